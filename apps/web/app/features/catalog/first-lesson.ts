import { gradesOf } from '../../lib/spec-shape/grades-of.ts';
import type { CardItem, HomeCards } from './home-cards.ts';

/** The lesson to begin with: the first free one of the grade, or of any grade while none is chosen. */
export function firstLesson({ freeLessons }: HomeCards, grade: number | null): CardItem | undefined {
  const lessons = [...freeLessons.matematika, ...freeLessons.fizika, ...freeLessons.ai];
  return lessons.find(lesson => grade !== null && gradesOf(lesson.grade).includes(grade)) ?? lessons[0];
}
