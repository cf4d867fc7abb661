import autocannon from 'autocannon';
import { startBare, startProduct } from './server.ts';
import type { Figure } from './table.ts';

const SECONDS = 8;
const LESSON = '/api/tananyag/matek-5-tortek-osszeadasa.json';

const rate = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
  (await autocannon({ url, connections: 32, duration: SECONDS, headers })).requests.average;

/** Reads beside a bare server in the same run. */
export const httpBench = async (): Promise<Figure[]> => {
  const product = await startProduct();
  const login = await fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'diak@demo.eszkerek.test', password: 'Eszkerek-2026!' }),
  });
  const { token } = (await login.json()) as { token: string };
  const lesson = await fetch(product.url + LESSON);
  const size = (await lesson.arrayBuffer()).byteLength;
  const bare = await startBare(size);
  try {
    const reference = await rate(bare.url);
    const whole = await rate(product.url + LESSON);
    const known = await rate(product.url + LESSON, { 'if-none-match': lesson.headers.get('etag') ?? '' });
    const profile = await rate(`${product.url}/api/profile`, { authorization: `Bearer ${token}` });
    return [
      {
        bench: 'http',
        what: `lesson JSON (${Math.round(size / 1024)} KB), 200`,
        value: whole / reference,
        unit: 'of bare node:http',
        goal: '>= 0.8',
        met: whole / reference >= 0.8,
      },
      {
        bench: 'http',
        what: 'lesson JSON, 304',
        value: known / reference,
        unit: 'of bare node:http',
        goal: '>= 0.8',
        met: known / reference >= 0.8,
      },
      {
        bench: 'http',
        what: 'profile of a signed-in pupil',
        value: profile / reference,
        unit: 'of bare node:http',
        goal: '>= 0.4',
        met: profile / reference >= 0.4,
      },
      {
        bench: 'http',
        what: 'start until ready',
        value: product.startedInMs / 1000,
        unit: 's',
        goal: '<= 2 s',
        met: product.startedInMs <= 2000,
      },
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
};
