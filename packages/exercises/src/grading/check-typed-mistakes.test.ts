import { describe, expect, it } from 'vitest';
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

describe('named mistakes', () => {
  const fraction = spec({
    answer: '5/6',
    check: 'FRAC',
    other: 'Bővíts!',
    patterns: [
      { value: '2/5', misconception: 'nevezot-is-osszeadja', explanation: 'A nevezőket is összeadtad.' },
      { value: '2/6', misconception: 'csak-nevezot-ir-at', explanation: 'A számlálókat nem bővítetted.' },
    ],
  });

  it.each(['2/5', '0,4', '4/10'])('%s is met by its value', typed => {
    expect(checkTyped(typed, fraction)).toMatchObject({
      status: 'incorrect',
      misconception: 'nevezot-is-osszeadja',
      explanation: 'A nevezőket is összeadtad.',
    });
  });

  it('does not need the same form', () => {
    expect(checkTyped('1/3', fraction).misconception).toBe('csak-nevezot-ir-at');
  });

  it('falls back to the general remark', () => {
    expect(checkTyped('7/9', fraction)).toMatchObject({ status: 'incorrect', explanation: 'Bővíts!' });
  });

  it('keeps to its own tolerance', () => {
    const density = spec({
      answer: '2.7',
      tolerance: '0',
      patterns: [{ value: '0.37', tolerance: '0.005', misconception: 'm', explanation: 'Fordítva.' }],
    });
    expect(checkTyped('0,37037', density).misconception).toBe('m');
    expect(checkTyped('0,38', density).misconception).toBeUndefined();
  });

  it.each([
    ['0,37037', '10/27'],
    ['0,37037', '0,37'],
    ['0,37037', '0,3704'],
    ['2,083333', '2,1'],
    ['2,083333', '2,08'],
    ['2,083333', '25/12'],
    ['133,333333', '133'],
    ['16,931034', '17'],
    ['0,666667', '0,66'],
    ['0,666667', '0,67'],
    ['2,08', '2,083'],
    ['6,81', '6,8'],
    ['12π', '37,7'],
  ])('%s is met by its rounding %s, whatever is asked', (value, typed) => {
    for (const check of ['INT', 'NUM', 'FRAC'] as const)
      expect(checkTyped(typed, spec({ answer: '500', check, patterns: [{ value, misconception: 'm', explanation: 'e' }] }))).toMatchObject(
        check === 'INT' && typed.includes('/') ? { status: 'unreadable' } : { misconception: 'm' },
      );
  });

  it.each([
    ['0,013333', '0,01'],
    ['12,5', '13'],
    ['12,5', '12,53'],
    ['123', '123,2'],
    ['250,5', '250'],
    ['2,083333', '2,2'],
    ['103/104', '1'],
    ['243/244', '1'],
    ['0,996016', '1'],
    ['6,809524', '7'],
    ['7√2/10', '1'],
    ['0,666667', '0,7'],
    ['10,333333', '10'],
    ['43,5', '44'],
  ])('%s is not %s', (value, typed) => {
    for (const check of ['INT', 'NUM', 'FRAC'] as const)
      expect(
        checkTyped(typed, spec({ answer: '500', check, patterns: [{ value, misconception: 'm', explanation: 'e' }] })).misconception,
      ).toBeUndefined();
  });

  it('a coarse number that is foreseen itself is still met', () => {
    const named = (value: string) => ({ value, misconception: value, explanation: 'e' });
    expect(checkTyped('1', spec({ answer: '2', check: 'NUM', patterns: [named('243/244'), named('1')] })).misconception).toBe('1');
  });

  it('names the nearest of two, and a rounded key before both', () => {
    const pattern = (value: string) => ({ value, misconception: `m${value}`, explanation: 'e' });
    const two = spec({ answer: '1/3', check: 'FRAC', patterns: [pattern('6,84'), pattern('6,809524'), pattern('0,332')] });
    expect(checkTyped('6,8', two).misconception).toBe('m6,809524');
    expect(checkTyped('0,33', two)).toMatchObject({ status: 'partial', message: say.rounded });
  });

  it('a foreseen whole number beside a root near it gets its own words', () => {
    const named = (value: string) => ({ value, misconception: value, explanation: 'e' });
    const side = spec({ answer: '25', check: 'NUM', patterns: [named('17√2'), named('24')] });
    expect(checkTyped('24', side).misconception).toBe('24');
    expect(checkTyped('24,04', side).misconception).toBe('17√2');
  });

  it('says no general remark to what is nearly right', () => {
    expect(checkTyped('0,83', fraction)).toEqual(expect.not.objectContaining({ explanation: expect.anything() }));
  });

  it('in practice meets a root that is the mistake itself', () => {
    const sum = spec({ answer: '5√3', practice: true, patterns: [{ value: '48', misconception: 'm', explanation: 'e' }] });
    expect(checkTyped('16√9', sum).misconception).toBe('m');
    expect(checkTyped('2*24', sum)).toMatchObject({ status: 'unreadable' });
  });

  it('names an end of an interval that was taken wrongly, as a near miss', () => {
    const ends = spec({ answer: '[2; 5)', check: 'INTV', patterns: [{ value: '[2; 5]', misconception: 'm', explanation: 'e' }] });
    expect(checkTyped('[2;5]', ends)).toMatchObject({ status: 'partial', message: say.intervalEnds, misconception: 'm', explanation: 'e' });
  });

  it('works for sets, intervals and expressions', () => {
    const wrong = (value: string) => [{ value, misconception: 'm', explanation: 'e' }];
    expect(checkTyped('3', spec({ answer: '{-3;3}', check: 'SET', patterns: wrong('{3}') })).misconception).toBe('m');
    expect(checkTyped('x>5', spec({ answer: 'x<5', check: 'INTV', patterns: wrong('x>5') })).misconception).toBe('m');
    expect(checkTyped('9+x²', spec({ answer: 'x^2+6x+9', check: 'EXPR', patterns: wrong('x^2+9') })).misconception).toBe('m');
  });
});
