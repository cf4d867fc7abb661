import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkTyped } from './check-typed.ts';
import type { TypedSpec } from './typed-spec.ts';

/** What a pupil hears in a test: `saved`, or the request and its sentence. */
const reply = (typed: string, spec: TypedSpec): string => {
  const { status, message, choices } = checkTyped(typed, spec);
  return status === 'unreadable' ? `${message}${choices ? ' + choices' : ''}` : 'saved';
};

/** Same signs, same number of digits, no digit at the ends of a run that would change the shape. */
const otherDigits = (typed: string, seed: number): string => {
  let at = 0;
  return typed.replace(/\d/g, () => String(2 + (((seed >> (at++ % 20)) & 7) % 8)));
};

const SHAPES = [
  '0',
  '-0',
  '00',
  '0,0',
  '00,00',
  '00 0',
  '0 00',
  '0 000',
  '0.000',
  '0, 0',
  '0 alma',
  '0 cm',
  '0,0 kg',
  '00%',
  'x = 0',
  'mínusz 0',
  '0 ezer',
  '0 tized',
  'nem 0',
  'kb. 0',
  '0 és fél',
  '0+0',
  '0*00',
  '0;0',
  '0<x',
  '0 blabla',
  'A válasz 0 lett.',
] as const;

const spec = (answer: string, rest: Partial<TypedSpec>): TypedSpec => ({
  answer,
  check: 'NUM',
  accepted: [],
  patterns: [{ value: '77', misconception: 'm', explanation: 'e' }],
  dot: 'ask',
  ...rest,
});

const QUESTIONS: readonly Partial<TypedSpec>[] = [
  {},
  { check: 'INT' },
  { check: 'FRAC' },
  { check: 'FRAC', lowest: true },
  { unit: 'cm' },
  { unit: '%' },
  { percent: true },
  { form: 'decimal' },
  { form: 'fraction', check: 'FRAC' },
  { form: 'lowest', check: 'FRAC' },
  { form: 'mixed', check: 'FRAC' },
  { form: 'normal' },
  { form: 'unit', unit: 'cm' },
  { tolerance: '1' },
];

/** The value of a typed text as a key: what makes exactly this answer right. */
const keyOf = (typed: string): string => typed.replace(/[^\d,/-]/g, '').replace(/^,|,$/g, '') || '5';

it('says the same to right and wrong values of the same shape', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SHAPES),
      fc.constantFrom(...QUESTIONS),
      fc.integer({ min: 0, max: 2 ** 24 }),
      fc.integer({ min: 0, max: 2 ** 24 }),
      (shape, question, one, two) => {
        const [right, wrong] = [otherDigits(shape, one), otherDigits(shape, two)];
        const key = spec(keyOf(right), question);
        expect(reply(wrong, key)).toBe(reply(right, key));
      },
    ),
    { numRuns: process.env.TEST_FULL ? 10_000 : 2000 },
  );
});

/** A fraction may be reducible or a division: that is seen on the input. Whether it is right is not. */
it('says the same to one answer whatever the key is', () => {
  const number = fc.integer({ min: 1, max: 400 });
  const typed = fc.oneof(
    fc.tuple(number, number).map(([a, b]) => `${a}/${b}`),
    fc.tuple(number, number, number).map(([a, b, c]) => `${a} ${b}/${c}`),
    number.map(a => `${a}`),
    number.map(a => `√${a}`),
    number.map(a => `${a},(3)`),
  );
  fc.assert(
    fc.property(typed, typed, typed, fc.constantFrom(...QUESTIONS), (answer, first, second, question) => {
      // „kb.” depends on whether the key may be rounded; these answers are exact.
      const keys = [first, second, answer].map(text => spec(text.includes('(') || text.includes('√') ? '7/3' : text, question));
      expect(new Set(keys.map(key => reply(answer, key))).size).toBe(1);
    }),
    { numRuns: process.env.TEST_FULL ? 3000 : 1000 },
  );
});
