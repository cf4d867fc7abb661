import { fold } from './fold.ts';

/** How near a title is to what was searched for; the nearest is the smallest. Beyond `words` only a part of a word or the unit fits. */
export const NEAR = { start: 0, whole: 1, word: 2, words: 3, inside: 4, unit: 5, not: 6 } as const;

interface Titled {
  title: string;
  unit_title: string;
}

/** Without an article before it: „A kör részei” starts with „kör”. */
const wordsOf = (text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 1 && /^az?$/.test(words[0] ?? '') ? words.slice(1) : words;
};

/** Suffixes follow, so a word of the search may be the start of a word of the title. „helyiérték” is „helyi érték”, and the other way round. */
export function nearness({ title, unit_title }: Titled, searched: string): number {
  const asked = wordsOf(fold(searched)).join(' ');
  const own = wordsOf(fold(title));
  const text = own.join(' ');
  if (`${text} `.startsWith(`${asked} `)) return NEAR.start;
  if (` ${text} `.includes(` ${asked} `)) return NEAR.whole;
  if (` ${text}`.includes(` ${asked}`)) return NEAR.word;
  const run = asked.replaceAll(' ', '');
  if (own.some((_, at) => own.slice(at).join('').startsWith(run))) return NEAR.words;
  if (asked.split(' ').every(word => own.some(other => other.startsWith(word)))) return NEAR.words;
  if (text.includes(asked)) return NEAR.inside;
  return wordsOf(fold(unit_title)).join(' ').includes(asked) ? NEAR.unit : NEAR.not;
}

/** Whether the title itself names what was searched for. */
export const isTitleHit = (page: Titled, searched: string): boolean => nearness(page, searched) <= NEAR.words;

/** Titles that name what was searched for, then what is only near; of both the class's grade first, then the nearest one. */
export const classFirst = <T extends { title: string; grades: readonly number[] }>(
  pages: readonly T[],
  searched: string,
  ownGrade: readonly string[],
): T[] => {
  const away = ({ grades }: T) => Math.min(8, ...grades.flatMap(grade => ownGrade.map(own => Math.abs(grade - Number(own)))));
  const place = (page: T) => away(page) + (isTitleHit({ ...page, unit_title: '' }, searched) ? 0 : 10);
  return pages.toSorted((a, b) => place(a) - place(b));
};

/** What fits the search, nearest first. A part of a word („áramkör” for „kör”) counts only where no title has the word. */
export function searchTitles<T extends Titled>(pages: readonly T[], searched: string): T[] {
  const near = pages.map(page => ({ page, at: nearness(page, searched) })).filter(({ at }) => at < NEAR.not);
  const isNamed = near.some(({ at }) => at <= NEAR.words);
  return near
    .filter(({ at }) => !isNamed || at !== NEAR.inside)
    .toSorted((a, b) => a.at - b.at)
    .map(({ page }) => page);
}
