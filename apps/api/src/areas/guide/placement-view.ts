import type { PlacementView } from '@eszkerek/contract/guide-shapes';
import type { Subject } from '@eszkerek/documents/base';
import { PLACEMENT } from '@eszkerek/guide/placement';
import type { Deps } from '../../deps.ts';
import type { Attempt } from '../quiz/attempt.ts';
import { answeredTasks, taskView } from '../quiz/task-attempt.ts';
import { mayOpenOf } from './lesson-access.ts';
import { type PupilGuide, readGuide } from './pupil-guide.ts';
import { nextLessons } from './view-map.ts';

const SURE = 0.8;
const SHAKY = 0.35;
const SHOWN = 6;

/** Own and previous grade: what is sure, and what is between; best known first. */
const between = (guide: PupilGuide, subject: Subject, low: number, high: number, options: { asked: boolean }) => {
  const { map, mastery } = guide.subject(subject);
  const p = mastery();
  return map.window
    .filter(i => (p[i] ?? 0) >= low && (p[i] ?? 0) < high)
    .sort((a, b) => (p[b] ?? 0) - (p[a] ?? 0))
    .flatMap(i => guide.lesson(map.lessons[i]?.slug ?? '') ?? [])
    .filter(({ slug }) => !options.asked || guide.rows.has(slug))
    .slice(0, SHOWN);
};

const resultOf = async (deps: Deps, userId: string, subject: Subject): Promise<NonNullable<PlacementView['result']>> => {
  const guide = await readGuide(deps, userId);
  const named = (lessons: readonly { slug: string; title: string }[]) =>
    lessons.map(({ slug, title }) => ({ slug, title, label: guide.label(slug) }));
  return {
    sure: named(between(guide, subject, SURE, 2, { asked: false })),
    // Shaky lists only lessons that were asked.
    shaky: named(between(guide, subject, SHAKY, SURE, { asked: true })),
    next: named(nextLessons(guide, subject, await mayOpenOf(deps, userId))),
  };
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
    result: attempt.row.finished_at ? await resultOf(deps, userId, subject) : null,
  };
};
