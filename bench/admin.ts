import type { EngineName } from '../apps/api/src/db/engine.ts';
import { callsOf, inTurns } from './measure.ts';
import { peopleOf } from './people.ts';
import { startSeeded } from './seeded.ts';
import { send, sendOrFail } from './send.ts';
import { atMost, type Figure } from './table.ts';

const CALLS = callsOf(300);
const ADMINS_AT_ONCE = 2;
const PAGES_DEEP = 40;

interface UsersPage {
  next: string;
}

const measureAdmin = async (engine: EngineName): Promise<Figure[]> => {
  const people = peopleOf('large');
  const product = await startSeeded('large', engine);
  const users = `${product.url}/api/admin/users`;
  try {
    let after = '';
    for (let i = 0; i < PAGES_DEEP; i++) {
      const page = await sendOrFail('GET', `${users}?after=${encodeURIComponent(after)}`, { token: people.adminToken(i) });
      after = (page as UsersPage).next;
    }
    const calls = {
      'first page': () => '',
      [`page ${PAGES_DEEP + 1}`]: () => `?after=${encodeURIComponent(after)}`,
      'teachers who wait': () => '?status=pending',
      'search, one match': (i: number) => `?q=tanulo${40_000 + i}@`,
      'search, 4,500 matches': () => '?q=kovacs',
      'search, no match': (i: number) => `?q=xqz${i}`,
    };
    const figures: Figure[] = [];
    for (const [name, query] of Object.entries(calls)) {
      const { p50, p99 } = await inTurns(ADMINS_AT_ONCE, CALLS, i => send('GET', users + query(i), { token: people.adminToken(i) }));
      figures.push(
        atMost('admin', 150, {
          what: `${engine}: users of 50,000, ${name}, p99 (p50 ${p50.toFixed(1)} ms)`,
          value: p99,
          unit: 'ms',
        }),
      );
    }
    return figures;
  } finally {
    await product.stop();
  }
};

export const adminBench = async (): Promise<Figure[]> => [...(await measureAdmin('sqlite')), ...(await measureAdmin('postgres'))];
