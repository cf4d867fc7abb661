import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loading content and site leaves more garbage than live data. Collecting it once, soon after the start, keeps the heap
 * small, and V8 sets its next collection threshold from there.
 */
export const collectGarbage = (): void => {
  v8.setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
};
