import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { classGroups } from './class-groups.ts';
import { classHomework } from './class-homework.ts';
import { classPupils } from './class-pupils.ts';
import { classTeachers } from './class-teachers.ts';
import { done, isoTime, success, uuid } from './fields.ts';

const count = z.number().int();
const classParams = z.object({ id: uuid });
const studentParams = z.object({ id: uuid, studentId: uuid });

export const schoolClass = z.object({
  id: z.string(),
  class_name: z.string(),
  class_code: z.string(),
  student_count: count,
  max_students: count,
  expires_at: isoTime,
  /** Over: gives no access any more, its diary stays readable for 90 days. */
  expired: z.boolean(),
});
export type SchoolClass = z.infer<typeof schoolClass>;

export const classStudent = z.object({
  id: z.string(),
  real_name: z.string(),
  joined_at: isoTime,
  last_activity_at: isoTime.nullable(),
  quiz_count: count,
  lesson_count: count,
  /** Mean of the quiz results, whole percent. */
  average_percentage: count.nullable(),
});
export type ClassStudent = z.infer<typeof classStudent>;

/** A pupil who gave the class code at registration and has not verified the address yet: no seat is taken. */
export const classRequest = z.object({ real_name: z.string(), requested_at: isoTime });
export type ClassRequest = z.infer<typeof classRequest>;

export const progressEntry = z.object({
  id: z.string(),
  activity_type: z.enum(['quiz_completed', 'lesson']),
  completed_at: isoTime.nullable(),
  started_at: isoTime,
  quiz_slug: z.string().nullable(),
  lesson_slug: z.string().nullable(),
  curriculum_title: z.string(),
  score_percentage: count.nullable(),
  tries: count.nullable(),
  hints: count.nullable(),
});
export type ProgressEntry = z.infer<typeof progressEntry>;

/** A typical mistake of a class and what helps. */
export const classMisconception = z.object({
  id: z.string(),
  text: z.string(),
  subject: z.string().nullable(),
  /** The title of the lesson's unit. */
  topic: z.string(),
  lesson: z.string().nullable(),
  lesson_title: z.string().nullable(),
  section: z.string().nullable(),
  /** The lesson's practice page. */
  practice: z.string().nullable(),
  /** A wrong answer of this class that shows it: sanitised HTML, without a figure. */
  example: z.object({ question: z.string(), answer: z.string() }).nullable(),
  hits: count,
  /** `last_at`: when the pupil last made it. */
  students: z.array(z.object({ student_id: z.string(), real_name: z.string(), hits: count, last_at: isoTime })),
});
export type ClassMisconception = z.infer<typeof classMisconception>;

/** A teacher's classes and a pupil's place in one. Another teacher's class or pupil answers 404. */
export const classes = {
  list: call({
    method: 'GET',
    path: '/api/teacher/classes',
    who: 'teacher',
    limit: perMinute(120),
    summary: "Lists the caller's classes, newest first.",
    response: z.object({ success, classes: z.array(schoolClass) }),
  }),
  students: call({
    method: 'GET',
    path: '/api/teacher/class/:id/students',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'The pupils of a class by name, with their last activity, and those whose address is still unverified.',
    params: classParams,
    response: z.object({ success, class: schoolClass, students: z.array(classStudent), requests: z.array(classRequest) }),
  }),
  studentProgress: call({
    method: 'GET',
    path: '/api/teacher/student/:id/progress',
    who: 'teacher',
    limit: perMinute(300),
    summary: "Lists a pupil's diary, newest first, 100 entries per page. Pass the previous page's `next` as `before`.",
    params: classParams,
    query: z.object({ before: z.string().max(80).optional() }),
    response: z.object({ success, progress: z.array(progressEntry), next: z.string().nullable() }),
  }),
  removeStudent: call({
    method: 'DELETE',
    path: '/api/teacher/class/:id/students/:studentId',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Removes a pupil from a class and frees the seat.',
    params: studentParams,
    response: done,
  }),
  newCode: call({
    method: 'POST',
    path: '/api/teacher/class/:id/new-code',
    who: 'teacher',
    limit: perHour(30),
    summary: 'Replaces the class code. The old code stops working.',
    params: classParams,
    response: z.object({ success, message: z.string(), class_code: z.string() }),
  }),
  heatMap: call({
    method: 'GET',
    path: '/api/teacher/class/:id/heat-map',
    who: 'teacher',
    limit: perMinute(60),
    summary: "Returns each pupil's best result per topic in whole percent; null without a result.",
    params: classParams,
    response: z.object({
      success,
      topics: z.array(z.object({ id: z.string(), title: z.string(), subject: z.string().nullable() })),
      rows: z.array(z.object({ student_id: z.string(), real_name: z.string(), scores: z.array(count.nullable()) })),
    }),
  }),
  stuck: call({
    method: 'GET',
    path: '/api/teacher/class/:id/stuck',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Lists pupils who need help: quizzes tried at least twice and still under 50%, and pupils inactive for 14 days.',
    params: classParams,
    response: z.object({
      success,
      stuck: z.array(
        z.object({
          student_id: z.string(),
          real_name: z.string(),
          reason: z.enum(['low_results', 'inactive', 'never_started']),
          quiz_slug: z.string().nullable(),
          title: z.string().nullable(),
          attempts: count.nullable(),
          best_percentage: count.nullable(),
          last_activity_at: isoTime.nullable(),
        }),
      ),
    }),
  }),
  misconceptions: call({
    method: 'GET',
    path: '/api/teacher/class/:id/misconceptions',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Lists typical mistakes of a class, most affected pupils first.',
    params: classParams,
    response: z.object({
      success,
      misconceptions: z.array(classMisconception),
    }),
  }),
  hardestQuestions: call({
    method: 'GET',
    path: '/api/teacher/class/:id/hardest-questions',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Lists the questions most pupils of a class missed. `question` is sanitised HTML.',
    params: classParams,
    response: z.object({
      success,
      questions: z.array(
        z.object({
          quiz_slug: z.string(),
          title: z.string(),
          question_id: z.string(),
          question: z.string(),
          missed_by: count,
          still_open: count,
        }),
      ),
    }),
  }),
  exportRows: call({
    method: 'GET',
    path: '/api/teacher/class/:id/export',
    who: 'teacher',
    limit: perMinute(20),
    summary: 'Exports the diary of a class as spreadsheet rows, newest first, at most 5000.',
    params: classParams,
    response: z.object({
      success,
      class_name: z.string(),
      rows: z.array(progressEntry.omit({ id: true }).extend({ real_name: z.string() })),
    }),
  }),
  ...classPupils,
  ...classTeachers,
  ...classHomework,
  ...classGroups,
  join: call({
    method: 'POST',
    path: '/api/profile/join-class',
    who: 'student',
    limit: perHour(30),
    summary: 'Joins a class by its code.',
    body: z.strictObject({ classCode: z.string().trim().min(1, 'Írd be az osztálykódot.').max(20, 'Ez a kód túl hosszú.') }),
    response: z.object({ success, message: z.string(), class_name: z.string() }),
  }),
  leave: call({
    method: 'POST',
    path: '/api/profile/leave-class',
    who: 'student',
    limit: perHour(30),
    summary: 'Leaves the class. The teacher loses access to the diary.',
    response: done,
  }),
  teacherModeOn: call({
    method: 'POST',
    path: '/api/teacher/mode',
    who: 'teacher',
    limit: perHour(20),
    summary: 'Turns on teacher mode for this session with the PIN. Quizzes then include solutions.',
    body: z.strictObject({ pin: z.string().max(20) }),
    response: done,
  }),
  teacherModeOff: call({
    method: 'DELETE',
    path: '/api/teacher/mode',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Turns off teacher mode.',
    response: done,
  }),
};
