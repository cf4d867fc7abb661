import { expect, type Page } from '@playwright/test';
import { guess } from './guess-hands.ts';
import { test as base, PASSWORD, Site } from './harness.ts';
import { isFree } from './is-free.ts';
import { mainButton, typeOf } from './journeys/quiz-keys.ts';
import { apiOf } from './people.ts';
import { openQuiz, sessionOf } from './quiz-page.ts';

const EMAIL = 'lili@pelda.hu';
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const LESSON = 'Törtek összeadása és kivonása';
const PHONE = { width: 360, height: 740 };
const SMALL_PHONE = { width: 360, height: 640 };

/** Without the demo school: its server is started twice. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _anyBrowser }, use) => {
      const site = await Site.start({ DEMO: '0' });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ viewport: PHONE, hasTouch: true });

/** Also on a small phone the first part is one tap away, whatever its kind. */
const expectStartAboveBar = async (page: Page): Promise<void> => {
  await page.setViewportSize(SMALL_PHONE);
  await page.evaluate(() => scrollTo(0, 0));
  const start = page.locator('[data-part~="now"] a').first();
  await expect.poll(() => start.evaluate(isFree), 'the button of the first part stands above the bar').toBe(true);
  await page.setViewportSize(PHONE);
};

const registerLili = async (page: Page, site: Site): Promise<void> => {
  await page.goto('/regisztracio');
  await page.getByLabel('Teljes Név').fill('Kővári Lili');
  await page.getByLabel('E-mail-cím', { exact: true }).fill(EMAIL);
  await page.getByLabel('Jelszó', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Jelszó még egyszer').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Elfogadom/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Regisztráció', exact: true }).click();
  await page.goto((await site.mailTo(EMAIL, /Erősítsd meg/)).links[0] ?? '');
  await expect(page.getByText('Megerősítetted az e-mail-címedet')).toBeVisible();
};

/** After login the pupil is at the plan of the day. */
const enter = async (page: Page): Promise<void> => {
  await page.goto('/bejelentkezes');
  await page.getByLabel(/^E-mail/).fill(EMAIL);
  await page.getByLabel('Jelszó', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Szia, Lili!' })).toBeVisible();
};

/** Hardly any question right, until the page says that it is over. Answers how many were asked. */
const missAll = async (page: Page, over: ReturnType<Page['locator']>): Promise<number> => {
  let asked = 0;
  while (!(await over.isVisible())) {
    asked++;
    for (let round = 0; round < 2; round++) {
      await guess[await typeOf(page)](page, round);
      await mainButton(page).click();
      await expect(page.locator('[data-tone]')).toBeVisible();
      if ((await mainButton(page).textContent()) !== 'Próbáld újra') break;
      await mainButton(page).click();
    }
    const count = page.locator('[data-part~="quiz-count"]');
    const before = await count.textContent();
    await mainButton(page).click();
    // Between the last question and its result neither is there.
    await expect.poll(async () => (await over.isVisible()) || (await count.allTextContents()).some(now => now !== before)).toBe(true);
  }
  return asked;
};

test("a pupil's first two days: four taps, placement, a quiz, and yesterday's mistakes the next day", async ({ page, site }) => {
  // It starts the server a second time.
  test.slow();
  await registerLili(page, site);
  await enter(page);
  // The catalogue below has chips of the same names.
  const questions = page.getByRole('region', { name: 'Kérdések az elején' });
  for (const tap of ['5. osztály', 'Romániában', 'Az iskolához', '3 nap']) await questions.getByText(tap, { exact: true }).click();
  await expect(questions).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  const otherWish = page.getByRole('button', { name: 'Mást szeretnék' });
  await expect.poll(() => otherWish.evaluate(isFree), 'the chips of the first card stand above the bar').toBe(true);
  await expectStartAboveBar(page);

  await page.locator('main a[href="/hol-tartasz/matematika"]').first().click();
  await page.getByRole('button', { name: 'Kezdjük!' }).click();
  let asked = 0;
  for (let state = 'asking'; state !== 'done'; ) {
    await expect(page.getByText(`${asked + 1} / 20`, { exact: true })).toBeVisible();
    const reply = page.waitForResponse(response => response.url().endsWith('/answers'));
    await page.getByRole('button', { name: 'Ezt még nem tanultam' }).click();
    ({ asked, state } = (await (await reply).json()).placement);
    if (state === 'resting') await page.getByRole('button', { name: 'Jöhet a második rész' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Itt tartasz' })).toBeVisible();
  expect(asked).toBeGreaterThanOrEqual(12);
  expect(asked).toBeLessThanOrEqual(20);

  await page.getByRole('navigation', { name: 'Tanulás' }).getByRole('link', { name: 'Ma' }).click();
  await expect(page.getByText(/^Mai köröm: még kb\. \d+ perc/)).toBeVisible();
  await expect(page.locator('main a[href="/hol-tartasz/matematika"]')).toContainText('kész');
  await expectStartAboveBar(page);

  await page.goto('/profil/adataim');
  const tabs = page.getByRole('navigation', { name: 'A profil részei' }).getByRole('link');
  await expect(tabs).toHaveCount(4);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });

  await openQuiz(page, QUIZ);
  await missAll(page, page.getByRole('heading', { name: 'Kérdésről kérdésre' }));
  const ask = async (path: string) => apiOf(page.request, site, (await sessionOf(page)).token).get(path);
  const { mistakes } = (await ask('/api/profile/mistakes')).body;
  expect(mistakes.length).toBeGreaterThan(2);

  // The session of yesterday has ended by then; an open page would ask the server while it starts again.
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await site.moveClock(1);
  await enter(page);
  const round = page.locator('main a[href="/ismetles?kor"]').first();
  await expect(round).toBeVisible();
  await expectStartAboveBar(page);
  expect((await ask('/api/guide/review')).body.mistakes).toBe(mistakes.length);
  const started = page.waitForResponse(response => response.url().endsWith('/api/guide/review') && response.request().method() === 'POST');
  await round.click();
  const { items } = await (await started).json();
  expect(items.map(({ lesson, reason }: { lesson: string; reason: string }) => `${reason}: ${lesson}`)).toContain(`mistake: ${LESSON}`);
  await expect(page.getByText('Ezt tegnap elvétetted. Nézzük meg újra!').first()).toBeVisible();
  expect(await missAll(page, page.getByRole('heading', { level: 1, name: 'Kész az ismétlés!' }))).toBe(items.length);
  await page.getByRole('link', { name: 'Vissza a mai körhöz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Szia, Lili!' })).toBeVisible();
});
