import { type Fault, reportInto } from '../fault.ts';
import { filesOf, type Library } from '../library.ts';
import { KnownLessons } from '../prerequisites/known-lessons.ts';
import { pageAt } from '../prerequisites/page-at.ts';
import { type Taught, UseFinder } from '../prerequisites/use-finder.ts';
import type { SourceFile } from '../read-content.ts';

/** A term or formula that a page needs is taught on it or before it. */
export function checkPrerequisites(library: Library, sources: readonly SourceFile[]): Fault[] {
  const faults: Fault[] = [];
  const known = new KnownLessons(library.curriculum);
  const finder = new UseFinder(library);
  const exceptions = filesOf(library, 'prerequisites').flatMap(({ draft }) => draft?.exceptions ?? []);
  const needed = new Set<unknown>();
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  for (const file of library.files) {
    const page = pageAt(file, library.curriculum, texts.get(file.file) ?? '');
    if (!page) continue;
    const behind = page.after.map(slug => known.at(slug));
    const isTaught = ({ lessons }: Taught) => lessons.some(slug => behind.some(some => some.has(slug)));
    const reported = new Set<string>();
    for (const { what, line, form } of finder.find(page, isTaught)) {
      const { item } = line;
      if (reported.has(`${item} ${what.name}`)) continue;
      reported.add(`${item} ${what.name}`);
      const exception = exceptions.find(one => one.page === page.slug && (one.item ?? '') === item && one.term === what.name);
      const message = `${item ? `${item}: ` : ''}„${form}” (${what.name}) is taught later, in ${what.lessons.join(' or ')}`;
      if (exception) needed.add(exception);
      else reportInto(faults, file.file)('taught-later', line.line, message);
    }
  }
  for (const { file, draft } of filesOf(library, 'prerequisites')) {
    const report = reportInto(faults, file);
    draft?.known.forEach(({ words }, i) => {
      for (const word of words)
        if (!finder.spared.has(word))
          report('prerequisite-unused', draft.lines.known[i] ?? 1, `no page uses „${word}” before it is taught`);
    });
    draft?.exceptions.forEach((one, i) => {
      if (!needed.has(one))
        report('prerequisite-unused', draft.lines.exceptions[i] ?? 1, `${one.page} does not use „${one.term}” before it is taught`);
    });
  }
  return faults;
}
