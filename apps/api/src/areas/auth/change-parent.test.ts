import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { mailedToken, waitingMails } from '../../testing/mailbox.ts';
import { addAdmin, addStudent, addTeacher } from '../../testing/people.ts';

const withParent = async (app: TestApp) => {
  const pupil = await addStudent(app.engine.db, app.clock.now(), { username: 'Kiss Lili', email: 'lili@pelda.hu' });
  const change = (parental_email: string | null, token = pupil.token) =>
    app.call('PUT', '/api/profile/parent', { token, body: { parental_email } });
  await change('regi@pelda.hu');
  const oldLink = `/api/parent/${await mailedToken(app.engine, 'parent-consent')}`;
  await app.call('POST', oldLink, { body: { decision: 'confirm' } });
  return { pupil, change, oldLink };
};

onBothEngines("the parent's address", fresh => {
  test('is changed by the pupil: the old one loses its link and consent and is told, the new one is asked', async () => {
    const app = await testApp({ engine: await fresh() });
    const { change, oldLink, pupil } = await withParent(app);
    const changed = await change('uj@pelda.hu');
    expect([changed.status, changed.body.user]).toEqual([
      200,
      expect.objectContaining({ parental_email: 'uj@pelda.hu', parental_consent: 'waiting' }),
    ]);
    for (const decision of ['confirm', 'refuse'])
      expect((await app.call('POST', oldLink, { body: { decision } })).body.code).toBe('linkInvalid');
    expect((await app.call('GET', oldLink)).status).toBe(404);
    const mails = await waitingMails(app.engine);
    expect(mails.slice(-2).map(mail => [mail.kind, mail.recipient])).toEqual([
      ['parent-replaced', 'regi@pelda.hu'],
      ['parent-consent', 'uj@pelda.hu'],
    ]);
    const newLink = `/api/parent/${await mailedToken(app.engine, 'parent-consent')}`;
    expect((await app.call('POST', newLink, { body: { decision: 'confirm' } })).status).toBe(200);
    expect((await app.call('GET', '/api/profile', { token: pupil.token })).body.parental_consent).toBe('confirmed');
  });

  test('is taken away, is never the own one, and asks for a fresh sign-in', async () => {
    const app = await testApp({ engine: await fresh() });
    const { change, oldLink } = await withParent(app);
    expect((await change('Lili+szulo@pelda.hu')).body.code).toBe('parentIsChild');
    expect((await app.call('GET', oldLink)).status).toBe(200);
    expect((await change(null)).body.user).toMatchObject({ parental_email: null, parental_consent: 'none' });
    expect((await app.call('GET', oldLink)).status).toBe(404);
    app.clock.forward({ minutes: 11 });
    expect((await change('mas@pelda.hu')).body.code).toBe('reauthRequired');
  });

  test('given again it mails a parent who has not answered, and leaves one who has alone', async () => {
    const app = await testApp({ engine: await fresh() });
    const { change, oldLink } = await withParent(app);
    const asked = async () => (await waitingMails(app.engine)).filter(mail => mail.kind === 'parent-consent').length;
    await change('REGI@pelda.hu');
    expect([await asked(), (await app.call('GET', oldLink)).body.consent]).toEqual([1, 'confirmed']);
    await change('uj@pelda.hu');
    await change('uj@pelda.hu');
    expect(await asked()).toBe(3);
  });

  test('is changed by an admin, also when a false parent has asked for the deletion; only pupils have one', async () => {
    const app = await testApp({ engine: await fresh() });
    const { oldLink, pupil } = await withParent(app);
    const admin = await addAdmin(app.engine.db, app.clock.now());
    const teacher = await addTeacher(app.engine.db, app.clock.now());
    await app.call('POST', oldLink, { body: { decision: 'refuse' } });
    const set = (id: string) =>
      app.call('PUT', `/api/admin/users/${id}/parent`, { token: admin.token, body: { parental_email: 'uj@pelda.hu' } });
    expect((await set(pupil.id)).status).toBe(200);
    expect((await set(teacher.id)).status).toBe(404);
    expect((await app.call('GET', oldLink)).status).toBe(404);
    const row = await app.engine.db
      .selectFrom('users')
      .select(['parental_email', 'deletion_requested_at'])
      .where('id', '=', pupil.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ parental_email: 'uj@pelda.hu', deletion_requested_at: null });
    const audit = await app.engine.db.selectFrom('audit').select(['action', 'actor_id', 'detail']).orderBy('id', 'desc').executeTakeFirst();
    expect(audit).toEqual({ action: 'auth.parent-changed', actor_id: admin.id, detail: '{}' });
  });

  test('is not written to before the address of the child is verified', async () => {
    const app = await testApp({ engine: await fresh() });
    const admin = await addAdmin(app.engine.db, app.clock.now());
    const { id } = await addStudent(app.engine.db, app.clock.now(), { email_verified_at: null });
    const set = () => app.call('PUT', `/api/admin/users/${id}/parent`, { token: admin.token, body: { parental_email: 'uj@pelda.hu' } });
    expect((await set()).status).toBe(200);
    expect(await waitingMails(app.engine)).toEqual([]);
  });
});
