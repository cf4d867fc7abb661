import type { Notification } from '@eszkerek/contract/notifications';
import { api } from '../../lib/api.ts';

/** A failure here disturbs nobody; the reason goes to the console for who looks there. */
const onlyLogged = (error: unknown): null => {
  console.info('notifications failed', error instanceof Error ? error.message : '');
  return null;
};

/** Null when they could not be had: the list then stays as it was. */
export const latestNotifications = (): Promise<readonly Notification[] | null> =>
  api.notifications.list().then(({ notifications }) => notifications, onlyLogged);

export async function markAllRead(): Promise<void> {
  await api.notifications.markRead().catch(onlyLogged);
}
