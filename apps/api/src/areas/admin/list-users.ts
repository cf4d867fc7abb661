import { addressOf } from '../../db/no-address.ts';
import type { Deps } from '../../deps.ts';
import { countUsers, type UserFilter, usersPage } from './user-list-store.ts';

const PAGE = 50;

const readCursor = (text: string | undefined) => {
  const [at, id] = text?.split('_') ?? [];
  return at && id ? { at, id } : undefined;
};

export const listUsers = async ({ engine }: Pick<Deps, 'engine'>, filter: UserFilter, after: string | undefined) => {
  const rows = await usersPage(engine.db, filter, { after: readCursor(after), count: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    users: shown.map(({ approved_at, rejected_at, email_verified_at, total, ...row }) => ({
      ...row,
      email: addressOf(row.email),
      real_name: row.real_name ?? row.username,
      is_approved: row.role !== 'teacher' || approved_at !== null,
      is_pending: row.role === 'teacher' && approved_at === null && rejected_at === null,
      is_rejected: rejected_at !== null,
      // There is no address to verify.
      is_verified: email_verified_at !== null || addressOf(row.email) === null,
    })),
    next: rows.length > PAGE && last ? `${last.created_at}_${last.id}` : null,
    // A first page that is not full is its own total.
    total: after === undefined && rows.length <= PAGE ? rows.length : (last?.total ?? (await countUsers(engine.db, filter))),
    pending: await countUsers(engine.db, { status: 'pending' }),
  };
};
