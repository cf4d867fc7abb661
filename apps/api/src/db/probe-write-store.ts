import type { Db } from './engine.ts';
import { newId } from './id.ts';

/** More than a page: a row that finds room in a page that is there would not notice a full disk. */
const BYTES = 16_384;

/** Writes and removes a row in one transaction; fails when the disk refuses writes. */
export const probeWrite = (db: Db): Promise<void> =>
  db.transaction().execute(async trx => {
    const name = `probe-${newId()}`;
    await trx
      .insertInto('jobs')
      .values({ name, owner: null, lease_until: '', last_run_at: null, note: 'x'.repeat(BYTES) })
      .execute();
    await trx.deleteFrom('jobs').where('name', '=', name).execute();
  });
