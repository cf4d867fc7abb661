import path from 'node:path';
import { compile } from '@eszkerek/content/compile';
import { Library } from './library.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Compiles what changed since the last start; the rest comes from the cache. */
export const loadLibrary = (): Library => {
  const { content, keys, forintKeys } = compile({ contentDir: path.join(ROOT, 'content'), cacheDir: path.join(ROOT, '.cache', 'content') });
  return new Library(content, keys, forintKeys);
};
