import { SUBJECTS, type Subject } from '@eszkerek/documents/base';
import type { MapLesson } from '@eszkerek/documents/compiled';
import { dayOf } from '@eszkerek/guide/day';
import type { LessonChoice, PlanInput } from '@eszkerek/guide/plan';
import type { Reason } from '@eszkerek/guide/reasons';
import type { Deps } from '../../deps.ts';
import { askableMistakes, type DueMistake, fadingLessons } from './due.ts';
import { isBegun, lessonPage, type MayOpen, wholeMinutesOf } from './lesson-access.ts';
import { nextLessons } from './next-lessons.ts';
import type { OpenHomework } from './open-homework.ts';
import { halfPlaced } from './open-placement.ts';
import { lessonViews } from './plan-store.ts';
import type { PupilGuide } from './pupil-guide.ts';
import { ENOUGH_ANSWERS, reasonsToLearn, reasonsToPractise, reasonToWarmUp } from './reasons-for.ts';

const DAY = 86_400_000;
/** Later a lesson left half-way is only an offer under „Mást szeretnék”, so that the plan goes on. */
const BEGUN_DAYS = 3;
/** Who answered this many questions of a lesson did not leave it at its first page. */
const WORKED_THROUGH = 6;
const WORKED_TODAY = 3;
const OFFERS = 4;
/** Part of a lesson fits into a day; nobody reads it whole in one go. */
const MOST_LESSON_MINUTES = 6;

export const minutesOf = (deps: Deps, slug: string): number =>
  Math.min(wholeMinutesOf(deps.library, slug) ?? MOST_LESSON_MINUTES, MOST_LESSON_MINUTES);

const freshIn = (deps: Deps, guide: PupilGuide, mayOpen: MayOpen, subject: Subject): LessonChoice[] =>
  nextLessons(guide, subject, mayOpen, OFFERS).map(next => {
    const { slug } = next.lesson;
    const minutes = minutesOf(deps, slug);
    return { slug, minutes, reasons: reasonsToLearn(guide, next, minutes) };
  });

/** The subjects she works on, the one left longest first, so that none of them is forgotten. */
const subjectsInTurn = (guide: PupilGuide): Subject[] => {
  const lastIn = (subject: Subject): string =>
    [...guide.rows.values()].reduce(
      (last, row) => (guide.lesson(row.lesson_slug)?.subject === subject && row.last_at > last ? row.last_at : last),
      '',
    );
  const own = SUBJECTS.filter(
    subject => subject === guide.mainSubject || guide.isPlaced(subject) || guide.answersIn(subject) >= ENOUGH_ANSWERS,
  );
  return own.toSorted((a, b) => (lastIn(a) < lastIn(b) ? -1 : lastIn(a) > lastIn(b) ? 1 : 0));
};

const inTurns = (lists: readonly LessonChoice[][]): LessonChoice[] =>
  Array.from({ length: OFFERS }, (_, i) => lists.flatMap(list => list[i] ?? [])).flat();

const dueReason = (deps: Deps, guide: PupilGuide, mistakes: readonly DueMistake[], fading: readonly MapLesson[]): Reason => {
  const [often] = [...Map.groupBy(mistakes, ({ misconception }) => misconception ?? '')].filter(([id, rows]) => id && rows.length > 1);
  const known = often && deps.library.misconception(often[0]);
  if (known) return { id: 'misconception', misconception: known.pupil.replace(/[.!]$/, ''), lesson: deps.library.titleOf(known.lesson) };
  if (mistakes.length > 0) return { id: 'mistake' };
  const lastAt = guide.state(fading[0]?.slug ?? '')?.lastAt ?? guide.now;
  return { id: 'due', days: Math.floor((guide.now - lastAt) / DAY) };
};

/** Everything a day's plan is made from. */
export const readPlanInput = async (
  deps: Deps,
  guide: PupilGuide,
  mayOpen: MayOpen,
  homework: readonly OpenHomework[],
): Promise<PlanInput> => {
  const mistakes = await askableMistakes(deps, guide, mayOpen);
  const fading = fadingLessons(guide, mayOpen);
  const views = await lessonViews(deps.engine.db, guide.pupil.user_id);
  const since = new Date(guide.now - BEGUN_DAYS * DAY).toISOString();
  const latestFirst = [...guide.rows.values()].sort((a, b) => (a.last_at < b.last_at ? 1 : -1));
  const practised = latestFirst.flatMap(({ lesson_slug }) => {
    const lesson = guide.lesson(lesson_slug);
    return lesson && mayOpen(lesson) && guide.triesToday(lesson_slug) < WORKED_TODAY ? [lesson] : [];
  });
  const main = guide.mainSubject;
  const subjects = subjectsInTurn(guide);
  const extras = SUBJECTS.filter(subject => !subjects.includes(subject));
  const freshOf = (of: readonly Subject[]) => inTurns(of.map(subject => freshIn(deps, guide, mayOpen, subject)));
  const last = latestFirst[0]?.last_at;
  return {
    minutes: guide.pupil.minutes,
    idleDays: last ? (Date.parse(guide.today) - Date.parse(dayOf(Date.parse(last), guide.place.country))) / DAY : null,
    secure: practised
      .filter(({ slug }) => guide.step(slug) === 'warmup')
      .map(({ slug }) => ({ slug, reason: reasonToWarmUp(guide, slug) })),
    due:
      mistakes.length + fading.length > 0
        ? { mistakes: mistakes.length, lessons: fading.length, reason: dueReason(deps, guide, mistakes, fading) }
        : null,
    homework: homework.map(({ slug }) => ({ slug, minutes: minutesOf(deps, slug) })),
    begun: views
      .filter(view => isBegun(view) && view.started_at >= since)
      .filter(({ lesson_slug }) => guide.step(lesson_slug) !== 'warmup' && (guide.rows.get(lesson_slug)?.answers ?? 0) < WORKED_THROUGH)
      .sort((a, b) => (a.started_at < b.started_at ? 1 : -1))
      .flatMap(({ lesson_slug: slug }) => (lessonPage(deps.library, slug) ? [{ slug, minutes: minutesOf(deps, slug) }] : [])),
    fresh: [...freshOf(subjects), ...freshOf(extras)],
    forming: practised
      .filter(({ slug }) => guide.step(slug) === 'practise')
      .map(({ slug }) => ({ slug, minutes: minutesOf(deps, slug), reasons: reasonsToPractise(guide, slug) })),
    halfPlaced: await halfPlaced(deps, guide),
    unplaced: !guide.isPlaced(main) && guide.answersIn(main) < ENOUGH_ANSWERS ? main : null,
  };
};
