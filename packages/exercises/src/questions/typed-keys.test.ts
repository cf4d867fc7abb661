import { expect, it } from 'vitest';
import { question } from './schema.ts';
import { typedKeys, withKeys } from './typed-keys.ts';

const asked = (answer: string, text = 'Mennyi?') => question.parse({ type: 'numeric', question: text, answer });

it.each([
  [['12', '-3,5', '1 200'], 'digits'],
  [['\\lej{21,6}', '\\penz{1.5}{48}'], 'digits'],
  [['12', '3/4'], 'fractions'],
  [['1 1/2'], 'fractions'],
  [['12', '2√5'], undefined],
  [['1; 4; 7'], undefined],
  [['3x+2'], undefined],
] as const)('takes the widest of a page: %s', (answers, keys) => {
  expect(typedKeys(answers.map(answer => asked(answer)))).toBe(keys);
});

it('offers fractions where the page speaks of them, whatever the answers are', () => {
  expect(typedKeys([asked('2', 'Mennyi $\\frac12\\cdot4$?')])).toBe('fractions');
});

it('looks at every blank, and tells typed questions alone', () => {
  const fill = question.parse({
    type: 'fillSteps',
    question: 'Töltsd ki!',
    template: '$[a]=[b]$',
    blanks: [
      { id: 'a', answer: 1 },
      { id: 'b', answer: '1/2' },
    ],
    explanation: 'Így.',
  });
  expect(typedKeys([fill])).toBe('fractions');
  expect(withKeys(fill, 'fractions')).toMatchObject({ keys: 'fractions' });
  const word = question.parse({ type: 'shortText', question: 'Mi?', answer: 'erő' });
  expect(withKeys(word, 'digits')).toBe(word);
});
