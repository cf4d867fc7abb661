import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import { addNotifications } from './notification-store.ts';

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
}

/** Pass the event's own transaction, so that both commit or neither. */
export const notify = (db: Db, deps: { clock: Clock }, ...notices: Notice[]): Promise<void> => {
  const now = deps.clock.now().toISOString();
  return addNotifications(
    db,
    notices.map(({ userId, kind, dedupeKey, title, message, link }) => ({
      id: newId(),
      user_id: userId,
      kind,
      dedupe_key: dedupeKey,
      title,
      message,
      link: link ?? null,
      sent_at: now,
      read_at: null,
    })),
  );
};
