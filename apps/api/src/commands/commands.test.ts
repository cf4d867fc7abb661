import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../demo/accounts.ts';
import { testApp } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { addStudent } from '../testing/people.ts';
import { createAdmin } from './create-admin.ts';
import { resetDemo } from './reset-demo.ts';

onBothEngines('commands', fresh => {
  test('create-admin opens an account whose password is set by its link, and makes no admin of anybody else', async () => {
    const { deps, call, engine, clock } = await testApp({ engine: await fresh() });
    const input = { email: 'fonok@eszkerek.test', name: 'Főnök Flóra' };
    const link = await createAdmin(deps, input);
    const token = link.split('/').at(-1);
    expect((await call('POST', `/api/reset-password/${token}`, { body: { password: 'Titkos-Jelszo-7!' } })).status).toBe(200);
    const { body } = await call('POST', '/api/login', { body: { email: input.email, password: 'Titkos-Jelszo-7!' } });
    expect(body.user).toMatchObject({ role: 'admin', username: 'Főnök Flóra' });
    expect(await createAdmin(deps, input)).not.toBe(link);
    expect(await engine.db.selectFrom('users').select('id').execute()).toHaveLength(1);
    const student = await addStudent(engine.db, clock.now());
    await expect(createAdmin(deps, { email: student.email, name: 'Valaki' })).rejects.toThrow('not an admin');
  });

  test('reset-demo throws all away and seeds anew; never where the demo is off', async () => {
    const { deps, call, engine, clock } = await testApp({ engine: await fresh(), env: { DEMO: '1' } });
    const student = await addStudent(engine.db, clock.now());
    for (let i = 0; i < 2; i++) await resetDemo(deps);
    expect((await call('GET', '/api/profile', { token: student.token })).status).toBe(401);
    expect((await call('POST', '/api/login', { body: { email: 'diak@demo.eszkerek.test', password: DEMO_PASSWORD } })).status).toBe(200);
    await expect(resetDemo({ ...deps, settings: { ...deps.settings, demo: false } })).rejects.toThrow('switched off');
  });
});
