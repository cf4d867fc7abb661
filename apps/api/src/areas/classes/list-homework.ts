import { addDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { toldOf } from '../notifications/notify.ts';
import type { ClassScope } from './diary-store.ts';
import { readRecipients } from './homework-recipients.ts';
import { homeworkState, workState } from './homework-state.ts';
import { begunOf, homeworkOfClass, homeworkOfStudent, triesOf } from './homework-store.ts';
import { reminderKey } from './remind-homework.ts';

/** A pupil sees what is due and what was due in the last month. */
const PAST_DAYS = 30;

/** Each homework of a class with how many pupils got it, began it and did it. */
export const listHomework = async (deps: Pick<Deps, 'engine' | 'clock'>, scope: ClassScope) => {
  const { db } = deps.engine;
  const now = deps.clock.now().toISOString();
  const homework = await homeworkOfClass(db, scope.classId);
  const recipients = await readRecipients(deps, scope, homework);
  const ids = [...new Set(homework.flatMap(item => recipients(item).map(({ id }) => id)))];
  const slugs = [...new Set(homework.map(({ slug }) => slug))];
  const tries = (await triesOf(db, ids, slugs)).filter(row => (row.completed_at ?? '') <= scope.until);
  const begun = await begunOf(db, ids, slugs);
  const keyOf = ({ id }: { id: string }) => reminderKey(id, now);
  const reminded = await toldOf(db, homework.map(keyOf), ids);
  return homework.map(item => {
    const pupils = recipients(item);
    const states = pupils.map(({ id }) => workState(item, id, homeworkState(item, id, tries, now), begun));
    const told = reminded(keyOf(item));
    return {
      ...item,
      recipients: pupils.length,
      done: states.filter(state => state === 'done').length,
      started: states.filter(state => state === 'started').length,
      reminded: pupils.filter(({ id }, place) => states[place] !== 'done' && told.has(id)).length,
    };
  });
};

export const listOwnHomework = async ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, studentId: string) => {
  const now = clock.now().toISOString();
  const homework = await homeworkOfStudent(engine.db, studentId, { dueSince: addDays(clock.now(), -PAST_DAYS).toISOString(), now });
  const done = await triesOf(
    engine.db,
    [studentId],
    homework.map(h => h.slug),
  );
  return homework.map(h => ({ ...h, teacher_note: h.teacher_note ?? '', ...homeworkState(h, studentId, done, now) }));
};
