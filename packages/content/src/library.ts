import { createHash } from 'node:crypto';
import { forRegion } from '@eszkerek/numbers/money';
import type { FileKindOf, FileResult } from './compile-file.ts';
import { type Curriculum, curriculumOf, readUnits } from './curriculum/curriculum.ts';
import { type Fault, reportInto } from './fault.ts';
import { cacheKey, compileCached, keptAs, pruneCache } from './file-cache.ts';
import { checkMoney } from './language/check-money.ts';
import { place } from './layout.ts';
import { lazily } from './lazy.ts';
import { readContent, type SourceFile } from './read-content.ts';

const MAP = 'curriculum.yaml';

/** Everything under content/, each file compiled on its own. */
export interface Library {
  /** Names exactly this content compiled by exactly this code. */
  version: string;
  files: FileResult[];
  /** Lessons, quizzes, unit tests and workshops with amounts of money, once more in forints. */
  forint: FileResult[];
  curriculum: Curriculum;
  reviewedWords: Set<string>;
  faults: Fault[];
}

const PRICED: ReadonlySet<string> = new Set(['lesson', 'quiz', 'test', 'workshop']);

const inForints = ({ file, text }: SourceFile): SourceFile | undefined => {
  const forint = PRICED.has(place(file)?.kind ?? '') ? forRegion(text, 'hu') : text;
  return forint === forRegion(text, 'ro') ? undefined : { file, text: forint };
};

/** Faults that a page has only in forints, each named once. */
function forintFaults(inLei: readonly Fault[], forint: readonly FileResult[], written: readonly SourceFile[]): Fault[] {
  const sources = new Map(written.map(({ file, text }) => [file, text]));
  const known = new Set(inLei.map(({ file, rule, line }) => `${file} ${rule} ${line}`));
  const found = forint.flatMap(({ file, faults }) => {
    const own = [...faults];
    checkMoney(sources.get(file) ?? '', reportInto(own, file));
    return own;
  });
  return found.filter(({ file, rule, line }) => !known.has(`${file} ${rule} ${line}`));
}

export function readLibrary(contentDir: string, cacheDir?: string): Library {
  const written = readContent(contentDir);
  const sources = written.map(source => ({ ...source, text: forRegion(source.text, 'ro') }));
  const keys = sources.map(cacheKey);
  const files = sources.map((source, i) => compileCached(source, keys[i] ?? '', cacheDir));
  const withForints = written.flatMap(source => inForints(source) ?? []);
  const forintKeys = withForints.map(cacheKey);
  const forint = withForints.map((source, i) => compileCached(source, forintKeys[i] ?? '', cacheDir));
  const mapKey = `${keys[sources.findIndex(({ file }) => file === MAP)] ?? 'none'}-map`;
  if (cacheDir) pruneCache(cacheDir, [...keys, ...forintKeys, mapKey]);
  const textOf = (name: string) => sources.find(({ file }) => file === name)?.text ?? '';
  const map = keptAs(mapKey, cacheDir, () => {
    const found: Fault[] = [];
    return { units: readUnits(textOf(MAP) || '[]', reportInto(found, MAP)), faults: found };
  });
  const reviewedWords = new Set(
    textOf('szavak.txt')
      .split('\n')
      .map(line => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  );
  const version = createHash('sha256')
    .update([...keys, ...forintKeys].join())
    .digest('hex')
    .slice(0, 16);
  const library: Library = { version, files, forint, curriculum: curriculumOf(map.units), reviewedWords, faults: [] };
  // Looked for when a check asks: a server that starts does not.
  return lazily(library, 'faults', () => {
    const own = files.flatMap(file => file.faults);
    return [...own, ...forintFaults(own, forint, written), ...map.faults];
  });
}

export const filesOf = <K extends FileResult['kind']>(library: Library, kind: K): FileKindOf<K>[] =>
  library.files.filter((file): file is FileKindOf<K> => file.kind === kind);
