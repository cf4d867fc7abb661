import type { Postings } from './search-index.ts';
import { foreignStems, hungarianStem } from './stem.ts';

/** One typo is allowed in words of five characters or more. */
const TYPO_FROM = 5;
const PREFIX_FROM = 3;
const PART_FROM = 3;
const MAX_PREFIXED = 60;

const WEIGHT = { foreign: 0.85, tail: 0.5, prefix: 0.5 } as const;

/** Every string with one character left out: two words one typo apart share one of these. */
const deletions = (word: string): string[] => [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];

/** One insertion, deletion, substitution or swap of neighbours. */
export const isOneTypoAway = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
};

const reversed = (word: string): string => [...word].reverse().join('');

/** The words of all pages, and which of them a typed word may mean. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  readonly #backwards: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #postings: Postings;
  readonly #byDeletion = new Map<string, string[]>();

  constructor(postings: Postings) {
    this.#postings = postings;
    this.#known = new Set(postings.keys());
    this.#sorted = [...this.#known].sort();
    this.#backwards = this.#sorted.map(reversed).sort();
    for (const word of this.#sorted)
      if (word.length >= TYPO_FROM - 1)
        for (const part of deletions(word)) {
          const same = this.#byDeletion.get(part);
          if (same) same.push(word);
          else this.#byDeletion.set(part, [word]);
        }
  }

  /** The typed words as the pages write them: typos mended, compounds split, parts written apart joined. */
  resolve(typed: readonly string[]): string[] {
    const words = typed.flatMap(word => this.#resolveWord(word));
    const joined = typed.slice(1).flatMap((word, i) => this.#partOf(`${typed[i]}${word}`) ?? []);
    return [...new Set([...words, ...joined])];
  }

  #resolveWord(word: string): string[] {
    if (this.#formsOf(word).some(form => this.#known.has(form)) || this.#startingWith(this.#sorted, word).length > 0) return [word];
    const mended = [...new Set([...this.#oneTypoFrom(word), ...this.#oneTypoFrom(hungarianStem(word))])];
    if (mended.length > 0) return [mended.sort((a, b) => this.#frequency(b) - this.#frequency(a))[0] ?? word];
    return this.#split(word) ?? this.#head(word) ?? [word];
  }

  #formsOf(word: string): string[] {
    return [word, hungarianStem(word), ...foreignStems(word)];
  }

  #frequency(word: string): number {
    return this.#postings.get(word)?.size ?? 0;
  }

  /** Words of the pages with the share of their weight that a match with this word is worth. */
  expand(word: string): Map<string, number> {
    const found = new Map<string, number>();
    const add = (form: string, weight: number) => {
      if (this.#known.has(form) && (found.get(form) ?? 0) < weight) found.set(form, weight);
    };
    const stem = hungarianStem(word);
    add(word, 1);
    add(stem, 1);
    for (const other of foreignStems(word)) add(other, WEIGHT.foreign);
    if (stem.length >= PREFIX_FROM) for (const longer of this.#startingWith(this.#sorted, stem)) add(longer, WEIGHT.prefix);
    if (stem.length > PREFIX_FROM) for (const tail of this.#startingWith(this.#backwards, reversed(stem))) add(reversed(tail), WEIGHT.tail);
    return found;
  }

  #startingWith(sorted: readonly string[], start: string): string[] {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; found.length < MAX_PREFIXED && sorted[at]?.startsWith(start); at += 1) found.push(sorted[at] ?? '');
    return found;
  }

  /** A compound of two known words, written as one: `tizedestört`. */
  #split(word: string): [string, string] | undefined {
    for (let at = word.length - PART_FROM; at >= PART_FROM; at -= 1) {
      const first = this.#partOf(word.slice(0, at));
      const second = this.#partOf(word.slice(at));
      if (first && second) return [first, second];
    }
    return undefined;
  }

  #partOf(part: string): string | undefined {
    const stem = hungarianStem(part);
    return this.#known.has(stem) ? stem : this.#known.has(part) ? part : undefined;
  }

  /** The longest known word that opens an unknown compound: `gyökvonás` → `gyok`. */
  #head(word: string): [string] | undefined {
    for (let at = word.length - 1; at > PART_FROM; at -= 1) {
      const head = this.#partOf(word.slice(0, at));
      if (head && head.length > PART_FROM) return [head];
    }
    return undefined;
  }

  #oneTypoFrom(word: string): Set<string> {
    const near = new Set<string>();
    if (word.length < TYPO_FROM) return near;
    for (const part of deletions(word))
      for (const candidate of this.#byDeletion.get(part) ?? []) if (isOneTypoAway(word, candidate)) near.add(candidate);
    return near;
  }
}
