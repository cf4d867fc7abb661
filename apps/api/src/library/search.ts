import { SEARCH_MIN_LENGTH } from '@eszkerek/contract';
import type { SearchHit, UpcomingLesson } from '@eszkerek/contract/catalog';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { CompiledContent, SearchEntry } from '@eszkerek/documents/compiled';
import { buildIndex, phraseKeys } from './search-index.ts';
import { Vocabulary } from './vocabulary.ts';
import { isEmptyWord, splitWords } from './words.ts';

const MAX_HITS = 30;
/** More words than this add cost, not meaning. */
const MAX_WORDS = 12;
const MAX_UPCOMING = 3;
/** Pages below this share of the best score match by accident. */
const LEAST_SHARE = 0.12;
const UPCOMING_SHARE = 0.6;
const PHRASE_BONUS = 1.6;
const EMPTY_WORD_WEIGHT = 0.03;
/** Quizzes and practice pages share their lesson's title; the lesson must still rank first. */
const KIND_SHARE: Readonly<Record<string, number>> = { lesson: 1, quiz: 0.55, practice: 0.5, test: 0.55, course: 0.5 };
const OTHER_KIND_SHARE = 0.75;

/** What practice pages hold beside their tasks, as content/kereses.yaml writes it. */
const FEATURES = ['Lépésőr'].map(name => ({ name, words: splitWords(name) }));

export interface Found {
  hits: SearchHit[];
  /** Lessons of the curriculum that are not written yet. */
  upcoming: UpcomingLesson[];
}
/** Of those kinds only, side by side, where a page is searched for a purpose. */
export type Search = (query: string, kinds?: readonly string[]) => Found;

const hitOf = ({ slug, title, description, kind, category, subject, grade, grades }: SearchEntry, feature?: string): SearchHit => ({
  slug,
  title,
  description,
  kind,
  category,
  subject,
  grade,
  grades,
  premium: isPremiumCategory(category),
  ...(feature && { feature }),
});

export const createSearch = ({ search, upcoming, synonyms }: Pick<CompiledContent, 'search' | 'upcoming' | 'synonyms'>): Search => {
  const entries = [...search, ...upcoming];
  const unwritten = new Set(upcoming);
  const { postings, phrases } = buildIndex(entries, synonyms);
  const vocabulary = new Vocabulary(postings);

  const pagesOf = (word: string): Map<SearchEntry, number> => {
    const best = new Map<SearchEntry, number>();
    for (const [form, share] of vocabulary.expand(word))
      for (const [entry, weight] of postings.get(form) ?? []) best.set(entry, Math.max(share * weight, best.get(entry) ?? 0));
    return best;
  };

  /** How much a word tells pages apart: few pages that are about it make it worth more. */
  const rarity = (weights: ReadonlyMap<SearchEntry, number>): number => {
    const strong = Math.max(0, ...weights.values()) / 2;
    let about = 0;
    for (const weight of weights.values()) if (weight >= strong) about += 1;
    return about === 0 ? 0 : Math.log(1 + entries.length / about);
  };

  const score = (words: readonly string[], kinds?: readonly string[]): Map<SearchEntry, number> => {
    const sums = new Map<SearchEntry, { sum: number; matched: number }>();
    let total = 0;
    for (const word of words) {
      const weights = pagesOf(word);
      const worth = rarity(weights) * (isEmptyWord(word) ? EMPTY_WORD_WEIGHT : 1);
      total += worth;
      for (const [entry, weight] of weights) {
        const { sum, matched } = sums.get(entry) ?? { sum: 0, matched: 0 };
        sums.set(entry, { sum: sum + worth * weight, matched: matched + worth });
      }
    }
    const told = words.filter(word => !isEmptyWord(word));
    const whole = new Set(phraseKeys(told).flatMap(key => [...(phrases.get(key) ?? [])]));
    const scores = new Map<SearchEntry, number>();
    for (const [entry, { sum, matched }] of sums) {
      if (kinds && !kinds.includes(entry.kind)) continue;
      const kind = kinds ? 1 : (KIND_SHARE[entry.kind] ?? OTHER_KIND_SHARE);
      scores.set(entry, sum * (0.3 + (0.7 * matched) / total) * kind * (whole.has(entry) ? PHRASE_BONUS : 1));
    }
    return scores;
  };

  return (query, kinds) => {
    if (query.trim().length < SEARCH_MIN_LENGTH) return { hits: [], upcoming: [] };
    const words = vocabulary.resolve([...new Set(splitWords(query))].slice(0, MAX_WORDS));
    const scores = score(words, kinds);
    const forms = new Set(words.flatMap(word => [...vocabulary.expand(word)].map(([form]) => form)));
    const named = FEATURES.filter(feature => feature.words.every(word => forms.has(word)));
    const featureOf = ({ phrases }: SearchEntry) => named.find(({ name }) => phrases.includes(name))?.name;
    const ranked = [...scores].sort(([, a], [, b]) => b - a);
    const best = ranked[0]?.[1] ?? 0;
    const above = (share: number) => ranked.filter(([, value]) => value > 0 && value >= best * share).map(([entry]) => entry);
    return {
      hits: above(LEAST_SHARE)
        .filter(entry => !unwritten.has(entry))
        .slice(0, MAX_HITS)
        .map(entry => hitOf(entry, featureOf(entry))),
      upcoming: above(UPCOMING_SHARE)
        .filter(entry => unwritten.has(entry))
        .slice(0, MAX_UPCOMING)
        .map(({ title }) => ({ title })),
    };
  };
};
