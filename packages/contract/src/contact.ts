import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { done, email, success, username } from './fields.ts';

export const contact = {
  operator: call({
    method: 'GET',
    path: '/api/operator',
    who: 'anyone',
    limit: perMinute(1200, 'address'),
    summary: 'Who operates the site: name, postal address and e-mail address.',
    response: z.object({ success, operator: z.object({ name: z.string(), address: z.string(), email: z.string() }) }),
  }),
  send: call({
    method: 'POST',
    path: '/api/contact',
    who: 'anyone',
    limit: perHour(60),
    summary: 'Sends a message to the admins. For signed-in users, name and email are taken from the account.',
    body: z.strictObject({
      name: username,
      email,
      subject: z.string().trim().min(2, 'Írj be egy tárgyat.').max(150, 'A tárgy legfeljebb 150 karakter lehet.'),
      message: z.string().trim().min(5, 'Írj néhány szót az üzenetbe.').max(5000, 'Az üzenet legfeljebb 5000 karakter lehet.'),
      /** Honeypot: hidden from people; only bots fill it in. */
      website: z.string().max(300).optional(),
    }),
    response: done,
  }),
};
