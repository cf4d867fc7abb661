import { UNIT_PATTERN } from '../language/units.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';
const beforeUnit = new RegExp(`(?<=\\d) (?=${UNIT_PATTERN})`, 'gu');

/** Authors type plain spaces; the page never breaks a line inside 12 500 or 5 cm. */
export const typeset = (text: string): string => text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW).replace(beforeUnit, NBSP);
