import { UNIT_PATTERN } from '../language/units.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';
const JOINER = '\u2060';
const beforeUnit = new RegExp(`(?<=\\d) (?=${UNIT_PATTERN})`, 'gu');

/** A short suffix stays with its word: 120 m-re, 3-mal, MI-vel, van-e. */
const suffix = /(?<=[\p{L}\p{N}%°²³])-(?=\p{L}{1,5}(?!\p{L}))/gu;

/** The two numbers of a point stay together: (1; −2). */
const insidePoint = /(?<=\([−-]?\d[\d,]*;) (?=[−-]?\d[\d,]*\))/g;

/** The mark of a right or wrong sentence stays with its last word. */
const beforeMark = / (?=[✓✔✗✘])/gu;

/** „Alkotás MI-vel” is never broken at its hyphen. Titles get only this: they are looked up and compared as they are written. */
export const keepSuffixes = (text: string): string => text.replace(suffix, `-${JOINER}`);

/** Authors type plain spaces and hyphens; the page never breaks a line inside 12 500, 5 cm or 3-mal. */
export const typeset = (text: string): string =>
  keepSuffixes(
    text
      .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW)
      .replace(beforeUnit, NBSP)
      .replace(insidePoint, NBSP)
      .replace(beforeMark, NBSP),
  );
