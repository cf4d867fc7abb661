import { expect, type Page } from '@playwright/test';
import type { Site } from '../harness.ts';
import { PASSWORD } from '../harness.ts';
import { MAIN_LOOKS, openWithLook } from '../looks.ts';
import { demo, register, testOnOwnSite } from '../people.ts';
import { enter, tabTo, typeInto } from './keys.ts';
import { focusedName, passByKeys } from './quiz-keys.ts';

/** Everything here is done with the keyboard alone: no click, no pointer. Addresses are typed as a person types them. */
const test = testOnOwnSite();

const LESSON = 'Törtek összeadása és kivonása';
const DEMO_CLASS_CODE = 'DEMA26';
const main = (page: Page) => page.getByRole('main');

const logInByKeys = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await typeInto(page, page.getByLabel('E-mail-cím'), email);
  await typeInto(page, page.getByLabel('Jelszó', { exact: true }), password);
  // Until the page is alive the form would be sent nowhere.
  await expect(main(page).getByRole('button', { name: 'Bejelentkezés', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Értesítések/ })).toBeVisible();
};

/** From the home page to the lesson: the search of the bar where there is one, else the menu and the search page. */
const findLesson = async (page: Page): Promise<void> => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menü megnyitása' });
  if (await menu.isVisible()) {
    await enter(page, menu);
    await enter(page, page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Keresés' }));
    await typeInto(page, page.getByRole('searchbox', { name: 'Mit keresel?' }), 'tortek osszeadasa');
    await page.keyboard.press('Enter');
    await enter(page, main(page).locator('a[href$="/tananyag/matek-5-tortek-osszeadasa"]'));
  } else {
    const search = page.getByRole('combobox', { name: 'Keresés a leckék közt' });
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('tortek osszeadasa');
    const hit = page.getByRole('option').filter({ hasText: new RegExp(`^${LESSON}`) });
    await expect(hit).toBeVisible();
    while ((await hit.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: LESSON, exact: true })).toBeVisible();
};

/** A word of the glossary, then over the contents to the end of the lesson and on to its quiz. */
const readLesson = async (page: Page): Promise<void> => {
  await enter(page, 'a.term');
  const card = page.locator('[data-part~="term-card"]');
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: 'Szójegyzék' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  const contents = page.getByRole('navigation', { name: 'Tartalomjegyzék' });
  await tabTo(page, contents.locator('[data-part~="toc-head"]'), 'Shift+Tab');
  if ((await contents.locator('[data-part~="toc-head"]').getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  await enter(page, contents.getByRole('link', { name: 'Hogyan tovább?' }));
  await expect(page.getByRole('heading', { name: 'Hogyan tovább?' })).toBeFocused();
  await enter(page, main(page).getByRole('link', { name: 'Jöhet a kvíz!' }));
  await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
};

const registerByKeys = async (page: Page, site: Site, name: string, email: string): Promise<void> => {
  await page.goto('/regisztracio');
  await typeInto(page, page.getByLabel('Teljes Név'), name);
  await typeInto(page, page.getByLabel('E-mail-cím', { exact: true }), email);
  await typeInto(page, page.getByLabel('Jelszó', { exact: true }), PASSWORD);
  await typeInto(page, page.getByLabel('Jelszó még egyszer'), PASSWORD);
  await enter(page, '[data-part~="codes"] > summary');
  await typeInto(page, page.getByLabel('Osztálykód'), DEMO_CLASS_CODE);
  await tabTo(page, page.getByRole('checkbox', { name: /Elfogadom/ }));
  await page.keyboard.press('Space');
  await enter(page, main(page).getByRole('button', { name: 'Regisztráció', exact: true }));
  await expect(page.getByText('Sikeres regisztráció!')).toBeVisible();
  const { links } = await site.mailTo(email, /Erősítsd meg/);
  await page.goto(links[0] ?? '');
  await expect(page.getByText('Megerősítetted az e-mail-címedet')).toBeVisible();
  await enter(page, main(page).getByRole('link', { name: 'Bejelentkezés' }));
};

/** Every question to its end; answers the percent of the result. */
const doQuiz = async (page: Page): Promise<string> => {
  await page.goto('/tananyag/kviz-matek-5-tortek-osszeadasa');
  for (let last = false; !last; ) {
    await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
    const before = (await page.locator('[data-part~="quiz-count"]').textContent()) ?? '';
    await passByKeys(page);
    last = /Lássuk/.test(await focusedName(page));
    await page.keyboard.press('Enter');
    if (!last) await expect(page.locator('[data-part~="quiz-count"]')).not.toHaveText(before);
  }
  await expect(page.getByRole('heading', { name: 'Kérdésről kérdésre' })).toBeVisible();
  return (
    (await main(page)
      .getByText(/^\d+%$/)
      .first()
      .textContent()) ?? ''
  );
};

for (const look of process.env.TEST_FULL ? MAIN_LOOKS : MAIN_LOOKS.slice(0, 1))
  test.describe(`by keyboard alone at ${look.width} px, ${look.theme}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    const pupil = { name: `Billentyű Blanka ${look.width}`, email: `blanka-${look.width}@pelda.hu`, score: '' };
    test.beforeEach(({ page }) => openWithLook(page, look));

    test('a guest finds and reads a lesson, and comes to its quiz', async ({ page }) => {
      await findLesson(page);
      await readLesson(page);
    });

    test('a pupil registers, opens the mail, logs in, does a quiz and sees it in the profile', async ({ page, site }) => {
      await registerByKeys(page, site, pupil.name, pupil.email);
      await logInByKeys(page, pupil.email);
      pupil.score = await doQuiz(page);
      await page.goto('/profil');
      const best = page.locator('#statisztika li').filter({ hasText: LESSON }).first();
      await expect(best).toContainText(pupil.score);
    });

    test("the teacher opens the class and sees that pupil's result", async ({ page }) => {
      await page.goto('/bejelentkezes');
      await logInByKeys(page, demo('tanar'));
      await page.goto('/dashboard/teacher');
      await enter(page, page.getByRole('link', { name: /^Részletek/ }).last());
      const pupils = page.getByRole('region', { name: 'Tanulók' });
      await typeInto(page, pupils.getByLabel('Tanuló keresése'), pupil.name);
      await enter(page, pupils.getByRole('button', { name: pupil.name }));
      const row = page.getByRole('region', { name: 'Haladási napló' }).getByRole('row').nth(1);
      await expect(row).toContainText('Kvíz');
      await expect(row).toContainText(pupil.score);
    });

    test('the admin finds and approves a waiting teacher', async ({ page, site }) => {
      const name = `Váró Vilma ${look.width}`;
      await register(page.request, site, { username: name, role: 'teacher', vipCode: 'DEMO-VIP-2026' });
      await page.goto('/bejelentkezes');
      await logInByKeys(page, demo('admin'));
      await page.goto('/admin');
      await typeInto(page, page.getByLabel('Felhasználó keresése'), name);
      await expect(page.getByText('1 felhasználó', { exact: true })).toBeVisible();
      await enter(page, page.getByRole('button', { name: `Jóváhagyás: ${name}` }));
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Jóváhagyva');
    });
  });
