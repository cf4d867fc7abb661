import { SUBJECTS, type Subject } from '@eszkerek/documents/base';
import { type LessonChoice, type PlanInput, REVIEW_MINUTES } from '@eszkerek/guide/plan';
import type { Reason } from '@eszkerek/guide/reasons';
import type { Deps } from '../../deps.ts';
import type { Activity } from './activity.ts';
import { askableOf, type DueMistake } from './due.ts';
import { isBegun, lessonPage, type MayOpen, reasonToContinue, wholeMinutesOf } from './lesson-access.ts';
import { nextLessons } from './next-lessons.ts';
import type { Homework } from './open-homework.ts';
import { halfPlaced } from './open-placement.ts';
import type { PupilGuide } from './pupil-guide.ts';
import { ENOUGH_ANSWERS, isWarmUp, reasonsToLearn, reasonsToPractise, reasonToWarmUp } from './reasons-for.ts';
import { mixedSources, type Source } from './review-round.ts';

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

/** Two questions of the same slip, and at least half of the round. */
const slipOf = (sources: readonly Source[]): string | undefined =>
  [...Map.groupBy(sources, ({ misconception }) => misconception ?? '')].find(
    ([id, same]) => id && same.length > 1 && same.length * 2 >= sources.length,
  )?.[0];

const dueReason = (deps: Deps, guide: PupilGuide, sources: readonly Source[]): Reason => {
  const known = deps.library.misconception(slipOf(sources) ?? '');
  if (known) return { id: 'misconception', misconception: known.pupil.replace(/[.!]$/, ''), lesson: deps.library.titleOf(known.lesson) };
  const missed = sources.filter(({ lesson, reason }) => reason === 'mistake' || guide.isMissedLast(lesson)).length;
  const [lesson = '', ...others] = new Set(sources.map(source => source.lesson));
  if (missed > 0 || others.length > 0) return { id: 'mixed', count: sources.length, missed };
  return { id: 'due', days: guide.daysSince(guide.state(lesson)?.lastAt ?? guide.now) };
};

/** The card speaks of the questions that its round will ask. */
const dueRound = (deps: Deps, guide: PupilGuide, mayOpen: MayOpen, of: { mistakes: DueMistake[]; warmUp?: string | undefined }) => {
  const sources = mixedSources(deps, guide, mayOpen, { ...of, minutes: REVIEW_MINUTES });
  const isDue = sources.some(({ reason }) => reason !== 'practice');
  return isDue ? { questions: sources.length, reason: dueReason(deps, guide, sources) } : null;
};

/** What was read of the pupil for this request. */
export interface PlanSource {
  guide: PupilGuide;
  mayOpen: MayOpen;
  homework: Homework;
  activity: Pick<Activity, 'views' | 'due'>;
}

/** Everything a day's plan is made from. */
export const readPlanInput = async (deps: Deps, { guide, mayOpen, homework, activity: { views, due } }: PlanSource): Promise<PlanInput> => {
  const mistakes = askableOf(deps, guide, mayOpen, due);
  const since = new Date(guide.now - BEGUN_DAYS * DAY).toISOString();
  const latestFirst = [...guide.rows.values()].sort((a, b) => (a.last_at < b.last_at ? 1 : -1));
  const practised = latestFirst.flatMap(({ lesson_slug }) => {
    const lesson = guide.lesson(lesson_slug);
    return lesson && mayOpen(lesson) && guide.triesToday(lesson_slug) < WORKED_TODAY ? [lesson] : [];
  });
  const secure = practised.filter(({ slug }) => isWarmUp(guide, slug)).map(({ slug }) => ({ slug, reason: reasonToWarmUp(guide, slug) }));
  const main = guide.mainSubject;
  const subjects = subjectsInTurn(guide);
  const extras = SUBJECTS.filter(subject => !subjects.includes(subject));
  const freshOf = (of: readonly Subject[]) => inTurns(of.map(subject => freshIn(deps, guide, mayOpen, subject)));
  const last = latestFirst[0]?.last_at;
  return {
    minutes: guide.pupil.minutes,
    idleDays: last ? guide.daysSince(Date.parse(last)) : null,
    secure,
    due: dueRound(deps, guide, mayOpen, { mistakes, warmUp: secure[0]?.slug }),
    homework: homework.open.map(({ slug }) => ({ slug, minutes: minutesOf(deps, slug) })),
    begun: views
      .filter(view => isBegun(view) && view.started_at >= since)
      .filter(({ lesson_slug }) => guide.step(lesson_slug) !== 'warmup' && (guide.rows.get(lesson_slug)?.answers ?? 0) < WORKED_THROUGH)
      .sort((a, b) => (a.started_at < b.started_at ? 1 : -1))
      .flatMap(view => {
        const slug = view.lesson_slug;
        const reason = reasonToContinue(deps.library, view, guide.rows.get(slug)?.answers ?? 0);
        return lessonPage(deps.library, slug) ? [{ slug, minutes: minutesOf(deps, slug), reason }] : [];
      }),
    fresh: [...freshOf(subjects), ...freshOf(extras)],
    forming: practised
      .filter(({ slug }) => guide.step(slug) === 'practise')
      .map(({ slug }) => ({ slug, minutes: minutesOf(deps, slug), reasons: reasonsToPractise(guide, slug) })),
    halfPlaced: await halfPlaced(deps, guide),
    unplaced: !guide.isPlaced(main) && guide.answersIn(main) < ENOUGH_ANSWERS ? main : null,
  };
};
