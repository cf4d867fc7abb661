import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { done, slug, success, username, uuid } from './fields.ts';
import {
  guideCountry,
  guideGoal,
  guideLabel,
  guideMap,
  guideOther,
  guidePart,
  guideSeen,
  guideSettings,
  guideSubject,
  guideThought,
  guideToday,
  placementState,
  placementView,
} from './guide-shapes.ts';
import { answerValue, attemptView } from './quiz-shapes.ts';

const subjectParams = z.object({ subject: guideSubject });
const partParams = z.object({ part: z.string().regex(/^[a-z0-9-]{1,20}$/, 'Ilyen rész nincs.') });
const placementParams = z.object({ id: uuid });
const roundMinutes = z.union([z.literal(5), z.literal(10)], 'Öt vagy tíz perc közül választhatsz.');
const today = z.object({ success, today: guideToday });
const placed = z.object({ success, placement: placementView });

/** The coach: what a pupil knows, what comes next and why. Adults see labels, never probabilities. */
export const guide = {
  settings: call({
    method: 'GET',
    path: '/api/guide/settings',
    who: 'student',
    limit: perMinute(300),
    summary: 'Returns what the pupil has told about grade, country, goal and time.',
    response: z.object({ success, settings: guideSettings }),
  }),
  saveSettings: call({
    method: 'PUT',
    path: '/api/guide/settings',
    who: 'student',
    limit: perMinute(60),
    summary: 'Saves the given settings and marks the first questions as answered, unless `unfinished`; an empty body skips them.',
    body: z.strictObject({
      grade: z.number().int().min(5).max(8).optional(),
      country: guideCountry.optional(),
      goal: guideGoal.optional(),
      days: z.number().int().min(1).max(5).optional(),
      minutes: z.union([z.literal(5), z.literal(10), z.literal(15)]).optional(),
      call_name: username.optional(),
      /** One of the first questions was answered and more are open. */
      unfinished: z.boolean().optional(),
    }),
    response: z.object({ success, message: z.string(), settings: guideSettings }),
  }),
  today: call({
    method: 'GET',
    path: '/api/guide/today',
    who: 'student',
    limit: perMinute(600),
    summary: "Returns the day's plan: two to four parts with reasons, the week and the state of each subject.",
    response: today,
  }),
  others: call({
    method: 'GET',
    path: '/api/guide/today/:part/others',
    who: 'student',
    limit: perMinute(120),
    summary: 'Lists up to three other things that may come instead of a part.',
    params: partParams,
    response: z.object({ success, others: z.array(guideOther) }),
  }),
  swap: call({
    method: 'POST',
    path: '/api/guide/today/:part/swap',
    who: 'student',
    limit: perMinute(60),
    summary: 'Replaces a part of the plan by one of the others.',
    params: partParams,
    body: z.strictObject({ kind: guidePart.shape.kind, target: z.string().max(130) }),
    response: today,
  }),
  labels: call({
    method: 'GET',
    path: '/api/guide/labels',
    who: 'student',
    limit: perMinute(600),
    summary: 'Returns the label of every lesson that is not new, by slug.',
    response: z.object({ success, labels: z.record(slug, guideLabel) }),
  }),
  map: call({
    method: 'GET',
    path: '/api/guide/map/:subject',
    who: 'student',
    limit: perMinute(300),
    summary: 'Returns the map of a subject: units, lessons, labels, access, prerequisites and what comes next.',
    params: subjectParams,
    response: z.object({ success, map: guideMap }),
  }),
  placement: call({
    method: 'GET',
    path: '/api/guide/placement/:subject',
    who: 'student',
    limit: perMinute(300),
    summary: 'Tells whether a placement of the subject was left half-way, and whether there is anything to ask.',
    params: subjectParams,
    response: z.object({ success, state: placementState }),
  }),
  startPlacement: call({
    method: 'POST',
    path: '/api/guide/placement/:subject',
    who: 'student',
    limit: perMinute(60),
    summary: 'Starts the placement of a subject, or goes on where it was left; `fresh` begins again.',
    params: subjectParams,
    body: z.strictObject({ fresh: z.boolean().optional() }),
    response: placed,
  }),
  answerPlacement: call({
    method: 'POST',
    path: '/api/guide/placements/:id/answers',
    who: 'student',
    limit: perMinute(300),
    summary: 'Stores an answer, or `unknown` for "not learnt yet", and returns the next question. Never tells whether it was right.',
    params: placementParams,
    body: z.strictObject({
      questionId: z.string().min(1).max(80),
      answer: answerValue.optional(),
      unknown: z.boolean().optional(),
      key: z.string().regex(/^[\w-]{8,80}$/),
    }),
    /** `unreadable`: the answer was not stored; the text says how to write it. */
    response: placed.extend({ unreadable: z.string().nullable() }),
  }),
  finishPlacement: call({
    method: 'POST',
    path: '/api/guide/placements/:id/finish',
    who: 'student',
    limit: perMinute(60),
    summary: 'Ends the placement at any time. What it has shown stays.',
    params: placementParams,
    body: z.strictObject({}),
    response: placed,
  }),
  reviewState: call({
    method: 'GET',
    path: '/api/guide/review',
    who: 'student',
    limit: perMinute(300),
    summary: 'Tells how much is due for review, and whether a round is open.',
    response: z.object({
      success,
      mistakes: z.number().int(),
      lessons: z.number().int(),
      /** `answered`: right, or missed twice. */
      open: z.object({ attempt: z.string(), asked: z.number().int(), answered: z.number().int() }).nullable(),
    }),
  }),
  startReview: call({
    method: 'POST',
    path: '/api/guide/review',
    who: 'student',
    limit: perMinute(60),
    summary: 'Starts a review round of five or ten minutes, or resumes the open one. Answers go to the attempt.',
    body: z.strictObject({
      minutes: roundMinutes,
      fresh: z.boolean().optional(),
      /** The part of today's plan: as long as the plan says, and a round of another day is left. */
      planned: z.boolean().optional(),
      /** Due mistakes and nothing else, whatever the minutes; or all open ones that were not right today, due or not. */
      only: z.enum(['mistakes', 'open-mistakes']).optional(),
      /** Of the mistakes at most so many. */
      most: z.number().int().min(1).max(60).optional(),
      /** This one of the open mistakes and nothing else, due or not. */
      mistake: z.strictObject({ quiz_slug: slug, question_id: z.string().min(1).max(80) }).optional(),
    }),
    response: z.object({
      success,
      attempt: attemptView,
      resumed: z.boolean(),
      items: z.array(
        z.object({ questionId: z.string(), lesson: z.string(), reason: z.enum(['mistake', 'due', 'practice']), text: z.string() }),
      ),
    }),
  }),
  why: call({
    method: 'GET',
    path: '/api/guide/why',
    who: 'student',
    limit: perMinute(60),
    summary: 'Returns what the guide thinks of the pupil and from which answers.',
    response: z.object({ success, thoughts: z.array(guideThought), recent: z.array(guideSeen), events: z.number().int() }),
  }),
  reset: call({
    method: 'POST',
    path: '/api/guide/reset',
    who: 'student',
    limit: perHour(20),
    summary: 'Forgets everything the guide thinks of the pupil. Settings, diary and mistake book stay.',
    body: z.strictObject({}),
    response: done,
  }),
  classMap: call({
    method: 'GET',
    path: '/api/teacher/class/:id/map/:subject',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Returns the labels of every pupil of a class in a subject: one row per pupil, one column per lesson.',
    params: z.object({ id: uuid, subject: guideSubject }),
    response: z.object({
      success,
      lessons: z.array(
        z.object({ slug, title: z.string(), unit: z.string(), unitTitle: z.string(), grade: z.string(), written: z.boolean() }),
      ),
      rows: z.array(z.object({ student_id: z.string(), real_name: z.string(), labels: z.array(guideLabel) })),
    }),
  }),
  pupilMap: call({
    method: 'GET',
    path: '/api/teacher/student/:id/map/:subject',
    who: 'teacher',
    limit: perMinute(120),
    summary: "Returns the map of one pupil of the teacher's class, labels only.",
    params: z.object({ id: uuid, subject: guideSubject }),
    response: z.object({ success, map: guideMap }),
  }),
};
