import { describe, expect, it } from 'vitest';
import { checkState } from './check-back-items.ts';

describe('Visszaellenőrzés', () => {
  it.each([
    ['3,5', '3,5', 'done'],
    ['3.5', '3,5', 'done'],
    ['12 500', '12500', 'done'],
    ['−4', '-4', 'done'],
    ['4', '5', 'differs'],
    ['négy', '4', 'open'],
    ['', '4', 'open'],
  ])('reads the number %j against %j as %s', (answer, expect_, state) => {
    expect(checkState({ kind: 'number', label: 'x', expect: expect_ }, answer)).toBe(state);
  });

  it('takes any number where nothing is expected', () => {
    expect(checkState({ kind: 'number', label: 'x' }, '7')).toBe('done');
  });

  it('wants enough own words', () => {
    expect(checkState({ kind: 'own-words', label: 'x', minChars: 10 }, 'rövid')).toBe('open');
    expect(checkState({ kind: 'own-words', label: 'x', minChars: 10 }, 'ez már elég hosszú')).toBe('done');
    expect(checkState({ kind: 'doubt', label: 'x' }, 'az évszám')).toBe('done');
  });
});
