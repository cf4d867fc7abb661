import type { Subject } from '@eszkerek/documents/base';
import { type Fault, reportInto } from '../fault.ts';
import { generatorIds } from '../generator-ids.ts';
import { filesOf, type Library } from '../library.ts';

/** Pages that exist whether or not anything was written. */
const FIXED = /^(?:interaktiv-(?:matematika|fizika|ai)-gyujtemeny|kurzus-[a-z0-9-]+|szojegyzek)$/;

const subjectOf = (slug: string): Subject =>
  /(?:^|-)matek-/.test(slug) ? 'matematika' : /(?:^|-)fizika-/.test(slug) ? 'fizika' : /(?:^|-)ai-/.test(slug) ? 'ai' : 'matematika';

/** Every id a file names exists somewhere. */
export function checkReferences(library: Library): Fault[] {
  const faults: Fault[] = [];
  checkMisconceptions(library, faults);
  checkLinks(library, faults);
  checkDuplicates(library, faults);
  const generators = generatorIds();
  for (const { file, draft } of filesOf(library, 'exam')) {
    for (const { id, line } of [...(draft?.generators ?? []), ...(draft?.slotGenerators ?? [])])
      if (!generators.has(id)) reportInto(faults, file)('generator', line, `${id} is not a generator`);
    for (const { slug, line } of draft?.taught ?? [])
      if (!library.curriculum.lessons.has(slug)) reportInto(faults, file)('slug-unknown', line, `${slug} is not a lesson of the map`);
    for (const { slug, line } of draft?.tests ?? [])
      if (!library.curriculum.tests.has(slug)) reportInto(faults, file)('slug-unknown', line, `${slug} is not a unit test of the map`);
  }
  return faults;
}

function checkMisconceptions(library: Library, faults: Fault[]): void {
  const known = new Map<string, Set<string>>();
  for (const { placed, draft } of filesOf(library, 'registry')) known.set(placed.subject ?? '', new Set(Object.keys(draft?.entries ?? {})));
  const all = new Set([...known.values()].flatMap(ids => [...ids]));
  for (const file of library.files) {
    if (!file.draft || !('misconceptions' in file.draft)) continue;
    const subject = file.placed.subject ?? ('front' in file.draft && 'subject' in file.draft.front ? file.draft.front.subject : undefined);
    const ids = subject ? known.get(subject) : all;
    for (const { id, line } of file.draft.misconceptions)
      if (!ids?.has(id))
        reportInto(faults, file.file)(
          'misconception-unknown',
          line,
          `${id} is not in ${subject ?? subjectOf(file.placed.stem)}/tevkepzetek.yaml`,
        );
  }
}

function checkLinks(library: Library, faults: Fault[]): void {
  const { lessons, tests } = library.curriculum;
  const written = new Set(library.files.flatMap(file => (file.placed ? [file.placed.stem] : [])));
  const isKnown = (slug: string) =>
    written.has(slug) || tests.has(slug) || lessons.has(slug.replace(/^(?:kviz|gyakorlo)-/, '')) || FIXED.test(slug);
  for (const file of library.files) {
    const report = reportInto(faults, file.file);
    if (file.draft && 'links' in file.draft)
      for (const { slug, line } of file.draft.links) if (!isKnown(slug)) report('link', line, `${slug} is not a page`);
    if (file.kind === 'workshop')
      for (const slug of file.draft?.front.before ?? [])
        if (!isKnown(slug)) report('slug-unknown', file.draft?.lines.before ?? 1, `${slug} is not in the map`);
    if (file.kind === 'glossary')
      file.draft?.terms.forEach((term, i) => {
        for (const slug of [term.lesson, term.first])
          if (slug && !isKnown(slug)) report('slug-unknown', file.draft?.lines[i] ?? 1, `${slug} is not in the map`);
      });
    if (file.kind === 'search-words')
      for (const { slug, line } of file.draft?.pages ?? []) if (!isKnown(slug)) report('slug-unknown', line, `${slug} is not a page`);
  }
}

function checkDuplicates(library: Library, faults: Fault[]): void {
  const seen = new Map<string, string>();
  for (const { file, kind, placed } of library.files) {
    if (!placed || kind === 'registry' || kind === 'record') continue;
    const other = seen.get(placed.stem);
    if (other) reportInto(faults, file)('slug-duplicate', 1, `${placed.stem} is also ${other}`);
    seen.set(placed.stem, file);
  }
}
