import { globSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const modules = globSync(['apps/web/app/**/*.module.css', 'packages/*/src/**/*.module.css'], { cwd: ROOT }).sort();
const CLASS = /\.([a-zA-Z_][\w-]*)/g;

/**
 * The class names of a module: in production as short as can be, the same in the prerendered page and in the browser. While developing the
 * folder stands in them: two sheets of one name (the player's frame and the widgets') would style each other.
 */
export function scopedName(name: string, file: string, css: string): string {
  const stem = `${path.basename(path.dirname(file))}-${path.basename(file).replace(/\.module\.css.*$/, '')}`;
  if (process.env.NODE_ENV !== 'production') return `${stem}_${name}`;
  const place = modules.indexOf(path.relative(ROOT, file.replace(/\?.*$/, '')).split(path.sep).join('/'));
  const names = [...new Set([...css.matchAll(CLASS)].map(match => match[1]))].sort();
  const at = names.indexOf(name);
  // Keyframes have no dot before their name.
  return place < 0 || at < 0
    ? `${stem}_${name}`
    : `${String.fromCharCode(97 + (place % 26))}${Math.floor(place / 26).toString(36)}${at.toString(36)}`;
}
