import { expect, it } from 'vitest';
import { CACHE_DIR, CONTENT_DIR } from '../commands/paths.ts';
import { filesOf, readLibrary } from '../library.ts';
import { coverage } from './coverage.ts';

const library = readLibrary(CONTENT_DIR, CACHE_DIR);

it('every lesson of the map stands with its quiz and its unit test', () => {
  expect(coverage(library).line).toContain('lessons 229/229 · quizzes 229/229 · unit tests 77/77');
});

it('names what is missing', () => {
  const files = library.files.filter(({ placed }) => placed?.stem !== 'fizika-8-ohm-torvenye');
  const { line, missing } = coverage({ ...library, files });
  expect(line).toContain('lessons 228/229');
  expect(missing).toContain('fizika-8-ohm-torvenye');
});

it('every lesson names its forms, and so has its reason and two challenges', () => {
  const lessons = filesOf(library, 'lesson');
  expect(lessons).toHaveLength(229);
  expect(lessons.filter(({ draft }) => !draft?.front.forms).map(({ file }) => file)).toEqual([]);
});

it('no title of the map names a country: pupils of both read it', () => {
  const titles = library.curriculum.units.flatMap(({ title, lessons }) => [title, ...lessons.map(lesson => lesson.title)]);
  expect(titles.length).toBeGreaterThan(300);
  expect(titles.filter(title => /\b(RO|HU)\b|román|magyar/i.test(title))).toEqual([]);
});

it('no title is broken at the hyphen of a suffix', () => {
  const pages = library.files.flatMap(({ draft }) => (draft && 'front' in draft && 'title' in draft.front ? [draft.front.title] : []));
  const titles = [...library.curriculum.units.map(({ title }) => title), ...pages];
  expect(titles).toContain('Alkotás MI-\u2060vel');
  expect(titles.filter(title => /-\p{L}{1,3}(?!\p{L})/u.test(title))).toEqual([]);
});
