import type { Db } from '../../db/engine.ts';

export const insertBoard = async (
  db: Db,
  row: { id: string; lesson_id: string; link_hash: string; link_expires_at: string },
): Promise<void> => {
  await db
    .insertInto('live_boards')
    .values({ ...row, token_hash: null, opened_at: null })
    .execute();
};

/** Works once: the condition on `opened_at` decides between two that open the same link. */
export const openBoardOnce = async (db: Db, input: { linkHash: string; tokenHash: string; now: string }): Promise<boolean> =>
  (
    await db
      .updateTable('live_boards')
      .set({ token_hash: input.tokenHash, opened_at: input.now })
      .where('link_hash', '=', input.linkHash)
      .where('opened_at', 'is', null)
      .where('link_expires_at', '>', input.now)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const lessonOfBoard = async (db: Db, tokenHash: string): Promise<string | undefined> =>
  (await db.selectFrom('live_boards').select('lesson_id').where('token_hash', '=', tokenHash).executeTakeFirst())?.lesson_id;
