import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { done, isoTime, success, uuid } from './fields.ts';

const classParams = z.object({ id: uuid });

export const classTeacher = z.object({
  id: z.string(),
  name: z.string(),
  /** Has paid for the class; invites and removes the others. */
  owner: z.boolean(),
});
export type ClassTeacher = z.infer<typeof classTeacher>;

/** Several teachers of one class. */
export const classTeachers = {
  teachers: call({
    method: 'GET',
    path: '/api/teacher/class/:id/teachers',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'Who teaches a class.',
    params: classParams,
    response: z.object({ success, teachers: z.array(classTeacher), is_owner: z.boolean() }),
  }),
  inviteTeacher: call({
    method: 'POST',
    path: '/api/teacher/class/:id/invite',
    who: 'teacher',
    limit: perHour(30),
    summary: 'Creates a code with which one colleague joins the class within 7 days. An earlier code stops working.',
    params: classParams,
    response: z.object({ success, code: z.string(), expires_at: isoTime }),
  }),
  joinAsTeacher: call({
    method: 'POST',
    path: '/api/teacher/join-class',
    who: 'teacher',
    limit: perHour(30),
    summary: "Joins a colleague's class by an invitation code.",
    body: z.strictObject({ code: z.string().trim().min(1, 'Írd be a kódot.').max(20, 'Ez a kód túl hosszú.') }),
    response: done,
  }),
  removeTeacher: call({
    method: 'DELETE',
    path: '/api/teacher/class/:id/teachers/:teacherId',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Removes a colleague from a class, or leaves it.',
    params: z.object({ id: uuid, teacherId: uuid }),
    response: done,
  }),
};
