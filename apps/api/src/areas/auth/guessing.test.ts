import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { PlainPasswords } from '../../proof/plain-passwords.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { mailedToken, waitingMails } from '../../testing/mailbox.ts';
import { addAdmin, addStudent } from '../../testing/people.ts';
import { lockAfter } from './check-second-step.ts';

const password = 'Jo-Jelszo-77';
const password_hash = `plain:${password}`;
const SECRET = 'JBSWY3DPEHPK3PXP';

onBothEngines('guessing', fresh => {
  const open = async () => testApp({ engine: await fresh(), overrides: { passwords: new PlainPasswords() } });

  test('passwords in parallel is as slow as one after the other, for unknown accounts alike', async () => {
    const { call, clock, engine } = await open();
    const { email } = await addStudent(engine.db, clock.now(), { password_hash });
    const waitsOf = async (address: string): Promise<number[]> => {
      clock.waits.length = 0;
      await Promise.all(Array.from({ length: 9 }, () => call('POST', '/api/login', { body: { email: address, password: 'rossz' } })));
      return [...clock.waits];
    };
    const known = await waitsOf(email);
    expect(known).toEqual([250, 500, 1000, 2000, 4000, 4000]);
    expect(await waitsOf('senki@pelda.hu')).toEqual(known);
  });

  test('keeps neither the owner out nor a long line waiting', async () => {
    const { call, clock, deps, engine } = await open();
    const { email } = await addStudent(engine.db, clock.now(), { password_hash });
    const wrong = () => call('POST', '/api/login', { body: { email, password: 'rossz' }, address: '10.0.0.1' });
    for (let i = 0; i < 3; i++) await wrong();
    const gate = Promise.withResolvers<void>();
    clock.wait = () => gate.promise;
    const order: string[] = [];
    const guesses = Array.from({ length: 30 }, async () => {
      const answer = await wrong();
      order.push(answer.status === 429 ? 'refused' : 'guess');
      return answer;
    });
    // One is being delayed, eight wait; the others are told at once when to come again.
    await expect.poll(() => order.length, { timeout: 10_000 }).toBe(21);
    const owner = call('POST', '/api/login', { body: { email, password }, address: '10.0.0.2' }).then(({ status }) =>
      order.push(`${status}`),
    );
    await expect.poll(() => deps.loginTurns.waitingOf(email, '10.0.0.2')).toBe(1);
    gate.resolve();
    const answers = await Promise.all(guesses);
    await owner;
    expect(answers.find(answer => answer.status === 429)?.headers['retry-after']).toBe('32');
    // After the guess that was under way and one more of the other address at most.
    expect(order.slice(21).indexOf('200')).toBeLessThan(4);
  });

  const withAdmin = async () => {
    const app: TestApp = await open();
    const at = app.clock.now().toISOString();
    const { email, id } = await addAdmin(app.engine.db, app.clock.now(), { password_hash, totp_secret: SECRET, totp_enabled_at: at });
    const code = () => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: app.clock.now().getTime() });
    const wrongCode = () => (code() === '000000' ? '111111' : '000000');
    const logIn = (totp: string, given = password) => app.call('POST', '/api/login', { body: { email, password: given, totp } });
    return { ...app, email, id, code, wrongCode, logIn };
  };

  test('codes of the second step locks it after ten, in parallel too, with an audit entry and a mail to the owner', async () => {
    const { logIn, code, wrongCode, clock, engine } = await withAdmin();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(wrongCode())));
    expect(answers.filter(answer => answer.body.code === 'totpRequired')).toHaveLength(9);
    const right = await logIn(code());
    expect([right.status, right.body.code, right.body.totp_required, right.headers['retry-after']]).toEqual([
      429,
      'totpLocked',
      true,
      '900',
    ]);
    const audit = await engine.db.selectFrom('audit').select('detail').where('action', '=', 'auth.totp-locked').execute();
    expect(audit).toEqual([{ detail: '{"minutes":15}' }]);
    expect((await waitingMails(engine)).map(mail => mail.kind)).toEqual(['second-step-locked']);

    clock.forward({ minutes: 15 });
    expect((await logIn(wrongCode())).headers['retry-after']).toBe('1800');
    clock.forward({ minutes: 30 });
    expect((await logIn(code())).status).toBe(200);
    clock.forward({ minutes: 1 });
    expect((await logIn(wrongCode())).body.code).toBe('totpRequired');
  });

  test('a new password ends the lock: the old one was known to the guesser', async () => {
    const { logIn, code, wrongCode, clock, call, email, engine } = await withAdmin();
    for (let i = 0; i < 10; i++) await logIn(wrongCode());
    await call('POST', '/api/forgot-password', { body: { email } });
    const link = await mailedToken(engine, 'reset-password');
    await call('POST', `/api/reset-password/${link}`, { body: { password: 'Uj-Jelszo-2027' } });
    clock.forward({ minutes: 1 });
    expect((await logIn(code(), 'Uj-Jelszo-2027')).status).toBe(200);
  });

  test('the same code in parallel opens the door once', async () => {
    const { logIn, code } = await withAdmin();
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(code())));
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1);
  });
});

test('the lock grows from a quarter of an hour to a day', () => {
  expect([1, 9, 10, 11, 12, 16, 17, 50].map(lockAfter)).toEqual([0, 0, 900, 1800, 3600, 57_600, 86_400, 86_400]);
});
