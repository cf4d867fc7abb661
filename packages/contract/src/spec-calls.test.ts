import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { AnyCall, Who } from './call.ts';
import { contract } from './contract.ts';

interface Stated {
  who: Who;
  /** A payload with exactly the stated fields. */
  body?: Record<string, unknown>;
  query?: Record<string, string>;
  /** What the answer carries beside `success`. */
  answer?: readonly string[];
}

const registration = {
  vipCode: '',
  referralCode: '',
  classCode: '',
  specialCode: '',
  termsAccepted: true,
  parental_email: '',
  role: 'student',
  recaptchaToken: null,
};
const identity = { username: 'Kővári Lili', email: 'lili@pelda.hu', password: 'Jo-Jelszo-77', passwordConfirm: 'Jo-Jelszo-77' };
const profile = [
  'username',
  'real_name',
  'email',
  'role',
  'referral_code',
  'successful_referrals',
  'earned_rewards',
  'is_subscribed',
  'subscription_status',
  'is_permanent_free',
  'is_member_of_approved_class',
  'subscriptions',
  'is_approved',
  'created_at',
];
const stats = ['completed_lessons_count', 'completed_quizzes_count', 'best_quiz_results', 'most_practiced_subjects'];

/** Section 7 of the specification, row by row: method, path, payload and answer, and who may call by sections 6 and 7. */
const stated: Record<string, Stated> = {
  'POST /api/auth/google': { who: 'anyone', body: { token: 't' }, answer: ['user', 'token'] },
  'POST /api/auth/google/verify': { who: 'anyone', body: { token: 't' }, answer: ['name', 'email', 'message'] },
  'POST /api/login': { who: 'anyone', body: { email: 'lili@pelda.hu', password: 'x' }, answer: ['user', 'token'] },
  'POST /api/register': { who: 'anyone', body: { ...identity, ...registration }, answer: ['message'] },
  'POST /api/register/google': { who: 'anyone', body: { ...identity, ...registration, googleToken: 't' }, answer: ['user', 'token'] },
  'GET /api/notifications': { who: 'user', answer: ['notifications'] },
  'POST /api/notifications/mark-read': { who: 'user' },
  'GET /api/search': { who: 'anyone', query: { q: 'tört' }, answer: ['data'] },
  'GET /api/curriculums': { who: 'anyone', answer: ['data'] },
  'GET /api/quiz/{slug}': { who: 'anyone', answer: ['quiz', 'data'] },
  'GET /api/tananyag/{slug}': { who: 'anyone', answer: ['data'] },
  'POST /api/lesson/viewed': { who: 'student', body: { slug: 'matek-5-tortek' } },
  'GET /api/verify-email/{token}': { who: 'anyone', answer: ['message'] },
  'GET /api/teacher/classes': { who: 'teacher', answer: ['classes'] },
  'GET /api/teacher/class/{id}/students': { who: 'teacher', answer: ['students'] },
  'GET /api/teacher/student/{id}/progress': { who: 'teacher', answer: ['progress'] },
  'POST /api/teacher/create-class-checkout-session': { who: 'teacher', body: { className: '7. B', maxStudents: 30 }, answer: ['url'] },
  'GET /api/profile': { who: 'user', answer: profile },
  'GET /api/profile/stats': { who: 'user', answer: stats },
  'GET /api/profile/recommendations': { who: 'student', answer: ['recommendations'] },
  'PUT /api/profile': { who: 'user', body: { username: 'Kővári Lili' }, answer: ['message', 'user'] },
  'POST /api/profile/change-password': {
    who: 'user',
    body: { oldPassword: 'x', newPassword: 'Jo-Jelszo-77' },
    answer: ['message'],
  },
  'DELETE /api/profile': { who: 'user' },
  'POST /api/create-checkout-session': { who: 'user', body: { interval: 'monthly' }, answer: ['url'] },
  'POST /api/create-billing-portal-session': { who: 'user', answer: ['url'] },
  'GET /api/help': { who: 'anyone', query: { q: '' }, answer: ['data'] },
  'POST /api/forgot-password': { who: 'anyone', body: { email: 'lili@pelda.hu' }, answer: ['message'] },
  'POST /api/reset-password/{token}': { who: 'anyone', body: { password: 'Jo-Jelszo-77' }, answer: ['message'] },
  'POST /api/contact': {
    who: 'anyone',
    body: { name: 'Kővári Lili', email: 'lili@pelda.hu', subject: 'Kérdés', message: 'Hol van a lecke?' },
    answer: ['message'],
  },
  'GET /api/admin/users': { who: 'admin', answer: ['users'] },
  'GET /api/admin/messages': { who: 'admin', answer: ['messages'] },
  'POST /api/admin/approve-teacher/{id}': { who: 'admin', answer: ['message'] },
};

const calls = new Map<string, AnyCall>(
  Object.values(contract)
    .flatMap((area): AnyCall[] => Object.values(area))
    .map(call => [`${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`, call]),
);
const keysOf = (schema: z.ZodType): string[] => ('shape' in schema ? Object.keys(schema.shape as object) : []);
const accepts = (schema: z.ZodType | undefined, value: unknown) => schema?.safeParse(value).error?.issues[0]?.message ?? 'fine';

test.each(Object.entries(stated))('%s is as stated', (name, { who, body, query, answer = [] }) => {
  const call = calls.get(name);
  if (!call) throw new Error(`${name} is not declared.`);
  expect(call.who).toBe(who);
  expect(accepts(call.body, body)).toBe('fine');
  expect(accepts(call.query, query ?? {})).toBe('fine');
  expect(keysOf(call.response)).toEqual(expect.arrayContaining(['success', ...answer]));
});

test('a payload needs no field beside the stated ones, and takes no stray one', () => {
  for (const [name, { body }] of Object.entries(stated)) {
    const declared = calls.get(name)?.body;
    expect([name, declared === undefined]).toEqual([name, body === undefined]);
    if (declared) expect([name, declared.safeParse({ ...body, stray: 1 }).success]).toEqual([name, false]);
  }
});

test('the maths collection is served under its misspelt address, to everyone, as the file itself', () => {
  const call = calls.get('GET /data/tananyag/interaktav-matematika-gyljtemany.json');
  expect(call?.who).toBe('anyone');
  expect(keysOf(call?.response as z.ZodType)).toEqual(expect.arrayContaining(['title', 'subtitle', 'sections']));
});

test('intervals are monthly or yearly, class sizes 5 to 30 with 30 unless said', () => {
  const interval = contract.billing.createCheckoutSession.body;
  expect(['monthly', 'yearly', 'weekly'].map(value => interval?.safeParse({ interval: value }).success)).toEqual([true, true, false]);
  const size = contract.billing.createClassCheckoutSession.body;
  expect([4, 5, 30, 31, 5.5, '20'].map(maxStudents => size?.safeParse({ className: '7. B', maxStudents }).success)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(size?.parse({ className: '7. B' })).toEqual({ className: '7. B', maxStudents: 30 });
  expect(size?.safeParse({ className: '  ' }).success).toBe(false);
});
