import { expect, it } from 'vitest';
import { firstLesson } from './first-lesson.ts';
import type { CardItem } from './home-cards.ts';

const lesson = (slug: string, grade: string): CardItem => ({
  slug,
  title: slug,
  description: '',
  grade,
  category: 'free_lesson',
  art: 'x',
});
const cards = {
  freeLessons: {
    matematika: [lesson('tortek', '5'), lesson('egyenletek', '7')],
    fizika: [lesson('sebesseg', '6')],
    ai: [lesson('promptok', '7–8')],
  },
  freeTools: [],
  premiumCourses: [],
  premiumTools: [],
};

it.each([
  [null, 'tortek'],
  [5, 'tortek'],
  [6, 'sebesseg'],
  [7, 'egyenletek'],
  [8, 'promptok'],
])('begins with a lesson of the chosen grade: %s', (grade, slug) => {
  expect(firstLesson(cards, grade)?.slug).toBe(slug);
});
