import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as base, expect, Site } from './harness.ts';

const CLIENT_ID = 'eszkerek-e2e.apps.example';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const googleToken = (email: string): string => {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: CLIENT_ID,
    sub: email,
    email,
    email_verified: true,
    name: 'Kiss Lili',
    iat: now,
    exp: now + 3600,
  };
  const signed = `${base64({ alg: 'RS256', kid: 'e2e' })}.${base64(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
};

/** Stands in for Google's keys and for the captcha's judge. */
const startServices = async (): Promise<{ server: Server; url: string }> => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('content-type', 'application/json');
    if (request.url === '/certs')
      response.end(JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'e2e', alg: 'RS256', use: 'sig' }] }));
    else response.end(JSON.stringify({ success: new URLSearchParams(body).get('response') === 'human' }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** A site with Google and the captcha configured. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _anyBrowser }, use) => {
      const { server, url } = await startServices();
      const site = await Site.start({
        GOOGLE_CLIENT_ID: CLIENT_ID,
        GOOGLE_JWKS_URL: `${url}/certs`,
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'secret',
        RECAPTCHA_VERIFY_URL: `${url}/siteverify`,
      });
      await use(site);
      await site.remove();
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** The two scripts of other hosts, as far as our pages use them; no test leaves this machine. */
const standIn = async (page: Page, email: string): Promise<void> => {
  const identity = `window.google = { accounts: { id: {
    initialize(options) { this.options = options; },
    renderButton(place) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google gombja';
      button.onclick = () => this.options.callback({ credential: ${JSON.stringify(googleToken(email))} });
      place.append(button);
    },
    prompt() { document.documentElement.dataset.oneTap = 'offered'; },
    cancel() {},
  } } };`;
  const captcha = `window.grecaptcha = {
    ready(callback) { callback(); },
    render(place, options) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Nem vagyok robot';
      button.onclick = () => options.callback('human');
      place.append(button);
      return 0;
    },
    reset() { document.documentElement.dataset.captchaResets = String(Number(document.documentElement.dataset.captchaResets ?? 0) + 1); },
  };`;
  await page.route('https://accounts.google.com/gsi/client**', route => route.fulfill({ contentType: 'text/javascript', body: identity }));
  await page.route('https://www.google.com/recaptcha/**', route => route.fulfill({ contentType: 'text/javascript', body: captcha }));
};

test('Google signs up and signs in with one tap on offer; its script runs only on the sign-in pages', async ({ page }) => {
  const email = `lili-${Date.now()}@pelda.hu`;
  await standIn(page, email);
  const foreign: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith('http://127.0.0.1') && !request.url().startsWith('data:')) foreign.push(new URL(request.url()).host);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(foreign).toEqual([]);
  await page.getByRole('link', { name: 'Regisztráció' }).first().click();
  await page.getByRole('button', { name: 'Google gombja' }).click();
  await expect(page.getByLabel('E-mail-cím', { exact: true })).toHaveValue(email);
  await page.getByRole('checkbox', { name: /Elfogadom/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Regisztráció Befejezése' }).click();
  await expect(page).toHaveURL(/\/profil$/);
  await page.getByRole('button', { name: 'Kijelentkezés' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/bejelentkezes');
  await expect(page.locator('html')).toHaveAttribute('data-one-tap', 'offered');
  await page.getByRole('button', { name: 'Google gombja' }).click();
  await expect(page.getByRole('button', { name: 'Kijelentkezés' }).first()).toBeAttached();
});

test('the captcha holds the button back, and a failed attempt asks for a new one', async ({ page }) => {
  await standIn(page, 'senki@pelda.hu');
  await page.goto('/regisztracio');
  const submit = page.getByRole('main').getByRole('button', { name: 'Regisztráció', exact: true });
  await page.getByRole('radio', { name: /Tanár/ }).check();
  await page.getByLabel('Felhasználónév').fill('Éva néni');
  await page.getByLabel('E-mail-cím', { exact: true }).fill(`eva-${Date.now()}@pelda.hu`);
  await page.getByLabel('Jelszó', { exact: true }).fill('Jo-Jelszo-77');
  await page.getByLabel('Jelszó még egyszer').fill('Jo-Jelszo-77');
  await page.getByLabel('VIP kód').fill('NINCS-ILYEN');
  await page.getByRole('checkbox', { name: /Elfogadom/ }).check();
  await expect(page.getByText('Még egy dolog van hátra: a robotteszt.')).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByRole('button', { name: 'Nem vagyok robot' }).click();
  await submit.click();
  await expect(page.getByText('A VIP kód érvénytelen vagy lejárt.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-captcha-resets', '1');
  await expect(submit).toBeDisabled();
  await page.getByRole('radio', { name: /Tanuló/ }).check();
  await page.getByRole('button', { name: 'Nem vagyok robot' }).click();
  await submit.click();
  await expect(page.getByText('Sikeres regisztráció!')).toBeVisible();
});
