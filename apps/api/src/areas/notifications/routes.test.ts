import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { addStudent } from '../../testing/people.ts';
import { notify } from './notify.ts';

const notice = {
  kind: 'homework' as const,
  dedupeKey: 'homework:1',
  title: 'Új házi feladatod van',
  message: 'Törtek',
  link: '/tananyag/x',
};

test('an event reaches each person once and stays unread until the panel is opened', async () => {
  const { call, engine, clock } = await testApp();
  const student = await addStudent(engine.db, clock.now());
  const other = await addStudent(engine.db, clock.now());
  for (const userId of [student.id, student.id, other.id]) await notify(engine.db, { clock }, { ...notice, userId });
  const first = await call('GET', '/api/notifications', { token: student.token });
  expect(first.body).toMatchObject({
    success: true,
    notifications: [{ title: notice.title, message: 'Törtek', read: false, link: '/tananyag/x' }],
  });
  expect((await call('POST', '/api/notifications/mark-read', { token: student.token })).body).toEqual({ success: true });
  expect((await call('GET', '/api/notifications', { token: student.token })).body).toMatchObject({ notifications: [{ read: true }] });
  expect((await call('GET', '/api/notifications', { token: other.token })).body).toMatchObject({ notifications: [{ read: false }] });
});

test('an unchanged list answers 304 to its ETag, a changed one does not', async () => {
  const { call, engine, clock } = await testApp();
  const student = await addStudent(engine.db, clock.now());
  const { headers } = await call('GET', '/api/notifications', { token: student.token });
  const known = { 'if-none-match': String(headers.etag) };
  expect((await call('GET', '/api/notifications', { token: student.token, headers: known })).status).toBe(304);
  await notify(engine.db, { clock }, { ...notice, userId: student.id });
  expect((await call('GET', '/api/notifications', { token: student.token, headers: known })).status).toBe(200);
});

test('a guest has no notifications', async () => {
  const { call } = await testApp();
  expect((await call('GET', '/api/notifications')).status).toBe(401);
});
