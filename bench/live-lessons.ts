import { joinAsGuest, LiveClient } from './live-client.ts';
import { send, sendOrFail } from './send.ts';

export const PUPILS = 30;
export const VOTE_WITHIN_MS = 2000;
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
export const SEEN_WITHIN_MS = 20_000;

export interface Lesson {
  id: string;
  code: string;
  step: number;
  pupils: LiveClient[];
}

export const until = async (fits: () => boolean, withinMs: number): Promise<void> => {
  const deadline = performance.now() + withinMs;
  while (!fits() && performance.now() < deadline) await new Promise(resolve => setTimeout(resolve, 5));
};

/** Lessons of one teacher, full of guests, the streams spread over the nodes. */
export const openLessons = async (nodes: readonly string[], token: string, count: number): Promise<Lesson[]> => {
  const [first = ''] = nodes;
  const lessons: Lesson[] = [];
  for (let i = 0; i < count; i++) {
    const { id, code } = (await sendOrFail('POST', `${first}/api/teacher/live`, { token, body: { slug: QUIZ } })) as Lesson;
    const tokens = await Promise.all(Array.from({ length: PUPILS }, () => joinAsGuest(first, code)));
    const pupils = tokens.map((seat, at) => new LiveClient(nodes, at % nodes.length, '/api/live/stream', seat));
    lessons.push({ id, code, step: 0, pupils });
  }
  await until(() => lessons.every(({ pupils }) => pupils.every(({ connectedAt }) => connectedAt > 0)), SEEN_WITHIN_MS);
  return lessons;
};

/** The teachers of all lessons tap at once: how long until each pupil has seen it. */
export const measureStep = async (node: string, token: string, lessons: readonly Lesson[], action: string): Promise<number[]> => {
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

export const voteAll = async (node: string, lessons: readonly Lesson[], round: number): Promise<{ ms: number[]; resent: number }> => {
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

/** So many lessons from the first join to the end. `pause` comes before the end. */
export const teach = async (nodes: readonly string[], token: string, count: number, pause?: () => Promise<void>): Promise<void> => {
  const [node = ''] = nodes;
  const lessons = await openLessons(nodes, token, count);
  await measureStep(node, token, lessons, 'start');
  await voteAll(node, lessons, 1);
  await measureStep(node, token, lessons, 'close');
  await measureStep(node, token, lessons, 'revote');
  await voteAll(node, lessons, 2);
  await pause?.();
  await Promise.all(
    lessons.map(({ id, step }) => sendOrFail('POST', `${node}/api/teacher/live/${id}/actions`, { token, body: { action: 'end', step } })),
  );
  for (const { pupils } of lessons) for (const pupil of pupils) pupil.close();
};

const ROUND_MS = 20_000;

/** Lessons one after the other until the returned function is called, each round another teacher's: one may start 60 in an hour. */
export const keepTeaching = (node: string, tokenOf: (round: number) => string, count: number): (() => Promise<void>) => {
  let going = true;
  const rounds = async (): Promise<void> => {
    for (let round = 0; going; round++) {
      const started = performance.now();
      await teach([node], tokenOf(round), count, () => until(() => !going, ROUND_MS - (performance.now() - started)));
    }
  };
  const running = rounds();
  return async () => {
    going = false;
    await running;
  };
};
