import { the } from '@eszkerek/numbers/hungarian';
import { type FigureForm, FormFault } from '../form.ts';

const MOST = { rows: 8, columns: 10 };
const cellsOf = (line: string): string[] => line.split(';').map(cell => cell.trim());

export const table: FigureForm = {
  id: 'tablazat',
  label: 'Táblázat',
  fields: [
    { name: 'head', label: 'Fejléc', help: 'A cellák közé pontosvesszőt tegyél. A keresett helyre kérdőjelet írhatsz.' },
    { name: 'rows', label: 'Sorok', optional: 'soronként egy', lines: true },
  ],
  start: { fields: { head: 'jegy; 8; 9; 10', rows: 'tanuló; 7; 4; 2' }, rows: [] },
  specOf: fields => {
    const head = cellsOf(fields.text('head'));
    const rows = fields
      .text('rows')
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(cellsOf);
    if (rows.length === 0) throw new FormFault('Legalább egy sor kell.');
    if (rows.length > MOST.rows || head.length > MOST.columns)
      throw new FormFault(`Legfeljebb ${MOST.columns} oszlop és ${MOST.rows} sor lehet.`);
    const odd = rows.findIndex(row => row.length !== head.length);
    if (odd !== -1) throw new FormFault(`A fejlécben ${head.length} cella van, ${the(odd + 1)}. sorban ${rows[odd]?.length}.`);
    return { kind: 'table', head, rows };
  },
  valuesOf: spec =>
    spec.kind === 'table'
      ? { fields: { head: spec.head.join('; '), rows: spec.rows.map(row => row.join('; ')).join('\n') }, rows: [] }
      : undefined,
};
