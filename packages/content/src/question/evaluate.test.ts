import { rational } from '@eszkerek/numbers/rational';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asFloat, evaluate, sameValue, tryEvaluate } from './evaluate.ts';

describe('evaluate', () => {
  it.each([
    ['156/60', '13/5'],
    ['195/(65-40)', '7,8'],
    ['1/2+1/3', '5/6'],
    ['0,1+0,2', '0.3'],
    ['3 1/4 - 1 5/6', '1 5/12'],
    ['2^3*2^4', '128'],
    ['-3^2', '-9'],
    ['(-3)^2', '9'],
    ['2^-3', '1/8'],
    ['12 : 4 · 3', '9'],
    ['sqrt(49/4)', '7/2'],
    ['abs(2-5)', '3'],
    ['2(3+4)', '14'],
    ['−4 − (−6)', '2'],
  ])('%s = %s', (expression, value) => {
    expect(sameValue(evaluate(expression), evaluate(value))).toBe(true);
  });

  it('is exact where floating point is not', () => {
    expect(evaluate('1/3+1/3+1/3')).toEqual(rational(1));
    expect(evaluate('0,1*3')).toEqual(rational(3, 10));
  });

  it('leaves exactness only for roots and π', () => {
    expect(asFloat(evaluate('2√3'))).toBeCloseTo(2 * Math.sqrt(3), 12);
    expect(asFloat(evaluate('6pi'))).toBeCloseTo(6 * Math.PI, 12);
    expect(sameValue(evaluate('sqrt(2)^2'), evaluate('2'))).toBe(true);
  });

  it.each(['', '2+', '(2', '2)', 'x+1', '1/0', 'process.exit()', '9^999', '2 3'])('does not read %j', expression => {
    expect(tryEvaluate(expression)).toBeUndefined();
  });

  it('agrees with arithmetic on whole numbers', () => {
    const whole = fc.integer({ min: -999, max: 999 });
    fc.assert(
      fc.property(whole, whole, whole, (a, b, c) => {
        expect(asFloat(evaluate(`(${a})*(${b})-(${c})`))).toBe(Number(BigInt(a) * BigInt(b) - BigInt(c)));
        expect(sameValue(evaluate(`((${a})+(${b}))*7/7`), evaluate(`(${a + b})`))).toBe(true);
      }),
    );
  });
});
