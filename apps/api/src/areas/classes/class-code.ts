import { randomInt } from 'node:crypto';

/** Read aloud and copied by children: no 0/O, 1/I/L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

export const newCode = (length: number, chance: (below: number) => number = randomInt): string =>
  Array.from({ length }, () => LETTERS[chance(LETTERS.length)]).join('');

export const newClassCode = (chance?: (below: number) => number): string => newCode(LENGTH, chance);

/** As a pupil types it: any case, spaces or dashes between. */
export const foldClassCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
