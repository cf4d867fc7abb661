import { rational } from '@eszkerek/numbers/rational';
import { cpuMs } from '@eszkerek/numbers/testing/cpu-ms';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rationalValue } from './exact.ts';
import { printRational } from './print.ts';
import { printValue } from './print-value.ts';
import { IRRATIONALS, NUMBERS, type NumberCase } from './read-answer.cases.ts';
import { type Reading, type ReadOptions, readAnswer } from './read-answer.ts';
import { REQUESTS, VALUES } from './read-answer-values.cases.ts';

function read(typed: string, options: ReadOptions = {}): Extract<Reading, { status: 'ok' }> {
  const reading = readAnswer(typed, options);
  if (reading.status !== 'ok') throw new Error(`${typed}: ${reading.message}`);
  return reading;
}

const formOf = (reading: Extract<Reading, { status: 'ok' }>): string => `${reading.form.kind}${reading.form.lowest ? '' : '!'}`;

test('the table holds at least 300 inputs', () => {
  expect(NUMBERS.length + IRRATIONALS.length + VALUES.length + REQUESTS.length).toBeGreaterThanOrEqual(300);
});

const rows = (cases: readonly NumberCase[]) => cases.map(([typed, value, form, unit = '']) => [typed, value, form, unit] as const);

test.each(rows(NUMBERS))('the number %j is %s (%s) %s', (typed, value, form, unit) => {
  const reading = read(typed, { expect: 'number' });
  const exact = 'exact' in reading.value ? rationalValue(reading.value.exact) : null;
  expect([exact?.toFraction(), formOf(reading), reading.unit?.symbol ?? '']).toEqual([value, form, unit]);
});

test.each(rows(IRRATIONALS))('the number %j is %s (%s) %s', (typed, printed, form, unit) => {
  const reading = read(typed, { expect: 'number' });
  expect([printValue(reading.value), formOf(reading), reading.unit?.symbol ?? '']).toEqual([printed, form, unit]);
});

test.each(VALUES)('as %s, %j is %s', (kind, typed, printed) => {
  const reading = read(typed, kind ? { expect: kind } : {});
  expect(printValue(reading.value)).toBe(printed);
});

test.each(REQUESTS)('as %s, %j asks: %s', (kind, typed, message) => {
  const reading = readAnswer(typed, { expect: kind });
  expect(reading.status === 'ok' ? 'ok' : reading.message).toContain(message);
});

describe('what it says back', () => {
  test.each([
    ['3.5', 'Ezt értem: 3,5'],
    ['7/2', 'Ezt értem: 7/2'],
    ['3½', 'Ezt értem: 3 1/2'],
    ['12345', 'Ezt értem: 12\u202F345'],
    ['-4', 'Ezt értem: −4'],
    ['2*sqrt(3)', 'Ezt értem: 2√3'],
    ['6pi cm', 'Ezt értem: 6π\u00A0cm'],
    ['25 %', 'Ezt értem: 25%'],
    ['60 fok', 'Ezt értem: 60°'],
    ['x^2-3*x', 'Ezt értem: x² − 3x'],
    ['2;5', 'Ezt értem: {2; 5}'],
  ])('%j: %s', (typed, understood) => expect(read(typed).understood).toBe(understood));

  it('prints intervals in the notation of the pupil’s country', () => {
    expect(read('2<=x<5', { region: 'ro' }).understood).toBe('Ezt értem: [2; 5)');
    expect(read('2<=x<5', { region: 'hu' }).understood).toBe('Ezt értem: [2; 5[');
  });

  it('offers both readings of 1.250, and each of them can be sent', () => {
    const reading = readAnswer('1.250', { expect: 'number' });
    expect(reading).toMatchObject({ status: 'ask', choices: ['1,25', '1250'] });
    expect(printValue(read('1,25').value)).toBe('1,25');
  });

  it('reads the decimal points of authors without asking', () => {
    expect(printValue(read('4.875', { dot: 'decimal' }).value)).toBe('4,875');
  });
});

const anyRational = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([n, d]) => rational(n, d));
const small = fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 12 })).map(([n, d]) => rational(n, d));

describe('reading back what was printed', () => {
  it('gives every rational number back', () => {
    fc.assert(
      fc.property(anyRational, fc.constantFrom('decimal' as const, 'fraction' as const), (r, style) => {
        const reading = read(printRational(r, style), { expect: 'number' });
        return reading.value.kind === 'number' && rationalValue(reading.value.exact)?.equals(r) === true;
      }),
    );
  });

  it('gives sums of roots, π and letters back', () => {
    const term = fc.tuple(small, fc.constantFrom('', '*√2', '*√6', '*π', '*x', '*x^2*y', '*√3*x', '*π*r^2'));
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 4 }), terms => {
        const typed = terms.map(([r, tail]) => `(${r.toFraction()})${tail}`).join(' + ');
        const first = read(typed, { expect: 'expression' });
        const printed = printValue(first.value);
        expect(printValue(read(printed, { expect: 'expression' }).value)).toBe(printed);
        expect(printValue(read(first.understood.replace('Ezt értem: ', ''), { expect: 'expression' }).value)).toBe(printed);
      }),
    );
  });

  it('gives intervals, sets and points back in both notations', () => {
    const ends = fc.tuple(small, small).filter(([a, b]) => a.compare(b) < 0);
    fc.assert(
      fc.property(ends, fc.boolean(), fc.boolean(), fc.constantFrom('ro' as const, 'hu' as const), ([a, b], left, right, region) => {
        const pair = `${printRational(a)}; ${printRational(b)}`;
        for (const [kind, typed] of [
          ['interval', `${left ? '[' : ']'}${pair}${right ? ']' : '['}`],
          ['set', `{${pair}}`],
          ['point', `(${pair})`],
        ] as const) {
          const printed = printValue(read(typed, { expect: kind }).value, region);
          expect(printValue(read(printed, { expect: kind }).value, region)).toBe(printed);
        }
      }),
    );
  });
});

describe('any input at all', () => {
  const pieces = [
    '1',
    '23',
    ',',
    '.',
    '/',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ';',
    '√',
    'π',
    'x',
    'y',
    '^',
    '9',
    '-',
    '+',
    '*',
    ' ',
    '%',
    ' km',
    '<',
    '>=',
    '∞',
    '½',
    '²',
    'gyök',
    ':',
    '|',
    '±',
    '\u0307',
    '…',
  ];
  const scramble = fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map(parts => parts.join(''));
  const kinds = fc.constantFrom('number', 'set', 'point', 'interval', 'expression', undefined);

  it('never throws and says something in Hungarian or an exact value', () => {
    fc.assert(
      fc.property(
        fc.oneof(scramble, fc.string({ unit: 'binary', maxLength: 250 }), fc.string({ maxLength: 250 })),
        kinds,
        (typed, kind) => {
          const reading = readAnswer(typed, kind ? { expect: kind } : {});
          expect(reading.status === 'ok' ? reading.understood : reading.message).not.toBe('');
          if (reading.status === 'ok') expect(reading.understood).not.toMatch(/[<>&]/);
        },
      ),
      { numRuns: process.env.TEST_FULL ? 4000 : 1000 },
    );
  });

  it('takes a few milliseconds at most', () => {
    const hard = [
      '('.repeat(200),
      '√'.repeat(200),
      '-'.repeat(199),
      '1 '.repeat(100),
      '1/(x+1)'.concat('+1/(x+1)'.repeat(23)),
      '(a+b+c+d+e)^3*'.repeat(13).concat('x'),
      '99999999^9*'.repeat(18).concat('2'),
      '1/(a+√2)'.concat('+1/(b+√3)'.repeat(20)),
      '√999999937*'.repeat(18).concat('2'),
      '(((x+1)^9+1)^9+1)^9',
      'a '.repeat(99),
      '1,1 m '.repeat(33),
      '1;'.repeat(100),
    ];
    for (const typed of hard) {
      for (const kind of ['number', 'set', 'point', 'interval', 'expression', undefined] as const) {
        const times = Array.from({ length: 5 }, () => cpuMs(() => readAnswer(typed, kind ? { expect: kind } : {})));
        expect(Math.min(...times), `${typed.slice(0, 20)} as ${kind}`).toBeLessThan(40);
      }
    }
  });
});
