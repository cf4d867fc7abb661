import { randomInt } from 'node:crypto';

/** Typed by hand: no 0/O, 1/I/L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const readableCode = (length: number, chance: (below: number) => number = randomInt): string =>
  Array.from({ length }, () => LETTERS[chance(LETTERS.length)]).join('');
