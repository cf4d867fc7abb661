import { SEARCH_MIN_LENGTH } from '@eszkerek/contract';
import type { SearchHit } from '@eszkerek/contract/catalog';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { SearchEntry } from '@eszkerek/documents/compiled';
import MiniSearch from 'minisearch';
import { wordsOf } from './words.ts';

const MAX_HITS = 30;
/** One typo is allowed in words of five characters or more. */
const TYPO_FROM = 5;

export type Search = (query: string) => SearchHit[];

export const createSearch = (entries: readonly SearchEntry[]): Search => {
  const bySlug = new Map(entries.map(entry => [entry.slug, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'slug',
    fields: ['title', 'keywords', 'headings', 'description', 'text', 'slug'],
    extractField: (entry, field) => {
      const value = entry[field as keyof SearchEntry];
      return Array.isArray(value) ? value.join(' ') : String(value ?? '');
    },
    tokenize: wordsOf,
    processTerm: term => term,
  });
  index.addAll(entries);
  const boost = { title: 6, keywords: 4, headings: 2, description: 2, slug: 1, text: 1 };
  // Quizzes and practice pages share their lesson's title and are shorter; the lesson must still rank first.
  const boostDocument = (id: string): number => (bySlug.get(id)?.kind === 'lesson' ? 2 : 1);

  return query => {
    if (query.trim().length < SEARCH_MIN_LENGTH) return [];
    const strict = index.search(query, { boost, boostDocument, prefix: term => term.length >= 3, combineWith: 'OR' });
    const found =
      strict.length > 0
        ? strict
        : index.search(query, {
            boost,
            boostDocument,
            prefix: term => term.length >= 4,
            fuzzy: term => (term.length >= TYPO_FROM ? 1 : false),
            combineWith: 'AND',
          });
    return found.slice(0, MAX_HITS).flatMap(({ id }) => {
      const entry = bySlug.get(String(id));
      if (!entry) return [];
      const { slug, title, description, kind, category, subject, grade, grades } = entry;
      return [{ slug, title, description, kind, category, subject, grade, grades, premium: isPremiumCategory(category) }];
    });
  };
};
