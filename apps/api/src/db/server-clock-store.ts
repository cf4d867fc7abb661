import type { Db } from './engine.ts';
import type { ServerClockTable } from './tables/system.ts';

export type ClockRecord = Omit<ServerClockTable, 'id'>;

export const readClock = (db: Db): Promise<ClockRecord | undefined> =>
  db.selectFrom('server_clock').select(['seen_at', 'jump_since', 'jump_seen_at']).executeTakeFirst();

export const writeClock = async (db: Db, record: ClockRecord): Promise<void> => {
  await db
    .insertInto('server_clock')
    .values({ id: 1, ...record })
    .onConflict(conflict => conflict.column('id').doUpdateSet(record))
    .execute();
};
