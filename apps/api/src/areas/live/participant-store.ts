import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import type { LiveParticipantsTable } from '../../db/tables/live.ts';

export type ParticipantRow = Pick<LiveParticipantsTable, 'id' | 'lesson_id' | 'user_id' | 'name' | 'away_at'>;

const byToken = compiledOnce((db, value: ValueOf<{ tokenHash: string }>) =>
  db.selectFrom('live_participants').select(['id', 'lesson_id', 'user_id', 'name', 'away_at']).where('token_hash', '=', value('tokenHash')),
);
export const participantOfToken = async (db: Db, tokenHash: string): Promise<ParticipantRow | undefined> =>
  (await byToken(db, { tokenHash }))[0];

const ofLesson = compiledOnce((db, value: ValueOf<{ lessonId: string }>) =>
  db
    .selectFrom('live_participants')
    .select(['id', 'lesson_id', 'user_id', 'name', 'away_at'])
    .where('lesson_id', '=', value('lessonId'))
    .orderBy('name')
    .orderBy('id'),
);
export const participantsOf = (db: Db, lessonId: string): Promise<ParticipantRow[]> => ofLesson(db, { lessonId });

export const insertParticipant = async (db: Db, row: LiveParticipantsTable): Promise<void> => {
  await db.insertInto('live_participants').values(row).execute();
};

/** A pupil who comes back keeps the row and its answers; the earlier token stops working. */
export const renewParticipant = async (db: Db, id: string, change: { token_hash: string; name: string }): Promise<void> => {
  await db.updateTable('live_participants').set(change).where('id', '=', id).execute();
};

export const markHere = async (db: Db, id: string, streamId: string): Promise<void> => {
  await db.updateTable('live_participants').set({ stream_id: streamId, away_at: null }).where('id', '=', id).execute();
};

/** False when a newer stream has taken over, or the pupil was removed. */
export const markAway = async (db: Db, { id, streamId, now }: { id: string; streamId: string; now: string }): Promise<boolean> =>
  (
    await db
      .updateTable('live_participants')
      .set({ away_at: now })
      .where('id', '=', id)
      .where('stream_id', '=', streamId)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const isStillAway = async (db: Db, id: string, streamId: string): Promise<boolean> =>
  (await db.selectFrom('live_participants').select('id').where('id', '=', id).where('stream_id', '=', streamId).executeTakeFirst()) !==
  undefined;

export const deleteParticipant = async (db: Db, lessonId: string, id: string): Promise<boolean> =>
  (await db.deleteFrom('live_participants').where('lesson_id', '=', lessonId).where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;

/** Their answers go with them. */
export const deleteGuests = async (db: Db, lessonId: string): Promise<void> => {
  await db.deleteFrom('live_participants').where('lesson_id', '=', lessonId).where('user_id', 'is', null).execute();
};

/** Everybody of lessons that are over and whose code has expired. */
export const deleteFormerParticipants = async (db: Db, now: string): Promise<void> => {
  await db
    .deleteFrom('live_participants')
    .where('lesson_id', 'in', eb =>
      eb.selectFrom('live_lessons').select('id').where('ended_at', 'is not', null).where('expires_at', '<=', now),
    )
    .execute();
};
