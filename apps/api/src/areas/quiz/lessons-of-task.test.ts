import { expect, test } from 'vitest';
import { testLibrary } from '../../testing/library.ts';
import { chooseQuestions } from './choose-questions.ts';
import { lessonsOfTask } from './lessons-of-task.ts';

const library = testLibrary();
const exams = [...library.documents].filter(document => document.kind === 'exam');

test.each(exams.map(exam => [exam.slug, exam] as const))(
  '%s: every task has a topic, and a lesson of the map that teaches it',
  (_, exam) => {
    for (const item of chooseQuestions({ document: exam, questions: [] }, library, {}).items) {
      expect(item.topic, item.id).toBeDefined();
      expect(lessonsOfTask(library, item)?.length ?? 0, item.id).toBeGreaterThan(0);
    }
  },
);

test('a lesson that is not written has no slug', () => {
  const titles = library.map.filter(({ written }) => !written).map(({ slug }) => slug);
  const lessons = lessonsOfTask(library, { id: 'x', part: 'i', lessons: [...titles, 'matek-7-pitagorasz-tetel'] }) ?? [];
  expect(lessons.filter(({ slug }) => slug).map(({ slug }) => slug)).toEqual(['matek-7-pitagorasz-tetel']);
  expect(lessons).toHaveLength(titles.length + 1);
});
