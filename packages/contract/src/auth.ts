import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { classLogin } from './class-login.ts';
import { signedIn } from './entities.ts';
import { done, email, isoTime, success, username } from './fields.ts';
import { messages } from './messages.ts';
import { givenPassword, MAX_PASSWORD, newPassword } from './password-fields.ts';

const TOKEN_LIMIT = 4000;

export const googleToken = z.string().min(1).max(TOKEN_LIMIT);
const totp = z
  .string()
  .regex(/^\d{6}$/, 'A kód hat számjegy.')
  .optional();

/** An optional field of a form: left empty it is the same as not sent. */
const maybe = <T extends z.ZodType>(schema: T) => z.union([z.literal('').transform(() => undefined), schema]).optional();
const code = maybe(z.string().trim().min(1).max(60, 'Ez a kód túl hosszú.'));

const registrationCodes = {
  vipCode: code,
  referralCode: code,
  classCode: code,
  specialCode: code,
};
const registrationRest = {
  termsAccepted: z.literal(true, messages.termsRequired),
  parental_email: maybe(email),
  role: z.enum(['student', 'teacher'], 'Válaszd ki, tanuló vagy tanár vagy.'),
  recaptchaToken: z.string().max(TOKEN_LIMIT).nullish(),
};

const samePasswords = (body: { password: string; passwordConfirm: string }): boolean => body.password === body.passwordConfirm;
const mismatch = {
  message: messages.passwordMismatch,
  path: ['passwordConfirm'],
  // Compared also when another field fails, so that the first failing field can be told.
  when: ({ issues }: z.core.ParsePayload) => !issues.some(issue => issue.path?.length === 0),
};

const token = z.object({ token: z.string().max(200) });

/** Everything that opens, closes or recovers an account. A whole school may sit behind one address. */
export const auth = {
  options: call({
    method: 'GET',
    path: '/api/auth/options',
    who: 'anyone',
    limit: perMinute(6000, 'address'),
    summary: 'Returns sign-in options: Google (or its local stand-in outside production) and captcha.',
    response: z.object({
      success,
      google: z.object({ kind: z.enum(['google', 'local']), clientId: z.string() }).nullable(),
      recaptchaSiteKey: z.string().nullable(),
    }),
  }),
  login: call({
    method: 'POST',
    path: '/api/login',
    who: 'anyone',
    limit: perHour(3000, 'address'),
    summary: 'Signs in with email and password. Ends sessions on other devices.',
    body: z.strictObject({
      email: z.string().trim().min(1, 'Írd be az e-mail-címed.').max(254, 'Ez az e-mail-cím túl hosszú.'),
      password: givenPassword,
      remember: z.boolean().default(false),
      totp,
    }),
    response: signedIn,
  }),
  ...classLogin,
  logout: call({
    method: 'POST',
    path: '/api/logout',
    who: 'user',
    limit: perMinute(60),
    summary: 'Signs out and ends the session.',
    response: done,
  }),
  register: call({
    method: 'POST',
    path: '/api/register',
    who: 'anyone',
    limit: perHour(3000, 'address'),
    summary: 'Creates an account and emails a verification link. The response does not reveal whether the address is taken.',
    body: z
      .strictObject({
        username,
        email,
        password: newPassword,
        passwordConfirm: z.string(messages.passwordMismatch).max(MAX_PASSWORD, messages.passwordMismatch),
        ...registrationCodes,
        ...registrationRest,
      })
      .refine(samePasswords, mismatch),
    response: done,
  }),
  registerGoogle: call({
    method: 'POST',
    path: '/api/register/google',
    who: 'anyone',
    limit: perHour(3000, 'address'),
    summary: 'Creates an account for a verified Google identity and signs in. Name and email come from the token.',
    body: z.strictObject({
      googleToken,
      username: z.string().max(200).optional(),
      email: z.string().max(300).optional(),
      password: z.string().max(MAX_PASSWORD).optional(),
      passwordConfirm: z.string().max(MAX_PASSWORD).optional(),
      ...registrationCodes,
      ...registrationRest,
    }),
    response: signedIn,
  }),
  google: call({
    method: 'POST',
    path: '/api/auth/google',
    who: 'anyone',
    limit: perHour(3000, 'address'),
    summary: 'Signs in with a Google ID token. Links the identity to a verified account with the same email.',
    body: z.strictObject({ token: googleToken, remember: z.boolean().default(false), totp }),
    response: signedIn,
  }),
  googleVerify: call({
    method: 'POST',
    path: '/api/auth/google/verify',
    who: 'anyone',
    limit: perHour(3000, 'address'),
    summary: 'Verifies a Google ID token before registration and returns the name and email to pre-fill.',
    body: z.strictObject({ token: googleToken }),
    response: z.object({ success, name: z.string(), email: z.string(), message: z.string() }),
  }),
  verifyEmail: call({
    method: 'GET',
    path: '/api/verify-email/:token',
    who: 'anyone',
    limit: perMinute(1200, 'address'),
    summary:
      'Confirms the e-mail address; opening the same link again succeeds again. `complete`: the address was registered more than once, so nothing is confirmed yet and the owner fills in the form again.',
    params: token,
    response: done.extend({ complete: z.boolean(), email: z.string().nullable() }),
  }),
  completeRegistration: call({
    method: 'POST',
    path: '/api/complete-registration/:token',
    who: 'anyone',
    limit: perHour(3000, 'address'),
    summary:
      'Opens the account of an address that was registered more than once, with what its owner types now; the mailed link proves them.',
    params: token,
    body: z
      .strictObject({
        username,
        password: newPassword,
        passwordConfirm: z.string(messages.passwordMismatch).max(MAX_PASSWORD, messages.passwordMismatch),
        ...registrationCodes,
        termsAccepted: registrationRest.termsAccepted,
        parental_email: registrationRest.parental_email,
        role: registrationRest.role,
      })
      .refine(samePasswords, mismatch),
    response: done,
  }),
  resendVerification: call({
    method: 'POST',
    path: '/api/resend-verification',
    who: 'anyone',
    limit: perHour(1200, 'address'),
    summary: 'Emails a new verification link. The response does not reveal whether the account exists.',
    body: z.strictObject({ email }),
    response: done,
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/api/forgot-password',
    who: 'anyone',
    limit: perHour(1200, 'address'),
    summary: 'Emails a password reset link. The response does not reveal whether the account exists.',
    body: z.strictObject({ email }),
    response: done,
  }),
  resetLink: call({
    method: 'GET',
    path: '/api/reset-password/:token',
    who: 'anyone',
    limit: perHour(3000, 'address'),
    summary: 'Tells whether a password link can still be used.',
    params: token,
    response: z.object({ success }),
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/reset-password/:token',
    who: 'anyone',
    limit: perHour(3000, 'address'),
    summary: 'Sets a new password with an emailed link or a sign-in card, and ends all sessions.',
    params: token,
    body: z.strictObject({ password: newPassword }),
    response: done,
  }),
  parent: call({
    method: 'GET',
    path: '/api/parent/:token',
    who: 'anyone',
    limit: perMinute(120, 'address'),
    summary: "Returns the account and consent status behind a parent's link.",
    params: token,
    response: z.object({
      success,
      child_name: z.string(),
      consent: z.enum(['waiting', 'confirmed', 'leaving']),
      letters: z.boolean(),
      deletion_at: isoTime.nullable(),
    }),
  }),
  decideAsParent: call({
    method: 'POST',
    path: '/api/parent/:token',
    who: 'anyone',
    limit: perMinute(60, 'address'),
    summary: 'The parent confirms, refuses (the account is deleted within 24 hours), withdraws, or switches the weekly letter.',
    params: token,
    body: z.strictObject({ decision: z.enum(['confirm', 'refuse', 'withdraw', 'stopLetters', 'resumeLetters']) }),
    response: done,
  }),
  stopLetters: call({
    method: 'POST',
    path: '/api/parent/:token/stop-letters',
    who: 'anyone',
    limit: perMinute(60, 'address'),
    summary: 'One-click unsubscribe from the weekly summary (RFC 8058).',
    params: token,
    rawBody: true,
    response: done,
  }),
};
