import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { done, isoTime, success, username, uuid } from './fields.ts';

const classParams = z.object({ id: uuid });
const MOST_PUPILS = 30;

/** A pupil as the teacher's list of sign-ins shows them. */
export const rosterPupil = z.object({
  id: z.string(),
  real_name: z.string(),
  /** False: the pupil signs in with the class code. */
  has_email: z.boolean(),
  signed_in: z.boolean(),
  /** Five wrong tries: the teacher lets the pupil try again or prints a new card. */
  locked: z.boolean(),
});
export type RosterPupil = z.infer<typeof rosterPupil>;

export const signInCard = z.object({
  student_id: z.string(),
  real_name: z.string(),
  url: z.string(),
  /** What the pupil may type instead of opening `url`; null for accounts with an address, whose card is a link alone. */
  code: z.string().nullable(),
  expires_at: isoTime,
});
export type SignInCard = z.infer<typeof signInCard>;

/** Pupils without an e-mail address: added by name, signed in by cards. */
export const classPupils = {
  roster: call({
    method: 'GET',
    path: '/api/teacher/class/:id/roster',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'How the pupils of a class sign in, by name.',
    params: classParams,
    response: z.object({ success, pupils: z.array(rosterPupil) }),
  }),
  importPupils: call({
    method: 'POST',
    path: '/api/teacher/class/:id/pupils',
    who: 'teacher',
    limit: perHour(60),
    summary: 'Adds pupils without an e-mail address by name; each takes a seat. All of them or none.',
    params: classParams,
    body: z.strictObject({
      names: z.array(username).min(1, 'Írj be legalább egy nevet.').max(MOST_PUPILS, 'Egyszerre legfeljebb 30 nevet vehetsz fel.'),
    }),
    response: done.extend({ pupils: z.array(z.object({ id: z.string(), real_name: z.string() })) }),
  }),
  unlockPupil: call({
    method: 'POST',
    path: '/api/teacher/class/:id/students/:studentId/unlock',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Lets a pupil try again to sign in after five wrong tries.',
    params: z.object({ id: uuid, studentId: uuid }),
    response: done,
  }),
  signInCards: call({
    method: 'POST',
    path: '/api/teacher/class/:id/sign-in-cards',
    who: 'teacher',
    limit: perHour(30),
    summary: 'Creates printable one-time sign-in cards. Each lets one pupil set a password within 14 days and cancels earlier cards.',
    params: classParams,
    body: z.strictObject({ studentIds: z.array(uuid).min(1, 'Válassz ki legalább egy tanulót.').max(MOST_PUPILS) }),
    response: z.object({ success, cards: z.array(signInCard) }),
  }),
};
