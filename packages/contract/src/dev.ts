import { z } from 'zod';
import { call, perMinute } from './call.ts';
import { email, isoTime, success, username } from './fields.ts';

/** Help for trying the product on one's own machine; in production every one of these answers 404. */
export const dev = {
  mails: call({
    method: 'GET',
    path: '/api/dev/mails',
    who: 'anyone',
    limit: perMinute(600, 'address'),
    summary: 'The mails written to the outbox folder, newest first.',
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
    summary: 'Signs an identity token with the local stand-in for Google.',
    body: z.strictObject({ name: username, email }),
    response: z.object({ success, token: z.string() }),
  }),
};
