import { z } from 'zod';
import { call, perMinute } from './call.ts';
import { isoTime, success } from './fields.ts';

export const notification = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  message: z.string(),
  link: z.string().nullable(),
  read: z.boolean(),
  sent_at: isoTime,
});
export type Notification = z.infer<typeof notification>;

export const notifications = {
  list: call({
    method: 'GET',
    path: '/api/notifications',
    who: 'user',
    limit: perMinute(60),
    summary: 'Lists the latest 50 notifications, newest first. Supports ETag; clients poll every 60 s.',
    response: z.object({ success, notifications: z.array(notification) }),
  }),
  markRead: call({
    method: 'POST',
    path: '/api/notifications/mark-read',
    who: 'user',
    limit: perMinute(60),
    summary: "Marks all of the caller's notifications as read.",
    response: z.object({ success }),
  }),
};
