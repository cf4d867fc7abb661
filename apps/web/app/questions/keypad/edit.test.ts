import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, type Field, write } from './edit.ts';
import { partsOf } from './parts.ts';

const empty: Field = { text: '', at: 0 };
const typed = (...signs: string[]): Field => signs.reduce(write, empty);

it('writes at the caret', () => {
  expect(write({ text: '12', at: 1 }, '5')).toEqual({ text: '152', at: 2 });
});

it('makes a number the numerator and goes on below the bar', () => {
  expect(write(apply(typed('3'), 'fraction'), '4')).toEqual({ text: '3/4', at: 3 });
});

it('starts an empty fraction above the bar, and the arrow leads below it', () => {
  const above = write(apply(empty, 'fraction'), '3');
  expect(above).toEqual({ text: '3/', at: 1 });
  expect(write(apply(above, 'next'), '4')).toEqual({ text: '3/4', at: 3 });
});

it('writes a mixed number from left to right', () => {
  const numerator = write(apply(typed('1'), 'mixed'), '1');
  expect(numerator).toEqual({ text: '1 1/', at: 3 });
  expect(write(apply(numerator, 'next'), '8')).toEqual({ text: '1 1/8', at: 5 });
  const whole = write(apply(empty, 'mixed'), '2');
  expect(whole).toEqual({ text: '2 /', at: 1 });
  expect(apply(whole, 'next')).toEqual({ text: '2 /', at: 2 });
});

it('writes powers and roots as the reader knows them', () => {
  expect(write(apply(typed('2'), 'power'), '5').text).toBe('2^5');
  expect(write(apply(empty, 'root'), '9').text).toBe('√9');
});

it.each([
  ['an empty fraction', '/', 0, '', 0],
  ['an empty fraction, from below', '/', 1, '', 0],
  ['an empty mixed number', ' /', 0, '', 0],
  ['the fraction of a mixed number', '2 /', 2, '2', 1],
  ['a fraction without numerator', '3+/12', 2, '3+', 2],
  ['a bar that was pressed by mistake', '3/', 2, '3', 1],
  ['nothing, but leads up, where both parts are written', '3/4', 2, '3/4', 1],
  ['nothing, but leads to the whole part', '2 1/8', 2, '2 1/8', 1],
  ['an empty root', '√', 1, '', 0],
  ['an empty exponent', '2^', 2, '2', 1],
  ['what stands behind, where nothing stands before', '34', 0, '4', 0],
])('deletes %s', (_, text, at, left, caret) => {
  expect(apply({ text, at }, 'delete')).toEqual({ text: left, at: caret });
});

it.each([
  ['fraction', '/', 0, '/', 0],
  ['fraction', '10/', 2, '10/', 3],
  ['fraction', '3/4', 3, '3/4', 3],
  ['fraction', '2 /', 1, '2 /', 2],
  ['mixed', '/', 0, ' /', 0],
  ['mixed', '3/', 1, '3 /', 2],
  ['mixed', '3/4', 3, ' 3/4', 0],
  ['mixed', '2 1/8', 5, '2 1/8', 5],
  ['power', '2^', 2, '2^', 2],
  ['power', '2^5', 3, '2^5', 3],
  ['root', '√', 1, '√', 1],
] as const)('puts no %s into one: %s', (key, text, at, after, caret) => {
  expect(apply({ text, at }, key)).toEqual({ text: after, at: caret });
});

it('takes a letter, a root, a power or a bracket before the bar for the numerator', () => {
  for (const text of ['x', '√2', '3^2', '(x+1)']) {
    const field = apply({ text, at: text.length }, 'fraction');
    expect(field).toEqual({ text: `${text}/`, at: text.length + 1 });
    expect(partsOf(field.text)).toMatchObject([{ kind: 'fraction', above: { text }, below: { text: '' } }]);
  }
});

const STRUCTURES = ['fraction', 'mixed', 'power', 'root', 'delete', 'next'] as const;
const key = fc.oneof(
  fc.constantFrom(...STRUCTURES).map(name => (field: Field) => apply(field, name)),
  fc.constantFrom(...'0123456789-,x()+=^/ ').map(sign => (field: Field) => write(field, sign)),
  // A tap into the field, or the end of what was typed.
  fc.double({ min: 0, max: 1, noNaN: true }).map(part => ({ text }: Field) => ({ text, at: Math.round(part * text.length) })),
);
const fields = fc.array(key, { maxLength: 24 }).map(keys => keys.reduce((field, press) => press(field), empty));

it('leads to an empty field from anywhere when delete is pressed long enough', () => {
  fc.assert(
    fc.property(fields, field => {
      let left = field;
      // Each sign goes at one press; a bar or a space may need one more that only leads past it.
      for (let press = 0; press < 2 * field.text.length; press += 1) left = apply(left, 'delete');
      expect(left).toEqual(empty);
    }),
    { numRuns: 1000 },
  );
});

it('keeps every fraction drawn with both its places, and the caret within the text', () => {
  fc.assert(
    fc.property(fields, ({ text, at }) => {
      expect(at).toBeLessThanOrEqual(text.length);
      const bars = partsOf(text).filter(({ kind }) => kind === 'fraction');
      expect(bars).toHaveLength(text.split('/').length - 1);
    }),
  );
});
