import { expect, test, vi } from 'vitest';
import { PlainPasswords } from '../../proof/plain-passwords.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { waitingMails } from '../../testing/mailbox.ts';
import { addClass } from '../../testing/school.ts';

vi.setConfig({ testTimeout: 60_000 });

const password = 'Jo-Jelszo-77';
const SEATS = 5;

const register = async ({ call }: TestApp, i: number, classCode: string): Promise<number> => {
  const body = {
    username: `Tanuló ${i}`,
    email: `tanulo${i}@pelda.hu`,
    password,
    passwordConfirm: password,
    role: 'student',
    termsAccepted: true,
    classCode,
  };
  return (await call('POST', '/api/register', { body })).status;
};
const links = async ({ engine }: TestApp): Promise<string[]> =>
  (await waitingMails(engine)).flatMap(mail => /\/verify-email\/([\w-]{43})/.exec(mail.body)?.[1] ?? []);
const taken = ({ engine }: TestApp) =>
  engine.db.selectFrom('class_seats').select('student_id').where('student_id', 'is not', null).execute();

const withClass = async (engine: TestApp['engine']) => {
  const app = await testApp({ engine, overrides: { passwords: new PlainPasswords() } });
  return { app, ...(await addClass(app.engine.db, app.clock, { maxStudents: SEATS })) };
};

onBothEngines('a class code given at registration', fresh => {
  test('takes no seat before the address is verified; the teacher sees the request', async () => {
    const { app, code, id, teacher } = await withClass(await fresh());
    for (let i = 0; i < 3 * SEATS; i++) expect(await register(app, i, code)).toBe(200);
    expect(await taken(app)).toEqual([]);
    const seen = async () => (await app.call('GET', `/api/teacher/class/${id}/students`, { token: teacher.token })).body;
    const before = await seen();
    expect([before.students, (before.requests as object[]).length]).toEqual([[], 3 * SEATS]);
    expect((before.requests as object[])[0]).toEqual({ real_name: 'Tanuló 0', requested_at: '2026-11-15T08:00:00.000Z' });
    await app.call('GET', `/api/verify-email/${(await links(app))[0]}`);
    const after = await seen();
    expect([(after.students as object[]).length, (after.requests as object[]).length]).toEqual([1, 3 * SEATS - 1]);
  });

  test('of many who verify at once as many are seated as there are seats; the others have an account and are told', async () => {
    const { app, code } = await withClass(await fresh());
    for (let i = 0; i < 3 * SEATS; i++) await register(app, i, code);
    const opened = await links(app);
    // Each link twice: mail programs open them, too.
    const answers = await Promise.all([...opened, ...opened].map(link => app.call('GET', `/api/verify-email/${link}`)));
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]));
    expect(await taken(app)).toHaveLength(SEATS);
    expect(answers.filter(answer => String(answer.body.message).includes('Az osztály betelt.'))).toHaveLength(2 * SEATS);
    for (let i = 0; i < 3 * SEATS; i++)
      expect((await app.call('POST', '/api/login', { body: { email: `tanulo${i}@pelda.hu`, password } })).status).toBe(200);
    expect(await app.engine.db.selectFrom('class_requests').select('user_id').execute()).toEqual([]);
  });

  test('holds when the teacher renews the code, and is dropped when the class is over', async () => {
    const { app, code, id, teacher } = await withClass(await fresh());
    await register(app, 0, code);
    await register(app, 1, code);
    await app.call('POST', `/api/teacher/class/${id}/new-code`, { token: teacher.token });
    const [first, second] = await links(app);
    await app.call('GET', `/api/verify-email/${first}`);
    expect(await taken(app)).toHaveLength(1);
    await app.engine.db.updateTable('classes').set({ expires_at: app.clock.now().toISOString() }).execute();
    expect((await app.call('GET', `/api/verify-email/${second}`)).status).toBe(200);
    expect(await taken(app)).toHaveLength(1);
  });
});
