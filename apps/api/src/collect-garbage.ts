import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Reading content and site leaves more garbage behind than they take. Collected once before the first pupil comes, the heap
 * begins small, and V8 measures from there when to collect again.
 */
export const collectGarbage = (): void => {
  v8.setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
};
