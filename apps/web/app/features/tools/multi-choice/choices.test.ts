import { describe, expect, it } from 'vitest';
import { choiceValues, choose, isAnswered, type Step, summaryOf } from './choices.ts';

const option = (value: string, excludes?: string[]) => ({
  value,
  label: value.toUpperCase(),
  promptText: `kérek ${value}-t`,
  ...(excludes ? { excludes } : {}),
});
const single: Step = { id: 'egy', question: '?', options: [option('a'), option('b')] };
const multiple: Step = {
  id: 'tobb',
  question: '?',
  multiple: true,
  max: 2,
  options: [option('a'), option('b'), option('c'), option('x', ['a', 'b'])],
};

describe('choices', () => {
  it('replaces in a single step', () => {
    expect(choose(single, ['a'], 'b')).toEqual(['b']);
  });

  it('toggles in a multiple step, up to the maximum', () => {
    expect(choose(multiple, ['a'], 'b')).toEqual(['a', 'b']);
    expect(choose(multiple, ['a', 'b'], 'a')).toEqual(['b']);
    expect(choose(multiple, ['a', 'b'], 'c')).toEqual(['a', 'b']);
  });

  it('drops what excludes each other, whichever was first', () => {
    expect(choose(multiple, ['a', 'b'], 'x')).toEqual(['x']);
    expect(choose(multiple, ['x'], 'a')).toEqual(['a']);
  });

  it('gives templates the words of the options, in their order', () => {
    expect(choiceValues([single, multiple], { egy: ['b'], tobb: ['c', 'a'] })).toEqual({
      egy: 'kérek b-t',
      tobb: ['kérek a-t', 'kérek c-t'],
    });
    expect(choiceValues([single], {})).toEqual({ egy: '' });
    expect(summaryOf(multiple, { tobb: ['c', 'a'] })).toBe('A, C');
  });

  it('waits for an answer unless the step says it may be skipped', () => {
    expect(isAnswered(single, {})).toBe(false);
    expect(isAnswered(single, { egy: ['a'] })).toBe(true);
    expect(isAnswered({ ...single, required: false }, {})).toBe(true);
  });
});
