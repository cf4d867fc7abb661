import { fold } from '../../../lib/fold.ts';

/** `single` has one word, `unread` no name that we could find; both wait for the teacher's word. */
export type NameState = 'new' | 'twice' | 'known' | 'bad' | 'single' | 'unread';

export interface ReadName {
  /** The line of the text it stands in. */
  line: number;
  name: string;
  state: NameState;
}

const WHOLE = /^(nev|teljes nev|tanulo( neve)?|nume|name)$/;
const FAMILY = /^(vezeteknev|csaladnev|nume de familie)$/;
const GIVEN = /^(keresztnev|utonev|prenume)$/;
const SHORTEST = 2;
const LONGEST = 60;

const clean = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\d+\.\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();

const cellsOf = (line: string): string[] => {
  const separator = ['\t', ';', ','].find(candidate => line.includes(candidate));
  return (separator ? line.split(separator) : [line]).map(clean);
};

/** „Kiss, Csaba”: the family name alone in its cell, and the given name in the only other one. */
const joined = ([family = '', ...others]: readonly string[]): string => {
  const [given = '', ...more] = others;
  return more.length === 0 && /^[\p{L}.'’-]+$/u.test(family) && /^[\p{L}.'’-]+( [\p{L}.'’-]+)?$/u.test(given)
    ? `${family} ${given}`
    : family;
};

/** Plain names may follow a copied table: a line of one cell has no column to look in. */
const alone = (cells: readonly string[]): string => {
  const [only = '', ...others] = cells;
  return others.length === 0 && /^[\p{L}.'’-]+( [\p{L}.'’-]+)+$/u.test(only) ? only : '';
};

interface Columns {
  hasHead: boolean;
  nameOf: (cells: readonly string[]) => string;
}

/** Where the name stands: under its head, or in the first column that is not a number (the first two if it is divided). */
const columnsOf = (first: readonly string[]): Columns => {
  const head = first.map(fold);
  const [whole, family, given] = [WHOLE, FAMILY, GIVEN].map(pattern => head.findIndex(cell => pattern.test(cell)));
  const at = (cells: readonly string[], column = -1) => cells[column] ?? '';
  if ((family ?? -1) >= 0 && (given ?? -1) >= 0)
    return { hasHead: true, nameOf: cells => alone(cells) || `${at(cells, family)} ${at(cells, given)}`.trim() };
  if ((whole ?? -1) >= 0) return { hasHead: true, nameOf: cells => alone(cells) || at(cells, whole) };
  return { hasHead: false, nameOf: cells => joined(cells.filter(cell => cell !== '' && !/^\d+\.?$/.test(cell))) };
};

/**
 * The names of a pasted list or a spreadsheet, one line each. Other columns are not read: an address is for the pupil to give.
 * A line without a name stays in the list as it is. `taken`: the doubtful names the teacher said to be right.
 */
export const readNames = (text: string, inClass: readonly string[], taken: readonly string[] = []): ReadName[] => {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, i) => ({ line: i, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const { hasHead, nameOf } = columnsOf(lines[0]?.cells ?? []);
  const known = new Set(inClass.map(fold));
  const seen = new Set<string>();
  const stateOf = (name: string, found: boolean): NameState => {
    if (name.length < SHORTEST || name.length > LONGEST) return 'bad';
    if (known.has(fold(name))) return 'known';
    if (seen.size === seen.add(fold(name)).size) return 'twice';
    if (taken.includes(name)) return 'new';
    if (!found || !/\p{L}/u.test(name)) return 'unread';
    return name.includes(' ') ? 'new' : 'single';
  };
  return lines.slice(hasHead ? 1 : 0).map(({ line, cells }) => {
    const found = nameOf(cells);
    const name = found || cells.filter(cell => cell !== '').join(' ');
    return { line, name, state: stateOf(name, found !== '') };
  });
};

export const withoutLines = (text: string, lines: readonly number[]): string =>
  text
    .split('\n')
    .filter((_, i) => !lines.includes(i))
    .join('\n');

/** Two pupils of one name: the second gets a number. */
export const numbered = (text: string, { line, name }: ReadName): string =>
  text
    .split('\n')
    .map((old, i) => (i === line ? `${name} 2` : old))
    .join('\n');
