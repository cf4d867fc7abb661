import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { homeworkQuestions } from './homework-questions.ts';
import { readRecipients } from './homework-recipients.ts';
import { homeworkState, startOf, workState } from './homework-state.ts';
import { answersSince, begunOf, notesOfHomework, ownHomework, triesOf } from './homework-store.ts';
import type { KnownMisconceptions } from './map-misconceptions.ts';
import { requireOwnClass } from './own-class.ts';

/** A longer pause between two answers is not work on the task. */
const LONGEST_PAUSE_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

interface Answer {
  attempt_id: string;
  started_at: string;
  answered_at: string;
}

/** Whole minutes of work, at least one; null without an answer. */
export const workMinutes = (answers: readonly Answer[]): number | null => {
  if (answers.length === 0) return null;
  let total = 0;
  for (const own of Map.groupBy(answers, ({ attempt_id }) => attempt_id).values()) {
    let before = Date.parse(own[0]?.started_at ?? '');
    for (const { answered_at } of own) {
      const at = Date.parse(answered_at);
      total += Math.min(at - before, LONGEST_PAUSE_MS);
      before = at;
    }
  }
  return Math.max(1, Math.round(total / MINUTE_MS));
};

/** The homework with its class if it is this teacher's and the class is readable. */
export const requireOwnHomework = async (deps: Pick<Deps, 'engine' | 'clock'>, homeworkId: string, teacherId: string) => {
  const found = await ownHomework(deps.engine.db, homeworkId, teacherId);
  if (!found) throw new AppError('notFound');
  const { class_id, ...homework } = found;
  return { homework, schoolClass: await requireOwnClass(deps, class_id, teacherId) };
};

export const homeworkResults = async (
  deps: Pick<Deps, 'engine' | 'clock' | 'library'>,
  known: KnownMisconceptions,
  input: { homeworkId: string; teacherId: string },
) => {
  const { db } = deps.engine;
  const { homework, schoolClass } = await requireOwnHomework(deps, input.homeworkId, input.teacherId);
  const { scope } = schoolClass;
  const now = deps.clock.now().toISOString();
  const pupils = (await readRecipients(deps, scope, [homework]))(homework);
  const ids = pupils.map(({ id }) => id);
  const tries = (await triesOf(db, ids, [homework.slug])).filter(row => (row.completed_at ?? '') <= scope.until);
  const begun = await begunOf(db, ids, [homework.slug]);
  const given = (await answersSince(db, ids, homework.slug, startOf(homework))).filter(({ answered_at }) => answered_at <= scope.until);
  const answers = Map.groupBy(given, ({ user_id }) => user_id);
  const notes = new Map((await notesOfHomework(db, homework.id)).map(({ student_id, note }) => [student_id, note]));
  return {
    homework: { ...homework, class_id: scope.classId, class_name: schoolClass.class_name },
    pupils: pupils.map(({ id, real_name }) => {
      const result = homeworkState(homework, id, tries, now);
      const own = answers.get(id) ?? [];
      const misconceptions = [...new Set(own.flatMap(({ misconception }) => misconception ?? []))];
      return {
        student_id: id,
        real_name,
        note: notes.get(id) ?? '',
        state: workState(homework, id, result, begun),
        minutes: workMinutes(own),
        misconceptions: misconceptions.flatMap(key => {
          const named = known.misconception(key);
          return named ? [{ id: key, text: named.text }] : [];
        }),
        ...result,
      };
    }),
    questions: await homeworkQuestions(deps, homework, given),
  };
};
