import { isPremiumCategory } from '@eszkerek/documents/base';
import type { SearchEntry, Synonym } from '@eszkerek/documents/compiled';
import type { ContentDocument } from '@eszkerek/documents/document';
import { filesOf, type Library } from '../library.ts';
import { glossaryTerms } from './pages.ts';

/** Pages that live under /tananyag and can be found there. */
const SEARCHED = new Set<ContentDocument['kind']>(['lesson', 'quiz', 'test', 'practice', 'tool', 'workshop', 'exam', 'course']);
/** „A szabály”, „Gyakori hiba”: found in every lesson, so they would say nothing. */
const SAME_EVERYWHERE = new Set([
  'felfedezes',
  'szabaly',
  'miert',
  'pelda',
  'probald',
  'hiba',
  'kihivas',
  'osszefoglalo',
  'tovabb',
  'cel',
  'eszkozok',
  'feladatok',
  'prompt',
  'beadando',
  'onertekeles',
]);
const EXCERPT = 600;

export function searchEntries(library: Library, documents: readonly ContentDocument[], texts: ReadonlyMap<string, string>): SearchEntry[] {
  const phrases = phrasesBySlug(library);
  return documents
    .filter(document => SEARCHED.has(document.kind))
    .map(document => ({
      slug: document.slug,
      title: document.title,
      description: document.description,
      kind: document.kind,
      category: document.category,
      subject: document.subject,
      grade: document.grade,
      grades: document.grades,
      keywords: document.keywords,
      headings:
        'toc' in document
          ? document.toc.flatMap(entry => [
              ...(SAME_EVERYWHERE.has(entry.id) ? [] : [entry.title]),
              ...(entry.id === 'probald' ? [] : entry.subheadings.map(sub => sub.title)),
            ])
          : [],
      phrases: phrases.get(document.slug) ?? [],
      // The words of a premium body stay behind its door.
      text: isPremiumCategory(document.category)
        ? document.description
        : (texts.get(document.slug) ?? document.description).slice(0, EXCERPT),
    }));
}

/** The curriculum's lessons without a page, found by title, goal and synonyms. */
export function upcomingEntries(library: Library, documents: readonly ContentDocument[]): SearchEntry[] {
  const written = new Set(documents.map(({ slug }) => slug));
  const phrases = phrasesBySlug(library);
  return [...library.curriculum.lessons.values()]
    .filter(({ slug }) => !written.has(slug))
    .map(({ slug, title, goal, access, subject, grade, grades, unitTitle }) => ({
      slug,
      title,
      description: goal,
      kind: 'lesson',
      category: access === 'free' ? 'free_lesson' : 'premium_lesson',
      subject,
      grade,
      grades,
      keywords: [],
      headings: [unitTitle],
      phrases: phrases.get(slug) ?? [],
      text: '',
    }));
}

/** In brackets stands an explanation, no part of the word: „forrás (folyadéké)”. */
const withoutBrackets = (word: string): string => word.replace(/\s*\(.*?\)/g, '');

const searchWords = (library: Library) => filesOf(library, 'search-words').flatMap(({ draft }) => (draft ? [draft] : []));

export function synonymsOf(library: Library): Synonym[] {
  const translated = glossaryTerms(library).map(({ hu, ro, en, also }) => ({
    hu: withoutBrackets(hu),
    words: [ro, en, ...also].map(withoutBrackets),
  }));
  return [...translated, ...searchWords(library).flatMap(({ words }) => words)];
}

function phrasesBySlug(library: Library): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (slug: string, words: readonly string[]) => found.set(slug, [...(found.get(slug) ?? []), ...words]);
  for (const { hu, ro, en, also, lesson } of glossaryTerms(library)) if (lesson) add(lesson, [hu, ro, en, ...also].map(withoutBrackets));
  for (const { pages } of searchWords(library)) for (const { slug, words } of pages) add(slug, words);
  return found;
}
