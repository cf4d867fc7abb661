import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { mailedToken } from '../../testing/mailbox.ts';

const form = {
  username: 'Szűcs Hunor',
  email: 'hunor@pelda.hu',
  password: 'Jo-Jelszo-77',
  passwordConfirm: 'Jo-Jelszo-77',
  termsAccepted: true,
  role: 'student',
};

onBothEngines('the address is confirmed by our own page only', fresh => {
  test('a link, picture or script of another site, or the bare address, changes nothing', async () => {
    const { call, engine } = await testApp({ engine: await fresh() });
    await call('POST', '/api/register', { body: form });
    const link = `/api/verify-email/${await mailedToken(engine, 'verify-email')}`;
    const isVerified = async () =>
      (await call('POST', '/api/login', { body: { email: form.email, password: form.password } })).status === 200;
    for (const site of ['cross-site', 'same-site', 'none']) {
      const refused = await call('GET', link, { headers: { 'sec-fetch-site': site } });
      expect([site, refused.status, refused.body.code]).toEqual([site, 403, 'forbidden']);
    }
    expect(await isVerified()).toBe(false);
    expect((await call('GET', link, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
    expect(await isVerified()).toBe(true);
  });
});
