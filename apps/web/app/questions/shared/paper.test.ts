import { expect, it } from 'vitest';
import { columnsOf } from './paper.tsx';

it('puts short options side by side, in rows that are full', () => {
  expect(columnsOf(['11', '15', '27', '9', '57'])).toBe(5);
  expect(columnsOf(['igaz', 'hamis'])).toBe(2);
  expect(columnsOf(['12 cm', '15 cm', '18 cm', '21 cm'])).toBe(4);
  expect(columnsOf(['osztható 2-vel', 'osztható 3-mal', 'osztható 5-tel', 'egyikkel sem osztható'])).toBe(2);
  expect(columnsOf(['metsző (két közös pont)', 'érintő (egy közös pont)', 'elkerülő'])).toBe(3);
  expect(columnsOf(['prím', 'összetett', 'egyik sem', 'mindkettő', 'nem lehet eldönteni'])).toBe(1);
});
