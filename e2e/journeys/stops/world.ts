import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD, type Site } from '../../harness.ts';
import { apiOf, demo } from '../../people.ts';
import type { World } from './stop.ts';

/** Makes what the addresses of the table need, through the calls of the site. */
export const makeWorld = async (request: APIRequestContext, site: Site): Promise<World> => {
  const signedIn = async (key: string) => {
    const answer = await request.post(`${site.url}/api/login`, { data: { email: demo(key), password: PASSWORD } });
    return apiOf(request, site, (await answer.json()).token);
  };
  const teacher = await signedIn('tanar');
  const { classes } = (await teacher.get('/api/teacher/classes')).body;
  const payer = await signedIn('lejart');
  const { url } = (await payer.post('/api/create-checkout-session', { interval: 'monthly' })).body;

  const child = `gyerek-${crypto.randomUUID().slice(0, 8)}@pelda.hu`;
  const parent = `szulo-${child}`;
  const registered = await request.post(`${site.url}/api/register`, {
    data: {
      username: 'Kis Panna',
      email: child,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      termsAccepted: true,
      role: 'student',
      parental_email: parent,
    },
  });
  expect(registered.status()).toBe(200);
  const pathIn = async (address: string, part: string) =>
    new URL((await site.mailTo(address, /./)).links.find(link => link.includes(part)) ?? '').pathname;
  const verifyPath = await pathIn(child, '/verify-email/');
  // The parent is written to once the child's own address is verified.
  expect((await request.get(`${site.url}/api${verifyPath}`)).status()).toBe(200);
  return {
    classId: classes.at(-1).id,
    checkoutId: new URL(url, site.url).pathname.split('/').at(-1) ?? '',
    parentPath: await pathIn(parent, '/szulo/'),
    verifyPath,
  };
};
