import type { SearchEntry, Synonym } from '@eszkerek/documents/compiled';
import { foreignStems, hungarianStem } from './stem.ts';
import { isEmptyWord, splitWords } from './words.ts';

const WEIGHT = { title: 10, phrase: 6.5, keyword: 6, heading: 2.5, description: 2, text: 1, place: 2 } as const;
/** A translation counts less than the word of the page itself. */
const TRANSLATED = 0.8;
/** A title of many words says less about each. */
const TITLE_DAMPING = 0.06;
/** Shorter second words are no part of a compound. */
const SHORTEST_PART = 3;
const EMPTY_WORD_SHARE = 0.1;

/** Pages by word, with how much the word says about the page. */
export type Postings = ReadonlyMap<string, ReadonlyMap<SearchEntry, number>>;

export interface SearchIndex {
  postings: Postings;
  /** Pages by a whole title, keyword or synonym. */
  phrases: ReadonlyMap<string, ReadonlySet<SearchEntry>>;
}

const hungarianStems = (text: string): string[] =>
  splitWords(text)
    .filter(word => !isEmptyWord(word))
    .map(hungarianStem);

const keyOf = (stems: readonly string[]): string => [...new Set(stems)].sort().join(' ');

/** The same phrase in every reading of its language. */
export const phraseKeys = (words: readonly string[]): string[] => {
  const read = (readWord: (word: string) => string | undefined) => keyOf(words.map(word => readWord(word) ?? word));
  return [...new Set([read(hungarianStem), read(word => foreignStems(word)[0]), read(word => foreignStems(word).at(-1))])];
};

/** The same words stand on hundreds of pages; each is stemmed once. */
const remember = (read: (word: string) => string[]): ((word: string) => string[]) => {
  const known = new Map<string, string[]>();
  return word => {
    const forms = known.get(word) ?? read(word);
    known.set(word, forms);
    return forms;
  };
};

interface Group {
  stems: string[];
  key: string;
  words: string[];
}

export function buildIndex(entries: readonly SearchEntry[], synonyms: readonly Synonym[]): SearchIndex {
  const postings = new Map<string, Map<SearchEntry, number>>();
  const phrases = new Map<string, Set<SearchEntry>>();
  const groups: Group[] = synonyms.map(({ hu, words }) => {
    const stems = hungarianStems(hu);
    return { stems, key: keyOf(stems), words };
  });

  const addForm = (form: string, entry: SearchEntry, weight: number) => {
    const pages = postings.get(form) ?? new Map<SearchEntry, number>();
    if (!postings.has(form)) postings.set(form, pages);
    pages.set(entry, Math.max(weight, pages.get(entry) ?? 0));
  };
  const formsOf = remember((word: string) => [...new Set([word, hungarianStem(word)])]);
  const add = (text: string, entry: SearchEntry, weight: number, isForeign = false) => {
    for (const word of splitWords(text)) {
      const share = isEmptyWord(word) ? weight * EMPTY_WORD_SHARE : weight;
      for (const form of isForeign ? [...formsOf(word), ...foreignStems(word)] : formsOf(word)) addForm(form, entry, share);
    }
  };
  /** Two words that are often written as one: „helyi érték”. */
  const addRuns = (text: string, entry: SearchEntry, weight: number) => {
    const words = splitWords(text);
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      if (next && next.length > SHORTEST_PART && !isEmptyWord(word)) for (const form of formsOf(word + next)) addForm(form, entry, weight);
    }
  };
  const addPhrase = (text: string, entry: SearchEntry) => {
    const words = splitWords(text).filter(word => !isEmptyWord(word));
    for (const key of words.length > 0 ? phraseKeys(words) : []) {
      const pages = phrases.get(key) ?? new Set<SearchEntry>();
      if (!phrases.has(key)) phrases.set(key, pages);
      pages.add(entry);
    }
  };

  for (const entry of entries) {
    const titleStems = hungarianStems(entry.title);
    const titleWeight = WEIGHT.title / (1 + TITLE_DAMPING * Math.max(0, titleStems.length - 1));
    const keywordKeys = new Set(entry.keywords.map(keyword => keyOf(hungarianStems(keyword))));
    add(entry.title, entry, titleWeight);
    addRuns(entry.title, entry, titleWeight);
    addPhrase(entry.title, entry);
    for (const { stems, key, words } of groups) {
      const inTitle = stems.length > 0 && stems.every(stem => titleStems.includes(stem));
      if (!inTitle && !keywordKeys.has(key)) continue;
      for (const word of words) add(word, entry, TRANSLATED * (inTitle ? titleWeight : WEIGHT.keyword), true);
    }
    for (const phrase of entry.phrases) {
      add(phrase, entry, WEIGHT.phrase, true);
      addPhrase(phrase, entry);
    }
    for (const keyword of entry.keywords) {
      add(keyword, entry, WEIGHT.keyword);
      addRuns(keyword, entry, WEIGHT.keyword);
      addPhrase(keyword, entry);
    }
    add(entry.headings.join(' '), entry, WEIGHT.heading);
    add(entry.description, entry, WEIGHT.description);
    add(entry.text, entry, WEIGHT.text);
    add(entry.slug, entry, WEIGHT.text);
    add(`${entry.subject ?? ''} ${entry.grades.join(' ')}`, entry, WEIGHT.place);
  }
  return { postings, phrases };
}
