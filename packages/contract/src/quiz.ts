import { z } from 'zod';
import { call, perMinute } from './call.ts';
import { isoTime, region, slug, success } from './fields.ts';
import { looseSlug, servedDocument } from './lesson.ts';
import { answerResult, answerValue, attemptParams, attemptView } from './quiz-shapes.ts';

const questionId = z.string().min(1).max(80);
/** Made by the client once per answer, so that a repeated send is the same answer. */
const idempotencyKey = z.string().regex(/^[\w-]{8,80}$/);
const slugParams = z.object({ slug: looseSlug });

/** Quizzes, unit tests, exams and endless practice: all are attempts; grading happens only on the server. */
export const quiz = {
  page: call({
    method: 'GET',
    path: '/api/quiz/:slug',
    who: 'anyone',
    limit: perMinute(1200, 'caller', 12_000),
    summary: 'Returns a content page under both `quiz` and `data`; also subject collections.',
    params: slugParams,
    query: z.object({ region }),
    response: z.object({ success, quiz: servedDocument, data: servedDocument }),
  }),
  start: call({
    method: 'POST',
    path: '/api/quiz/:slug/attempts',
    who: 'anyone',
    limit: perMinute(600, 'caller', 6000),
    summary: 'Starts an attempt or resumes the open one (7 days). `fresh` abandons the open one; `only` repeats selected questions.',
    params: slugParams,
    body: z.strictObject({
      mode: z.enum(['practice', 'test']).optional(),
      fresh: z.boolean().optional(),
      questionCount: z.number().int().min(1).max(40).optional(),
      topics: z.array(z.string().max(120)).max(40).optional(),
      only: z.array(questionId).max(40).optional(),
      region,
    }),
    /** `resumed`: the attempt was already open, so the wishes of this request do not apply to it. */
    response: z.object({ success, attempt: attemptView, resumed: z.boolean() }),
  }),
  opened: call({
    method: 'GET',
    path: '/api/quiz/:slug/attempts/open',
    who: 'user',
    limit: perMinute(600, 'caller', 6000),
    summary: 'Returns the attempt of this page that the caller has begun and not finished, or null.',
    params: slugParams,
    response: z.object({ success, attempt: attemptView.nullable() }),
  }),
  read: call({
    method: 'GET',
    path: '/api/attempts/:id',
    who: 'anyone',
    limit: perMinute(600, 'attempt', 12_000),
    summary: 'Returns an attempt with its questions and answers.',
    params: attemptParams,
    response: z.object({ success, attempt: attemptView }),
  }),
  answer: call({
    method: 'POST',
    path: '/api/attempts/:id/answers',
    who: 'anyone',
    limit: perMinute(1200, 'attempt', 12_000),
    summary: 'Grades and stores an answer. Idempotent by `key`. Unreadable answers are not stored.',
    params: attemptParams,
    body: z.strictObject({ questionId, answer: answerValue, key: idempotencyKey }),
    response: z.object({ success, result: answerResult }),
  }),
  hint: call({
    method: 'POST',
    path: '/api/attempts/:id/hints',
    who: 'anyone',
    limit: perMinute(600, 'attempt', 12_000),
    summary: 'Returns the next hint of a question. Hints do not affect the score.',
    params: attemptParams,
    body: z.strictObject({ questionId }),
    response: z.object({ success, hint: z.string(), used: z.number(), left: z.number() }),
  }),
  next: call({
    method: 'POST',
    path: '/api/attempts/:id/next',
    who: 'anyone',
    limit: perMinute(600, 'attempt', 12_000),
    summary: "Generates the next practice task for the pupil's level.",
    params: attemptParams,
    body: z.strictObject({}),
    response: z.object({ success, attempt: attemptView }),
  }),
  finish: call({
    method: 'POST',
    path: '/api/attempts/:id/finish',
    who: 'anyone',
    limit: perMinute(600, 'attempt', 12_000),
    summary: 'Finishes an attempt. Unanswered questions score 0. Idempotent.',
    params: attemptParams,
    body: z.strictObject({}),
    response: z.object({ success, score_percentage: z.number(), attempt: attemptView }),
  }),
  report: call({
    method: 'POST',
    path: '/api/quiz/:slug/reports',
    who: 'anyone',
    limit: perMinute(20, 'caller'),
    summary: 'Reports a problem with a question.',
    params: slugParams,
    body: z.strictObject({ questionId, message: z.string().trim().max(1000).default('') }),
    response: z.object({ success, message: z.string() }),
  }),
  mistakes: call({
    method: 'GET',
    path: '/api/profile/mistakes',
    who: 'student',
    limit: perMinute(120),
    summary: "Lists the mistake book: missed items with the pupil's answer, the explanation and the next due day.",
    response: z.object({
      success,
      mistakes: z.array(
        z.object({
          quiz_slug: slug,
          title: z.string(),
          /** The quiz needs premium access. */
          premium: z.boolean(),
          question_id: z.string(),
          question: z.string(),
          answer: z.string(),
          reason: z.string(),
          misconception: z.string().nullable(),
          due_at: isoTime,
          missed_at: isoTime,
          /** Answered right before its day, since it was missed. */
          right_at: isoTime.nullable().optional(),
        }),
      ),
    }),
  }),
  stats: call({
    method: 'GET',
    path: '/api/profile/stats',
    who: 'user',
    limit: perMinute(120),
    summary: 'Returns the learning statistics of the caller.',
    response: z.object({
      success,
      completed_lessons_count: z.number(),
      completed_quizzes_count: z.number(),
      best_quiz_results: z.array(
        z.object({
          title: z.string(),
          quiz_slug: slug,
          /** The quiz needs premium access. */
          premium: z.boolean(),
          score_percentage: z.number(),
        }),
      ),
      /** Every quiz finished at least once. */
      finished_quizzes: z.array(slug),
      most_practiced_subjects: z.array(z.object({ subject: z.string(), quiz_count: z.number() })),
      /** Days on which something was done, where the pupil lives: lessons opened, quizzes finished, questions answered. */
      activity: z.array(z.object({ day: z.string(), lessons: z.number(), quizzes: z.number(), answers: z.number() })),
      mastery: z.array(
        z.object({
          subject: z.string(),
          topic: z.string(),
          title: z.string(),
          score_percentage: z.number(),
          quiz_count: z.number(),
          /** Lessons of the unit, and those the guide calls known, forming or due for repeating. */
          lessons: z.number(),
          lessons_known: z.number(),
          lessons_forming: z.number(),
          lessons_repeat: z.number(),
        }),
      ),
    }),
  }),
  recommendations: call({
    method: 'GET',
    path: '/api/profile/recommendations',
    who: 'student',
    limit: perMinute(120),
    summary:
      'Lists up to five recommendations the pupil can open: due mistake book items, then quizzes whose latest score is under 80%, lowest first; due quizzes that went well come last.',
    response: z.object({
      success,
      recommendations: z.array(
        z.object({ quiz_slug: slug, title: z.string(), score_percentage: z.number(), reason: z.enum(['due', 'low']) }),
      ),
    }),
  }),
};
