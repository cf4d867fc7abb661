import type { QuestionFault } from '@eszkerek/contract/set-shapes';
import { expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { errorsOf } from './field-errors.ts';

const error = (part: string, place: number | null, message: string): QuestionFault => ({ level: 'error', part, place, message });
const withTexts = (...texts: string[]): Draft => ({
  ...emptyDraft,
  question: 'Mennyi?',
  options: texts.map((text, place) => ({ text, correct: place === 0, misconception: '' })),
});

it('finds the row of the form, where empty rows were not sent', () => {
  const errorOf = errorsOf([error('options', 1, 'Két válasz egyforma.')], withTexts('5', '', '5'), false);
  expect([0, 1, 2].map(place => errorOf('options', place))).toEqual([null, null, 'Két válasz egyforma.']);
  expect(errorOf('options')).toBeNull();
});

it('keeps a list’s own error apart from those of its rows', () => {
  const errorOf = errorsOf([error('options', null, 'Pontosan egy jó válasz legyen.')], withTexts('5', '6'), false);
  expect(errorOf('options')).toBe('Pontosan egy jó válasz legyen.');
  expect(errorOf('options', 0)).toBeNull();
});

it('is silent of a list that is being filled, until the question is sent', () => {
  const faults = [error('options', null, 'Legyen legalább két válasz.'), error('hints', 2, 'Legfeljebb három segítség lehet.')];
  expect(errorsOf(faults, withTexts('5', ''), false)('options')).toBeNull();
  expect(errorsOf(faults, withTexts('5', ''), true)('options')).toBe('Legyen legalább két válasz.');
  expect(errorsOf(faults, { ...emptyDraft, hints: 'a\nb\nc\nd' }, false)('hints')).toBe('Legfeljebb három segítség lehet.');
});

it('leaves warnings to the list of checks', () => {
  const warning: QuestionFault = { level: 'warning', part: 'question', place: null, message: 'A kérdés tagad.' };
  expect(errorsOf([warning], withTexts('5', '6'), true)('question')).toBeNull();
});
