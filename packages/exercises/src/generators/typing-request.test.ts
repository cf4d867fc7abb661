import { expect, it } from 'vitest';
import { grade } from '../grading/grade.ts';
import type { Question } from '../questions/schema.ts';
import { LEVELS, makeQuestion } from './engine.ts';
import { generators } from './index.ts';
import { withoutTypingRequest } from './typing-request.ts';

const keysOf = (id: string): Question[] => {
  const generator = generators.get(id);
  return generator ? LEVELS.flatMap(level => Array.from({ length: 40 }, (_, seed) => makeQuestion(generator, seed, level))) : [];
};
/** The key as a percentage, where that is a whole number. */
const percentOf = (key: string): string | undefined => {
  const [n = 0, d = 1] = key.split('/').map(Number);
  return n > 0 && n < d && (100 * n) % d === 0 ? `${(100 * n) / d} %` : undefined;
};

it.each(['gen-probability-simple', 'gen-probability-compound'])('%s takes a percentage for a probability', id => {
  const typed = keysOf(id).flatMap(question => {
    const text = question.type === 'numeric' ? percentOf(question.answer) : undefined;
    return text ? [grade(question, text).status] : [];
  });
  expect(new Set(typed)).toEqual(new Set(['correct']));
});

it('leaves nothing of how to type a point', () => {
  expect(withoutTypingRequest('Melyik pont a $B$? Így írd: (x; y)!')).toBe('Melyik pont a $B$?');
});

it('a relative frequency that is asked for as a fraction takes none', () => {
  const asked = keysOf('gen-rel-frequency').filter(({ question }) => /Törttel/.test(question));
  expect(asked.some(question => question.type === 'numeric' && question.percent)).toBe(false);
});
