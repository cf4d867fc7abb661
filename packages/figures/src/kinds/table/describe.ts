import type { Table } from './schema.ts';

const cell = (text: string): string => (text === '' ? 'üres' : text === '?' ? 'kérdőjel' : text);

/** The cells in one sentence; a cell may end in a full stop itself. */
const listed = (cells: readonly string[]): string => `${cells.map(cell).join(', ')}.`.replace(/\.\.$/, '.');

/** A first cell such as „2.” or „2. sor” only repeats the number of its row. */
const withoutNumber = (row: readonly string[], number: number): readonly string[] =>
  [`${number}.`, `${number}. sor`].includes(row[0] ?? '') ? row.slice(1) : row;

export function describe({ head, rows }: Table): string {
  return [`Táblázat, oszlopai: ${listed(head)}`, ...rows.map((row, i) => `${i + 1}. sor: ${listed(withoutNumber(row, i + 1))}`)].join(' ');
}
