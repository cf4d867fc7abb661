import type { Table } from './schema.ts';

const cell = (text: string): string => (text === '' ? 'üres' : text === '?' ? 'kérdőjel' : text);

export function describe({ head, rows }: Table): string {
  return [`Táblázat, oszlopai: ${head.map(cell).join(', ')}.`, ...rows.map((row, i) => `${i + 1}. sor: ${row.map(cell).join(', ')}.`)].join(
    ' ',
  );
}
