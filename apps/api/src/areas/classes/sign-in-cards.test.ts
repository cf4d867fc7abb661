import { expect, test } from 'vitest';
import { PlainPasswords } from '../../proof/plain-passwords.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addAdmin } from '../../testing/people.ts';
import { addClass, addProgress } from '../../testing/school.ts';

const password = 'Uj-Jelszo-2027';

onBothEngines('a sign-in card', fresh => {
  const open = async () => {
    const app = await testApp({ engine: await fresh(), overrides: { passwords: new PlainPasswords() } });
    const { id, code, teacher, students } = await addClass(app.engine.db, app.clock, { names: ['Kiss Lili'] });
    const [pupil] = students;
    if (!pupil) throw new Error('the class is empty');
    const teach = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      app.call(method, `/api/teacher/${path}`, { token: teacher.token, ...(body ? { body } : {}) });
    const print = () => teach('POST', `class/${id}/sign-in-cards`, { studentIds: [pupil.id] });
    const [card] = (await print()).body.cards as { url: string; expires_at: string }[];
    const use = async () =>
      (await app.call('POST', `/api/reset-password/${card?.url.split('/').at(-1)}`, { body: { password } })).body.code ?? 'used';
    return { ...app, id, code, teacher, pupil, card, teach, print, use };
  };

  test('ends when the pupil leaves the class, also for one who comes back', async () => {
    const { call, pupil, code, use } = await open();
    await call('POST', '/api/profile/leave-class', { token: pupil.token });
    await call('POST', '/api/profile/join-class', { token: pupil.token, body: { classCode: code } });
    expect(await use()).toBe('linkInvalid');
  });

  test('ends when the teacher removes the pupil', async () => {
    const { teach, id, pupil, use } = await open();
    expect((await teach('DELETE', `class/${id}/students/${pupil.id}`)).status).toBe(200);
    expect(await use()).toBe('linkInvalid');
  });

  test('ends when the teacher is rejected, also for one who is approved again', async () => {
    const { call, engine, clock, teacher, use } = await open();
    const admin = await addAdmin(engine.db, clock.now());
    for (const decision of ['reject', 'approve'])
      await call('POST', `/api/admin/${decision}-teacher/${teacher.id}`, { token: admin.token });
    expect(await use()).toBe('linkInvalid');
  });

  test('ends with the class, and an ended class prints none', async () => {
    const { engine, clock, id, use, print } = await open();
    // The card itself would be good for two weeks.
    await engine.db.updateTable('classes').set({ expires_at: '2026-11-20T08:00:00.000Z' }).where('id', '=', id).execute();
    clock.forward({ days: 5 });
    expect(await use()).toBe('linkInvalid');
    expect((await print()).body).toMatchObject({ success: false, code: 'classEnded' });
  });

  test('is printed for no longer than the class runs', async () => {
    const { engine, id, print } = await open();
    const soon = { expires_at: '2026-11-20T08:00:00.000Z' };
    await engine.db.updateTable('classes').set(soon).where('id', '=', id).execute();
    expect((await print()).body.cards).toMatchObject([soon]);
  });

  test('works once while the class runs', async () => {
    const { use, call, pupil } = await open();
    expect([await use(), await use()]).toEqual(['used', 'linkInvalid']);
    expect((await call('POST', '/api/login', { body: { email: pupil.email, password } })).status).toBe(200);
  });

  test('of an ended class the teacher sees only what happened while it ran', async () => {
    const { engine, clock, id, pupil, teach } = await open();
    const { db } = engine;
    await addProgress(db, { user_id: pupil.id, at: '2026-11-16T10:00:00.000Z', score_percentage: 40 });
    await addProgress(db, { user_id: pupil.id, at: '2026-12-24T10:00:00.000Z', score_percentage: 99 });
    const counted = { user_id: pupil.id, hits: 1 };
    await db
      .insertInto('misconception_counts')
      .values([
        { ...counted, misconception: 'regi', last_at: '2026-11-16T10:00:00.000Z' },
        { ...counted, misconception: 'uj', last_at: '2026-12-24T10:00:00.000Z' },
      ])
      .execute();
    await db.updateTable('classes').set({ expires_at: '2026-12-01T00:00:00.000Z' }).where('id', '=', id).execute();
    clock.set('2026-12-25T08:00:00.000Z');
    const seen = [];
    for (const path of ['students', 'heat-map', 'stuck', 'misconceptions', 'hardest-questions', 'export'])
      seen.push((await teach('GET', `class/${id}/${path}`)).text);
    seen.push((await teach('GET', `student/${pupil.id}/progress`)).text);
    expect(seen.join()).toContain('40');
    expect(seen.join()).not.toMatch(/[:[]99\b|2026-12-24/);
  });
});
