import { startPostgres } from '../apps/api/src/testing/postgres.ts';
import { type Lesson, measureStep, openLessons, PUPILS, SEEN_WITHIN_MS, teach, until, VOTE_WITHIN_MS, voteAll } from './live-lessons.ts';
import { callsOf } from './measure.ts';
import { residentMb } from './resident.ts';
import { send, sendOrFail } from './send.ts';
import { type Running, startProduct } from './server.ts';
import { atMost, type Figure, percentile, reference } from './table.ts';

const LESSONS = callsOf(20);
/** The first lessons of a fresh process pay for its compiling; a school's server is up before the bell. */
const WARM_UP = 3;
const ENV = { DEMO: '1', TRUST_PROXY: '1' };

const logInAsTeacher = async (node: string): Promise<string> => {
  const credentials = { email: 'tanar@demo.eszkerek.test', password: 'Eszkerek-2026!' };
  return ((await sendOrFail('POST', `${node}/api/login`, { body: credentials })) as { token: string }).token;
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
    const token = await logInAsTeacher(product.url);
    await teach([product.url], token, WARM_UP);
    const lessons = await openLessons([product.url], token, LESSONS);
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
    const token = await logInAsTeacher(kept.url);
    await teach([kept.url, killed.url], token, WARM_UP);
    const lessons = await openLessons([kept.url, killed.url], token, LESSONS);
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
