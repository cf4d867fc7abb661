import type { contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { Prepared } from '../../http/prepared.ts';
import { latestNotifications, markAllRead } from './notification-store.ts';

const SHOWN = 50;

export const notificationsHandlers = ({ engine, clock }: Deps): Handlers<typeof contract.notifications> => ({
  list: async ({ caller }) => {
    const rows = await latestNotifications(engine.db, caller.userId, clock.now().toISOString(), SHOWN);
    const notifications = rows.map(({ read_at, ...row }) => ({ ...row, read: read_at !== null }));
    // Polled every minute by every open tab: an unchanged list is a 304.
    return Prepared.json({ success: true, notifications }, { cacheControl: 'private, no-cache' });
  },
  markRead: async ({ caller }) => {
    await markAllRead(engine.db, caller.userId, clock.now().toISOString());
    return { success: true };
  },
});
