import type { Library } from '../library.ts';
import { filesOf } from '../library.ts';
import type { PageAt } from './page-at.ts';
import type { ReadableLine } from './readable-lines.ts';
import { TermFinder } from './term-finder.ts';

/** A word of the glossary, a formula or a unit. */
export interface Taught {
  name: string;
  /** Any of them makes it known. */
  lessons: string[];
}

export interface Use {
  what: Taught;
  line: ReadableLine;
  /** As the page writes it. */
  form: string;
}

type IsTaught = (what: Taught) => boolean;

const SUBJECTS = ['matematika', 'fizika', 'ai'] as const;
const FORMULA = /\$[^$]*\$/g;

/** Finds what a page uses although no lesson has taught it by then. */
export class UseFinder {
  readonly #terms = new TermFinder<Taught>();
  readonly #formulas: (Taught & { pattern: RegExp })[] = [];
  readonly #everyday = new Set<string>();
  /** The everyday words that were used before they were taught. */
  readonly spared = new Set<string>();

  constructor(library: Library) {
    for (const { draft } of filesOf(library, 'glossary'))
      for (const { hu, also, lesson, first } of draft?.terms ?? []) {
        if (!lesson) continue;
        const what = { name: hu, lessons: first ? [lesson, first] : [lesson] };
        // `egyenes (vonal)`: the word alone has other meanings, so only `also` counts.
        for (const word of hu.includes('(') ? also : [hu, ...also]) this.#terms.add(word, what);
      }
    for (const { draft } of filesOf(library, 'prerequisites')) {
      for (const { name, pattern, lesson } of draft?.formulas ?? [])
        this.#formulas.push({ name, lessons: [lesson], pattern: new RegExp(pattern, 'mu') });
      for (const { words, subjects = SUBJECTS } of draft?.known ?? [])
        for (const word of words) for (const subject of subjects) this.#everyday.add(`${subject} ${word}`);
    }
  }

  find(page: PageAt, isTaught: IsTaught): Use[] {
    const whole = page.lines.map(({ text }) => text).join('\n');
    const formulas = this.#formulas.filter(
      formula => !isTaught(formula) && formula.pattern.test(whole) && !this.#isEveryday(formula.name, page),
    );
    return page.lines.flatMap(line => [
      ...this.#termsIn(line, page, isTaught),
      ...formulas.flatMap(formula => {
        const found = formula.pattern.exec(line.text);
        return !found || isAnnounced(line, line.text, found.index) ? [] : [{ what: formula, line, form: found[0] }];
      }),
    ]);
  }

  #termsIn(line: ReadableLine, page: PageAt, isTaught: IsTaught): Use[] {
    const words = line.text.replace(FORMULA, ' ; ');
    const places = Map.groupBy(this.#terms.find(words), ({ at, word }) => `${at} ${word}`);
    return [...places.values()].flatMap(([one, ...others]) => {
      if (!one || [one, ...others].some(({ what }) => isTaught(what)) || isAnnounced(line, words, one.at)) return [];
      return this.#isEveryday(one.word, page) ? [] : [{ what: one.what, line, form: one.form }];
    });
  }

  #isEveryday(word: string, { subject }: PageAt): boolean {
    const is = this.#everyday.has(`${subject} ${word}`);
    if (is) this.spared.add(word);
    return is;
  }
}

/** In a lesson, a sentence that announces what comes later may name it. */
const ANNOUNCES =
  /n[áé]l kiderül|(?<!\p{L})(?:majd|később|hamarosan|jövőre|következő lecké|(?:hatodik|hetedik|nyolcadik)ban|[678]\. osztályban)/iu;
/** The full stop of `7. osztály` ends no sentence. */
const SENTENCE_END = /(?<!\d)[.!?](?=\s|$)/u;

function isAnnounced({ item }: ReadableLine, text: string, at: number): boolean {
  if (item !== '') return false;
  const before = text.slice(0, at).split(SENTENCE_END).at(-1) ?? '';
  const after = text.slice(at).split(SENTENCE_END)[0] ?? '';
  return ANNOUNCES.test(before + after);
}
