import type { Subject } from '@eszkerek/documents/base';
import type { MapLesson } from '@eszkerek/documents/compiled';
import { nextPlaces } from '@eszkerek/guide/offers';
import type { MayOpen } from './lesson-access.ts';
import type { PupilGuide } from './pupil-guide.ts';

export interface NextLesson {
  lesson: MapLesson;
  /** It comes first because this one builds on it. */
  before?: MapLesson;
}

const NEXT = 3;

/** The best lessons to learn next in a subject: plan, map and placement offer these. What is still to be learnt comes instead of the lesson that needs it. */
export const nextLessons = (guide: PupilGuide, subject: Subject, mayOpen: MayOpen, count = NEXT): NextLesson[] => {
  const { map, mastery } = guide.subject(subject);
  const lessonAt = (place: number | undefined): MapLesson | undefined => guide.lesson(map.lessons[place ?? -1]?.slug ?? '');
  const allowed = (place: number): boolean => {
    const lesson = lessonAt(place);
    return lesson !== undefined && mayOpen(lesson) && guide.step(lesson.slug) === 'learn';
  };
  const isMissed = (place: number): boolean => guide.rows.has(map.lessons[place]?.slug ?? '');
  const isUntouched = (place: number): boolean => {
    const lesson = lessonAt(place);
    return lesson !== undefined && mayOpen(lesson) && !guide.rows.has(lesson.slug);
  };
  const found = nextPlaces(map, mastery(), { toLearn: allowed, isMissed, isUntouched }, count).flatMap((next): NextLesson[] => {
    const [lesson, before] = [lessonAt(next.place), lessonAt(next.before)];
    return lesson ? [before ? { lesson, before } : { lesson }] : [];
  });
  if (found.length > 0) return found;
  // Everything seems to be known: what was never asked is worth a try, the own year first and the least sure one.
  return [...map.lessons.keys()]
    .filter(place => (map.gaps[place] ?? 0) <= 0)
    .flatMap(place => {
      const lesson = lessonAt(place);
      return lesson && mayOpen(lesson) && guide.step(lesson.slug) === 'inferred' ? [{ place, lesson }] : [];
    })
    .sort((a, b) => (map.gaps[b.place] ?? 0) - (map.gaps[a.place] ?? 0) || guide.mastery(a.lesson.slug) - guide.mastery(b.lesson.slug))
    .slice(0, count)
    .map(({ lesson }) => ({ lesson }));
};
