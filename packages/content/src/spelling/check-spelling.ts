import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, reportInto } from '../fault.ts';
import type { Library } from '../library.ts';
import { HUNSPELL_MISSING, misspelt } from './hunspell.ts';

/** „LNKO-t”, „MI-vel”: what stands before the last hyphen is looked up, a short ending is a suffix. */
const SUFFIX = 5;
const partsOf = (word: string): string[] => {
  const parts = word.split('-').filter(part => part.length > 1);
  return parts.length > 1 && (parts.at(-1)?.length ?? 0) <= SUFFIX ? parts.slice(0, -1) : parts;
};

function readKnown(path: string | undefined): Set<string> {
  try {
    return path ? new Set(readFileSync(path, 'utf8').split('\n')) : new Set();
  } catch {
    return new Set();
  }
}

export interface Spelling {
  faults: Fault[];
  /** Said once when the check could not run. */
  note?: string;
}

/** Words already found right are kept in the cache, so only new ones go through the dictionary. */
export function checkSpelling(library: Library, cacheDir?: string): Spelling {
  const path = cacheDir && join(cacheDir, 'known-words.txt');
  const known = readKnown(path);
  const reviewed = library.reviewedWords;
  const isReviewed = (word: string) => reviewed.has(word) || reviewed.has(word.toLocaleLowerCase('hu'));
  const fresh = new Set(
    library.files.flatMap(file => file.words.map(([word]) => word)).filter(word => !known.has(word) && !isReviewed(word)),
  );
  const wrong = misspelt([...new Set([...fresh].flatMap(word => [word, ...partsOf(word)]))]);
  if (!wrong) return { faults: [], note: HUNSPELL_MISSING };
  const isWrong = (word: string) => fresh.has(word) && wrong.has(word) && partsOf(word).some(part => wrong.has(part) && !isReviewed(part));
  if (path) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, [...known, ...[...fresh].filter(word => !isWrong(word))].join('\n'));
  }
  const faults: Fault[] = [];
  for (const { file, words } of library.files)
    for (const [word, line] of words) if (isWrong(word)) reportInto(faults, file)('spelling', line, `„${word}” is not in the dictionary`);
  return { faults };
}
