import { expect, it } from 'vitest';
import { withoutTypingHint } from './typing-hint.ts';

it.each([
  ['<p>Egyszerűsítsd: 7/8 (A törtet így írd be: 12/(x+15).)</p>', '<p>Egyszerűsítsd: 7/8</p>'],
  ['<p>Fejtsd ki! (A négyzetet így írd be: x^2.) Ellenőrizd!</p>', '<p>Fejtsd ki! Ellenőrizd!</p>'],
  ['<p>Mekkora a terület (egy tizedesre)?</p>', '<p>Mekkora a terület (egy tizedesre)?</p>'],
])('%s', (html, printed) => {
  expect(withoutTypingHint(html)).toBe(printed);
});
