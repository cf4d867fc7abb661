import { expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

const page = { title: 'Törtek', description: 'Részek.', grade: '5', category: 'free_lesson' } as const;

it.each([
  ['lesson', 'Course'],
  ['workshop', 'Course'],
  ['course', 'Course'],
  ['quiz', 'Quiz'],
  ['test', 'Quiz'],
  ['tool', 'SoftwareApplication'],
  ['practice', 'SoftwareApplication'],
  ['exam', 'SoftwareApplication'],
] as const)('a %s is a %s', (kind, type) => {
  expect(structuredData({ ...page, kind })).toMatchObject({ '@type': type, name: 'Törtek', description: 'Részek.' });
});

it('says whether everyone may read it', () => {
  expect(structuredData({ ...page, kind: 'lesson' })).toMatchObject({ isAccessibleForFree: true });
  expect(structuredData({ ...page, kind: 'lesson', category: 'premium_lesson' })).toMatchObject({ isAccessibleForFree: false });
});

it('gives quizzes ten minutes', () => {
  expect(structuredData({ ...page, kind: 'quiz' })).toMatchObject({ timeRequired: 'PT10M' });
});
