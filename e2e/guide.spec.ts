import { expect, type Page } from '@playwright/test';
import { test as base, logIn, PASSWORD, Site } from './harness.ts';
import { mainButton, typeOf } from './journeys/quiz-keys.ts';
import { apiOf } from './people.ts';
import { giveWrong } from './player-hands.ts';
import { openQuiz, sessionOf } from './quiz-page.ts';

const EMAIL = 'lili@pelda.hu';
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const LESSON = 'Törtek összeadása és kivonása';

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
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

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

/** Every question missed, until the page says that it is over. */
const missAll = async (page: Page, over: ReturnType<Page['locator']>): Promise<number> => {
  let asked = 0;
  while (!(await over.isVisible())) {
    asked++;
    for (let round = 0; round < 2; round++) {
      await giveWrong[await typeOf(page)](page, round);
      await mainButton(page).click();
      await expect(page.locator('[data-tone]')).toBeVisible();
      if ((await mainButton(page).textContent()) !== 'Próbáld újra') break;
      await mainButton(page).click();
    }
    const before = await page.locator('[data-part~="quiz-count"]').textContent();
    await mainButton(page).click();
    await expect
      .poll(async () => (await over.isVisible()) || (await page.locator('[data-part~="quiz-count"]').textContent()) !== before)
      .toBe(true);
  }
  return asked;
};

test("a pupil's first two days: four taps, placement, a quiz, and yesterday's mistakes the next day", async ({ page, site }) => {
  await registerLili(page, site);
  await logIn(page, EMAIL);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Szia, Lili!' })).toBeVisible();
  for (const tap of ['5. osztály', 'Romániában', 'Az iskolához', '3 nap']) await page.getByText(tap, { exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Négy kérdés az elején' })).toHaveCount(0);

  await page.locator('main a[href="/hol-tartasz/matematika"]').first().click();
  await page.getByRole('button', { name: 'Kezdjük!' }).click();
  const unknown = page.getByRole('button', { name: 'Ezt még nem tanultam' });
  const rest = page.getByRole('button', { name: 'Jöhet a második rész' });
  const placed = page.getByRole('heading', { level: 1, name: 'Itt tartasz' });
  let asked = 0;
  while (!(await placed.isVisible())) {
    await expect(unknown.or(rest).or(placed)).toBeVisible();
    if (await placed.isVisible()) break;
    if (await rest.isVisible()) await rest.click();
    else {
      asked++;
      const reply = page.waitForResponse(response => response.url().endsWith('/answers'));
      await unknown.click();
      await reply;
    }
  }
  expect(asked).toBeGreaterThanOrEqual(12);
  expect(asked).toBeLessThanOrEqual(20);

  await page.getByRole('navigation', { name: 'Tanulás' }).getByRole('link', { name: 'Ma' }).click();
  await expect(page.getByText(/^Mai köröm: még kb\. \d+ perc/)).toBeVisible();
  await expect(page.locator('main a[href="/hol-tartasz/matematika"]')).toHaveCount(0);

  await openQuiz(page, QUIZ);
  const missed = await missAll(page, page.getByRole('heading', { name: 'Kérdésről kérdésre' }));

  await site.moveClock(1);
  await logIn(page, EMAIL);
  await page.goto('/');
  const round = page.locator('main a[href="/ismetles"]').first();
  await expect(round).toBeVisible();
  const { token } = await sessionOf(page);
  const due = (await apiOf(page.request, site, token).get('/api/guide/review')).body;
  expect(due.mistakes).toBe(missed);
  await round.click();
  const started = page.waitForResponse(response => response.url().endsWith('/api/guide/review') && response.request().method() === 'POST');
  await page.getByRole('button', { name: '5 perc', exact: true }).click();
  const { items } = await (await started).json();
  expect(items.map(({ lesson, reason }: { lesson: string; reason: string }) => `${reason}: ${lesson}`)).toContain(`mistake: ${LESSON}`);
  await expect(page.getByText('Ezt múltkor elnézted. Nézzük meg újra!').first()).toBeVisible();
  expect(await missAll(page, page.getByRole('heading', { level: 1, name: 'Mára kész. Ennyi elég!' }))).toBe(items.length);
  await page.getByRole('link', { name: 'Vissza a körömhöz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Szia, Lili!' })).toBeVisible();
});
