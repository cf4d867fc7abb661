import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Compiled, compile } from './compile.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The repository's own content, through the cache: what the API holds in memory and the web's build prerenders. */
export const load = (contentDir = join(ROOT, 'content'), cacheDir = join(ROOT, '.cache', 'content')): Compiled =>
  compile({ contentDir, cacheDir });
