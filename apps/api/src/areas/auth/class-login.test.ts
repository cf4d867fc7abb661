import { expect, test } from 'vitest';
import { enforceRetention } from '../../jobs/enforce-retention.ts';
import { PlainPasswords } from '../../proof/plain-passwords.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addClass } from '../../testing/school.ts';

const PICTURES = ['nap', 'hal', 'kulcs', 'fa'];
const OTHERS = ['nap', 'hal', 'fa', 'kulcs'];
const password = 'Jo-Jelszo-77';
const names = ['Balla Nimród', 'Fekete Dorka', 'Kiss Flóra'];

interface Card {
  student_id: string;
  code: string;
  url: string;
}

onBothEngines('a pupil without an e-mail address', fresh => {
  const open = async (maxStudents = 5) => {
    const app = await testApp({ engine: await fresh(), overrides: { passwords: new PlainPasswords() } });
    const made = await addClass(app.engine.db, app.clock, { names: ['Nagy Ákos'], maxStudents });
    const teach = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      app.call(method, `/api/teacher/class/${made.id}/${path}`, { token: made.teacher.token, ...(body ? { body } : {}) });
    const cards = async (studentIds: readonly string[]) => (await teach('POST', 'sign-in-cards', { studentIds })).body.cards as Card[];
    const redeem = (code: string, secret: object) => app.call('POST', '/api/class-card/password', { body: { code, ...secret } });
    const enter = (secret: object, name = 'B. Nimród') =>
      app.call('POST', '/api/class-login', { body: { classCode: made.code, name, ...secret } });
    return { ...app, ...made, teach, cards, redeem, enter };
  };
  /** With three pupils, the first of whom has set four pictures. */
  const openWithPupil = async () => {
    const app = await open();
    const pupils = (await app.teach('POST', 'pupils', { names })).body.pupils as { id: string }[];
    const pupil = pupils[0]?.id ?? '';
    const [card] = await app.cards([pupil]);
    const signedIn = await app.redeem(card?.code ?? '', { pictures: PICTURES });
    return { ...app, pupil, card: card?.code ?? '', signedIn };
  };

  test('is added by name and takes a seat, never one more than the class has', async () => {
    const { teach } = await open();
    const [one, two] = await Promise.all([
      teach('POST', 'pupils', { names }),
      teach('POST', 'pupils', { names: ['Vincze Noel', 'Szűcs Lea'] }),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const { body } = await teach('GET', 'roster');
    expect((body.pupils as unknown[]).length).toBe(one.status === 200 ? 4 : 3);
  });

  test('is not added twice, nor next to a pupil of the same name', async () => {
    const { teach } = await open();
    const twice = await teach('POST', 'pupils', { names: ['Molnár Zente', 'molnár  zente'] });
    expect(twice.body.message).toBe('Ez a név kétszer szerepelne az osztályban: molnár  zente. Különböztesd meg őket.');
    expect((await teach('POST', 'pupils', { names: ['Nagy Ákos'] })).status).toBe(400);
    expect((await teach('GET', 'roster')).body.pupils).toHaveLength(1);
  });

  test('opens the card once, is signed in, and has no address', async () => {
    const { signedIn, card, redeem, call } = await openWithPupil();
    expect(signedIn.body).toMatchObject({
      user: { real_name: 'Balla Nimród', email: null, is_subscribed: true },
      listed_name: 'B. Nimród',
    });
    const again = await redeem(card, { pictures: PICTURES });
    expect(again.body).toMatchObject({ code: 'cardInvalid' });
    const { body } = await call('GET', '/api/profile/export', { token: String(signedIn.body.token) });
    expect(body.data).toMatchObject({ users: { rows: [{ email: null }] }, class_accounts: { rows: [{ failures: 0 }] } });
    expect(JSON.stringify(body)).not.toContain('nincs:');
  });

  test('reads whose card it is in any spelling, and no other links open by the code', async () => {
    const { cards, teach, call, clock } = await open();
    const pupils = (await teach('POST', 'pupils', { names })).body.pupils as { id: string }[];
    const [card] = await cards([pupils[1]?.id ?? '']);
    expect(card?.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(card?.url).toBe(`http://eszkerek.test/osztaly-belepes#${card?.code}`);
    const typed = ` ${card?.code.slice(0, 4).toLowerCase()}-${card?.code.slice(4)}`;
    const read = await call('POST', '/api/class-card', { body: { code: typed } });
    expect(read.body).toEqual({ success: true, real_name: 'Fekete Dorka', class_name: '6. B' });
    expect((await call('POST', `/api/reset-password/${card?.code}`, { body: { password } })).body.code).toBe('linkInvalid');
    clock.forward({ days: 15 });
    expect((await call('POST', '/api/class-card', { body: { code: card?.code } })).body.code).toBe('cardInvalid');
  });

  test('signs in by the class code, the listed name and the pictures in their order', async () => {
    const { call, code, enter } = await openWithPupil();
    const list = await call('POST', '/api/class-login/names', { body: { classCode: code.toLowerCase() } });
    expect(list.body).toEqual({ success: true, class_name: '6. B', names: ['B. Nimród', 'F. Dorka', 'K. Flóra'] });
    expect((await enter({ pictures: OTHERS })).body).toMatchObject({
      code: 'loginFailed',
      message: 'Ez nem az a négy kép. Még 4 próbád van.',
    });
    expect((await enter({ pictures: PICTURES })).status).toBe(200);
    expect((await enter({ pictures: PICTURES }, 'F. Dorka')).body.code).toBe('cardNeeded');
    expect((await enter({ pictures: PICTURES }, 'Nagy Ákos')).body.code).toBe('loginFailed');
    expect((await call('POST', '/api/class-login/names', { body: { classCode: 'ZZZZZZ' } })).body.code).toBe('classCodeUnknown');
  });

  test('signs in nowhere else, also with a password', async () => {
    const { call, redeem, cards, pupil, enter } = await openWithPupil();
    const [card] = await cards([pupil]);
    await redeem(card?.code ?? '', { password });
    expect((await enter({ pictures: PICTURES })).status).toBe(401);
    expect((await enter({ password })).status).toBe(200);
    const { body } = await call('POST', '/api/login', { body: { email: `nincs:${pupil}`, password } });
    expect(body.code).toBe('loginFailed');
  });

  test('has five tries, also when they are sent at once, until the teacher helps', async () => {
    const { enter, teach, pupil, cards, redeem } = await openWithPupil();
    const tries = await Promise.all(Array.from({ length: 8 }, () => enter({ pictures: OTHERS })));
    expect(tries.filter(({ body }) => body.code === 'loginFailed')).toHaveLength(4);
    expect((await enter({ pictures: PICTURES })).body.code).toBe('classLoginLocked');
    const locked = async () =>
      ((await teach('GET', 'roster')).body.pupils as { id: string; locked: boolean }[]).find(({ id }) => id === pupil)?.locked;
    expect(await locked()).toBe(true);
    expect((await teach('POST', `students/${pupil}/unlock`)).status).toBe(200);
    expect([await locked(), (await enter({ pictures: PICTURES })).status]).toEqual([false, 200]);

    for (let i = 0; i < 5; i++) await enter({ pictures: OTHERS });
    const [card] = await cards([pupil]);
    expect((await redeem(card?.code ?? '', { pictures: OTHERS })).status).toBe(200);
    expect((await enter({ pictures: OTHERS })).status).toBe(200);
    expect((await enter({ pictures: PICTURES })).status).toBe(401);
  });

  test('chooses four different pictures or one password, nothing else', async () => {
    const { enter } = await openWithPupil();
    for (const secret of [{}, { pictures: ['nap'] }, { pictures: ['nap', 'nap', 'nap', 'nap'] }, { pictures: PICTURES, password }])
      expect((await enter(secret)).status).toBe(400);
  });

  test('is not listed for whoever asks too often for the same class', async () => {
    const { call, code } = await open();
    let last = 200;
    for (let i = 0; last === 200 && i < 400; i++)
      last = (await call('POST', '/api/class-login/names', { body: { classCode: code }, address: `10.0.${i >> 8}.${i & 255}` })).status;
    expect(last).toBe(429);
  });

  test('buys nothing, names no parent and does not leave the class without an address', async () => {
    const { call, signedIn } = await openWithPupil();
    const token = String(signedIn.body.token);
    expect((await call('POST', '/api/create-checkout-session', { token, body: { interval: 'monthly' } })).body.code).toBe('addressMissing');
    expect((await call('POST', '/api/profile/leave-class', { token })).body.code).toBe('addressMissing');
    const parent = await call('PUT', '/api/profile/parent', { token, body: { parental_email: 'szulo@pelda.hu' } });
    expect(parent.body.code).toBe('addressMissing');
  });

  test('takes the account home by a verified address', async () => {
    const { call, signedIn, engine, clock, pupil } = await openWithPupil();
    const token = String(signedIn.body.token);
    expect((await call('POST', '/api/profile/email', { token, body: { email: 'nimrod@pelda.hu' } })).status).toBe(200);
    const [mail] = await engine.db.selectFrom('outbox').select(['recipient', 'body', 'kind']).execute();
    expect(mail).toMatchObject({ recipient: 'nimrod@pelda.hu', kind: 'verify-email' });
    const link = /verify-email\/(\S+)/.exec(mail?.body ?? '')?.[1];
    expect((await call('GET', `/api/verify-email/${link}`)).body).toMatchObject({ email: 'nimrod@pelda.hu' });
    expect((await call('GET', '/api/profile', { token })).body).toMatchObject({ email: 'nimrod@pelda.hu', id: pupil });
    await call('POST', '/api/forgot-password', { body: { email: 'nimrod@pelda.hu' } });
    const reset = await engine.db.selectFrom('outbox').select('body').where('kind', '=', 'reset-password').executeTakeFirstOrThrow();
    await call('POST', `/api/reset-password/${/reset-password\/(\S+)/.exec(reset.body)?.[1]}`, { body: { password } });
    expect((await call('POST', '/api/login', { body: { email: 'nimrod@pelda.hu', password } })).status).toBe(200);
    clock.forward({ days: 11 });
    const late = await call('POST', '/api/login', { body: { email: 'nimrod@pelda.hu', password } });
    expect((await call('POST', '/api/profile/email', { token: String(late.body.token), body: { email: 'uj@pelda.hu' } })).status).toBe(409);
  });

  test('gets no address that another account has, and the form does not tell', async () => {
    const { call, signedIn, engine, students } = await openWithPupil();
    const token = String(signedIn.body.token);
    const free = await call('POST', '/api/profile/email', { token, body: { email: 'szabad@pelda.hu' } });
    const taken = await call('POST', '/api/profile/email', { token, body: { email: students[0]?.email ?? '' } });
    expect(taken.text).toBe(free.text);
    const kinds = await engine.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('id').execute();
    expect(kinds.at(-1)).toEqual({ kind: 'already-registered', recipient: students[0]?.email });
  });

  test('outlives a week without an address, and is deleted 90 days after the class ended or the teacher removed it', async () => {
    const { engine, clock, deps, teach, pupil, id } = await openWithPupil();
    const left = async () =>
      (await engine.db.selectFrom('class_accounts').select('user_id').execute()).map(({ user_id }) => user_id).toSorted();
    const all = await left();
    clock.forward({ days: 10 });
    await enforceRetention(deps, { anyway: true });
    expect(await left()).toEqual(all);

    await teach('DELETE', `students/${pupil}`);
    clock.forward({ days: 89 });
    await enforceRetention(deps, { anyway: true });
    expect(await left()).toEqual(all);
    clock.forward({ days: 2 });
    await enforceRetention(deps, { anyway: true });
    expect(await left()).toEqual(all.filter(user => user !== pupil));

    await engine.db.updateTable('classes').set({ expires_at: clock.now().toISOString() }).where('id', '=', id).execute();
    clock.forward({ days: 91 });
    await enforceRetention(deps, { anyway: true });
    expect(await left()).toEqual([]);
  });

  test('still signs in for 90 days after the class is over, to add an address', async () => {
    const { engine, clock, id, enter } = await openWithPupil();
    await engine.db.updateTable('classes').set({ expires_at: clock.now().toISOString() }).where('id', '=', id).execute();
    clock.forward({ days: 89 });
    expect((await enter({ pictures: PICTURES })).status).toBe(200);
    clock.forward({ days: 2 });
    expect((await enter({ pictures: PICTURES })).body.code).toBe('classCodeUnknown');
  });

  test('is erased with everything about it', async () => {
    const { call, signedIn, engine } = await openWithPupil();
    expect((await call('DELETE', '/api/profile', { token: String(signedIn.body.token) })).status).toBe(200);
    expect(await engine.db.selectFrom('class_accounts').selectAll().execute()).toHaveLength(2);
    expect(await engine.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
