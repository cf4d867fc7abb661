import { readLibrary } from '../library.ts';
import { findPage, itemsOf } from './find-page.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';
import { saveResults } from './record-store.ts';

/** Writes down that an independent solver got the same answers (or, with --disagreed, did not). */
export function runMarkChecked(args: string[]): number {
  const [slug, ...ids] = args.filter(arg => !arg.startsWith('--'));
  if (!slug) {
    console.error('Usage: mark-checked <slug> [ids…] [--disagreed]');
    return 2;
  }
  const items = itemsOf(findPage(readLibrary(CONTENT_DIR, CACHE_DIR), slug));
  const unknown = ids.filter(id => !items.some(item => item.id === id));
  if (unknown.length > 0 || items.length === 0) {
    console.error(items.length === 0 ? `${slug} has no items` : `${slug} has no ${unknown.join(', ')}`);
    return 2;
  }
  const result = args.includes('--disagreed') ? 'disagreed' : 'agreed';
  const recorded = saveResults(slug, items, id => (ids.length === 0 || ids.includes(id) ? result : undefined));
  console.log(`${slug}: ${recorded} of ${items.length} items recorded`);
  return 0;
}
