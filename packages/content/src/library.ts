import type { FileKindOf, FileResult } from './compile-file.ts';
import { type Curriculum, readCurriculum } from './curriculum/curriculum.ts';
import { type Fault, reportInto } from './fault.ts';
import { compileCached } from './file-cache.ts';
import { readContent } from './read-content.ts';

/** Everything under content/, each file compiled on its own. */
export interface Library {
  files: FileResult[];
  curriculum: Curriculum;
  reviewedWords: Set<string>;
  faults: Fault[];
}

export function readLibrary(contentDir: string, cacheDir?: string): Library {
  const sources = readContent(contentDir);
  const files = sources.map(source => compileCached(source, cacheDir));
  const faults = files.flatMap(file => file.faults);
  const textOf = (name: string) => sources.find(({ file }) => file === name)?.text ?? '';
  const curriculum = readCurriculum(textOf('curriculum.yaml') || '[]', reportInto(faults, 'curriculum.yaml'));
  const reviewedWords = new Set(
    textOf('szavak.txt')
      .split('\n')
      .map(line => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  );
  return { files, curriculum, reviewedWords, faults };
}

export const filesOf = <K extends FileResult['kind']>(library: Library, kind: K): FileKindOf<K>[] =>
  library.files.filter((file): file is FileKindOf<K> => file.kind === kind);
