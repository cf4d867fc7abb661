import { loadLibrary } from '../apps/api/src/library/load.ts';
import { isPremiumCategory } from '../packages/documents/src/premium-category.ts';
import { callsOf, inTurns } from './measure.ts';
import { residentMb } from './resident.ts';
import { newAddress, send } from './send.ts';
import type { Running } from './server.ts';
import { atMost, type Figure } from './table.ts';

const TASKS = callsOf(20_000);
const CLIENTS = 8;
const WARM = TASKS / 4;

/** Guests open practice pages: each gets a task that no one has seen before. Memory must not grow with the number of tasks. */
export const measurePractice = async (product: Running): Promise<Figure[]> => {
  const pages = loadLibrary()
    .ofKind('practice')
    .filter(page => !isPremiumCategory(page.category));
  const samples: number[] = [];
  await inTurns(CLIENTS, TASKS, async i => {
    if (i % (TASKS / 20) === 0) samples.push(residentMb(product.pid));
    const slug = pages[i % pages.length]?.slug ?? '';
    return send('POST', `${product.url}/api/quiz/${slug}/attempts`, { body: {}, address: newAddress() });
  });
  const end = residentMb(product.pid);
  const warm = samples[Math.ceil(samples.length * (WARM / TASKS))] ?? end;
  process.stderr.write(`resident MB over ${TASKS} practice tasks: ${samples.map(mb => mb.toFixed(0)).join(' ')} ${end.toFixed(0)}\n`);
  return [
    atMost('memory', 256, { what: `resident after ${TASKS} practice tasks of ${pages.length} pages`, value: end, unit: 'MB' }),
    atMost('memory', 10, {
      what: `growth from task ${WARM} (${warm.toFixed(0)} MB) to ${TASKS}`,
      value: (end / warm - 1) * 100,
      unit: '%',
    }),
  ];
};
