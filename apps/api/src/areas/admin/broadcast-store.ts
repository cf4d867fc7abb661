import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import { lacksAddress } from '../../db/no-address.ts';

/** PostgreSQL does not infer the type of a parameter in a select list. */
const text = (value: string) => sql<string>`cast(${value} as text)`;

export type Audience = 'everyone' | 'students' | 'teachers';

/** One statement for all recipients; repeating the same key notifies no one twice. */
export const insertBroadcast = async (
  trx: Db,
  input: { key: string; audience: Audience; title: string; message: string; now: string },
): Promise<number> => {
  const result = await trx
    .insertInto('notifications')
    .columns(['id', 'user_id', 'kind', 'dedupe_key', 'title', 'message', 'link', 'sent_at', 'read_at'])
    .expression(eb =>
      eb
        .selectFrom('users')
        .select(select => [
          select.fn<string>('concat', [text(`${input.key}-`), select.ref('users.id')]).as('id'),
          'users.id as user_id',
          text('broadcast').as('kind'),
          text(`broadcast:${input.key}`).as('dedupe_key'),
          text(input.title).as('title'),
          text(input.message).as('message'),
          select.lit(null).as('link'),
          text(input.now).as('sent_at'),
          select.lit(null).as('read_at'),
        ])
        // Without a `where`, SQLite parses `on conflict` after a select as a join condition.
        .where(where => where.or([where('users.email_verified_at', 'is not', null), lacksAddress]))
        .$if(input.audience !== 'everyone', query => query.where('users.role', '=', input.audience === 'students' ? 'student' : 'teacher')),
    )
    // Every unique index: two at once may collide on the id first, since it is made of the same key.
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
};
