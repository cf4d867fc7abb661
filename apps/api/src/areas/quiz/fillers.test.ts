import { expect, it } from 'vitest';
import { FILLERS, TRY_AGAIN, withoutFillers } from './fillers.ts';

it.each([FILLERS.list, `<p>${FILLERS.right}</p>`, '<p>Ez a jó válasz.</p> <p>Ez a jó válasz.</p>', undefined])('%j says nothing', text =>
  expect(withoutFillers(text)).toBeUndefined(),
);

it('keeps what a teacher wrote', () => {
  expect(withoutFillers('<p>Egyesével nő.</p>')).toBe('<p>Egyesével nő.</p>');
});

it('asks to read again only while there is another try', () => {
  expect(withoutFillers(`<p>${TRY_AGAIN}</p>`)).toBe(`<p>${TRY_AGAIN}</p>`);
  expect(withoutFillers(`<p>${TRY_AGAIN}</p>`, true)).toBeUndefined();
});
