import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { done, success, uuid } from './fields.ts';

const params = z.object({ id: uuid });

export const classGroup = z.object({ id: z.string(), name: z.string(), student_ids: z.array(z.string()) });
export type ClassGroup = z.infer<typeof classGroup>;

const body = z.strictObject({
  name: z.string().trim().min(1, 'Adj nevet a csoportnak.').max(60, 'A csoport neve legfeljebb 60 karakter lehet.'),
  studentIds: z.array(uuid).min(1, 'Válassz ki legalább egy tanulót.').max(40),
});

/** Groups inside a class: named lists of its pupils, for homework. */
export const classGroups = {
  groups: call({
    method: 'GET',
    path: '/api/teacher/class/:id/groups',
    who: 'teacher',
    limit: perMinute(120),
    summary: 'Lists the groups of a class by name. Pupils who left the class are not in them.',
    params,
    response: z.object({ success, groups: z.array(classGroup) }),
  }),
  addGroup: call({
    method: 'POST',
    path: '/api/teacher/class/:id/groups',
    who: 'teacher',
    limit: perHour(120),
    summary: 'Makes a group of pupils of the class.',
    params,
    body,
    response: z.object({ success, message: z.string(), group: classGroup }),
  }),
  changeGroup: call({
    method: 'PUT',
    path: '/api/teacher/group/:id',
    who: 'teacher',
    limit: perHour(240),
    summary: 'Replaces the name and the pupils of a group.',
    params,
    body,
    response: done,
  }),
  removeGroup: call({
    method: 'DELETE',
    path: '/api/teacher/group/:id',
    who: 'teacher',
    limit: perMinute(60),
    summary: 'Deletes a group. Homework given to it stays.',
    params,
    response: done,
  }),
};
