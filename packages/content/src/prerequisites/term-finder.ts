import { isFormOf, stemsOf } from './word-forms.ts';

export interface Found<T> {
  what: T;
  /** As the glossary writes it. */
  word: string;
  /** As the text writes it. */
  form: string;
  /** Where it stands in the text. */
  at: number;
}

interface Entry<T> {
  what: T;
  word: string;
  /** For each of its words, the stems it is found under. */
  stems: string[][];
}

interface Token<T> {
  text: string;
  /** The entries whose first word this is a form of. */
  starts: Entry<T>[];
}

/** Latin letters without × and ÷. Written out: `\p{L}` takes twice as long. */
const WORD = /[A-Za-zÀ-ÖØ-öø-ɏ]+(?:-[A-Za-zÀ-ÖØ-öø-ɏ]+)*/g;
/** `LNKO`, `MI`: never in small letters, and endings follow a hyphen. */
const ACRONYM = /^\p{Lu}{2,}$/u;

/** Finds the words of a list in any form that a Hungarian sentence gives them; a longer term hides the shorter ones inside it. */
export class TermFinder<T> {
  readonly #byStem = new Map<string, Entry<T>[]>();
  readonly #acronyms = new Map<string, Entry<T>>();
  /** Texts repeat their words. */
  readonly #tokens = new Map<string, Token<T>>();

  add(word: string, what: T): void {
    if (ACRONYM.test(word)) {
      this.#acronyms.set(word, { what, word, stems: [[word.toLowerCase()]] });
      return;
    }
    const stems = word.toLowerCase().split(/\s+/).map(stemsOf);
    const entry = { what, word, stems };
    for (const stem of stems[0] ?? []) this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), entry]);
  }

  #read(raw: string): Token<T> {
    const text = raw.toLowerCase();
    const acronym = this.#acronyms.get(raw.split('-')[0] ?? '');
    const starts = acronym ? [acronym] : [];
    for (let end = 1; end <= text.length; end++) {
      const stem = text.slice(0, end);
      const entries = this.#byStem.get(stem);
      if (entries && isFormOf(text, stem)) starts.push(...entries);
    }
    return { text, starts };
  }

  #tokenOf(raw: string): Token<T> {
    let token = this.#tokens.get(raw);
    if (!token) {
      token = this.#read(raw);
      this.#tokens.set(raw, token);
    }
    return token;
  }

  find(text: string): Found<T>[] {
    const words = [...text.matchAll(WORD)];
    const found: Found<T>[] = [];
    for (let i = 0; i < words.length; ) {
      const { starts } = this.#tokenOf(words[i]?.[0] ?? '');
      const fitting = starts.length === 0 ? starts : starts.filter(({ stems }) => this.#continues(stems, words, i));
      const length = fitting.reduce((longest, { stems }) => Math.max(longest, stems.length), 1);
      for (const { what, word, stems } of fitting)
        if (stems.length === length) {
          const form = words.slice(i, i + length).join(' ');
          found.push({ what, word, form, at: words[i]?.index ?? 0 });
        }
      i += length;
    }
    return found;
  }

  /** Only spaces stand between the words of a term. */
  #continues(stems: string[][], words: readonly RegExpExecArray[], start: number): boolean {
    return stems.every((some, k) => {
      if (k === 0) return true;
      const before = words[start + k - 1];
      const word = words[start + k];
      if (!before || !word || before.input.slice(before.index + before[0].length, word.index).trim() !== '') return false;
      const { text } = this.#tokenOf(word[0]);
      return some.some(stem => isFormOf(text, stem));
    });
  }
}
