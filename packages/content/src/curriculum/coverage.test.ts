import { expect, it } from 'vitest';
import { CACHE_DIR, CONTENT_DIR } from '../commands/paths.ts';
import { readLibrary } from '../library.ts';
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
