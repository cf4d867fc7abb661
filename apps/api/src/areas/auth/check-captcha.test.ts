import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messages } from '@eszkerek/contract';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

const form = {
  username: 'Szűcs Hunor',
  email: 'hunor@pelda.hu',
  password: 'Jo-Jelszo-77',
  passwordConfirm: 'Jo-Jelszo-77',
  role: 'student',
  termsAccepted: true,
};

const captchaService = async (): Promise<{ url: string; asked: string[] }> => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(body);
    response.end(JSON.stringify({ success: new URLSearchParams(body).get('response') === 'human' }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
};
const withCaptcha = (url: string) =>
  testApp({ env: { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'hidden', RECAPTCHA_VERIFY_URL: url } });

test('a configured captcha is asked for, and checked with the service', async () => {
  const { url, asked } = await captchaService();
  const { call } = await withCaptcha(url);
  expect((await call('GET', '/api/auth/options')).body.recaptchaSiteKey).toBe('site-key');
  for (const recaptchaToken of [undefined, '', null, 'robot']) {
    const refused = await call('POST', '/api/register', { body: { ...form, recaptchaToken } });
    expect([refused.status, refused.body.message]).toEqual([400, messages.captchaRequired]);
  }
  expect((await call('POST', '/api/register', { body: { ...form, recaptchaToken: 'human' } })).status).toBe(200);
  expect(asked).toEqual(['secret=hidden&response=robot', 'secret=hidden&response=human']);
});

test('a captcha service that is away is an outage, not a robot', async () => {
  const { call } = await withCaptcha('http://127.0.0.1:9/');
  expect((await call('POST', '/api/register', { body: { ...form, recaptchaToken: 'human' } })).status).toBe(503);
});
