import { expect, test } from 'vitest';
import { testLibrary } from '../testing/library.ts';
import { slipsOf } from './topics.ts';

const library = testLibrary();
const answers = library
  .ofKind('quiz')
  .flatMap(({ slug }) => library.questions(slug).flatMap(question => slipsOf(question).map(({ answer }) => answer)));

test('a drawn option stays a drawing', () => {
  const drawn = answers.filter(answer => answer.includes('<svg'));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(answer => /(?:height|width|viewBox)="[^"]*,/.test(answer))).toEqual([]);
});

test('a number has a comma, as pupils write it', () => {
  expect(answers.filter(answer => /^-?\d+\.\d+$/.test(answer))).toEqual([]);
  expect(answers.some(answer => /^-?\d+,\d+$/.test(answer))).toBe(true);
});
