import autocannon from 'autocannon';
import { moodle } from './moodle.ts';
import { sendOrFail } from './send.ts';
import { startBare, startProduct } from './server.ts';
import { atLeast, type Figure, percentile, reference } from './table.ts';

const SECONDS = 3;
const ROUNDS = 3;
const LESSON = '/api/tananyag/matek-5-tortek-osszeadasa.json';
const UNIT = 'of bare node:http';

const rate = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
  (await autocannon({ url, connections: 32, duration: SECONDS, headers })).requests.average;
const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Reads beside a bare server in the same run; each round measures both, so that a busy moment weighs on both. */
export const httpBench = async (): Promise<Figure[]> => {
  const product = await startProduct();
  const lesson = await fetch(product.url + LESSON);
  const size = (await lesson.arrayBuffer()).byteLength;
  const bare = await startBare(size);
  try {
    const { token } = (await sendOrFail('POST', `${product.url}/api/login`, {
      body: { email: 'diak@demo.eszkerek.test', password: 'Eszkerek-2026!' },
    })) as { token: string };
    const rounds: { bare: number; whole: number; known: number; profile: number }[] = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push({
        bare: await rate(bare.url),
        whole: await rate(product.url + LESSON),
        known: await rate(product.url + LESSON, { 'if-none-match': lesson.headers.get('etag') ?? '' }),
        profile: await rate(`${product.url}/api/profile`, { authorization: `Bearer ${token}` }),
      });
    const ratio = (name: 'whole' | 'known' | 'profile'): number => median(rounds.map(round => round[name] / round.bare));
    const reads = median(rounds.map(round => round.whole));
    return [
      atLeast('http', 0.8, { what: `lesson JSON (${Math.round(size / 1024)} KB), 200`, value: ratio('whole'), unit: UNIT }),
      atLeast('http', 0.8, { what: 'lesson JSON, 304', value: ratio('known'), unit: UNIT }),
      atLeast('http', 0.4, { what: 'profile of a signed-in pupil', value: ratio('profile'), unit: UNIT }),
      atLeast('http', moodle.lessons.value * 100, {
        what: 'lessons read',
        value: reads,
        unit: '/s',
        moodle: moodle.lessons,
      }),
      reference('http', { what: 'bare node:http, the same bytes', value: median(rounds.map(round => round.bare)), unit: '/s' }),
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
};
