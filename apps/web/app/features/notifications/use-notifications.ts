import { NOTIFICATION_POLL_MS } from '@eszkerek/contract/constants';
import type { Notification } from '@eszkerek/contract/notifications';
import { useCallback, useEffect, useState } from 'react';
import { latestNotifications, markAllRead } from './api.ts';
import { pollWhileSeen } from './poll-while-seen.ts';

/** Polled every minute while the tab is seen. */
export function useNotifications(): { items: readonly Notification[]; markRead: () => void } {
  const [items, setItems] = useState<readonly Notification[]>([]);

  useEffect(() => {
    let stopped = false;
    const ask = async () => {
      const latest = await latestNotifications();
      if (latest && !stopped) setItems(latest);
    };
    const stop = pollWhileSeen(() => void ask(), NOTIFICATION_POLL_MS);
    return () => {
      stopped = true;
      stop();
    };
  }, []);

  const markRead = useCallback(() => {
    setItems(before => before.map(item => ({ ...item, read: true })));
    void markAllRead();
  }, []);
  return { items, markRead };
}
