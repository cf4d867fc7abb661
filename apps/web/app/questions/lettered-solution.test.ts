import { solutionOf } from '@eszkerek/exercises/grading/solution';
import { question as questionSchema } from '@eszkerek/exercises/questions/schema';
import { expect, it } from 'vitest';
import { letteredResult, letteredSolution } from './lettered-solution.ts';

const written = questionSchema.parse({
  id: 'q',
  type: 'multi',
  question: 'Melyik páros?',
  options: [
    { text: '2', correct: true, explanation: 'Igen: a 2 páros.' },
    { text: '3', explanation: 'Páratlan.' },
    { text: '4', correct: true, explanation: 'A 4 páros.' },
  ],
});
/** The last option of the author stands first on the screen. */
const shown = { id: 'q', type: 'multi' as const, question: '', hintCount: 0, answers: ['2', '1', '0'].map(id => ({ id, text: id })) };

it('gives the reason of every right option with its letter, in the order of the screen', () => {
  const { correct = [], ...solution } = solutionOf(written);
  expect(solution.text).toBe('A 2 páros. A 4 páros.');
  expect(letteredSolution(shown, { ...solution, correct: [...correct] }).text).toBe('<b>A)</b> A 4 páros.<br><b>C)</b> A 2 páros.');
});

it('leaves a solution that an author wrote', () => {
  const solution = { correct: ['0', '2'], explanations: { 0: 'a', 2: 'b' }, text: 'Mindkettő osztható kettővel.' };
  expect(letteredSolution(shown, solution)).toBe(solution);
  expect(letteredSolution(shown, null)).toBeNull();
});

it('explains each wrongly marked option once the question is closed', () => {
  const solution = { correct: ['1'], explanations: { 0: 'Nem ez.', 1: 'Ez az.', 2: 'Ez sem.' }, text: '' };
  const result = { questionId: 'q', status: 'incorrect' as const, points: 0, message: '', explanation: 'Nem ez.', canRetry: false };
  expect(letteredResult(shown, result, solution, ['0', '2'])?.explanation).toBe('<b>A)</b> Ez sem.<br><b>C)</b> Nem ez.');
  expect(letteredResult(shown, result, solution, ['0', '1'])).toBe(result);
  const open = { ...result, canRetry: true };
  expect(letteredResult(shown, open, null, ['0', '2'])).toBe(open);
});
