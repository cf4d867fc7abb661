import { expect } from '@playwright/test';
import { otherBrowser } from './harness.ts';
import { MAIN_LOOKS, openWithLook } from './looks.ts';
import { apiOf, demo, expectSound, signIn, testOnOwnSite } from './people.ts';
import { readQr } from './read-qr.ts';

const test = testOnOwnSite();
const CODE = 'K7F4QX.a10a11a12.matek-5-tortek-osszeadasa';
/** As it is printed: a lesson by its mark, so that the QR code stays coarse. */
const PRINTED = 'K7F4QX.a10a11a12.r323r';

test('groups A and B have other numbers and right keys, and each QR opens its own sheet', async ({ page, browser, site }) => {
  const token = await signIn(page, site, demo('tanar'));
  await page.goto(`/dashboard/teacher/feladatlap?lap=${CODE}`);
  const sheets = ['A', 'B'].map(group => page.getByRole('article', { name: `${group} csoport`, exact: true }));
  const texts = await Promise.all(sheets.map(sheet => sheet.locator('ol').innerText()));
  expect(texts[0]).not.toBe(texts[1]);

  const made = (await apiOf(page.request, site, token).get(`/api/teacher/worksheet/${CODE}?groups=2`)).body;
  const guest = await otherBrowser(browser, site);
  for (const [place, sheet] of sheets.entries()) {
    const address = await readQr(sheet.getByRole('img', { name: /QR-kód/ }));
    expect(address).toBe(`${site.url}/feladatlap/${PRINTED}/${'AB'[place]}`);
    await guest.goto(address);
    await expect(guest.getByRole('heading', { level: 1, name: 'Ellenőrizd magad!' })).toBeVisible();
    for (const [task, { question }] of made.groups[place].tasks.entries()) {
      if (question.answer === undefined) continue;
      const panel = guest.locator('section').filter({ has: guest.getByRole('heading', { name: `${task + 1}. feladat`, exact: true }) });
      await panel.getByRole('textbox').fill(question.answer);
      await panel.getByRole('button', { name: 'Ellenőrzés' }).click();
      await expect(panel.getByText(/Így van/)).toBeVisible();
    }
  }
  await guest.context().close();
});

test('a premium sheet shows a guest no task', async ({ page, site, request }) => {
  const token = await signIn(page, site, demo('tanar'));
  const { lessons } = (await apiOf(request, site, token).get('/api/teacher/worksheet-lessons')).body;
  const premium = lessons.find((lesson: { premium: boolean }) => lesson.premium).slug;
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/feladatlap/K7F4QX.a10.${premium}/A`);
  await expect(page.getByRole('heading', { name: 'Prémium feladatlap' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bejelentkezem' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

for (const look of MAIN_LOOKS)
  test(`composer and self-check are accessible at ${look.width} px, ${look.theme}`, async ({ page, site }) => {
    await openWithLook(page, look);
    await signIn(page, site, demo('tanar'));
    await page.goto(`/dashboard/teacher/feladatlap?lap=${CODE}`);
    await expect(page.getByRole('article', { name: 'A csoport', exact: true })).toBeVisible();
    await expectSound(page);
    await page.goto(`/feladatlap/${CODE}/A`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ellenőrizd magad!' })).toBeVisible();
    await expectSound(page);
  });
