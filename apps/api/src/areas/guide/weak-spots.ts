import type { Subject } from '@eszkerek/documents/base';
import type { MapLesson } from '@eszkerek/documents/compiled';
import { ENOUGH_TRIES } from './day-plan.ts';
import type { MayOpen } from './lesson-access.ts';
import type { PupilGuide } from './pupil-guide.ts';

/** What was missed last in a subject and is worth going on with, in the order of the curriculum; what one of them needs comes before it. */
export const weakSpots = (guide: PupilGuide, subject: Subject, mayOpen: MayOpen): MapLesson[] => {
  const { map } = guide.subject(subject);
  const placeOf = ({ slug }: MapLesson): number => map.index.get(slug) ?? -1;
  const isWeak = ({ slug }: MapLesson): boolean => guide.isMissedLast(slug) && ['learn', 'practise'].includes(guide.step(slug));
  const isMissing = (base: MapLesson): boolean => isWeak(base) || (!guide.rows.has(base.slug) && !guide.isLikely(base.slug));
  const isReady = (lesson: MapLesson): boolean =>
    !(map.needs[placeOf(lesson)] ?? []).some(at => {
      const base = guide.lesson(map.lessons[at]?.slug ?? '');
      return base !== undefined && isMissing(base);
    });
  return [...guide.rows.keys()]
    .flatMap(slug => guide.lesson(slug) ?? [])
    .filter(lesson => lesson.subject === subject && mayOpen(lesson) && (map.gaps[placeOf(lesson)] ?? 0) <= 0)
    .filter(lesson => isWeak(lesson) && isReady(lesson) && guide.triesToday(lesson.slug) < ENOUGH_TRIES)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
};
