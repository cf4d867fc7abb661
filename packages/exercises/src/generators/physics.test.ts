import { expect, it } from 'vitest';
import { drawTask } from './engine.ts';
import { generators } from './index.ts';
import { checkGenerators } from './testing/check-generators.ts';

checkGenerators([...generators.values()].filter(g => g.lessons.some(lesson => lesson.startsWith('fizika-'))));

const coulomb = generators.get('gen-coulomb-ratio');
const mutual = Array.from({ length: 200 }, (_, seed) => coulomb && drawTask(coulomb, `mutual ${seed}`, 1))
  .filter(task => task !== undefined)
  .filter(({ question }) => /Mekkora erővel hat a (?:nagyobb|kisebb) töltésű/.test(question.question));

it('gen-coulomb-ratio: the belief in a greater force of the greater charge gives it the greater force', () => {
  const asked = mutual.flatMap(({ question, slips = [] }) =>
    slips.map(({ right, wrong }) => ({
      ofGreater: question.question.includes('erővel hat a nagyobb töltésű'),
      ratio: (wrong.find(slip => slip.misconception === 'nagyobb-toltes-nagyobb-erovel-hat')?.value.size ?? 0) / (right.size ?? 0),
    })),
  );
  expect(new Set(asked.map(({ ofGreater }) => ofGreater))).toEqual(new Set([true, false]));
  expect(asked.filter(({ ofGreater, ratio }) => ratio > 1 !== ofGreater)).toEqual([]);
});

it('gen-coulomb-ratio: the answers of other pupils have the unit of the options', () => {
  const judged = mutual.filter(({ shape }) => shape === 'find-error' || shape === 'compare').map(({ question }) => question.question);
  expect(judged.length).toBeGreaterThan(0);
  for (const text of judged) expect(text.split('\n\n').at(-1)).toMatch(/\d\$\u00a0N/);
});
