import type { PlacementView } from '@eszkerek/contract/guide-shapes';
import type { Subject } from '@eszkerek/documents/base';
import type { MapLesson } from '@eszkerek/documents/compiled';
import type { Step } from '@eszkerek/guide/labels';
import { PLACEMENT } from '@eszkerek/guide/placement';
import type { Deps } from '../../deps.ts';
import type { Attempt } from '../quiz/attempt.ts';
import { answeredTasks, taskView } from '../quiz/task-attempt.ts';
import { type MayOpen, mayOpenOf } from './lesson-access.ts';
import { nextLessons } from './next-lessons.ts';
import { type PupilGuide, readGuide } from './pupil-guide.ts';

/** Lessons of the subject with answers that call for this step, best known first. */
const answered = (guide: PupilGuide, subject: Subject, step: Step): MapLesson[] =>
  [...guide.rows.keys()]
    .flatMap(slug => guide.lesson(slug) ?? [])
    .filter(lesson => lesson.subject === subject && guide.step(lesson.slug) === step)
    .sort((a, b) => guide.mastery(b.slug) - guide.mastery(a.slug));

/** The same words and the same lessons as in the plan and on the map. */
export const placementResult = (
  guide: PupilGuide,
  subject: Subject,
  mayOpen: MayOpen,
  skipped: readonly string[] = [],
): NonNullable<PlacementView['result']> => {
  const named = (lessons: readonly MapLesson[]) => lessons.map(({ slug, title }) => ({ slug, title, label: guide.label(slug) }));
  const lists = {
    sure: answered(guide, subject, 'warmup'),
    shaky: answered(guide, subject, 'practise'),
    next: nextLessons(guide, subject, mayOpen).map(({ lesson }) => lesson),
  };
  const listed = new Set(Object.values(lists).flat());
  return {
    sure: named(lists.sure),
    shaky: named(lists.shaky),
    next: named(lists.next),
    // Each lesson stands in one list.
    unlearnt: named(skipped.flatMap(slug => guide.lesson(slug) ?? []).filter(lesson => !listed.has(lesson))),
  };
};

const resultOf = async (deps: Deps, userId: string, subject: Subject, skipped: readonly string[]) =>
  placementResult(await readGuide(deps, userId), subject, await mayOpenOf(deps, userId), skipped);

/** Lessons of which the pupil said "not learnt yet". */
const skippedIn = ({ shown }: Attempt, answers: readonly { question_id: string; answer: string }[]): string[] => {
  const skipped = new Set(answers.filter(({ answer }) => answer === 'null').map(row => row.question_id));
  return shown.items.flatMap(({ id, lesson }) => (skipped.has(id) && lesson ? lesson : []));
};

/** A placement as its pupil sees it: no points, no right or wrong. */
export const viewPlacement = async (deps: Deps, userId: string, subject: Subject, attempt: Attempt): Promise<PlacementView> => {
  const { db } = deps.engine;
  const answers = await answeredTasks(db, attempt);
  const open = attempt.row.finished_at ? undefined : attempt.shown.items.find(item => !answers.some(row => row.question_id === item.id));
  const asked = answers.length;
  const sitting = asked > PLACEMENT.sitting || (open && asked === PLACEMENT.sitting) ? 2 : 1;
  return {
    id: attempt.row.id,
    subject,
    state: attempt.row.finished_at ? 'done' : open ? 'asking' : 'resting',
    asked,
    most: PLACEMENT.most,
    sitting,
    sitting_asked: asked - (sitting - 1) * PLACEMENT.sitting,
    sitting_size: PLACEMENT.sitting,
    question: open ? await taskView(deps, attempt, open) : null,
    result: attempt.row.finished_at ? await resultOf(deps, userId, subject, skippedIn(attempt, answers)) : null,
  };
};
