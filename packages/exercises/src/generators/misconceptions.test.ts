import { expect, test } from 'vitest';
import { generatedMisconceptions } from './misconceptions.ts';

test.each([...generatedMisconceptions])('%s speaks to the pupil in a sentence of its own', (_, { text, pupil }) => {
  expect(pupil.toLowerCase()).not.toBe(`${text.toLowerCase()}${/marad/.test(text) ? '?' : '.'}`);
  expect(pupil).toMatch(/^[^a-záéíóöőúüű].*[.!?]$/);
  expect(pupil).not.toMatch(/azt hiszi/);
});
