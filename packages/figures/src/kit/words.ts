import { decimalsOf, listing, numberToWords, textNumber } from '@eszkerek/numbers/hungarian';

/** Numbers that are read off a scale are said in words: a description must not print what a question asks to read. */
export const said = (value: number): string =>
  decimalsOf(value) === 0 && Math.abs(value) < 1e6 ? `${value < 0 ? 'mínusz ' : ''}${numberToWords(Math.abs(value))}` : textNumber(value);

/** A name of one small letter (the line `f`) stays small. */
export const sentence = (text: string): string =>
  `${/^\p{Ll}[ :]/u.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`}.`;

/** `A és B`, without repeating the same thing. */
export const listed = (items: readonly string[]): string => listing([...new Set(items)]);

/** Before a noun: `két rész`, not `kettő`. */
export const counted = (value: number): string => said(value).replace(/kettő$/, 'két');

const POLYGONS: Record<number, string> = { 3: 'háromszög', 4: 'négyszög', 5: 'ötszög', 6: 'hatszög', 7: 'hétszög', 8: 'nyolcszög' };

export const polygonWord = (corners: number): string => POLYGONS[corners] ?? 'sokszög';
