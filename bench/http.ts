import { type Expected, flood } from './flood.ts';
import { moodle } from './moodle.ts';
import { peopleOf } from './people.ts';
import { pinApart } from './pin.ts';
import { startSeeded } from './seeded.ts';
import { newAddress } from './send.ts';
import { startBare } from './server.ts';
import { atLeast, type Figure, ofRounds, percentile, reference } from './table.ts';

const SECONDS = 3;
const ROUNDS = 5;
const CONNECTIONS = 32;
const LESSON = '/api/tananyag/matek-5-tortek-osszeadasa.json';
const PAGE = '/tananyag/matek-5-tortek-osszeadasa';
const UNIT = 'of bare node:http';
/** Enough for no caller to reach the limit of a call (1,200 lessons, 600 profiles a minute) within the rounds. */
const CALLERS = 1000;
const AS_BROWSERS = { 'accept-encoding': 'gzip, br' };

const median = (values: readonly number[]): number => percentile(values, 0.5);

interface Read {
  path: string;
  callers: Record<string, string>[];
  expected: Expected;
}

/** Asks once as each caller, to learn the lengths of right answers. */
const measured = async (site: string, path: string, callers: Record<string, string>[], status: number): Promise<Read> => {
  const lengths = new Set<number>();
  for (const headers of callers) {
    const response = await fetch(site + path, { headers });
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`${response.status} ${path}`);
    lengths.add(Number(response.headers.get('content-length') ?? 0));
  }
  return { path, callers, expected: { status, lengths } };
};

/** Reads beside a bare server that sends as many bytes; each round measures both, so that a busy moment affects both. */
export const httpBench = async (): Promise<Figure[]> => {
  const people = peopleOf('school');
  const product = await startSeeded('school');
  const bare = await startBare();
  const unpin = pinApart([product, bare]);
  try {
    const guests = Array.from({ length: CALLERS }, () => ({ ...AS_BROWSERS, 'x-forwarded-for': newAddress() }));
    const pupils = Array.from({ length: CALLERS }, (_, i) => ({ ...AS_BROWSERS, authorization: `Bearer ${people.pupilToken(i)}` }));
    const etag = (await fetch(product.url + LESSON, { headers: AS_BROWSERS })).headers.get('etag') ?? '';
    const reads = {
      whole: await measured(product.url, LESSON, guests, 200),
      known: await measured(
        product.url,
        LESSON,
        guests.map(guest => ({ ...guest, 'if-none-match': etag })),
        304,
      ),
      page: await measured(product.url, PAGE, guests, 200),
      profile: await measured(product.url, '/api/profile', pupils, 200),
    };
    const rate = (site: string, { path, callers, expected }: Read): Promise<number> =>
      flood({ url: site + path, callers, expected, connections: CONNECTIONS, seconds: SECONDS });
    const round = async (read: Read): Promise<{ ours: number; bare: number }> => {
      const length = Math.round(median([...read.expected.lengths]));
      const twin = { ...read, path: `/${read.expected.status}/${length}`, expected: { ...read.expected, lengths: new Set([length]) } };
      return { bare: await rate(bare.url, twin), ours: await rate(product.url, read) };
    };
    const rounds: Record<keyof typeof reads, { ours: number; bare: number }>[] = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push({
        whole: await round(reads.whole),
        known: await round(reads.known),
        page: await round(reads.page),
        profile: await round(reads.profile),
      });
    const ours = (name: keyof typeof reads): number => median(rounds.map(({ [name]: figure }) => figure.ours));
    const theirs = (name: keyof typeof reads): number => median(rounds.map(({ [name]: figure }) => figure.bare));
    const kbOf = ({ expected }: Read): string => (Math.max(...expected.lengths) / 1024).toFixed(1);
    const ratio = (name: keyof typeof reads, goal: number, what: string): Figure => {
      const { value, spread } = ofRounds(rounds.map(({ [name]: figure }) => figure.ours / figure.bare));
      return atLeast('http', goal, { what: `${what} (${kbOf(reads[name])} KB as sent; ${spread})`, value, unit: UNIT });
    };
    return [
      ratio('whole', 0.8, 'lesson JSON, 200'),
      ratio('known', 0.8, 'lesson JSON, 304'),
      ratio('page', 0.8, 'lesson page (HTML)'),
      ratio('profile', 0.44, 'profile of a signed-in pupil'),
      atLeast('http', moodle.lessons.value * 100, { what: 'lessons read', value: ours('whole'), unit: '/s', moodle: moodle.lessons }),
      reference('http', { what: 'lesson pages read', value: ours('page'), unit: '/s' }),
      reference('http', { what: 'lessons answered with 304', value: ours('known'), unit: '/s' }),
      reference('http', { what: 'profiles read', value: ours('profile'), unit: '/s' }),
      reference('http', { what: 'bare node:http, as many bytes as a lesson', value: theirs('whole'), unit: '/s' }),
      reference('http', { what: 'bare node:http, 304', value: theirs('known'), unit: '/s' }),
      reference('http', { what: 'bare node:http, as many bytes as a page', value: theirs('page'), unit: '/s' }),
      reference('http', { what: 'bare node:http, as many bytes as a profile', value: theirs('profile'), unit: '/s' }),
    ];
  } finally {
    unpin();
    await bare.stop();
    await product.stop();
  }
};
