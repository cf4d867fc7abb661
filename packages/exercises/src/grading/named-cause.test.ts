import { describe, expect, it, test } from 'vitest';
import { checkTyped } from './check-typed.ts';
import { say } from './messages.ts';
import type { TypedSpec } from './typed-spec.ts';

const OTHER = 'Általános tanács.';
const spec = (rest: Partial<TypedSpec> & { answer: string }): TypedSpec => ({
  check: 'NUM',
  accepted: [],
  patterns: [],
  dot: 'ask',
  other: OTHER,
  ...rest,
});
const DRAW = 'Mennyi a valószínűsége, hogy piros?';
const reply = (key: Partial<TypedSpec> & { answer: string }, typed: string) => checkTyped(typed, spec(key));

describe('a reply names the cause that the typed text shows', () => {
  test.each<[string, Partial<TypedSpec> & { answer: string }, string]>([
    ['6:11', { answer: '6/11', check: 'FRAC' }, say.asFraction],
    ['6:3', { answer: '6/11', check: 'FRAC' }, say.computeIt],
    ['7:2', { answer: '3,5' }, say.computeIt],
    ['2:30', { answer: '2,5', unit: 'óra' }, say.clock],
    ['2:30', { answer: '2,5', unit: 'cm' }, say.computeIt],
    ['3', { answer: '3/10', check: 'FRAC', task: DRAW, percent: true }, say.chance],
    ['3', { answer: '3/10', check: 'FRAC' }, say.notYet],
    ['0,03', { answer: '3/10', check: 'FRAC' }, say.decimalPoint],
    ['25', { answer: '2,5' }, say.decimalPoint],
    ['210', { answer: '3,5', unit: 'óra' }, say.otherUnit('perc', 'óra')],
    ['1,5', { answer: '90', unit: 'perc' }, say.otherUnit('óra', 'perc')],
    ['3,30', { answer: '3,5', unit: 'óra' }, say.sixtieths('óra', 'perc')],
    ['210', { answer: '3,5', unit: 'cm' }, say.notYet],
  ])('%s', (typed, key, message) => {
    expect(reply(key, typed).message).toBe(message);
  });

  it('and adds no advice about another one', () => {
    expect(reply({ answer: '5' }, '-5')).toMatchObject({ message: say.sign });
    expect(reply({ answer: '5' }, '-5').explanation).toBeUndefined();
    expect(reply({ answer: '2,5' }, '25').explanation).toBeUndefined();
    expect(reply({ answer: '3,5', unit: 'óra' }, '210').explanation).toBeUndefined();
    expect(reply({ answer: '5' }, '7').explanation).toBe(OTHER);
  });

  it.each(['14 perc 24', '50 ml 20 ml', '60 perc 18 perc', '5,2 m 1,6 m'])('no power is seen in %s', typed => {
    expect(reply({ answer: '864', unit: 'másodperc' }, typed)).toMatchObject({ status: 'unreadable' });
    expect(reply({ answer: '864', unit: 'másodperc' }, typed).message).not.toMatch(/hatvány/);
  });

  it.each(['0,53', '53%', '53,3%'])('a rounded mistake is known as %s', typed => {
    const patterns = [{ value: '8/15', explanation: 'Ez az ellentétes esemény.', misconception: 'ellentett-esemeny' }];
    expect(reply({ answer: '7/15', check: 'FRAC', task: DRAW, percent: true, patterns }, typed).misconception).toBe('ellentett-esemeny');
  });
});

describe('a unit is said back with the word it was typed with', () => {
  it.each([
    ['60 perc', '60 perc'],
    ['60 percet', '60 perc'],
    ['60 min', '60 min'],
    ['1 óra', '1 óra'],
    ['3600 mp', '3600 mp'],
    ['3600 s', '3600 s'],
    ['1 óra 79 perc', '1 óra 79 perc'],
    ['14 perc 24 mp', '14 perc 24 mp'],
    ['0,5 h 30 min', '0,5 h 30 min'],
  ])('%s', (typed, echo) => {
    expect(reply({ answer: '77', unit: 'perc' }, typed).understood?.replace(/\u00a0/g, ' ')).toBe(`Ezt értem: ${echo}`);
  });
});
