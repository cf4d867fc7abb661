import { expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { drawnIn } from './drawn-text.tsx';

const FORMULA = '<span class="katex">½</span>';
const options = ['5', '', '$\\frac{1}{2}$'].map((text, place) => ({ text, correct: place === 0, misconception: '' }));

it('finds the row of the form, where empty rows were not sent', () => {
  const drawn = ['5', FORMULA].map((html, place) => ({ part: 'options', place, html }));
  const drawnOf = drawnIn(drawn, { ...emptyDraft, options });
  expect([0, 1, 2].map(place => drawnOf('options', place))).toEqual([[], [], [FORMULA]]);
});

it('shows every line of a field that has a formula, and nothing of plain text', () => {
  const hints = [FORMULA, 'Számolj!'];
  const drawn = [{ part: 'question', place: null, html: 'Mennyi?' }, ...hints.map((html, place) => ({ part: 'hints', place, html }))];
  const drawnOf = drawnIn(drawn, emptyDraft);
  expect(drawnOf('hints')).toEqual(hints);
  expect(drawnOf('question')).toEqual([]);
});
