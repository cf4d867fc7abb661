import { ADVANCES } from './font-advances.ts';

const advances = new Map(ADVANCES.flatMap(([advance, characters]) => [...characters].map(character => [character, advance] as const)));

/** Greek letters and rare signs come from the reader's own font: wide enough for all that we tried. */
const UNKNOWN = 760;
const NARROW = new Map([
  ['\u00a0', 278],
  ['\u202f', 278],
]);

/** A piece of a label: plain, or lowered as the 1 of `R_1`. */
export interface Run {
  text: string;
  sub: boolean;
}

/** `R_1`, `F_{max}`: what follows `_` is a subscript. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(_\{[^}]*\}|_[\p{L}\p{N}])/u)
    .filter(part => part !== '')
    .map(part => (/^_./.test(part) ? { text: part.replace(/^_\{?|\}$/g, ''), sub: true } : { text: part, sub: false }));
}

/** A subscript is never under the smallest size that can be read. */
export const SUB_SIZE = 13;

/** Width in px of a label in the text font. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const run of runsOf(text)) {
    const runSize = run.sub ? Math.min(SUB_SIZE, size) : size;
    for (const character of run.text) width += ((advances.get(character) ?? NARROW.get(character) ?? UNKNOWN) * runSize) / 1000;
  }
  return width;
}
