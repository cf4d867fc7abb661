import { expect, test } from 'vitest';
import { say as readerSay } from '../reader/messages.ts';
import { checkTyped } from './check-typed.ts';
import { say } from './messages.ts';
import type { TypedSpec } from './typed-spec.ts';

const spec = (rest: Partial<TypedSpec> & { answer: string }): TypedSpec => ({
  check: 'NUM',
  accepted: [],
  patterns: [],
  dot: 'ask',
  ...rest,
});

/** What is asked back names what is in the way, not something that is there. */
test.each<readonly [typed: string, key: Partial<TypedSpec> & { answer: string }, message: string]>([
  ['6:00', { answer: '6', unit: 'óra' }, say.clock],
  ['20:00', { answer: '20', unit: 'perc' }, say.clock],
  ['6:00', { answer: '6' }, readerSay.trouble['zero-division']],
  ['8a-5b=5a+2b=0', { answer: '5a+2b', check: 'EXPR' }, readerSay.onlyResult],
  ['3x=15', { answer: '15' }, readerSay.onlyResult],
  ['x+2x+9-3x=9', { answer: '9', check: 'EXPR' }, readerSay.onlyResult],
  ['(x+3)2', { answer: '(x+3)^2', check: 'EXPR' }, readerSay.timesOrPower],
  ['hatod óra', { answer: '6', unit: 'óra', check: 'INT' }, say.wholeDigits],
  ['három egész hat', { answer: '3,6' }, readerSay.digits],
  ['20 cm; 80 cm', { answer: '20; 80', check: 'SET', task: 'Hány fokos lehet?' }, readerSay.withoutUnit],
  ['[18 K; 21 K)', { answer: '[18; 21)', check: 'INTV', task: 'Melegebb 15 °C-nál.' }, readerSay.withoutUnit],
  ['5 MA', { answer: '5', unit: 'mA' }, readerSay.unitCase],
  ['(5;15) vagy (15;5)', { answer: '(5;15)', check: 'PT' }, readerSay.unclearPoint],
  ['200-nak a 13%-a 24', { answer: '24', task: 'Mennyi 200-nak a 12%-a?' }, readerSay.oneNumber],
  ['a 13%-a 24', { answer: '24', task: 'Mennyi 200-nak a 12%-a?' }, readerSay.oneNumber],
  ['20=10011', { answer: '10011', check: 'TXT', task: 'Írd át kettes számrendszerbe a 19-et!' }, say.baseDigits],
  ['1 rózsa 12 lej', { answer: '12', unit: 'lej', task: 'Mennyibe kerül egy rózsa?' }, readerSay.oneNumber],
  ['1 tulipán 12 lej', { answer: '12', unit: 'lej', task: 'Mennyibe kerül egy rózsa, ha egy tulipán 10 lej?' }, readerSay.oneNumber],
  ['125 fajta kód', { answer: '125', task: 'Hány kód van?' }, readerSay.onlyNumber],
  ['hatos', { answer: '6' }, readerSay.unclear],
  ['nem tudom', { answer: '6' }, readerSay.unclear],
])('%s is answered by what is in the way', (typed, key, message) => {
  expect(checkTyped(typed, spec(key))).toMatchObject({ status: 'unreadable', message });
});

test('a unit is said back as itself: MPa is no „mp” with an ending', () => {
  expect(checkTyped('0,04 MPa', spec({ answer: '40000', unit: 'Pa' }))).toMatchObject({
    status: 'correct',
    understood: 'Ezt értem: 0,04\u00A0MPa',
  });
  expect(checkTyped('5 mp', spec({ answer: '5', unit: 's' })).understood).toBe('Ezt értem: 5\u00A0mp');
});
