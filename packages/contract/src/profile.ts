import { z } from 'zod';
import { givenPassword, googleToken, newPassword } from './auth.ts';
import { call, perHour, perMinute } from './call.ts';
import { user } from './entities.ts';
import { done, email, isoTime, success, username } from './fields.ts';

/** The account as its owner sees and changes it. */
export const profile = {
  get: call({
    method: 'GET',
    path: '/api/profile',
    who: 'user',
    limit: perMinute(600),
    summary: 'The profile, flat: account, access, subscriptions with the trial entry, referral code.',
    response: user.extend({ success }),
  }),
  update: call({
    method: 'PUT',
    path: '/api/profile',
    who: 'user',
    limit: perMinute(30),
    summary: 'Changes the name; for a student the full name too.',
    body: z.strictObject({ username }),
    response: z.object({ success, message: z.string(), user }),
  }),
  changeParent: call({
    method: 'PUT',
    path: '/api/profile/parent',
    who: 'student',
    limit: perHour(20),
    summary:
      "Changes or removes the parent's address within ten minutes of a login or a confirmation; the links and the consent of the old one end, the new one is asked by mail.",
    body: z.strictObject({ parental_email: email.nullable() }),
    response: z.object({ success, message: z.string(), user }),
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/profile/change-password',
    who: 'user',
    limit: perHour(60),
    summary: 'Changes the password and ends all sessions of the account.',
    body: z.strictObject({ oldPassword: givenPassword, newPassword }),
    response: done,
  }),
  confirm: call({
    method: 'POST',
    path: '/api/profile/confirm',
    who: 'user',
    limit: perHour(60),
    summary: 'Gives the password (or Google token) again: what needs a fresh sign-in works for ten minutes.',
    body: z.strictObject({ password: givenPassword.optional(), googleToken: googleToken.optional() }),
    response: done,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/profile',
    who: 'user',
    limit: perHour(60),
    summary: 'Deletes the account within ten minutes of a login or a confirmation.',
    response: done,
  }),
  export: call({
    method: 'GET',
    path: '/api/profile/export',
    who: 'user',
    limit: perHour(20),
    summary: 'All personal data of the account as JSON, with purpose and retention, by table.',
    response: z.object({
      success,
      exported_at: isoTime,
      data: z.record(
        z.string(),
        z.object({ purpose: z.string(), retention: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
      ),
    }),
  }),
  startTotp: call({
    method: 'POST',
    path: '/api/profile/totp',
    who: 'admin',
    beforeSecondStep: true,
    limit: perHour(60),
    summary: 'Makes a secret for the authenticator app; it counts only after a code from it was given.',
    response: z.object({ success, secret: z.string(), uri: z.string() }),
  }),
  enableTotp: call({
    method: 'PUT',
    path: '/api/profile/totp',
    who: 'admin',
    beforeSecondStep: true,
    limit: perHour(60),
    summary: 'Switches the second step on with a code from the authenticator app.',
    body: z.strictObject({ totp: z.string().regex(/^\d{6}$/, 'A kód hat számjegy.') }),
    response: done,
  }),
  disableTotp: call({
    method: 'DELETE',
    path: '/api/profile/totp',
    who: 'admin',
    beforeSecondStep: true,
    limit: perHour(60),
    summary: 'Switches the second step off within ten minutes of a login or a confirmation.',
    response: done,
  }),
};
