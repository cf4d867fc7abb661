import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { done, isoTime, slug, success, uuid } from './fields.ts';
import { firstRight } from './first-right.ts';
import { answerResult, answerValue, publicQuestion, solution } from './quiz-shapes.ts';

const count = z.number().int();
const classParams = z.object({ id: uuid });
const studentParams = z.object({ id: uuid, studentId: uuid });

export const homeworkEntry = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  note: z.string(),
  due_at: isoTime,
  created_at: isoTime,
  /** Null: since it was set. */
  starts_at: isoTime.nullable(),
  /** `test` counts attempts in test mode only. */
  mode: z.literal('test').nullable(),
  /** Only the first so many tries count. */
  max_tries: count.nullable(),
  /** The name of those who got it; null for the whole class. */
  audience: z.string().nullable(),
});
export type HomeworkEntry = z.infer<typeof homeworkEntry>;
export const classHomeworkEntry = homeworkEntry.extend({
  recipients: count,
  done: count,
  started: count,
  /** Of those who have not done it: how many were reminded today. */
  reminded: count,
});
export type ClassHomework = z.infer<typeof classHomeworkEntry>;
export const homeworkPupil = z.object({
  student_id: z.string(),
  real_name: z.string(),
  note: z.string(),
  done_at: isoTime.nullable(),
  /** The best result. */
  score_percentage: count.nullable(),
  tries: count,
  first_score: count.nullable(),
  late: z.boolean(),
  state: z.enum(['done', 'started', 'none']),
  /** Time spent on the answers, without long pauses. */
  minutes: count.nullable(),
  misconceptions: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type HomeworkPupil = z.infer<typeof homeworkPupil>;

/** One question of a homework, as far as pupils have answered it. */
export const homeworkQuestion = firstRight.extend({
  /** Its place on the page, from 1. */
  number: count,
  /** Safe HTML, without the figure. */
  html: z.string(),
  /** The most common mistake of the first tries. */
  misconception: z.string().nullable(),
});
export type HomeworkQuestion = z.infer<typeof homeworkQuestion>;

/** One question of a pupil's try at a homework. */
export const homeworkAnswer = z.object({
  /** Its place in the try, from 1. */
  number: count,
  question: publicQuestion,
  /** Oldest first; empty when it was left out. */
  given: z.array(z.object({ answer: answerValue, status: answerResult.shape.status, misconception: z.string().nullable() })),
  solution,
});
export type HomeworkAnswer = z.infer<typeof homeworkAnswer>;

/** A page that can be homework, with what the class has done of it. */
export const assignablePage = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.string(),
  subject: z.string().nullable(),
  grades: z.array(z.number()),
  unit: z.string(),
  unit_title: z.string(),
  minutes: z.number().nullable(),
  questions: count.nullable(),
  premium: z.boolean(),
  seen: count,
  done: count,
  /** Mean of the best results, whole percent. */
  average: count.nullable(),
});
export type AssignablePage = z.infer<typeof assignablePage>;

const studentIds = z.array(uuid).min(1, 'Válassz ki legalább egy tanulót.').max(40);
const note = z.string().trim().max(500, 'A megjegyzés legfeljebb 500 karakter lehet.');

/** Homework of a class: set, follow, remind, comment, take back. */
export const classHomework = {
  homework: call({
    method: 'GET',
    path: '/api/teacher/class/:id/homework',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'Lists the homework of a class, latest deadline first, with how many pupils got, began and did it.',
    params: classParams,
    response: z.object({ success, homework: z.array(classHomeworkEntry) }),
  }),
  pages: call({
    method: 'GET',
    path: '/api/teacher/class/:id/pages',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Lists every page that can be homework, in curriculum order, with what the class has done of it.',
    params: classParams,
    response: z.object({ success, pages: z.array(assignablePage) }),
  }),
  homeworkResults: call({
    method: 'GET',
    path: '/api/teacher/homework/:id',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'The results of one homework per pupil (state, first and best score, tries, time, misconceptions, note) and per question.',
    params: classParams,
    response: z.object({
      success,
      homework: homeworkEntry.extend({ class_id: z.string(), class_name: z.string() }),
      pupils: z.array(homeworkPupil),
      /** Empty for a lesson and for tasks that a generator makes for each pupil. */
      questions: z.array(homeworkQuestion),
    }),
  }),
  homeworkAnswers: call({
    method: 'GET',
    path: '/api/teacher/homework/:id/answers/:studentId',
    who: 'teacher',
    limit: perMinute(120),
    summary: "A pupil's tries at a homework, oldest first, and the answers of one of them (`try`, from 1; the first without it).",
    params: studentParams,
    query: z.object({ try: z.coerce.number().int().min(1).max(200).default(1) }),
    response: z.object({
      success,
      /** Null: not finished yet. */
      tries: z.array(z.object({ started_at: isoTime, score_percentage: count.nullable() })),
      /** Empty for a lesson and while nothing is answered. */
      answers: z.array(homeworkAnswer),
    }),
  }),
  remindHomework: call({
    method: 'POST',
    path: '/api/teacher/homework/:id/reminders',
    who: 'teacher',
    limit: perHour(120),
    summary: 'Reminds the pupils who have not done the homework, each at most once a day.',
    params: classParams,
    body: z.strictObject({ studentIds: studentIds.optional() }),
    response: z.object({ success, message: z.string(), reminded: count }),
  }),
  addHomework: call({
    method: 'POST',
    path: '/api/teacher/class/:id/homework',
    who: 'teacher',
    limit: perHour(120),
    summary:
      'Assigns pages as homework to a class, to some of its pupils or to those with a misconception, and notifies them at its start.',
    params: classParams,
    body: z.strictObject({
      slugs: z.array(slug).min(1, 'Válassz ki legalább egy oldalt.').max(10, 'Egyszerre legfeljebb 10 oldalt adhatsz ki.'),
      note: note.default(''),
      startsAt: z.iso.datetime('A kezdés nem érvényes időpont.').optional(),
      dueAt: z.iso.datetime('Adj meg egy határidőt.'),
      mode: z.literal('test').optional(),
      maxTries: z.number().int().min(1).max(10).optional(),
      recipients: z.strictObject({ name: z.string().trim().min(1).max(80), studentIds }).optional(),
      misconception: z.string().min(1).max(120).optional(),
    }),
    response: z.object({ success, message: z.string(), homework: z.array(homeworkEntry) }),
  }),
  moveDeadline: call({
    method: 'PUT',
    path: '/api/teacher/homework/:id/due',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Sets another deadline of a running homework. Nobody is notified: pupils see it in their list.',
    params: classParams,
    body: z.strictObject({ dueAt: z.iso.datetime('Adj meg egy határidőt.') }),
    response: done,
  }),
  removeHomework: call({
    method: 'DELETE',
    path: '/api/teacher/homework/:id',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Deletes a homework assignment.',
    params: classParams,
    response: done,
  }),
  noteHomework: call({
    method: 'PUT',
    path: '/api/teacher/homework/:id/notes/:studentId',
    who: 'teacher',
    limit: perMinute(300),
    summary: 'Sets the note to one pupil. An empty text deletes it.',
    params: studentParams,
    body: z.strictObject({ note }),
    response: done,
  }),
  myHomework: call({
    method: 'GET',
    path: '/api/homework',
    who: 'student',
    limit: perMinute(120),
    summary: "Lists the caller's homework, nearest deadline first, with the teacher's note.",
    response: z.object({
      success,
      homework: z.array(
        homeworkEntry.extend({
          teacher_note: z.string(),
          done_at: isoTime.nullable(),
          score_percentage: count.nullable(),
          tries: count,
          first_score: count.nullable(),
          late: z.boolean(),
        }),
      ),
    }),
  }),
};
