import { cpuMs } from '@eszkerek/numbers/testing/cpu-ms';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkSteps } from './check-steps.ts';
import { type Reason, say } from './messages.ts';

const RIGHT: readonly (readonly string[])[] = [
  ['2x + 3 = 7', '2x = 4', 'x = 2'],
  ['2x + 3 = 7 / -3', '2x = 4 | :2', 'x = 2'],
  ['2x + 3 = 7', '⇔ 2x = 4', '=> x = 2'],
  ['2(x+3) = 10', '2x + 6 = 10', '2x = 4', 'x = 2'],
  ['5x − 3 = 2x + 9', '3x − 3 = 9', '3x = 12', 'x = 4'],
  ['x/2 + 1 = 4', 'x + 2 = 8', 'x = 6'],
  ['2/3 x = 4', 'x = 6'],
  ['0,5x = 2', 'x = 4'],
  ['x² = 9', 'x = ±3'],
  ['x² = 9', 'x₁ = 3; x₂ = −3'],
  ['x² = 2', 'x = √2 vagy x = -√2'],
  ['x² - 5x + 6 = 0', '(x-2)(x-3) = 0', 'x - 2 = 0 vagy x - 3 = 0', 'x = 2 vagy x = 3'],
  ['x² - 5x + 6 = 0', 'M = {2; 3}'],
  ['x² + 1 = 0', 'nincs megoldás'],
  ['x + 1 = x + 2', '1 = 2', 'nincs megoldás'],
  ['2(x+1) = 2x + 2', '2x + 2 = 2x + 2', 'azonosság'],
  ['-2x < 6', 'x > -3'],
  ['3x + 1 ≥ 10', '3x ≥ 9', 'x ≥ 3'],
  ['1/(x-1) = 2', '1 = 2(x-1)', '1 = 2x - 2', '3 = 2x', '1,5 = x'],
  ['2(x+3) + 4x', '= 2x + 6 + 4x', '= 6x + 6'],
  ['1/2 + 1/3', '3/6 + 2/6', '5/6'],
  ['2 + 3·4', '2 + 12', '14'],
  ['(x-3)²', 'x² - 6x + 9'],
];

test.each(RIGHT.map(lines => [lines.join(' → '), lines] as const))('right to the end: %s', (_, lines) => {
  const report = checkSteps(lines);
  expect(report).toMatchObject({ firstWrong: null, finished: true });
  expect(report.lines.slice(1).every(l => l.status === 'right')).toBe(true);
});

type Wrong = readonly [reason: Reason, ...lines: string[]];
const WRONG: readonly Wrong[] = [
  ['moved', '2x + 3 = 7', '2x = 10'],
  ['moved', '5x - 3 = 2x + 9', '7x - 3 = 9'],
  ['moved', 'x + 3 = 12', 'x = 15'],
  ['subtracted', '3x = 12', 'x = 9'],
  ['inverse', '3x = 12', 'x = 36'],
  ['inverse', 'x/3 = 12', 'x = 4'],
  ['upsideDown', '3x = 12', 'x = 1/4'],
  ['divided', 'x + 3 = 12', 'x = 4'],
  ['firstOnly', '2(x+3) = 10', '2x + 3 = 10'],
  ['firstOnly', '2(x+3) + 4x', '2x + 3 + 4x'],
  ['minusBracket', '5 - (x - 2) = 4', '5 - x - 2 = 4'],
  ['minusBracket', '5 - 2(x - 2) = 4', '5 - 2x - 4 = 4'],
  ['minusBracket', '7 - (x + 2)', '7 - x + 2'],
  ['squareOfSum', '(x+3)²', 'x² + 9'],
  ['squareOfDifference', '(x-3)²', 'x² - 9'],
  ['acrossBars', '1/2 + 1/3', '2/5'],
  ['unlikeTerms', '2x + 3', '5x'],
  ['powersMultiplied', 'x^2 · x^3', 'x^6'],
  ['orderOfOperations', '2 + 3·4', '5·4'],
  ['sign', '2x + 3 = 7', '2x - 3 = 7'],
  ['leftOnly', '2x + 3 = 7', '2x = 7'],
  ['rightOnly', '2x = 8', '2x = 4'],
  ['flip', '-2x < 6', 'x < -3'],
  ['lostRoot', 'x² = 9', 'x = 3'],
  ['dividedByX', 'x² = x', 'x = 1'],
  ['lostAll', 'x = 3', 'nincs megoldás'],
  ['extra', '(x²-1)/(x-1) = 2', 'x + 1 = 2'],
  ['extra', 'x = 3', 'x² = 9'],
  ['otherSolution', 's = v t', 't = v/s'],
  ['subtracted', '3x > 6', 'x > 3'],
  ['otherValue', '2x + 6', '7x - 100'],
];

test.each(WRONG)('%s — %s → %s', (reason, ...lines) => {
  const report = checkSteps([...lines, 'x = 1']);
  expect(report.firstWrong).toBe(1);
  expect(report.lines[1]).toMatchObject({ status: 'wrong', reason });
  expect(report.lines[2]?.status).toBe('waiting');
});

describe('around the lines', () => {
  it('passes over empty lines and counts from the typed ones', () => {
    const report = checkSteps(['2x + 3 = 7', '', '2x = 10']);
    expect(report).toMatchObject({ firstWrong: 2, message: 'Nézd meg a 3. sort!' });
  });

  it('checks the first line against the given task', () => {
    expect(checkSteps(['2x = 4'], { start: '2x + 3 = 7' }).lines[0]?.status).toBe('right');
    expect(checkSteps(['2x = 10'], { start: '2x + 3 = 7' })).toMatchObject({ firstWrong: 0, message: 'Nézd meg az 1. sort!' });
  });

  it('checks a chain of equal signs within one line', () => {
    expect(checkSteps(['2 + 3·4 = 2 + 12 = 14'])).toMatchObject({ firstWrong: null, finished: true });
    expect(checkSteps(['2 + 3·4 = 20 = 20']).firstWrong).toBe(0);
  });

  it('waits for the wanted form', () => {
    expect(checkSteps(['x² - 4', 'x² - 2x + 2x - 4'], { goal: '(x-2)(x+2)' }).finished).toBe(false);
    expect(checkSteps(['x² - 4', '(x+2)(x-2)'], { goal: '(x-2)(x+2)' }).finished).toBe(true);
  });

  it('follows the rearranging of a formula', () => {
    expect(checkSteps(['s = v·t', 't = s/v'], { goal: 't = s/v' })).toMatchObject({ firstWrong: null, finished: true });
    expect(checkSteps(['s = v·t', 'v = s/t'], { goal: 't = s/v' }).finished).toBe(false);
  });

  it('lets through what it cannot check, and says so', () => {
    expect(checkSteps(['x³ = 8', 'x = 2']).lines[1]).toMatchObject({ status: 'unchecked', message: say.unchecked });
    expect(checkSteps(['x³ = 8', 'x = 3']).firstWrong).toBe(1);
  });

  it('asks about a line it cannot read', () => {
    expect(checkSteps(['2x + 3 = 7', '2x = ']).lines[1]).toMatchObject({ status: 'unreadable' });
    expect(checkSteps(['2x + 3 = 7', '2x']).lines[1]).toMatchObject({ status: 'unreadable', message: say.mixed });
    expect(checkSteps([]).message).toBe(say.begin);
  });
});

describe('properties', () => {
  const coefficient = fc.integer({ min: -9, max: 9 }).filter(n => n !== 0);
  const equation = fc.tuple(coefficient, fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));
  const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);

  it('accepts every true solution of a·x + b = c and refuses any other', () => {
    fc.assert(
      fc.property(equation, fc.integer({ min: 1, max: 9 }), ([a, b, x], off) => {
        const start = `${a}x ${signed(b)} = ${a * x + b}`;
        expect(checkSteps([start, `${a}x = ${a * x}`, `x = ${x}`])).toMatchObject({ firstWrong: null, finished: true });
        const report = checkSteps([start, `${a}x = ${a * x}`, `x = ${x + off}`]);
        expect(report.firstWrong).toBe(2);
        expect(report.lines[2]?.message).not.toBe('');
      }),
    );
  });

  it('never throws and stays quick on anything typed', () => {
    const piece = fc.constantFrom('x', '2', '+', '-', '(', ')', '=', '<', '^2', '/', '*', ' ', 'y', '3', '√', ';', ' vagy ', '±');
    const line = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map(p => p.join('')),
      fc.string({ maxLength: 60 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), lines => {
        const time = cpuMs(() => {
          const report = checkSteps(lines);
          expect(report.lines.length).toBe(lines.length);
          expect(report.message).not.toBe('');
        });
        expect(time).toBeLessThan(500);
      }),
      { numRuns: 500 },
    );
  });
});

it.each(['7x4', '7 x 4', '7X4', '7*4', '7×4'])('reads %s in a working without letters as a product', line => {
  expect(checkSteps(['(5 + 2) · 4', line, '28']).lines.map(({ status }) => status)).toEqual(['start', 'right', 'right']);
});

it('speaks of powers only where the line looks like one', () => {
  const advice = (line: string) => checkSteps(['2a + 3 = 11', line]).lines[1]?.message;
  expect(advice('7x4 = 28')).toContain('A szorzás jele a pont');
  expect(advice('7x4 = 28')).not.toContain('hatvány');
  expect(advice('3a2 + 1 = 4')).toContain('hatvány');
});
