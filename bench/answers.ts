import { randomUUID } from 'node:crypto';
import { startProduct } from './server.ts';
import { type Figure, percentile } from './table.ts';

const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const QUESTION = 'q3';

const post = async (url: string, body: unknown): Promise<Record<string, unknown>> => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return (await response.json()) as Record<string, unknown>;
};

const startAttempt = async (site: string): Promise<string> =>
  ((await post(`${site}/api/quiz/${QUIZ}/attempts`, {})).attempt as { id: string }).id;
const answer = (site: string, attempt: string) =>
  post(`${site}/api/attempts/${attempt}/answers`, { questionId: QUESTION, answer: '5/6', key: randomUUID() });

/** Durable answers from 64 clients, each answer of another pupil's attempt. */
const flood = async (site: string, clients: number, each: number): Promise<{ perSecond: number; p99: number }> => {
  const attempts: string[] = [];
  for (let i = 0; i < clients * each; i += clients)
    attempts.push(...(await Promise.all(Array.from({ length: clients }, () => startAttempt(site)))));
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let i = 0; i < each; i++) {
        const before = performance.now();
        await answer(site, attempts[client * each + i] ?? '');
        times.push(performance.now() - before);
      }
    }),
  );
  return { perSecond: (clients * each) / ((performance.now() - started) / 1000), p99: percentile(times, 0.99) };
};

/** So many pupils start one quiz within a time and save their first answer. */
const classStart = async (site: string, pupils: number, withinMs: number): Promise<{ p99: number; errors: number }> => {
  const times: number[] = [];
  let errors = 0;
  await Promise.all(
    Array.from({ length: pupils }, async (_, pupil) => {
      await new Promise(resolve => setTimeout(resolve, (withinMs * pupil) / pupils));
      try {
        const attempt = await startAttempt(site);
        const before = performance.now();
        await answer(site, attempt);
        times.push(performance.now() - before);
      } catch {
        errors += 1;
      }
    }),
  );
  return { p99: percentile(times, 0.99), errors };
};

export const answersBench = async (): Promise<Figure[]> => {
  // Guests share one address here; the limit that protects against a flood is lifted by asking as many addresses would.
  const product = await startProduct({ TRUST_PROXY: '1' });
  const realFetch = globalThis.fetch;
  let caller = 0;
  globalThis.fetch = (input, init) => {
    caller += 1;
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`);
    return realFetch(input, { ...init, headers });
  };
  try {
    const flooded = await flood(product.url, 64, 40);
    const figures: Figure[] = [
      {
        bench: 'answers',
        what: 'durable answers, 64 clients',
        value: flooded.perSecond,
        unit: '/s',
        goal: '>= 1500 /s',
        met: flooded.perSecond >= 1500,
      },
      { bench: 'answers', what: 'durable answers, p99', value: flooded.p99, unit: 'ms', goal: '<= 300 ms', met: flooded.p99 <= 300 },
    ];
    for (const [pupils, within, goal] of [
      [30, 500, 50],
      [600, 2000, 100],
      [3000, 5000, 500],
    ] as const) {
      const { p99, errors } = await classStart(product.url, pupils, within);
      figures.push({
        bench: 'answers',
        what: `${pupils} pupils start within ${within / 1000} s, save p99 (${errors} errors)`,
        value: p99,
        unit: 'ms',
        goal: `<= ${goal} ms, 0 errors`,
        met: p99 <= goal && errors === 0,
      });
    }
    return figures;
  } finally {
    globalThis.fetch = realFetch;
    await product.stop();
  }
};
