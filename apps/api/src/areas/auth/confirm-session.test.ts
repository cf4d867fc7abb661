import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { addStudent, addTeacher } from '../../testing/people.ts';
import { Passwords } from './passwords.ts';

const password = 'Jo-Jelszo-77';
const password_hash = await new Passwords().hash(password);

onBothEngines('confirming the password', fresh => {
  test('replaces the token: the old one is dead, the new one carries the same session on', async () => {
    const app = await testApp({ engine: await fresh() });
    const { token: old } = await addStudent(app.engine.db, app.clock.now(), { password_hash });
    const sessions = () => app.engine.db.selectFrom('sessions').select(['id', 'expires_at', 'ended_at']).execute();
    const before = await sessions();
    app.clock.forward({ minutes: 11 });
    const { status, body } = await app.call('POST', '/api/profile/confirm', { token: old, body: { password } });
    expect([status, body.token]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);
    const token = String(body.token);
    expect(token).not.toBe(old);
    expect(await sessions()).toEqual(before);
    const refused = await app.call('GET', '/api/profile', { token: old });
    expect([refused.status, refused.body.code]).toEqual([401, 'tokenInvalid']);
    expect((await app.call('GET', '/api/profile', { token })).status).toBe(200);
    expect((await app.call('DELETE', '/api/profile', { token })).status).toBe(200);
  });

  test('keeps the token when the password is wrong, and opens nothing after a logout', async () => {
    const app = await testApp({ engine: await fresh() });
    const { token } = await addTeacher(app.engine.db, app.clock.now(), { password_hash });
    const confirm = (typed: string) => app.call('POST', '/api/profile/confirm', { token, body: { password: typed } });
    expect((await confirm('Rossz-Jelszo-1')).status).toBe(403);
    expect((await app.call('GET', '/api/profile', { token })).status).toBe(200);
    const [confirmed, left] = await Promise.all([confirm(password), app.call('POST', '/api/logout', { token })]);
    expect(left.status).toBe(200);
    const next = confirmed.body.token === undefined ? token : String(confirmed.body.token);
    expect((await app.call('GET', '/api/profile', { token: next })).status).toBe(401);
  });
});
