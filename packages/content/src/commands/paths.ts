import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const CONTENT_DIR = join(ROOT, 'content');
export const CACHE_DIR = join(ROOT, '.cache', 'content');
export const FIGURES_DIR = join(ROOT, '.cache', 'figures');

/** A path as typed (from here or from the root), as a path inside the content folder. */
export function insideContent(typed: string): string {
  const candidates = [resolve(typed), resolve(ROOT, typed), join(CONTENT_DIR, typed)];
  const found = candidates.find(path => existsSync(path) && !relative(CONTENT_DIR, path).startsWith('..'));
  if (!found) throw new Error(`${typed} is not in ${CONTENT_DIR}`);
  return relative(CONTENT_DIR, found).replaceAll('\\', '/');
}
