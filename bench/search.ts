import { loadLibrary } from '../apps/api/src/library/load.ts';
import { type Figure, percentile } from './table.ts';

const QUERIES = ['tortekkel', 'Háromszögek', 'haromszog', 'pitagorsz', 'sűrűség', 'mesterséges intelligencia', 'xqzwv', 'százalék feladat'];

/** Search in process, over the real content. */
export const searchBench = async (): Promise<Figure[]> => {
  const started = performance.now();
  const library = loadLibrary();
  const loaded = performance.now() - started;
  const times: number[] = [];
  for (let round = 0; round < 200; round++)
    for (const query of QUERIES) {
      const before = performance.now();
      library.search(query);
      times.push(performance.now() - before);
    }
  const p99 = percentile(times, 0.99);
  return [
    { bench: 'search', what: 'one search, p99', value: p99, unit: 'ms', goal: '< 5 ms', met: p99 < 5 },
    { bench: 'search', what: 'content loaded from the cache', value: loaded / 1000, unit: 's', goal: '<= 1 s', met: loaded <= 1000 },
  ];
};
