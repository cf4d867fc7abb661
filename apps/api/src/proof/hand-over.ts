import { freeSeatOf, takeFreeSeat } from '../areas/classes/seat-store.ts';
import type { Db } from '../db/engine.ts';
import type { OwnedKind, Person } from './school.ts';

const subjectOf = (db: Db, person: Person): Promise<{ subject_id: string }> =>
  db.selectFrom('billing_subjects').select('subject_id').where('user_id', '=', person.id).executeTakeFirstOrThrow();

const giveAttempt = async (db: Db, id: string, to: Person, mine: string | undefined): Promise<void> => {
  // The database allows one open attempt of a quiz per account.
  if (mine) await db.deleteFrom('attempts').where('id', '=', mine).execute();
  await db.updateTable('attempts').set({ user_id: to.id }).where('id', '=', id).execute();
};

/** Makes a thing another person's. If old and new owner still get the same responses, the owner was never checked. */
export const handOver: Record<OwnedKind, (db: Db, id: string, to: Person) => Promise<void>> = {
  class: async (db, id, to) => void (await db.updateTable('classes').set({ teacher_id: to.id }).where('id', '=', id).execute()),
  pupil: async (db, id, to) => {
    await freeSeatOf(db, id);
    await takeFreeSeat(db, { classId: to.owns.class ?? '', studentId: id, now: '2026-11-15T08:00:00.000Z' });
  },
  homework: async (db, id, to) =>
    void (await db
      .updateTable('homework')
      .set({ class_id: to.owns.class ?? '' })
      .where('id', '=', id)
      .execute()),
  group: async (db, id, to) =>
    void (await db
      .updateTable('class_groups')
      .set({ class_id: to.owns.class ?? '' })
      .where('id', '=', id)
      .execute()),
  attempt: (db, id, to) => giveAttempt(db, id, to, to.owns.attempt),
  practice: (db, id, to) => giveAttempt(db, id, to, to.owns.practice),
  live: async (db, id, to) => void (await db.updateTable('live_lessons').set({ teacher_id: to.id }).where('id', '=', id).execute()),
  participant: async (db, id, to) =>
    void (await db
      .updateTable('live_participants')
      .set({ lesson_id: to.owns.live ?? '' })
      .where('id', '=', id)
      .execute()),
  set: async (db, slug, to) => void (await db.updateTable('question_sets').set({ teacher_id: to.id }).where('slug', '=', slug).execute()),
  placement: (db, id, to) => giveAttempt(db, id, to, to.owns.placement),
  payment: async (db, id, to) =>
    void (await db
      .updateTable('payments')
      .set(await subjectOf(db, to))
      .where('id', '=', id)
      .execute()),
};
