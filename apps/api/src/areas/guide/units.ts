import type { Subject } from '@eszkerek/documents/base';
import type { MapLesson } from '@eszkerek/documents/compiled';
import type { PupilGuide } from './pupil-guide.ts';

/** The units of a subject in the order of the map. */
export const unitsOf = (guide: PupilGuide, subject: Subject): MapLesson[][] => [
  ...Map.groupBy(guide.maps.lessonsOf(subject), ({ grade, unit }) => `${grade} ${unit}`).values(),
];

/** Whether a unit has something of the pupil's own year. */
export const isOwn = (guide: PupilGuide, unit: readonly MapLesson[]): boolean =>
  unit.some(({ slug, subject }) => {
    const { map } = guide.subject(subject);
    return map.gaps[map.index.get(slug) ?? -1] === 0;
  });
