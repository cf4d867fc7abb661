import { loadLibrary } from '../apps/api/src/library/load.ts';
import { isPremiumCategory } from '../packages/documents/src/premium-category.ts';
import { callsOf, inTurns, timingOf } from './measure.ts';
import { residentMb } from './resident.ts';
import { newAddress, type Reply, send } from './send.ts';
import type { Running } from './server.ts';
import { atMost, type Figure } from './table.ts';

const TASKS = callsOf(20_000);
const CLIENTS = 8;
const WARM = TASKS / 4;

const practicePages = (): string[] =>
  loadLibrary()
    .ofKind('practice')
    .filter(page => !isPremiumCategory(page.category))
    .map(({ slug }) => slug);

/** A guest with a practice page of their own. */
const practise = (site: string, pages: readonly string[], i: number): Promise<Reply> =>
  send('POST', `${site}/api/quiz/${pages[i % pages.length] ?? ''}/attempts`, { body: {}, address: newAddress() });

/** Practice starts at an even pace until the returned function is called, which fails if one was refused. */
export const keepPractising = (site: string, perSecond: number): (() => Promise<void>) => {
  const pages = practicePages();
  const replies: Promise<Reply>[] = [];
  const timer = setInterval(() => replies.push(practise(site, pages, replies.length)), 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    timingOf(await Promise.all(replies), 1);
  };
};

/** Guests open practice pages: each gets a task that no one has seen before. Memory must not grow with the number of tasks. */
export const measurePractice = async (product: Running): Promise<Figure[]> => {
  const pages = practicePages();
  const samples: number[] = [];
  await inTurns(CLIENTS, TASKS, async i => {
    if (i % (TASKS / 20) === 0) samples.push(residentMb(product.pid));
    return practise(product.url, pages, i);
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
