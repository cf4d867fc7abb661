import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { test as base, expectAccessible, otherBrowser, PASSWORD, Site } from './harness.ts';

export const demo = (key: string): string => `${key}@demo.eszkerek.test`;

/** A server of one spec file alone: what it changes in the demo school disturbs no other file. */
export const testOnOwnSite = () =>
  base.extend<object, { site: Site }>({
    site: [
      async ({ browserName: _anyBrowser }, use) => {
        const site = await Site.start();
        await use(site);
        await site.remove();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

/** Signs in without the login page, for journeys that are about something else. */
export const signIn = async (page: Page, site: Site, email: string, password = PASSWORD): Promise<string> => {
  const answer = await page.request.post(`${site.url}/api/login`, { data: { email, password } });
  expect(answer.status(), `login of ${email}`).toBe(200);
  const { token, user } = await answer.json();
  if (!page.url().startsWith(site.url)) await page.goto('/offline');
  await page.evaluate(
    session => {
      localStorage.setItem('token', session.token);
      localStorage.setItem('user', JSON.stringify(session.user));
      localStorage.removeItem('teacherMode');
    },
    { token, user },
  );
  return token;
};

/** A second person beside the test's own page. */
export const otherPerson = async (browser: Browser, site: Site, email: string, password = PASSWORD) => {
  const page = await otherBrowser(browser, site);
  const token = await signIn(page, site, email, password);
  return { page, token, api: apiOf(page.request, site, token) };
};

export const apiOf = (request: APIRequestContext, site: Site, token: string) => {
  const send = async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(site.url + path, { method, data, headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status(), body: await answer.json() };
  };
  return { get: (path: string) => send('GET', path), post: (path: string, data?: unknown) => send('POST', path, data), send };
};

/** A fresh account with its address verified, made through the calls of the registration page. */
export const register = async (request: APIRequestContext, site: Site, fields: Record<string, string>): Promise<string> => {
  const email = `${fields.role ?? 'student'}-${crypto.randomUUID().slice(0, 8)}@pelda.hu`;
  const answer = await request.post(`${site.url}/api/register`, {
    data: { email, password: PASSWORD, passwordConfirm: PASSWORD, termsAccepted: true, role: 'student', ...fields },
  });
  expect(answer.status()).toBe(200);
  const { links } = await site.mailTo(email, /Erősítsd meg/);
  const token = new URL(links[0] ?? '').pathname.split('/').at(-1);
  expect((await request.get(`${site.url}/api/verify-email/${token}`)).status()).toBe(200);
  return email;
};

/** Accessible, and only tables scroll sideways, never the page. */
export const expectSound = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
};
