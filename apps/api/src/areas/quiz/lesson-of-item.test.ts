import { expect, test } from 'vitest';
import { testLibrary } from '../../testing/library.ts';
import { mendedWhereAsked } from './lesson-of-item.ts';

const library = testLibrary();
const practised = 'matek-6-egyenletek';
const elsewhere = { id: 'elojel-hiba', text: 'Előjelhibát vétesz.', lesson: 'matek-6-egeszek-osszeadasa', section: 'hiba' };
const question = library.questions(`kviz-${practised}`)[0];
if (!question) throw new Error('no question');
const mended = (page: string, misconception: typeof elsewhere, lesson?: string) =>
  mendedWhereAsked(library, page, { id: 'q1', ...(lesson ? { lesson } : {}) }, question, { misconception }).misconception;

test('a misconception of another lesson leads to the lesson that was asked', () => {
  expect(mended(`kviz-${practised}`, elsewhere)).toEqual({ id: elsewhere.id, text: elsewhere.text, lesson: practised });
  expect(mended('ismetles', elsewhere, practised)?.lesson).toBe(practised);
});

test('one of the asked lesson leads to its section', () => {
  const own = { id: 'rossz-iranyu-muvelet', text: 'x', lesson: practised, section: 'hiba' };
  expect(mended(`kviz-${practised}`, own)).toEqual(own);
});

test('one of a lesson of the unit stays there in its test', () => {
  const [unit] = library.ofKind('test').filter(({ lessons }) => lessons.length > 1);
  const lesson = unit?.lessons.at(-1)?.slug ?? '';
  const own = { ...elsewhere, lesson };
  expect(mended(unit?.slug ?? '', own)).toEqual(own);
});
