import { expect, test } from 'vitest';
import { families } from './families/index.ts';
import { generatedMisconceptions } from './misconceptions.ts';

test.each([...generatedMisconceptions])('%s speaks to the pupil in a sentence of its own', (_, { text, pupil }) => {
  expect(pupil.toLowerCase()).not.toBe(`${text.toLowerCase()}${/marad/.test(text) ? '?' : '.'}`);
  expect(pupil).toMatch(/^[^a-záéíóöőúüű].*[.!?]$/);
  expect(pupil).not.toMatch(/azt hiszi/);
});

test('an id stands for one mistake in one lesson', () => {
  const ids = families.flatMap(({ misconceptions }) => Object.values(misconceptions).flatMap(names => Object.keys(names)));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
