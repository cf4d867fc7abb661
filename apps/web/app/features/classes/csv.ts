/** A cell for a spreadsheet: numbers stay numbers, text is quoted, and nothing starts a formula. */
const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Semicolons and a byte order mark: the form in which Hungarian spreadsheets open a file with accents right. */
export const toCsv = (head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${[head.map(name => cell(name)), ...rows.map(row => row.map(cell))].map(line => line.join(';')).join('\r\n')}\r\n`;

export const fileName = (what: string, name: string, now: Date): string =>
  `${what}-${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()}-${now.toISOString().slice(0, 10)}.csv`;
