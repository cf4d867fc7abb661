import { expect, it } from 'vitest';
import { apply, type Field, unitOf, withUnit, write } from './edit.ts';

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

it('deletes before the caret and never further', () => {
  expect(apply({ text: '3/4', at: 2 }, 'delete')).toEqual({ text: '34', at: 1 });
  expect(apply({ text: '34', at: 0 }, 'delete')).toEqual({ text: '34', at: 0 });
});

it('puts a unit behind the number, changes it and takes it away', () => {
  const metres = withUnit(typed('1', '2'), 'm²');
  expect(metres).toEqual({ text: '12 m²', at: 2 });
  expect(unitOf(metres.text)).toBe('m²');
  expect(withUnit(metres, 'cm²').text).toBe('12 cm²');
  expect(withUnit(metres, 'm²').text).toBe('12');
  expect(unitOf('1 1/8')).toBeNull();
});
