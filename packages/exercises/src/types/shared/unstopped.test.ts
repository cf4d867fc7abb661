import { expect, it } from 'vitest';
import { unstopped, withMark } from './unstopped.ts';
import { wordsOf } from './words.ts';

it('takes one full stop off the end, also from beside a formula', () => {
  expect(unstopped('Igaz.')).toBe('Igaz');
  expect(unstopped('3. lépés')).toBe('3. lépés');
  expect(unstopped('<span class="keep-end"><span>x</span>.</span>')).toBe('<span class="keep-end"><span>x</span></span>');
});

it('keeps a mark with the formula before it', () => {
  expect(withMark('szó', ';')).toBe('szó;');
  expect(withMark('<span>x</span>', ';')).toBe('<span>x</span>\u2060;');
});

it('puts several answers into words without the full stops between them', () => {
  const items = [
    { id: 'a', text: '<span>x</span>' },
    { id: 'b', text: 'Igaz.' },
  ];
  const asIs = (text: string) => text;
  expect(wordsOf(['a', 'b'], items, asIs)).toBe('<span>x</span>\u2060; Igaz');
  expect(wordsOf({ a: 'b', b: 'a' }, items, asIs)).toBe('<span>x</span>\u2060: Igaz; Igaz.: <span>x</span>');
});
