import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, theWord } from '@eszkerek/numbers/hungarian';
import type { Wrong } from '../../engine.ts';
import { wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

/** The digits of two numbers under each other, the last column first. */
function columnsOf(a: number, b: number): { columns: Array<readonly [top: number, under: number]>; decimals: number } {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  const digits = (n: number): number[] => [...n.toFixed(decimals).replace('.', '')].reverse().map(Number);
  const [top, under] = [digits(a), digits(b)];
  return { columns: Array.from({ length: Math.max(top.length, under.length) }, (_, i) => [top[i] ?? 0, under[i] ?? 0]), decimals };
}

/** The places (as powers of ten) that a carry or a borrow changes, the largest first. */
function changed(a: number, b: number, adding: boolean): number[] {
  const { columns, decimals } = columnsOf(a, b);
  const places: number[] = [];
  let over = 0;
  // What leaves the last column is written down, not remembered.
  for (const [i, [top, under]] of columns.slice(0, -1).entries()) {
    const left = adding ? top + under + over : top - under - over;
    over = (adding ? left > 9 : left < 0) ? 1 : 0;
    if (over) places.push(i + 1 - decimals);
  }
  return places.reverse();
}

/** The results when the carry or the borrow of one column is forgotten. */
export const forgottenCarries = (a: number, b: number): number[] => changed(a, b, true).map(place => tidy(a + b - 10 ** place));
export const forgottenBorrows = (a: number, b: number): number[] => changed(a, b, false).map(place => tidy(a - b + 10 ** place));

const PLACES: Readonly<Record<number, string>> = {
  [-3]: 'ezredek',
  [-2]: 'századok',
  [-1]: 'tizedek',
  0: 'egyesek',
  1: 'tízesek',
  2: 'százasok',
};

/** „a tizedekhez”, „a századokból” */
function ofPlace(place: number, ending: 'hoz' | 't' | 'ból'): string {
  const word = PLACES[place] ?? '';
  const endings = word.endsWith('ok') ? { hoz: 'hoz', t: 'at', ból: 'ból' } : { hoz: 'hez', t: 'et', ból: 'ből' };
  return theWord(word + endings[ending]);
}

/** A slip for each column whose carry or borrow may be forgotten, the largest place first. */
export const forgottenSlips = (a: number, b: number, adding: boolean): Wrong[] =>
  changed(a, b, adding).map((place, i) =>
    adding
      ? wrong(
          { a, b, i },
          ({ a, b, i }) => num(forgottenCarries(a, b)[i] ?? 0),
          'atvitel-elmarad',
          'Az egyik helyen kimaradt az átvitel: ha egy oszlopban 10 vagy több jön ki, a tőle balra álló oszlophoz 1-et hozzá kell adni.',
          `${ofPlace(place - 1, 'ból')} nem viszi át az egyet ${ofPlace(place, 'hoz')}`,
        )
      : wrong(
          { a, b, i },
          ({ a, b, i }) => num(forgottenBorrows(a, b)[i] ?? 0),
          'kolcson-elmarad',
          'Az egyik helyen felváltottál, de a tőle balra álló számjegyet nem csökkentetted 1-gyel.',
          `${ofPlace(place - 1, 'hoz')} kölcsönvesz, de ${ofPlace(place, 't')} nem csökkenti`,
        ),
  );
