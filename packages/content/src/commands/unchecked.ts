import { openItems } from '../cross/check-records.ts';
import { readLibrary } from '../library.ts';
import { CACHE_DIR, CONTENT_DIR } from './paths.ts';

/** One line for each page that has items to solve. */
export function runUnchecked(args: string[]): number {
  const items = openItems(readLibrary(CONTENT_DIR, CACHE_DIR)).filter(item => args.length === 0 || args.includes(item.slug));
  const bySlug = Map.groupBy(items, item => item.slug);
  for (const [slug, own] of bySlug)
    console.log(`${slug}  ${own.map(item => (item.state === 'unchecked' ? item.id : `${item.id} (${item.state})`)).join(' ')}`);
  console.log(`${items.length} items on ${bySlug.size} pages wait for an independent solution`);
  return 0;
}
