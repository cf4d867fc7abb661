import { z } from 'zod';
import { call, perMinute } from './call.ts';
import { slug, success } from './fields.ts';
import { answerResult, answerValue, publicQuestion, solution } from './quiz-shapes.ts';
import { printCode, sheetCode, sheetGroup } from './sheet-code.ts';
import { SHEET } from './sheet-spec.ts';

const count = z.number().int();
const groups = z.coerce.number().int().min(1).max(4).default(2);
const sheetParams = z.object({ code: printCode, group: sheetGroup });

export const worksheetLesson = z.object({
  slug: z.string(),
  title: z.string(),
  subject: z.string(),
  grades: z.array(z.number()),
  unit: z.string(),
  unit_title: z.string(),
  premium: z.boolean(),
});
export type WorksheetLesson = z.infer<typeof worksheetLesson>;

/** One task as one group gets it, with its key. */
export const worksheetTask = z.object({
  /** As in the sheet's code. */
  salt: count,
  lesson: z.string(),
  level: count,
  points: count,
  /** Worked out on paper before it is answered: it gets room for that. */
  counted: z.boolean(),
  question: publicQuestion,
  solution,
  /** Wrong results (safe HTML) that a named mistake leads to; of an option its id, of a blank its letter. */
  slips: z.array(z.object({ value: z.string(), text: z.string(), option: z.string().optional(), blank: z.string().optional() })),
});
export type WorksheetTask = z.infer<typeof worksheetTask>;

/** Worksheets are not stored: their code holds the lessons, the tasks and the seed, or they are printed from a set. */
export const worksheets = {
  lessons: call({
    method: 'GET',
    path: '/api/teacher/worksheet-lessons',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Lists the lessons that have a task generator, in curriculum order.',
    response: z.object({ success, lessons: z.array(worksheetLesson) }),
  }),
  make: call({
    method: 'GET',
    path: '/api/teacher/worksheet/:code',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'Makes a worksheet with its keys for the first 1-4 groups. The same code gives the same sheet.',
    params: z.object({ code: sheetCode }),
    query: z.object({ groups }),
    response: z.object({
      success,
      premium: z.boolean(),
      groups: z.array(z.object({ group: sheetGroup, tasks: z.array(worksheetTask) })),
    }),
  }),
  settle: call({
    method: 'GET',
    path: '/api/teacher/worksheet/:code/settled',
    who: 'teacher',
    limit: perMinute(60),
    summary:
      'The code with other numbers for the tasks that repeat another one of the sheet, in any group. With `only` that task alone may change.',
    params: z.object({ code: sheetCode }),
    query: z.object({ only: z.coerce.number().int().min(0).max(SHEET.maxSalt).optional() }),
    response: z.object({ success, code: z.string() }),
  }),
  ofSet: call({
    method: 'GET',
    path: '/api/teacher/sets/:slug/worksheet',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'A set as a worksheet with its keys: the same questions in each group, with the answers in another order.',
    params: z.object({ slug }),
    query: z.object({ groups }),
    response: z.object({
      success,
      title: z.string(),
      /** In the address where pupils check themselves. */
      code: z.string(),
      premium: z.boolean(),
      groups: z.array(z.object({ group: sheetGroup, tasks: z.array(worksheetTask) })),
    }),
  }),
  open: call({
    method: 'GET',
    path: '/api/worksheet/:code/:group',
    who: 'anyone',
    limit: perMinute(60, 'caller', 600),
    summary: 'The tasks of one group of a worksheet or a printed set without keys, to check oneself. Premium tasks need premium access.',
    params: sheetParams,
    response: z.object({
      success,
      title: z.string(),
      questions: z.array(publicQuestion),
      /** Of each question: its number on the paper. */
      numbers: z.array(count),
      /** Premium questions of a set that are left out. */
      locked: count,
    }),
  }),
  check: call({
    method: 'POST',
    path: '/api/worksheet/:code/:group/answers',
    who: 'anyone',
    limit: perMinute(240, 'caller', 2400),
    summary: 'Grades one answer of a worksheet or a printed set; nothing is stored. The second wrong answer shows the solution.',
    params: sheetParams,
    body: z.strictObject({ questionId: z.string().min(1).max(220), answer: answerValue, second: z.boolean().default(false) }),
    response: z.object({ success, result: answerResult }),
  }),
};
