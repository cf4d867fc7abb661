import { expect, it } from 'vitest';
import { describe as tell } from './describe.ts';
import { schema } from './schema.ts';

const told = (input: object): string => tell(schema.parse({ kind: 'number-line', from: 0, to: 10, step: 1, ...input }));

it('counts ticks from a written number instead of telling the value', () => {
  const text = told({ from: 0, to: 1000, step: 100, parts: 2, numbers: [0, 500, 1000], points: [{ at: 650, label: 'P' }] });
  expect(text).toContain('P pont az 500-tól jobbra a 3. beosztásnál.');
  expect(text).not.toContain('650');
});

it('says that a point is between two ticks', () => {
  expect(told({ numbers: [0, 10], points: [{ at: 2.5, label: 'P' }] })).toContain('P pont a 0-tól jobbra, a 2. és a 3. beosztás között.');
});

it('tells closed, open and endless intervals', () => {
  const text = told({ intervals: [{ from: 2, to: 5, open: 'to', label: 'A' }, { from: 7 }] });
  expect(text).toContain('A intervallum a 2-től (tele karikával) az 5-ig (üres karikával).');
  expect(text).toContain('Megjelölt intervallum a 7-től (tele karikával) a jobb széléig.');
});
