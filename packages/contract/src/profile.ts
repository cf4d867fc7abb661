import { z } from 'zod';
import { googleToken } from './auth.ts';
import { call, perHour, perMinute } from './call.ts';
import { user } from './entities.ts';
import { done, email, isoTime, success, username } from './fields.ts';
import { givenPassword, newPassword } from './password-fields.ts';

/** The account as its owner sees and changes it. */
export const profile = {
  get: call({
    method: 'GET',
    path: '/api/profile',
    who: 'user',
    limit: perMinute(600),
    summary: 'Returns the profile: account, access, subscriptions including the trial, and referral code.',
    response: user.extend({ success }),
  }),
  update: call({
    method: 'PUT',
    path: '/api/profile',
    who: 'user',
    limit: perMinute(30),
    summary: 'Updates the name; for students the full name too.',
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
  addEmail: call({
    method: 'POST',
    path: '/api/profile/email',
    who: 'student',
    limit: perHour(20),
    summary:
      'Mails a verification link to the address an account without one shall get, within ten minutes of a login. The response does not reveal whether the address is taken.',
    body: z.strictObject({ email }),
    response: done,
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
    summary:
      'Confirms the password or Google token again. Sensitive actions are allowed for ten minutes, with the new session token it returns.',
    body: z.strictObject({ password: givenPassword.optional(), googleToken: googleToken.optional() }),
    response: done.extend({ token: z.string() }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/profile',
    who: 'user',
    limit: perHour(60),
    summary: 'Deletes the account. Requires a sign-in or confirmation within the last ten minutes.',
    response: done,
  }),
  export: call({
    method: 'GET',
    path: '/api/profile/export',
    who: 'user',
    limit: perHour(20),
    summary: 'Exports all personal data of the account as JSON, by table, with purpose and retention.',
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
    summary: 'Creates a TOTP secret for an authenticator app. It takes effect after a code is confirmed.',
    response: z.object({ success, secret: z.string(), uri: z.string() }),
  }),
  enableTotp: call({
    method: 'PUT',
    path: '/api/profile/totp',
    who: 'admin',
    beforeSecondStep: true,
    limit: perHour(60),
    summary: 'Turns on two-factor authentication with a code from the authenticator app.',
    body: z.strictObject({ totp: z.string().regex(/^\d{6}$/, 'A kód hat számjegy.') }),
    response: done,
  }),
  disableTotp: call({
    method: 'DELETE',
    path: '/api/profile/totp',
    who: 'admin',
    beforeSecondStep: true,
    limit: perHour(60),
    summary: 'Turns off two-factor authentication. Requires a sign-in or confirmation within the last ten minutes.',
    response: done,
  }),
};
