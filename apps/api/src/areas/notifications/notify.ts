import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import { addNotifications, deleteUnsent, notifiedWith } from './notification-store.ts';

type NotificationKind = 'approval' | 'class' | 'payment' | 'trial' | 'referral' | 'parent' | 'homework' | 'broadcast';

export interface Notice {
  userId: string;
  kind: NotificationKind;
  /** Idempotency key: the same event notifies a person once. */
  dedupeKey: string;
  title: string;
  message: string;
  /** A path of the site. */
  link?: string;
  /** When it appears; at once if left out. */
  sendAt?: string | undefined;
}

/** Pass the event's own transaction, so that both commit or neither. */
export const notify = (db: Db, deps: { clock: Clock }, ...notices: Notice[]): Promise<void> => {
  const now = deps.clock.now().toISOString();
  return addNotifications(
    db,
    notices.map(({ userId, kind, dedupeKey, title, message, link, sendAt }) => ({
      id: newId(),
      user_id: userId,
      kind,
      dedupe_key: dedupeKey,
      title,
      message,
      link: link ?? null,
      sent_at: sendAt ?? now,
      read_at: null,
    })),
  );
};

/** Of each of these events: the people who were told of it already. */
export const toldOf = async (db: Db, dedupeKeys: readonly string[], userIds: readonly string[]): Promise<(key: string) => Set<string>> => {
  const rows = await notifiedWith(db, dedupeKeys, userIds);
  return key => new Set(rows.filter(({ dedupe_key }) => dedupe_key === key).map(({ user_id }) => user_id));
};

/** The people who were told of an event already. */
export const toldAlready = async (db: Db, dedupeKey: string, userIds: readonly string[]): Promise<Set<string>> =>
  (await toldOf(db, [dedupeKey], userIds))(dedupeKey);

/** Takes back what has not been sent yet. */
export const cancelNotices = (db: Db, deps: { clock: Clock }, dedupeKey: string, userIds: readonly string[]): Promise<void> =>
  deleteUnsent(db, dedupeKey, userIds, deps.clock.now().toISOString());
