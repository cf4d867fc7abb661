import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { done, isoTime, region, slug, success, uuid } from './fields.ts';
import { boardCode, liveCode, liveGuests, livePace, livePhase } from './live-shapes.ts';
import { answerResult, answerValue, publicQuestion, solution } from './quiz-shapes.ts';

export const LIVE = {
  maxPupils: 40,
  hours: 3,
  maxQuestions: 20,
  /** Tokens of pupils, guests and boards: no account session, valid for one lesson. */
  tokenPrefix: 'elo_',
  boardLinkMinutes: 10,
} as const;

const count = z.number().int();
const lessonParams = z.object({ id: uuid });
const codeParams = z.object({ code: liveCode });
const questionId = z.string().min(1).max(80);
const round = z.union([z.literal(1), z.literal(2)]);
/** `once` sends the current snapshot and closes: for networks whose proxies hold streams back. */
const streamQuery = z.object({ once: z.literal('1').optional() });
const EVENTS = 'text/event-stream';

export const liveAction = z.enum([
  'start',
  'close',
  'reopen',
  'discuss',
  'revote',
  'reveal',
  'next',
  'twin',
  'pause',
  'resume',
  'moreTime',
  'showBars',
  'hideBars',
  'end',
]);
export type LiveAction = z.infer<typeof liveAction>;

const lessonEntry = z.object({
  id: z.string(),
  code: z.string(),
  slug: z.string(),
  title: z.string(),
  class_name: z.string().nullable(),
  phase: livePhase,
  present: count,
  created_at: isoTime,
});

/**
 * Live lessons. A teacher acts with the account's session; pupils, guests and boards with a token of this lesson alone
 * (`Bearer elo_…`), so that a board or a second device never replaces a session.
 */
export const live = {
  list: call({
    method: 'GET',
    path: '/api/teacher/live',
    who: 'teacher',
    limit: perMinute(120),
    summary: "Lists the caller's running live lessons, newest first.",
    response: z.object({ success, lessons: z.array(lessonEntry) }),
  }),
  start: call({
    method: 'POST',
    path: '/api/teacher/live',
    who: 'teacher',
    limit: perHour(60),
    summary: 'Starts a live lesson from a quiz, a unit test or a practice page; answers its id and code.',
    body: z.strictObject({
      slug,
      classId: uuid.nullable().default(null),
      pace: livePace.default('teacher'),
      guests: liveGuests.default('animals'),
      timerSeconds: count.min(15).max(600).nullable().default(null),
      /** How many tasks a generator makes, or how many questions of a quiz are asked. */
      questionCount: count.min(1).max(LIVE.maxQuestions).optional(),
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
      wheel: z.boolean().default(false),
      region,
    }),
    response: z.object({ success, id: z.string(), code: z.string() }),
  }),
  act: call({
    method: 'POST',
    path: '/api/teacher/live/:id/actions',
    who: 'teacher',
    limit: perMinute(240),
    summary: 'Moves a lesson on. `step` names the state the teacher saw: an action on an older one changes nothing.',
    params: lessonParams,
    body: z.strictObject({ action: liveAction, step: count.min(0), index: count.min(0).max(99).optional() }),
    response: z.object({ success, step: count }),
  }),
  question: call({
    method: 'GET',
    path: '/api/teacher/live/:id/question',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'A question of a lesson with its key, and what each pupil answered to it.',
    params: lessonParams,
    query: z.object({ index: z.coerce.number().int().min(0).max(99) }),
    response: z.object({
      success,
      question: publicQuestion,
      solution,
      /** By the first try, then the second; safe HTML. */
      answers: z.array(z.object({ participant: z.string(), round: count, label: z.string(), right: z.boolean() })),
    }),
  }),
  hands: call({
    method: 'PUT',
    path: '/api/teacher/live/:id/hands',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'Sets how many hands the teacher counted for each option; they add to the votes from devices.',
    params: lessonParams,
    body: z.strictObject({
      questionId,
      round,
      counts: z.record(z.string().max(80), count.min(0).max(99)).refine(value => Object.keys(value).length <= 12),
    }),
    response: done,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/teacher/live/:id/participants/:participantId',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'Removes a participant with their answers. It is no ban: they may join again.',
    params: z.object({ id: uuid, participantId: uuid }),
    response: done,
  }),
  boardLink: call({
    method: 'POST',
    path: '/api/teacher/live/:id/board',
    who: 'teacher',
    limit: perMinute(30),
    summary: 'Makes a link, and the code in it, that opens the board once, within ten minutes.',
    params: lessonParams,
    response: z.object({ success, url: z.string(), code: z.string(), expires_at: isoTime }),
  }),
  teacherStream: call({
    method: 'GET',
    path: '/api/teacher/live/:id/stream',
    who: 'teacher',
    limit: perMinute(120),
    summary: "Streams the teacher's snapshots of a lesson as server-sent events.",
    params: lessonParams,
    query: streamQuery,
    produces: EVENTS,
    response: z.string(),
  }),
  look: call({
    method: 'GET',
    path: '/api/live/:code',
    who: 'anyone',
    limit: perMinute(60, 'caller', 600),
    summary: 'What a code opens: the title, and how the caller may join.',
    params: codeParams,
    response: z.object({
      success,
      title: z.string(),
      class_name: z.string().nullable(),
      /** `account`: as a signed-in pupil of the class; `signIn`: only after signing in. */
      join: z.enum(['account', 'animal', 'classList', 'signIn']),
      /** Names that nobody has taken yet, when the teacher lets guests choose one. */
      names: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  join: call({
    method: 'POST',
    path: '/api/live/:code/join',
    who: 'anyone',
    limit: perMinute(60, 'caller', 400),
    summary: 'Joins a lesson and answers the token for it. A pupil of the class who joins again is the same participant.',
    params: codeParams,
    body: z.strictObject({ nameId: uuid.optional() }),
    response: z.object({ success, token: z.string(), name: z.string(), guest: z.boolean() }),
  }),
  openBoard: call({
    method: 'POST',
    path: '/api/live/board',
    who: 'anyone',
    limit: perMinute(20, 'address'),
    summary: "Exchanges a board's one-time code for a read-only token of the lesson.",
    body: z.strictObject({ code: boardCode }),
    response: z.object({ success, token: z.string() }),
  }),
  stream: call({
    method: 'GET',
    path: '/api/live/stream',
    who: 'anyone',
    limit: perMinute(60, 'liveToken', 6000),
    summary: "Streams a pupil's or a board's snapshots as server-sent events.",
    query: streamQuery,
    produces: EVENTS,
    response: z.string(),
  }),
  answer: call({
    method: 'POST',
    path: '/api/live/answers',
    who: 'anyone',
    limit: perMinute(120, 'liveToken', 6000),
    summary: 'Votes. In a teacher-paced lesson the vote may be changed until it is closed; at own pace each try is final.',
    body: z.strictObject({ questionId, round, answer: answerValue }),
    response: z.object({ success, result: answerResult }),
  }),
  leave: call({
    method: 'POST',
    path: '/api/live/leave',
    who: 'anyone',
    limit: perMinute(30, 'liveToken', 1200),
    summary: 'Leaves the lesson; a guest disappears with every answer.',
    response: done,
  }),
};
