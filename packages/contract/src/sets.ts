import { subject } from '@eszkerek/documents/base';
import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { done, slug, success } from './fields.ts';
import { publicQuestion, solution } from './quiz-shapes.ts';
import { bankEntry, ownQuestion, questionPreview, questionSet, SETS, setEntry, setItemRef, setTitle } from './set-shapes.ts';

const count = z.number().int();
const setParams = z.object({ slug });
const answer = z.object({ success, set: questionSet });
const facet = z.object({ id: z.string(), title: z.string(), count });

/** Own sets of questions: chosen from the bank or written by the teacher; a set is a quiz for the teacher's classes. */
export const sets = {
  list: call({
    method: 'GET',
    path: '/api/teacher/sets',
    who: 'teacher',
    limit: perMinute(120),
    summary: "Lists the caller's sets and those opened by a colleague's code, last changed first.",
    response: z.object({ success, sets: z.array(setEntry) }),
  }),
  make: call({
    method: 'POST',
    path: '/api/teacher/sets',
    who: 'teacher',
    limit: perHour(60),
    summary: `Makes an empty set; a teacher may have ${SETS.maxSets}.`,
    body: z.strictObject({ title: setTitle, subject }),
    response: answer,
  }),
  read: call({
    method: 'GET',
    path: '/api/teacher/sets/:slug',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'A set with its questions: the own one or one opened by code.',
    params: setParams,
    response: answer,
  }),
  save: call({
    method: 'PUT',
    path: '/api/teacher/sets/:slug',
    who: 'teacher',
    limit: perMinute(240),
    summary: 'Saves title, subject and the questions in their order; own questions that are left out are deleted.',
    params: setParams,
    body: z.strictObject({
      title: setTitle,
      subject,
      items: z.array(setItemRef).max(SETS.maxItems, `Egy kérdéssorban legfeljebb ${SETS.maxItems} kérdés lehet.`),
    }),
    response: answer,
  }),
  putQuestion: call({
    method: 'POST',
    path: '/api/teacher/sets/:slug/questions',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'Adds an own question at the end of the set, or changes the one with `id`. A question with errors is refused.',
    params: setParams,
    body: z.strictObject({ id: z.string().min(1).max(80).optional(), question: ownQuestion }),
    response: answer,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/teacher/sets/:slug',
    who: 'teacher',
    limit: perMinute(60),
    summary: "Deletes an own set, unless it is running homework; a colleague's set only leaves the caller's list.",
    params: setParams,
    response: done,
  }),
  share: call({
    method: 'POST',
    path: '/api/teacher/sets/:slug/code',
    who: 'teacher',
    limit: perHour(60),
    summary: 'Gives the set a new share code; the old one stops working.',
    params: setParams,
    response: z.object({ success, share_code: z.string() }),
  }),
  unshare: call({
    method: 'DELETE',
    path: '/api/teacher/sets/:slug/code',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Ends sharing: the code stops working, colleagues who opened the set keep it.',
    params: setParams,
    response: done,
  }),
  open: call({
    method: 'POST',
    path: '/api/teacher/shared-sets',
    who: 'teacher',
    limit: perHour(60),
    summary: "Puts a colleague's set on the caller's list by its share code.",
    body: z.strictObject({ code: z.string().trim().min(1, 'Írd be a kódot.').max(20) }),
    response: answer,
  }),
  copy: call({
    method: 'POST',
    path: '/api/teacher/sets/:slug/copies',
    who: 'teacher',
    limit: perHour(60),
    summary: 'Makes an own copy of a set the caller can see.',
    params: setParams,
    response: answer,
  }),
  bank: call({
    method: 'GET',
    path: '/api/teacher/questions',
    who: 'teacher',
    limit: perMinute(240),
    summary: 'Searches the questions of all quizzes and unit tests; also counts them by topic and misconception.',
    query: z.object({
      q: z.string().trim().max(100).default(''),
      subject: subject.optional(),
      grade: z.coerce.number().int().min(5).max(8).optional(),
      unit: z.string().max(120).optional(),
      type: z.string().max(20).optional(),
      difficulty: z.coerce.number().int().min(1).max(3).optional(),
      misconception: z.string().max(120).optional(),
      figure: z.literal('1').optional(),
      names: z.literal('all').optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    response: z.object({
      success,
      total: count,
      questions: z.array(bankEntry),
      units: z.array(facet.extend({ subject: z.string() })),
      /** Of what was found: the most frequent ones, or all with `names=all`. */
      misconceptions: z.array(facet.extend({ unit_title: z.string() })),
    }),
  }),
  bankQuestion: call({
    method: 'GET',
    path: '/api/teacher/questions/:quiz/:id',
    who: 'teacher',
    limit: perMinute(240),
    summary: 'One question of the bank as a pupil sees it, with its solution.',
    params: z.object({ quiz: slug, id: z.string().min(1).max(80) }),
    response: z.object({ success, question: publicQuestion, solution }),
  }),
  preview: call({
    method: 'POST',
    path: '/api/teacher/question-preview',
    who: 'teacher',
    limit: perMinute(240),
    summary: 'Checks and renders an own question; nothing is stored.',
    body: z.strictObject({ question: ownQuestion }),
    response: questionPreview.extend({ success }),
  }),
};
