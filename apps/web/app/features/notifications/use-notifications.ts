import { NOTIFICATION_POLL_MS } from '@eszkerek/contract/constants';
import type { Notification } from '@eszkerek/contract/notifications';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { pollWhileSeen } from './poll-while-seen.ts';

/** Polled every minute while the tab is seen; failures are only logged. */
export function useNotifications(): { items: readonly Notification[]; markRead: () => void } {
  const [items, setItems] = useState<readonly Notification[]>([]);

  useEffect(() => {
    let stopped = false;
    const ask = async () => {
      try {
        const { notifications } = await api.notifications.list();
        if (!stopped) setItems(notifications);
      } catch (error) {
        console.info('notifications failed', error instanceof Error ? error.message : '');
      }
    };
    const stop = pollWhileSeen(() => void ask(), NOTIFICATION_POLL_MS);
    return () => {
      stopped = true;
      stop();
    };
  }, []);

  const markRead = useCallback(() => {
    setItems(before => before.map(item => ({ ...item, read: true })));
    void api.notifications.markRead().catch(() => undefined);
  }, []);
  return { items, markRead };
}
