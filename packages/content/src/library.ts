import { createHash } from 'node:crypto';
import type { FileKindOf, FileResult } from './compile-file.ts';
import { type Curriculum, curriculumOf, readUnits } from './curriculum/curriculum.ts';
import { type Fault, reportInto } from './fault.ts';
import { cacheKey, compileCached, keptAs, pruneCache } from './file-cache.ts';
import { readContent } from './read-content.ts';

const MAP = 'curriculum.yaml';

/** Everything under content/, each file compiled on its own. */
export interface Library {
  /** Names exactly this content compiled by exactly this code. */
  version: string;
  files: FileResult[];
  curriculum: Curriculum;
  reviewedWords: Set<string>;
  faults: Fault[];
}

export function readLibrary(contentDir: string, cacheDir?: string): Library {
  const sources = readContent(contentDir);
  const keys = sources.map(cacheKey);
  const files = sources.map((source, i) => compileCached(source, keys[i] ?? '', cacheDir));
  const mapKey = `${keys[sources.findIndex(({ file }) => file === MAP)] ?? 'none'}-map`;
  if (cacheDir) pruneCache(cacheDir, [...keys, mapKey]);
  const faults = files.flatMap(file => file.faults);
  const textOf = (name: string) => sources.find(({ file }) => file === name)?.text ?? '';
  const map = keptAs(mapKey, cacheDir, () => {
    const found: Fault[] = [];
    return { units: readUnits(textOf(MAP) || '[]', reportInto(found, MAP)), faults: found };
  });
  faults.push(...map.faults);
  const reviewedWords = new Set(
    textOf('szavak.txt')
      .split('\n')
      .map(line => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  );
  const version = createHash('sha256').update(keys.join()).digest('hex').slice(0, 16);
  return { version, files, curriculum: curriculumOf(map.units), reviewedWords, faults };
}

export const filesOf = <K extends FileResult['kind']>(library: Library, kind: K): FileKindOf<K>[] =>
  library.files.filter((file): file is FileKindOf<K> => file.kind === kind);
