import { checkBalance } from './cross/check-balance.ts';
import { checkForms } from './cross/check-forms.ts';
import { checkFreeReach } from './cross/check-free-reach.ts';
import { checkMap } from './cross/check-map.ts';
import { checkOriginality } from './cross/check-originality.ts';
import { checkPrerequisites } from './cross/check-prerequisites.ts';
import { checkRecords } from './cross/check-records.ts';
import { checkReferences } from './cross/check-references.ts';
import { coverage } from './curriculum/coverage.ts';
import { byPlace, type Fault } from './fault.ts';
import { type Library, readLibrary } from './library.ts';
import { readContent } from './read-content.ts';
import { checkSpelling } from './spelling/check-spelling.ts';

export interface CheckOptions {
  contentDir: string;
  cacheDir?: string;
  /** Every item must have been solved independently. */
  requireChecked?: boolean;
  spelling?: boolean;
  /** Report only on files that start with one of these (relative to the content folder). */
  only?: string[];
}

export interface CheckResult {
  faults: Fault[];
  files: number;
  notes: string[];
}

const coverageNotes = (library: Library): string[] => {
  const { line, missing } = coverage(library);
  return [`Map: ${line}`, ...(missing.length > 0 ? [`Missing: ${missing.join(', ')}`] : [])];
};

export function check({ contentDir, cacheDir, requireChecked = true, spelling = true, only = [] }: CheckOptions): CheckResult {
  const library = readLibrary(contentDir, cacheDir);
  const isAsked = (file: string) => only.length === 0 || only.some(path => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));
  const spelt = spelling
    ? checkSpelling({ ...library, files: library.files.filter(({ file }) => isAsked(file)) }, cacheDir)
    : { faults: [] };
  const faults = [
    ...library.faults,
    ...checkMap(library),
    ...checkReferences(library),
    ...checkFreeReach(library),
    ...checkOriginality(library),
    ...checkBalance(library),
    ...checkForms(library),
    ...checkPrerequisites(library, readContent(contentDir)),
    ...(requireChecked ? checkRecords(library) : []),
    ...spelt.faults,
  ];
  return {
    faults: faults.filter(({ file }) => isAsked(file)).sort(byPlace),
    files: library.files.filter(({ file }) => isAsked(file)).length,
    notes: ['note' in spelt && spelt.note ? [spelt.note] : [], only.length === 0 ? coverageNotes(library) : []].flat(),
  };
}
