import type { ErrorCase } from '@eszkerek/documents/tools/error-hunt';
import { describe, expect, it } from 'vitest';
import { isCaught, judge, nextCase } from './hunt-state.ts';

const one = (id: string): ErrorCase => ({
  id,
  subject: 'matematika',
  grades: [5],
  ask: 'Mennyi 2 + 2?',
  lines: ['Összeadom.', '2 + 2 = 5', 'Kész.'],
  wrong: 2,
  reason: 'szamolas',
  explanation: '2 + 2 = 4',
  fix: '2 + 2 = 4',
});

describe('Hibavadász', () => {
  it('catches an error by its line and its reason together', () => {
    expect(isCaught(judge(one('a'), 2, 'szamolas'))).toBe(true);
    expect(judge(one('a'), 2, 'teny')).toEqual({ line: true, reason: false });
    expect(isCaught(judge(one('a'), 1, 'szamolas'))).toBe(false);
    expect(isCaught(judge({ ...one('a'), alsoReasons: ['logika'] }, 2, 'logika'))).toBe(true);
  });

  it('goes on to what is not caught yet, round and round', () => {
    const cases = ['a', 'b', 'c'].map(one);
    expect(nextCase(cases, 'a', ['a'])?.id).toBe('b');
    expect(nextCase(cases, 'c', ['c', 'a'])?.id).toBe('b');
    expect(nextCase(cases, 'a', ['a', 'b', 'c'])?.id).toBe('b');
  });
});
