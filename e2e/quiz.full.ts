import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { expect, expectAccessible, logIn, otherBrowser, PASSWORD, setTheme, test } from './harness.ts';
import { answerByKeys, focusedName, mainButton as main, passByKeys, typeOf } from './journeys/quiz-keys.ts';
import { check, freshQuiz, goTo, openMenu, openQuiz, openReview, placeOf, QUIZ, sessionOf, storedAnswers, triesOf } from './quiz-page.ts';

const PUPIL = 'diak@demo.eszkerek.test';
const FREE_PUPIL = 'ingyenes@demo.eszkerek.test';
const TEACHER = 'tanar@demo.eszkerek.test';

for (const [slug, kinds] of [
  [QUIZ, ['single', 'numeric', 'fillSteps', 'numberLine', 'multi']],
  ['kviz-matek-5-maradekos-osztas', ['match']],
  ['kviz-matek-5-szamegyenes-kerekites', ['order', 'hotspot']],
] as const)
  test(`a guest finishes ${slug} with the keyboard alone`, async ({ page }) => {
    test.slow();
    await openQuiz(page, slug);
    const met = new Set<QuestionType>();
    for (;;) {
      met.add(await passByKeys(page));
      const last = /Lássuk/.test(await focusedName(page));
      const before = last ? 0 : await placeOf(page);
      await page.keyboard.press('Enter');
      if (last) break;
      await expect.poll(() => placeOf(page)).toBe(before + 1);
      // The new question is read from its text; with a mouse, an empty field is typed into at once.
      const typed = await page.locator('[data-part~="question"] input:enabled:not([type="radio"], [type="checkbox"])').count();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe(typed ? 'INPUT' : 'H2');
    }
    await expect(page.getByRole('heading', { name: 'Kérdésről kérdésre' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^\d+%$/)).toBeVisible();
    await openReview(page);
    await expect(page.getByText(/Szerintem hiba van/).first()).toBeVisible();
    expect([...met]).toEqual(expect.arrayContaining([...kinds]));
    const percent = await page
      .getByRole('main')
      .getByText(/^\d+%$/)
      .textContent();
    await page.reload();
    await expect(page.getByRole('main').getByText(/^\d+%$/)).toHaveText(percent ?? '');
  });

test.describe('nothing is lost or doubled', () => {
  test.use({
    allowedNoise: [/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED|NETWORK_CHANGED)|status of 50\d/],
  });

  test('reload, a minute offline, a lost reply and a power cut', async ({ page, context, request, site }) => {
    test.slow();
    await logIn(page, PUPIL);
    await freshQuiz(page, request, site.url);

    // Question 3 is typed: an answer, then a reload goes on at the first open question and keeps it.
    await goTo(page, 3);
    await page.locator('[data-part~="typed"] input').fill('5/6');
    await check(page);
    await expect(page.getByText('Így van, pörög a kerék!')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-part~="quiz-count"]')).toHaveText(/^1\./);
    await goTo(page, 3);
    await expect(page.getByText('Így van, pörög a kerék!')).toBeVisible();

    // Offline the pupil goes on; the answers wait and their replies come with the network.
    await context.setOffline(true);
    await goTo(page, 1);
    await page.keyboard.press('A');
    await check(page);
    await expect(page.getByText('Nincs kapcsolat', { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Következő kérdés' }).click();
    await expect(page.locator('[data-part~="quiz-count"]')).toHaveText(/^2\./);
    await page.keyboard.press('A');
    await check(page);
    await expect(page.getByText(/2 válasz itt vár/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Mentve', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect.poll(async () => (await storedAnswers(page, request, site.url)).length).toBe(3);

    // The server keeps the answer, but its reply is lost on the way: the same key asks again.
    const keys: string[] = [];
    await page.route('**/api/attempts/*/answers', async route => {
      keys.push(route.request().postDataJSON().key);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await goTo(page, 5);
    const blanks = page.locator('[data-part~="fill-steps"] input');
    for (let blank = 0; blank < (await blanks.count()); blank++) await blanks.nth(blank).fill('4');
    await check(page);
    await expect(page.getByRole('button', { name: 'Próbáld újra' })).toBeVisible({ timeout: 30_000 });
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await page.unroute('**/api/attempts/*/answers');

    // A power cut in the middle of the quiz.
    await site.stop('SIGKILL');
    await goTo(page, 6);
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await check(page);
    await expect(page.getByText('Nincs kapcsolat', { exact: false }).first()).toBeVisible({ timeout: 20_000 });
    await site.start();
    await expect(page.getByText('Mentve', { exact: true })).toBeVisible({ timeout: 40_000 });

    const answers = await storedAnswers(page, request, site.url);
    expect(triesOf(answers)).toEqual(['q1.1', 'q2.1', 'q3.1', 'q5.1', 'q6.1']);
    await page.reload();
    await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
    expect(await storedAnswers(page, request, site.url)).toEqual(answers);
  });

  test('two devices of one account: the ended session keeps its answer and sends it after the next login', async ({
    page,
    browser,
    request,
    site,
  }) => {
    test.slow();
    await logIn(page, PUPIL);
    await freshQuiz(page, request, site.url);
    await goTo(page, 3);
    await page.locator('[data-part~="typed"] input').fill('5/6');
    await check(page);
    await expect(page.getByText('Így van, pörög a kerék!')).toBeVisible();

    const other = await otherBrowser(browser, site);
    await logIn(other, PUPIL);
    await openQuiz(other);
    // The same attempt, with what the first device has answered.
    await goTo(other, 3);
    await expect(other.getByText('Így van, pörög a kerék!')).toBeVisible();
    await goTo(other, 1);
    await other.keyboard.press('A');
    await check(other);
    await expect(main(other)).toHaveText(/Próbáld újra|Következő/);

    // The first device has been signed out meanwhile; its answer stays on it.
    await goTo(page, 2);
    await page.keyboard.press('B');
    await check(page);
    await expect(page.getByText('Közben kijelentkeztél')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Bejelentkezem' }).click();
    await page.getByLabel(/^E-mail/).fill(PUPIL);
    await page.getByLabel('Jelszó', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés', exact: true }).click();
    await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
    await expect.poll(async () => triesOf(await storedAnswers(page, request, site.url))).toEqual(['q1.1', 'q2.1', 'q3.1']);
    await other.context().close();
  });
});

test('a unit test: palette, changed answers, hand-in with a warning, reasons at the end', async ({ page }) => {
  test.slow();
  await logIn(page, FREE_PUPIL);
  await page.goto('/tananyag/teszt-matek-5-termeszetes-szamok');
  await page.getByRole('button', { name: 'Kezdem' }).click();
  const palette = page.getByRole('navigation', { name: 'Kérdések' });
  const total = await palette.getByRole('button').count();
  await expect(page.getByRole('button', { name: /Segítség/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Következő kérdés' }).click();
  await palette.getByRole('button', { name: /^1\. kérdés/ }).click();
  await answerByKeys(page, 0);
  await expect(palette.getByRole('button', { name: '1. kérdés, megválaszolva' })).toBeVisible();
  await answerByKeys(page, 1);
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible();
  await page.getByRole('complementary', { name: 'Áttekintés' }).getByRole('button', { name: 'Beadom' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(new RegExp(`kérdés üres \\(.*\\b${total}\\.\\)`));
  await dialog.getByRole('button', { name: 'Beadom' }).click();
  await expect(page.getByRole('heading', { name: 'Kérdésről kérdésre' })).toBeVisible();
  await openReview(page);
  await expect(page.getByText('Kimaradt', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Megoldom, ami/ }).click();
  await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
});

test('endless practice grows task by task and ends when the pupil wishes', async ({ page }) => {
  await openQuiz(page, 'gyakorlo-matek-5-tortek-osszeadasa');
  await expect(page.getByText('Szint: bemelegítő')).toBeVisible();
  await passByKeys(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part~="quiz-count"]')).toHaveText('2. feladat a 10-ből');
  await openMenu(page);
  await page.getByRole('button', { name: 'Befejezem' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Befejezem' }).click();
  await expect(page.getByRole('heading', { name: 'Kérdésről kérdésre' })).toBeVisible();
  await page.getByRole('button', { name: 'Még tíz' }).click();
  await expect(page.locator('[data-part~="quiz-count"]')).toHaveText('1. feladat a 10-ből');
});

test('Mester Mód shows the solutions and prints two groups with the key apart', async ({ page, request, site }) => {
  await logIn(page, TEACHER);
  const { token } = await sessionOf(page);
  const switched = await request.post(`${site.url}/api/teacher/mode`, {
    headers: { authorization: `Bearer ${token}` },
    data: { pin: '2468' },
  });
  expect(switched.ok()).toBe(true);
  await page.evaluate(() => localStorage.setItem('teacherMode', 'true'));
  await openQuiz(page);
  await expect(page.getByRole('main').getByText('Mester Mód')).toBeVisible();
  await expect(page.getByText('Megoldás', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /Nyomtatható feladatlap/ }).click();
  await expect(page.getByRole('heading', { name: /A csoport$/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Megoldókulcs/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Nyomtatás' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

test('a pupil reports a faulty question', async ({ page }) => {
  await openQuiz(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Szerintem hiba van' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Mi a gond/).fill('Két jó válasz is van.');
  await dialog.getByRole('button', { name: 'Elküldöm' }).click();
  await expect(page.getByText(/[Kk]öszön/).last()).toBeVisible();
});

test('an exam: settings, flags, scratch paper, clock, hand-in, grades', async ({ page }) => {
  test.slow();
  await page.goto('/tananyag/villamteszt-matek-5');
  await page.getByRole('button', { name: 'Kezdem' }).click();
  const palette = page.getByRole('navigation', { name: 'Kérdések' });
  await expect(palette.getByRole('button')).toHaveCount(10);
  await answerByKeys(page, 0);
  await page.getByRole('button', { name: 'Megjelölöm' }).click();
  await page.getByLabel('Piszkozat').fill('3 · 4 = 12');
  await expect(palette.getByRole('button', { name: '1. kérdés, megválaszolva, megjelölve' })).toBeVisible();
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Folytatom' }).click();
  await expect(page.getByLabel('Piszkozat')).toHaveValue('3 · 4 = 12');
  await expect(palette.getByRole('button', { name: /^1\. kérdés.*megjelölve$/ })).toBeVisible();
  await page.getByRole('complementary', { name: 'Áttekintés' }).getByRole('button', { name: 'Beadom' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/kérdés üres \(.*\b10\.\)/);
  await dialog.getByRole('button', { name: 'Beadom' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ feladat kimaradt\.$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Megoldom, ami kimaradt' }).click();
  await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
});

/** Two quizzes between them hold every kind that is drawn by hand. */
const LOOKED_AT = { 360: QUIZ, 1280: 'kviz-matek-5-maradekos-osztas' } as const;
for (const theme of ['light', 'dark'] as const)
  for (const width of [360, 1280] as const)
    test(`accessible in the ${theme} theme at ${width} px`, async ({ page }) => {
      test.setTimeout(300_000);
      await setTheme(page, theme);
      await page.setViewportSize({ width, height: 800 });
      await openQuiz(page, LOOKED_AT[width]);
      const looked = new Set<string>();
      const look = async (what: string) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        if (!looked.has(what)) await expectAccessible(page);
        looked.add(what);
      };
      for (;;) {
        const type = await typeOf(page);
        await answerByKeys(page, 0);
        await look(`${type} open`);
        await page.keyboard.press('Enter');
        await expect(main(page)).toHaveText(/Próbáld újra|Következő|Lássuk/);
        if ((await main(page).textContent()) === 'Próbáld újra') {
          await look(`${type} again`);
          await main(page).click();
          await answerByKeys(page, 1);
          await page.keyboard.press('Enter');
          await expect(main(page)).toHaveText(/Következő|Lássuk/);
        }
        await look(`${type} closed`);
        const last = /Lássuk/.test((await main(page).textContent()) ?? '');
        await main(page).click();
        if (last) break;
      }
      await expect(page.getByRole('heading', { name: 'Kérdésről kérdésre' })).toBeVisible();
      await look('result');
    });
