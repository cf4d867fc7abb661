import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';

/** Records an event by its id; true if it was already processed. */
export const noteEvent = async (db: Db, event: { id: string; type: string; objectRef: string; now: string }): Promise<boolean> => {
  await db
    .insertInto('payment_events')
    .values({ event_id: event.id, type: event.type, object_ref: event.objectRef, received_at: event.now, processed_at: null })
    .onConflict(conflict => conflict.column('event_id').doNothing())
    .execute();
  const row = await db.selectFrom('payment_events').select('processed_at').where('event_id', '=', event.id).executeTakeFirst();
  return row?.processed_at != null;
};

export const markProcessed = async (db: Db, eventId: string, now: string): Promise<void> => {
  await db.updateTable('payment_events').set({ processed_at: now }).where('event_id', '=', eventId).execute();
};

/** Numbers the reads of an object in the order they begin. */
export const beginReading = async (db: Db, objectRef: string): Promise<number> => {
  const row = await db
    .insertInto('payment_objects')
    .values({ object_ref: objectRef, asked: 1, applied: 0 })
    .onConflict(conflict => conflict.column('object_ref').doUpdateSet({ asked: sql<number>`payment_objects.asked + 1` }))
    .returning('asked')
    .executeTakeFirstOrThrow();
  return row.asked;
};

/** False if a read that began later was already applied: this one may be stale. */
export const claimReading = async (trx: Db, objectRef: string, reading: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('payment_objects')
    .set({ applied: reading })
    .where('object_ref', '=', objectRef)
    .where('applied', '<', reading)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
