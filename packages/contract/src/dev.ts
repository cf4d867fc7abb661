import { z } from 'zod';
import { call, perMinute } from './call.ts';
import { email, isoTime, success, username } from './fields.ts';

/** Local development only; in production these calls return 404. */
export const dev = {
  mails: call({
    method: 'GET',
    path: '/api/dev/mails',
    who: 'anyone',
    limit: perMinute(600, 'address'),
    summary: 'Lists emails in the local outbox folder, newest first.',
    response: z.object({
      success,
      mails: z.array(z.object({ file: z.string(), at: isoTime, to: z.string(), subject: z.string(), text: z.string(), html: z.string() })),
    }),
  }),
  googleToken: call({
    method: 'POST',
    path: '/api/dev/google-token',
    who: 'anyone',
    limit: perMinute(120, 'address'),
    summary: 'Issues an ID token from the local stand-in for Google.',
    body: z.strictObject({ name: username, email }),
    response: z.object({ success, token: z.string() }),
  }),
};
