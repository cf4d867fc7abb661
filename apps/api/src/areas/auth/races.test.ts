import { expect, test } from 'vitest';
import { PlainPasswords } from '../../proof/plain-passwords.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { mailedToken } from '../../testing/mailbox.ts';
import { addStudent } from '../../testing/people.ts';
import { addClass } from '../../testing/school.ts';
import { issueCode } from './issue-code.ts';
import { issueMailToken } from './issue-mail-token.ts';

const passwords = new PlainPasswords();
const password = 'Jo-Jelszo-77';
const form = { username: 'Szűcs Hunor', password, passwordConfirm: password, role: 'student', termsAccepted: true };
const hundred = Array.from({ length: 100 }, (_, i) => i);

onBothEngines('races', fresh => {
  test('of 100 logins at once all succeed and exactly one session lives', async () => {
    const { call, engine, clock } = await testApp({ engine: await fresh(), overrides: { passwords } });
    const { email } = await addStudent(engine.db, clock.now(), { password_hash: await passwords.hash(password) });
    const answers = await Promise.all(hundred.map(() => call('POST', '/api/login', { body: { email, password } })));
    expect(new Set(answers.map(a => a.status))).toEqual(new Set([200]));
    const alive = await engine.db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute();
    expect(alive).toHaveLength(1);
    const opens = await Promise.all(answers.map(async a => (await call('GET', '/api/profile', { token: a.body.token as string })).status));
    expect(opens.filter(status => status === 200)).toHaveLength(1);
  });

  test('of 100 registrations with a single-use code exactly one wins', async () => {
    const { call, engine, deps } = await testApp({ engine: await fresh(), overrides: { passwords } });
    await issueCode(engine.db, deps, {
      kind: 'special',
      code: 'FREE-1',
      uses: 1,
      expiresAt: '2027-01-01T00:00:00.000Z',
      note: '',
      createdBy: null,
    });
    const answers = await Promise.all(
      hundred.map(i => call('POST', '/api/register', { body: { ...form, email: `tanulo${i}@pelda.hu`, specialCode: 'FREE-1' } })),
    );
    expect(answers.filter(a => a.status === 200)).toHaveLength(1);
    expect(answers.filter(a => a.body.code === 'specialCodeInvalid')).toHaveLength(99);
    expect(await engine.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('of 100 registrations of one address exactly one account comes, and all answer the same', async () => {
    const { call, engine } = await testApp({ engine: await fresh(), overrides: { passwords } });
    const answers = await Promise.all(hundred.map(() => call('POST', '/api/register', { body: { ...form, email: 'hunor@pelda.hu' } })));
    expect(new Set(answers.map(a => `${a.status} ${a.text}`)).size).toBe(1);
    expect(await engine.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('of 100 uses of a reset link or a card exactly one sets the password', async () => {
    const { call, engine, clock, deps } = await testApp({ engine: await fresh(), overrides: { passwords } });
    const pupil = (await addClass(engine.db, clock, { names: ['Kiss Lili'] })).students[0];
    if (!pupil) throw new Error('the class is empty');
    await call('POST', '/api/forgot-password', { body: { email: pupil.email } });
    const mailed = () => mailedToken(engine, 'reset-password');
    const card = () => issueMailToken(engine.db, deps, pupil.id, 'card');
    for (const issue of [mailed, card]) {
      const token = await issue();
      const answers = await Promise.all(hundred.map(() => call('POST', `/api/reset-password/${token}`, { body: { password } })));
      expect(answers.filter(a => a.status === 200)).toHaveLength(1);
      expect(answers.filter(a => a.body.code === 'linkInvalid')).toHaveLength(99);
    }
  });
});
