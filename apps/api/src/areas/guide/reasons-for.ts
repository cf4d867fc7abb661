import type { MapLesson } from '@eszkerek/documents/compiled';
import { isMostly } from '@eszkerek/guide/labels';
import type { LessonChoice } from '@eszkerek/guide/plan';
import type { Reason } from '@eszkerek/guide/reasons';
import type { NextLesson } from './next-lessons.ts';
import type { PupilGuide } from './pupil-guide.ts';

type Reasons = LessonChoice['reasons'];

/** From here on the map is no mere guess. */
export const ENOUGH_ANSWERS = 12;

/** Where the lesson stands in the pupil's own curriculum; it is the next step only where everything before it was begun. */
const byPlace = (guide: PupilGuide, { slug, subject, unit, unitTitle, prerequisites }: MapLesson): Reason[] => {
  const { map } = guide.subject(subject);
  const at = map.index.get(slug) ?? -1;
  const gap = map.gaps[at] ?? 0;
  const taught = [...map.lessons.entries()].filter(([, { grades }]) => grades[guide.place.country].length > 0);
  const isFirstOf = (places: readonly (readonly [number, unknown])[]): boolean => places[0]?.[0] === at;
  const inUnit = taught.filter(([, lesson]) => lesson.unit === unit);
  const before = inUnit.filter(([place]) => place < at).map(([, lesson]) => lesson.slug);
  // What only the other country teaches is new on the map too: a lesson that names it as its base is no plain next step.
  const isBegun = [...before, ...prerequisites].every(base => guide.rows.has(base) || guide.lesson(base)?.unit !== unit);
  const own = taught.filter(([place]) => map.gaps[place] === 0);
  return [
    ...(gap < 0 ? [{ id: 'earlier' } as const] : []),
    ...(gap === 0 && isFirstOf(own) ? [{ id: 'next' } as const] : []),
    { id: isFirstOf(inUnit) ? 'unit-start' : isBegun ? 'unit-next' : 'unit-part', unit: unitTitle },
    ...(gap === 0 ? [{ id: 'own-year' } as const] : []),
  ];
};

/** Why this lesson comes, best reason first. */
export const reasonsToLearn = (guide: PupilGuide, { lesson, before }: NextLesson, minutes: number): Reasons => {
  const { slug, subject, prerequisites } = lesson;
  const answers = guide.answersIn(subject);
  const known = prerequisites.filter(base => guide.rows.has(base) && guide.step(base) === 'warmup');
  const inferred = guide.isLikely(slug);
  const likely = guide.step(slug) === 'inferred';
  const reasons: Reason[] = [
    ...(inferred && likely ? [{ id: 'inferred' } as const] : []),
    ...(before ? [{ id: 'base', lesson: before.title, minutes } as const] : []),
    ...(guide.rows.has(slug) ? [{ id: guide.label(slug) === 'new' ? 'from-start' : 'again' } as const] : []),
    ...known.flatMap(base => guide.lesson(base) ?? []).map(({ slug: base, title }) => ({ id: 'next', lesson: title, base }) as const),
    ...(inferred && !likely ? [{ id: 'inferred' } as const] : []),
    ...byPlace(guide, lesson),
  ];
  const [first, ...rest] = reasons;
  // Right after a placement the plan is no guess, and before the first answer nothing was seen.
  const guessing = answers > 0 && answers < ENOUGH_ANSWERS && !guide.isPlaced(subject);
  if (!first || guessing) return [{ id: 'unsure' }, ...reasons];
  return [first, ...rest];
};

export const reasonsToPractise = (guide: PupilGuide, slug: string): Reasons => {
  const count = guide.rows.get(slug)?.correct ?? 0;
  return [{ id: 'practice' }, ...(count > 0 ? [{ id: 'practice-count', count } as const] : []), { id: 'practice-more' }];
};

/** One right answer may be luck. */
const WARMUP_ANSWERS = 2;

export const isWarmUp = (guide: PupilGuide, slug: string): boolean =>
  guide.step(slug) === 'warmup' && (guide.rows.get(slug)?.answers ?? 0) >= WARMUP_ANSWERS;

/** It goes well where the map says „megvan”. What goes well lately may have begun badly: only the right answers are told. */
export const reasonToWarmUp = (guide: PupilGuide, slug: string): Reason => {
  const { answers, correct } = guide.rows.get(slug) ?? { answers: 0, correct: 0 };
  return guide.label(slug) === 'known' && isMostly(correct, answers) ? { id: 'warmup' } : { id: 'warmup-lately', count: correct };
};
