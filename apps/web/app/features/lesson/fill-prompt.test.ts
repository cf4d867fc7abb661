import { expect, test } from 'vitest';
import { fillPrompt, splitPrompt } from './fill-prompt.ts';

test('fields are filled, empty ones stay marked', () => {
  expect(fillPrompt('Írj 6 mondatot erről: [téma]. Szint: [évfolyam].', { téma: ' a Maros ' })).toBe(
    'Írj 6 mondatot erről: a Maros. Szint: [évfolyam].',
  );
});

test('the parts join to the whole text', () => {
  const text = 'Eleje [a] közepe [b][c] vége';
  expect(
    splitPrompt(text)
      .map(part => part.text)
      .join(''),
  ).toBe(text);
  expect(splitPrompt(text).flatMap(part => part.field ?? [])).toEqual(['a', 'b', 'c']);
});
