import type { CompiledContent, CompiledKeys, Misconception } from '@eszkerek/documents/compiled';
import type { ContentDocument } from '@eszkerek/documents/document';
import { examDocuments, practiceDocuments, quizDocuments, testDocuments } from './assemble/assessments.ts';
import { curriculumsOf } from './assemble/catalog.ts';
import { collectionDocument, courseDocuments } from './assemble/courses.ts';
import { lessonMap } from './assemble/lesson-map.ts';
import { lessonDocuments } from './assemble/lessons.ts';
import { Pages } from './assemble/links.ts';
import { glossaryDocument, helpDocuments, legalDocuments, toolDocuments, workshopDocuments } from './assemble/pages.ts';
import { searchEntries, synonymsOf, upcomingEntries } from './assemble/search-entries.ts';
import { lazily } from './lazy.ts';
import type { Paragraph } from './lesson/running-text.ts';
import { filesOf, type Library, readLibrary } from './library.ts';

export interface Compiled {
  /** The public part. Premium documents are in it; the API decides who gets them. */
  content: CompiledContent;
  /** Server only. */
  keys: CompiledKeys;
  /** Server only: of the pages that stand once more in forints. */
  forintKeys: CompiledKeys;
}

function keysOf(library: Library, slugs: ReadonlySet<string>): CompiledKeys {
  const keys: CompiledKeys = {};
  for (const kind of ['quiz', 'test', 'exam'] as const)
    for (const { draft } of filesOf(library, kind))
      if (draft && slugs.has(draft.front.slug)) lazily(keys, draft.front.slug, () => draft.questions);
  return keys;
}

function misconceptionsOf(library: Library): Record<string, Misconception> {
  return Object.assign({}, ...filesOf(library, 'registry').map(({ draft }) => draft?.entries ?? {}));
}

/** Plain words for search; a formula leaves nothing. */
const plainWords = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('ƒ', '')
    .replace(/\s+/g, ' ');

/** The pages that speak of money, as pupils in Hungary read them. */
function inForints(library: Library, pages: Pages): { documents: ContentDocument[]; keys: CompiledKeys } {
  const byFile = new Map(library.forint.map(file => [file.file, file]));
  const slugs = new Set(library.forint.flatMap(({ placed }) => (placed ? [placed.stem] : [])));
  const swapped = { ...library, files: library.files.map(file => byFile.get(file.file) ?? file) };
  const documents = [
    ...lessonDocuments(swapped, pages),
    ...quizDocuments(swapped, pages),
    ...testDocuments(swapped, pages),
    ...workshopDocuments(swapped, pages),
  ];
  return { documents: documents.filter(({ slug }) => slugs.has(slug)), keys: keysOf(swapped, slugs) };
}

export function assemble(library: Library): Compiled {
  const pages = new Pages(library);
  const lessons = lessonDocuments(library, pages);
  const bySlug = new Map(lessons.map(lesson => [lesson.slug, lesson]));
  const { units } = library.curriculum;
  const mathsCollection = collectionDocument('matematika', units, bySlug);
  const documents: ContentDocument[] = [
    ...lessons,
    ...quizDocuments(library, pages),
    ...testDocuments(library, pages),
    ...practiceDocuments(library, pages),
    ...courseDocuments(library, bySlug, pages),
    ...workshopDocuments(library, pages),
    ...toolDocuments(library, pages),
    ...examDocuments(library, pages),
    mathsCollection,
    collectionDocument('fizika', units, bySlug),
    collectionDocument('ai', units, bySlug),
    ...helpDocuments(library, pages),
    ...legalDocuments(library),
    glossaryDocument(library, pages),
  ];
  const texts = new Map(
    library.files.flatMap(({ draft, placed }) =>
      draft && placed && 'paragraphs' in draft ? [[placed.stem, plainWords(draft.paragraphs)]] : [],
    ),
  );
  const forint = inForints(library, pages);
  const priced = new Set(forint.documents.map(({ slug }) => slug));
  for (const document of [...documents, ...forint.documents]) if (priced.has(document.slug)) document.priced = true;
  const content = {
    documents,
    forint: forint.documents,
    curriculums: curriculumsOf(documents),
    search: searchEntries(library, documents, texts),
    upcoming: upcomingEntries(library, documents),
    synonyms: synonymsOf(library),
    mathsCollection,
    misconceptions: misconceptionsOf(library),
    map: lessonMap(library, pages),
  };
  return {
    content: { version: library.version, ...content },
    keys: keysOf(library, new Set(documents.map(({ slug }) => slug))),
    forintKeys: forint.keys,
  };
}

export interface CompileOptions {
  contentDir: string;
  cacheDir?: string;
}

export const compile = ({ contentDir, cacheDir }: CompileOptions): Compiled => assemble(readLibrary(contentDir, cacheDir));
