import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import { fold } from '../../db/fold.ts';
import { lacksAddress } from '../../db/no-address.ts';

export interface UserFilter {
  q?: string | undefined;
  role?: 'student' | 'teacher' | 'admin' | undefined;
  status?: 'pending' | 'approved' | 'rejected' | 'unverified' | undefined;
}

const filtered = (db: Db, { q, role, status }: UserFilter) => {
  let query = db.selectFrom('users');
  if (role) query = query.where('role', '=', role);
  if (status && status !== 'unverified') query = query.where('role', '=', 'teacher');
  if (status === 'pending') query = query.where('approved_at', 'is', null).where('rejected_at', 'is', null);
  if (status === 'approved') query = query.where('approved_at', 'is not', null);
  if (status === 'rejected') query = query.where('rejected_at', 'is not', null);
  if (status === 'unverified') query = query.where('email_verified_at', 'is', null).where(eb => eb.not(lacksAddress));
  if (q) {
    const pattern = `%${fold(q).replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`(username_folded like ${pattern} escape '\\' or email_folded like ${pattern} escape '\\')`);
  }
  return query;
};

/**
 * Keyset pagination: page 100 costs as much as page 1. A filter without an index is one scan in table order;
 * walking the time index instead would fetch row by row, five times the work when few rows match.
 * That scan also counts: `total` is on each of its rows.
 */
export const usersPage = (db: Db, filter: UserFilter, input: { after?: { at: string; id: string } | undefined; count: number }) => {
  const { after } = input;
  const found = filtered(db, filter).select(['id', 'created_at']);
  const searched = Boolean(filter.q) || filter.status === 'unverified';
  const query = db
    .with(
      cte => (searched ? cte('found').materialized() : cte('found')),
      () => found,
    )
    .selectFrom('found')
    .innerJoin('users', 'users.id', 'found.id')
    .select([
      'users.id',
      'username',
      'real_name',
      'email',
      'role',
      'approved_at',
      'rejected_at',
      'email_verified_at',
      'users.created_at',
      'last_login_at',
      'parental_email',
    ])
    .$if(searched, page =>
      page.select(eb =>
        eb
          .selectFrom('found as all_found')
          .select(all => all.cast<number>(all.fn.countAll(), 'integer').as('n'))
          .as('total'),
      ),
    )
    .orderBy('found.created_at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(input.count);
  return (
    after
      ? query
          .where('found.created_at', '<=', after.at)
          .where(where =>
            where.or([
              where('found.created_at', '<', after.at),
              where.and([where('found.created_at', '=', after.at), where('found.id', '<', after.id)]),
            ]),
          )
      : query
  ).execute();
};

export const countUsers = async (db: Db, filter: UserFilter): Promise<number> =>
  (
    await filtered(db, filter)
      .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('n'))
      .executeTakeFirstOrThrow()
  ).n;
