import { NOTIFICATION_POLL_MS } from '@eszkerek/contract/constants';
import type { Notification } from '@eszkerek/contract/notifications';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';

/** Polled every minute while the tab is seen; failures are only logged. */
export function useNotifications(): { items: readonly Notification[]; markRead: () => void } {
  const [items, setItems] = useState<readonly Notification[]>([]);

  useEffect(() => {
    let stopped = false;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const { notifications } = await api.notifications.list();
        if (!stopped) setItems(notifications);
      } catch (error) {
        console.info('notifications failed', error instanceof Error ? error.message : '');
      }
    };
    const onSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    const timer = setInterval(ask, NOTIFICATION_POLL_MS);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      stopped = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);

  const markRead = useCallback(() => {
    setItems(before => before.map(item => ({ ...item, read: true })));
    void api.notifications.markRead().catch(() => undefined);
  }, []);
  return { items, markRead };
}
