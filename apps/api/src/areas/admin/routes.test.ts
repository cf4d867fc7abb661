import { expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { testLibrary } from '../../testing/library.ts';
import { addAdmin, addStudent, addTeacher, type Person } from '../../testing/people.ts';

onBothEngines('an admin', fresh => {
  const office = async () => {
    const kit = await testApp({ engine: await fresh() });
    const { db } = kit.engine;
    const admin = await addAdmin(db, kit.clock.now(), { username: 'Fő Admin' });
    const as = (person: Person) => (method: 'GET' | 'POST', url: string, body?: unknown) =>
      kit.call(method, url, { token: person.token, ...(body ? { body } : {}) });
    return { ...kit, db, admin, as, ask: as(admin) };
  };
  type Users = { users: { id: string; username: string; is_pending: boolean }[]; next: string | null; total: number; pending: number };

  test('sees everyone in pages, newest first, and finds them by name or address without accents', async () => {
    const { ask, db, clock } = await office();
    for (let i = 0; i < 60; i++) {
      clock.forward({ minutes: 1 });
      await addStudent(db, clock.now(), {
        username: i === 7 ? 'Őszi Ödön' : `Tanuló ${i}`,
        email: i === 8 ? 'kulonleges_cim@pelda.hu' : undefined,
      });
    }
    const first = (await ask('GET', '/api/admin/users')).body as Users;
    const second = (await ask('GET', `/api/admin/users?after=${encodeURIComponent(first.next ?? '')}`)).body as Users;
    expect([first.users.length, second.users.length, second.next, first.total]).toEqual([50, 11, null, 61]);
    expect(first.users[0]?.username).toBe('Tanuló 59');
    expect(new Set([...first.users, ...second.users].map(u => u.id)).size).toBe(61);
    expect((await ask('GET', '/api/admin/users?q=OSZI')).body).toMatchObject({ users: [{ username: 'Őszi Ödön' }], total: 1 });
    expect((await ask('GET', '/api/admin/users?q=leges_c')).body).toMatchObject({ total: 1 });
    expect((await ask('GET', '/api/admin/users?q=%25')).body).toMatchObject({ total: 0 });
    const found = (await ask('GET', '/api/admin/users?q=tanulo')).body as Users;
    const rest = (await ask('GET', `/api/admin/users?q=tanulo&after=${encodeURIComponent(found.next ?? '')}`)).body as Users;
    expect([found.users.length, found.total, rest.users.length, rest.total, rest.next]).toEqual([50, 59, 9, 59, null]);
    expect((await ask('GET', '/api/admin/users?role=admin')).body).toMatchObject({ users: [{ username: 'Fő Admin' }], total: 1 });
  });

  test('approves a waiting teacher, who is notified once and may then teach', async () => {
    const { ask, as, db, clock } = await office();
    const teacher = await addTeacher(db, clock.now(), { approved_at: null });
    expect((await ask('GET', '/api/admin/users?status=pending')).body).toMatchObject({
      users: [{ id: teacher.id, is_pending: true, is_approved: false }],
      pending: 1,
    });
    expect((await as(teacher)('GET', '/api/teacher/classes')).body.message).toBe('Jóváhagyásra vár');
    for (let i = 0; i < 2; i++) expect((await ask('POST', `/api/admin/approve-teacher/${teacher.id}`)).body.success).toBe(true);
    expect((await as(teacher)('GET', '/api/teacher/classes')).status).toBe(200);
    expect((await as(teacher)('GET', '/api/profile')).body).toMatchObject({ subscription_status: 'vip_teacher', is_approved: true });
    expect((await as(teacher)('GET', '/api/notifications')).body).toMatchObject({
      notifications: [{ title: 'Jóváhagytuk a tanári fiókodat' }],
    });
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'teacher-approved' }]);
    clock.forward({ minutes: 1 });
    const reason = 'Nem iskolai cím.';
    await ask('POST', `/api/admin/reject-teacher/${teacher.id}`, { reason });
    const refused = await as(teacher)('GET', '/api/teacher/classes');
    expect(refused).toMatchObject({ status: 403, body: { rejection_reason: reason } });
    expect(refused.body.message).toMatch(/^A tanári fiókodat nem tudtuk jóváhagyni\./);
    expect((await as(teacher)('GET', '/api/profile')).body).toMatchObject({
      is_approved: false,
      is_rejected: true,
      rejection_reason: reason,
    });
    expect((await ask('GET', '/api/admin/users?status=rejected')).body).toMatchObject({
      users: [{ id: teacher.id, is_pending: false, is_rejected: true }],
    });
    await ask('POST', `/api/admin/approve-teacher/${teacher.id}`);
    expect((await as(teacher)('GET', '/api/profile')).body).toMatchObject({
      is_approved: true,
      is_rejected: false,
      rejection_reason: null,
    });
    const student = await addStudent(db, clock.now());
    for (const id of [student.id, crypto.randomUUID()]) expect((await ask('POST', `/api/admin/approve-teacher/${id}`)).status).toBe(404);
    expect((await ask('GET', '/api/admin/audit')).body).toMatchObject({
      audit: [
        { action: 'admin.teacher-approved', actor_name: 'Fő Admin' },
        { action: 'admin.teacher-rejected', actor_name: 'Fő Admin', subject_id: teacher.id },
        { action: 'admin.teacher-approved', actor_name: 'Fő Admin' },
      ],
    });
  });

  test('reads the messages of the contact form', async () => {
    const { ask, call } = await office();
    const message = { name: 'Vendég Vera', email: 'vera@pelda.hu', subject: 'Kérdés', message: 'Mennyibe kerül?' };
    await call('POST', '/api/contact', { body: message });
    const { body } = await ask('GET', '/api/admin/messages');
    expect(body).toMatchObject({ messages: [{ ...message, read: false }], next: null });
    const id = (body as { messages: { id: string }[] }).messages[0]?.id;
    expect((await ask('POST', `/api/admin/messages/${id}/read`)).status).toBe(200);
    expect((await ask('GET', '/api/admin/messages')).body).toMatchObject({ messages: [{ read: true }] });
    expect((await ask('POST', `/api/admin/messages/${crypto.randomUUID()}/read`)).status).toBe(404);
  });

  test('issues a code that is shown once and lists it without its text', async () => {
    const { ask, db } = await office();
    const { body } = await ask('POST', '/api/admin/codes', { kind: 'vip', uses: 3, days: 30, note: 'Iskola' });
    expect(body.code).toMatch(/^VIP-/);
    const listed = await ask('GET', '/api/admin/codes');
    expect(listed.body).toMatchObject({
      codes: [{ kind: 'vip', uses_max: 3, uses_left: 3, note: 'Iskola', expires_at: '2026-12-15T08:00:00.000Z' }],
    });
    expect(listed.text).not.toContain(String(body.code));
    expect(JSON.stringify(await db.selectFrom('codes').selectAll().execute())).not.toContain(String(body.code));
  });

  test('broadcasts once per key, to the chosen ones', async () => {
    const { ask, as, db, clock } = await office();
    const student = await addStudent(db, clock.now());
    const teacher = await addTeacher(db, clock.now());
    const body = { key: crypto.randomUUID(), audience: 'students', title: 'Szünet', message: 'Jó pihenést!' };
    expect((await ask('POST', '/api/admin/broadcast', body)).body).toMatchObject({ recipients: 1 });
    expect((await ask('POST', '/api/admin/broadcast', body)).body).toMatchObject({ recipients: 0 });
    expect((await as(student)('GET', '/api/notifications')).body).toMatchObject({
      notifications: [{ title: 'Szünet', kind: 'broadcast' }],
    });
    expect((await as(teacher)('GET', '/api/notifications')).body).toMatchObject({ notifications: [] });
    expect((await ask('POST', '/api/admin/broadcast', { ...body, key: crypto.randomUUID(), audience: 'everyone' })).body).toMatchObject({
      recipients: 3,
    });
  });

  test('sees reported questions by count and settles them', async () => {
    const { ask, db } = await office();
    const report = (question_id: string, message: string) => ({
      id: newId(),
      quiz_slug: 'kviz-x',
      question_id,
      user_id: null,
      message,
      created_at: '2026-11-14T08:00:00.000Z',
      resolved_at: null,
    });
    await db
      .insertInto('question_reports')
      .values([
        report('q1', 'Elírás'),
        report('q2', 'Rossz kulcs'),
        report('q2', ''),
        { ...report('q3', ''), quiz_slug: 'kviz-matek-5-helyiertek', created_at: '2026-11-13T08:00:00.000Z' },
      ])
      .execute();
    expect((await ask('GET', '/api/admin/reports')).body).toMatchObject({
      reports: [
        { question_id: 'q2', reports: 2, messages: ['Rossz kulcs'] },
        { question_id: 'q1', reports: 1, question: null },
        {
          question_id: 'q3',
          question: testLibrary()
            .questions('kviz-matek-5-helyiertek')
            .find(({ id }) => id === 'q3')?.question,
        },
      ],
    });
    await ask('POST', '/api/admin/reports/resolve', { quizSlug: 'kviz-x', questionId: 'q2' });
    expect((await ask('GET', '/api/admin/reports')).body).toMatchObject({ reports: [{ question_id: 'q1' }, { question_id: 'q3' }] });
    expect((await ask('POST', '/api/admin/reports/resolve', { quizSlug: 'kviz-x', questionId: 'q2' })).status).toBe(404);
  });

  test('sees service health; other roles are refused', async () => {
    const { ask, as, db, clock, call, engine } = await office();
    expect((await ask('GET', '/api/admin/health')).body).toMatchObject({
      database: engine.name,
      users: 1,
      live_sessions: 1,
      mails_waiting: 0,
      payments: 'sandbox',
    });
    for (const person of [await addStudent(db, clock.now()), await addTeacher(db, clock.now())])
      for (const url of ['users', 'messages', 'codes', 'reports', 'audit', 'health'])
        expect([url, (await as(person)('GET', `/api/admin/${url}`)).status]).toEqual([url, 403]);
    expect((await call('GET', '/api/admin/users')).status).toBe(401);
  });
});
