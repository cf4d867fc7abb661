import { startPostgres } from '../apps/api/src/testing/postgres.ts';
import { joinAsGuest, LiveClient } from './live-client.ts';
import { callsOf } from './measure.ts';
import { residentMb } from './resident.ts';
import { send, sendOrFail } from './send.ts';
import { type Running, startProduct } from './server.ts';
import { atMost, type Figure, percentile, reference } from './table.ts';

const LESSONS = callsOf(20);
const PUPILS = 30;
const VOTE_WITHIN_MS = 2000;
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const ENV = { DEMO: '1', TRUST_PROXY: '1' };
const SEEN_WITHIN_MS = 20_000;

interface Lesson {
  id: string;
  code: string;
  step: number;
  pupils: LiveClient[];
}

const until = async (fits: () => boolean, withinMs: number): Promise<void> => {
  const deadline = performance.now() + withinMs;
  while (!fits() && performance.now() < deadline) await new Promise(resolve => setTimeout(resolve, 5));
};

/** Lessons of the demo teacher, full of guests, half of the streams on each node. */
const openLessons = async (nodes: readonly string[]): Promise<{ token: string; lessons: Lesson[] }> => {
  const [first = ''] = nodes;
  const credentials = { email: 'tanar@demo.eszkerek.test', password: 'Eszkerek-2026!' };
  const { token } = (await sendOrFail('POST', `${first}/api/login`, { body: credentials })) as { token: string };
  const lessons: Lesson[] = [];
  for (let i = 0; i < LESSONS; i++) {
    const { id, code } = (await sendOrFail('POST', `${first}/api/teacher/live`, { token, body: { slug: QUIZ } })) as Lesson;
    const tokens = await Promise.all(Array.from({ length: PUPILS }, () => joinAsGuest(first, code)));
    const pupils = tokens.map((seat, at) => new LiveClient(nodes, at % nodes.length, '/api/live/stream', seat));
    lessons.push({ id, code, step: 0, pupils });
  }
  await until(() => lessons.every(({ pupils }) => pupils.every(({ connectedAt }) => connectedAt > 0)), SEEN_WITHIN_MS);
  return { token, lessons };
};

/** The teachers of all lessons tap at once: how long until each pupil has seen it. */
const measureStep = async (node: string, token: string, lessons: readonly Lesson[], action: string): Promise<number[]> => {
  const started = new Map<Lesson, number>();
  await Promise.all(
    lessons.map(async lesson => {
      started.set(lesson, performance.now());
      const body = { action, step: lesson.step };
      const reply = await sendOrFail('POST', `${node}/api/teacher/live/${lesson.id}/actions`, { token, body });
      lesson.step = (reply as { step: number }).step;
    }),
  );
  const all = () => lessons.every(({ pupils, step }) => pupils.every(({ seen }) => seen.step >= step));
  await until(all, SEEN_WITHIN_MS);
  if (!all()) throw new Error(`${action} did not reach everybody within ${SEEN_WITHIN_MS / 1000} s`);
  return lessons.flatMap(lesson => lesson.pupils.map(({ seen }) => seen.at - (started.get(lesson) ?? 0)));
};

interface Asked {
  id: string;
  answers: { id: string }[];
}

const questionOf = async (node: string, { pupils }: Lesson): Promise<Asked> => {
  const { text } = await send('GET', `${node}/api/live/stream?once=1`, { token: pupils[0]?.token });
  return (JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}') as { question: Asked }).question;
};

const voteAll = async (node: string, lessons: readonly Lesson[], round: number): Promise<{ ms: number[]; resent: number }> => {
  const votes: Promise<{ ms: number; tries: number }>[] = [];
  const all = (await Promise.all(lessons.map(async lesson => ({ lesson, asked: await questionOf(node, lesson) })))).flatMap(
    ({ lesson, asked }) => lesson.pupils.map((pupil, at) => ({ pupil, asked, at })),
  );
  const started = performance.now();
  for (const [place, { pupil, asked, at }] of all.entries()) {
    const wait = (place / all.length) * VOTE_WITHIN_MS - (performance.now() - started);
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    votes.push(pupil.vote({ questionId: asked.id, round, answer: asked.answers[at % asked.answers.length]?.id }));
  }
  const replies = await Promise.all(votes);
  return { ms: replies.map(({ ms }) => ms), resent: replies.filter(({ tries }) => tries > 1).length };
};

/** Votes that are missing, and pupils counted twice, by the teacher's own screen. */
const countFaults = async (node: string, token: string, lessons: readonly Lesson[]): Promise<{ lost: number; twice: number }> => {
  const counts = await Promise.all(
    lessons.map(async ({ id }) => {
      const { text } = await send('GET', `${node}/api/teacher/live/${id}/stream?once=1`, { token });
      return (JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}') as { answered: number }).answered;
    }),
  );
  return {
    lost: counts.reduce((sum, count) => sum + Math.max(0, PUPILS - count), 0),
    twice: counts.reduce((sum, count) => sum + Math.max(0, count - PUPILS), 0),
  };
};

const lessonFigures = async (name: string, node: string, token: string, lessons: Lesson[]): Promise<Figure[]> => {
  const steps = await measureStep(node, token, lessons, 'start');
  const { ms } = await voteAll(node, lessons, 1);
  const { lost, twice } = await countFaults(node, token, lessons);
  const people = `${lessons.length} lessons x ${PUPILS} pupils`;
  return [
    atMost(name, 200, { what: `${people}: a step seen by all, p95`, value: percentile(steps, 0.95), unit: 'ms' }),
    atMost(name, 250, { what: `${ms.length} votes within 2 s, p99`, value: percentile(ms, 0.99), unit: 'ms' }),
    atMost(name, 0, { what: 'votes lost or counted twice', value: lost + twice, unit: '' }),
  ];
};

const oneProcess = async (): Promise<Figure[]> => {
  const product = await startProduct(ENV);
  try {
    const before = residentMb(product.pid);
    const { token, lessons } = await openLessons([product.url]);
    const figures = await lessonFigures('live', product.url, token, lessons);
    figures.push(
      reference('live', {
        what: `resident with all streams open (${before.toFixed(0)} MB before)`,
        value: residentMb(product.pid),
        unit: 'MB',
      }),
    );
    for (const { pupils } of lessons) for (const pupil of pupils) pupil.close();
    return figures;
  } finally {
    await product.stop();
  }
};

/** Two nodes on PostgreSQL; one is killed in the middle of the second vote. */
const twoNodes = async (): Promise<Figure[]> => {
  const server = await startPostgres();
  const nodes: Running[] = [];
  try {
    for (let i = 0; i < 2; i++) nodes.push(await startProduct({ ...ENV, DATABASE_URL: server.url('postgres') }));
    const [kept, killed] = nodes as [Running, Running];
    const { token, lessons } = await openLessons([kept.url, killed.url]);
    const figures = await lessonFigures('live-2', kept.url, token, lessons);
    await measureStep(kept.url, token, lessons, 'close');
    await measureStep(kept.url, token, lessons, 'revote');
    const clients = lessons.flatMap(({ pupils }) => pupils);
    const voting = voteAll(kept.url, lessons, 2);
    await new Promise(resolve => setTimeout(resolve, VOTE_WITHIN_MS / 2));
    const hit = clients.filter((_, at) => at % 2 === 1);
    const at = performance.now();
    process.kill(killed.pid, 'SIGKILL');
    const { resent } = await voting;
    await until(() => hit.every(({ connectedAt }) => connectedAt > at), SEEN_WITHIN_MS);
    const back = hit.map(({ connectedAt }) => (connectedAt > at ? connectedAt - at : Number.POSITIVE_INFINITY));
    const { lost, twice } = await countFaults(kept.url, token, lessons);
    figures.push(
      atMost('live-2', 5000, { what: 'streams back after a node was killed, p95', value: percentile(back, 0.95), unit: 'ms' }),
      atMost('live-2', 15_000, { what: 'the last of them', value: Math.max(...back), unit: 'ms' }),
      atMost('live-2', 0, { what: `votes lost or counted twice (${resent} sent again)`, value: lost + twice, unit: '' }),
    );
    for (const client of clients) client.close();
    return figures;
  } finally {
    for (const node of nodes) await node.stop();
    await server.stop();
  }
};

export const liveBench = async (): Promise<Figure[]> => [...(await oneProcess()), ...(await twoNodes())];
