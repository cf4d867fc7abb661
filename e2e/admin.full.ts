import { expect, type Page } from '@playwright/test';
import { MAIN_LOOKS, openWithLook } from './looks.ts';
import { demo, expectSound, otherPerson, register, signIn, testOnOwnSite } from './people.ts';

const test = testOnOwnSite();

const bell = (page: Page) => page.getByRole('button', { name: /^Értesítések/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Értesítések' });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('admin finds and approves the waiting teacher, who is notified', async ({ page, browser, site }) => {
  test.slow();
  const teacher = await otherPerson(browser, site, demo('uj-tanar'));
  await teacher.page.goto('/dashboard/teacher');
  await expect(teacher.page.getByRole('heading', { name: 'Jóváhagyásra vár' })).toBeVisible();

  await signIn(page, site, demo('admin'));
  await page.goto('/admin');
  await expect(page.getByRole('tab').first()).toHaveText('Felhasználók');
  await expect(page.getByRole('tab').nth(1)).toHaveText('Üzenetek');
  await expect(page.getByText('19 felhasználó')).toBeVisible();
  await page.getByLabel('Felhasználó keresése').fill('torok gab');
  await expect(page.getByText('1 felhasználó', { exact: true })).toBeVisible();
  await expect(row(page, 'Török Gábor')).toContainText('Jóváhagyásra vár');
  await page.getByLabel('Felhasználó keresése').fill('nincs ilyen ember');
  await expect(page.getByText('Nincs ilyen felhasználó')).toBeVisible();
  await page.getByLabel('Felhasználó keresése').fill('');
  await page.getByRole('radio', { name: 'Tanárok' }).check();
  await expect(page.getByText('2 felhasználó', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Jóváhagyásra vár' }).check();
  await expect(page.getByText('1 felhasználó', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Jóváhagyás: Török Gábor' }).click();
  await expect(page.getByText('Nincs ilyen felhasználó')).toBeVisible();
  await page.getByRole('radio', { name: 'Mindenki' }).check();
  await expect(row(page, 'Török Gábor')).toContainText('Jóváhagyva');

  await teacher.page.reload();
  await expect(teacher.page.getByLabel('Az osztály neve')).toBeVisible();
  await expect(bell(teacher.page)).toHaveAccessibleName(/^Értesítések, \d+ olvasatlan$/);
  const marked = teacher.page.waitForResponse(response => response.url().endsWith('/api/notifications/mark-read'));
  await bell(teacher.page).click();
  await expect(panel(teacher.page).getByRole('listitem').first()).toContainText(/[Jj]óváhagy/);
  expect((await marked).status()).toBe(200);
  await expect(bell(teacher.page)).toHaveAccessibleName('Értesítések');
  await teacher.page.reload();
  await expect(bell(teacher.page)).toHaveAccessibleName('Értesítések');
  await teacher.page.context().close();
  await site.mailTo(demo('uj-tanar'), /jóváhagy/i);
});

test('a new pupil has no notifications until the admin sends one to all', async ({ page, browser, site }) => {
  test.slow();
  const email = await register(page.request, site, { username: 'Üres Elek' });
  const pupil = await otherPerson(browser, site, email);
  await pupil.page.goto('/sugo');
  await bell(pupil.page).click();
  await expect(panel(pupil.page).getByText('Nincsenek új értesítéseid.')).toBeVisible();
  await pupil.page.keyboard.press('Escape');
  await expect(panel(pupil.page)).toBeHidden();
  await expect(bell(pupil.page)).toBeFocused();

  await signIn(page, site, demo('admin'));
  await page.goto('/admin');
  await openTab(page, 'Körüzenet');
  await page.getByLabel('Kinek szól?').selectOption('students');
  await page.getByLabel('Cím').fill('Karbantartás');
  await page.getByRole('textbox', { name: 'Üzenet' }).fill('Szombat este egy órára leállunk.');
  await page.getByRole('button', { name: 'Kiküldöm' }).click();
  await expect(page.getByText(/^Elküldtük az értesítést \d+ embernek\.$/)).toBeVisible();
  await pupil.page.reload();
  await expect(bell(pupil.page)).toHaveAccessibleName('Értesítések, 1 olvasatlan');
  await bell(pupil.page).click();
  await expect(panel(pupil.page)).toContainText('Szombat este egy órára leállunk.');
  await pupil.page.context().close();
});

test('a guest writes a message that the admin reads; a user finds name and address filled in', async ({ page, site }) => {
  test.slow();
  await page.goto('/kapcsolat');
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Elküldöm' }).click();
  await expect(form.getByText('Írd be a neved.')).toBeVisible();
  await expect(form.getByLabel('Név', { exact: true })).toBeFocused();
  await form.getByLabel('Név', { exact: true }).fill('Vendég Vera');
  await form.getByLabel('E-mail-cím').fill('vera@pelda.hu');
  await form.getByLabel('Tárgy').fill('Mikor lesz kémia?');
  await form.getByLabel('Üzenet').fill('A lányom nagyon várja a kémiát is.');
  await form.getByRole('button', { name: 'Elküldöm' }).click();
  await expect(page.getByText('Köszönjük, megkaptuk az üzenetedet! Hamarosan válaszolunk.')).toBeVisible();
  await expect(form.getByLabel('Tárgy')).toHaveValue('');

  await signIn(page, site, demo('diak'));
  await page.goto('/kapcsolat');
  await expect(form.getByLabel('Név', { exact: true })).toHaveValue('Kovács Lilla');
  await expect(form.getByLabel('Név', { exact: true })).not.toBeEditable();
  await expect(form.getByLabel('E-mail-cím')).toHaveValue(demo('diak'));
  await expect(form.getByLabel('E-mail-cím')).not.toBeEditable();

  await signIn(page, site, demo('admin'));
  await page.goto('/admin');
  await openTab(page, 'Üzenetek');
  const message = page.getByRole('listitem').filter({ hasText: 'Mikor lesz kémia?' });
  await expect(message).toContainText('Vendég Vera');
  await expect(message).toContainText('A lányom nagyon várja a kémiát is.');
  await message.getByRole('button', { name: 'Elolvastam' }).click();
  await expect(message.getByRole('button', { name: 'Elolvastam' })).toHaveCount(0);
});

test('codes, reports, audit log and health show what there is', async ({ page, site }) => {
  await signIn(page, site, demo('admin'));
  await page.goto('/admin');
  await openTab(page, 'Kódok');
  await expect(page.getByRole('row').filter({ hasText: 'Bemutató iskola' })).toHaveCount(2);
  await page.getByLabel(/^Megjegyzés/).fill('Őszi továbbképzés');
  await page.getByRole('button', { name: 'Kód kiadása' }).click();
  await expect(page.getByText('Elkészült a kód. Másold ki most: később már nem tudjuk megmutatni.')).toBeVisible();
  await expect(row(page, 'Őszi továbbképzés')).toContainText('1 / 1');
  await openTab(page, 'Jelzett kérdések');
  const reports = page.getByRole('tabpanel').getByRole('listitem');
  await expect(reports.first()).toContainText(/\d+ jelzés/);
  const before = await reports.count();
  await reports.first().getByRole('button', { name: 'Elintézve' }).click();
  await expect(reports).toHaveCount(before - 1);
  await openTab(page, 'Napló');
  await expect(page.getByRole('region', { name: 'Biztonsági napló' }).getByRole('row').nth(1)).toContainText('Észkerék Admin');
  await openTab(page, 'Állapot');
  await expect(page.getByText('Adatbázis')).toBeVisible();
  await expect(page.getByText('próbafizetés')).toBeVisible();
});

test('the help centre searches, says when it finds nothing, and opens what the address points at', async ({ page }) => {
  await page.goto('/sugo');
  const search = page.getByLabel('Keresés a súgóban');
  const articles = page.locator('[data-part~="help-article"]');
  await expect(articles.first()).toBeVisible();
  const all = await articles.count();
  expect(all).toBeGreaterThanOrEqual(40);
  await expect(page.getByRole('heading', { level: 2, name: 'Fiók és belépés' })).toBeVisible();
  await search.fill('xq');
  await expect(articles).toHaveCount(all);
  await search.fill('xqzzkw');
  await expect(page.getByText('Nincs találat a keresésre.')).toBeVisible();
  await search.fill('jelszo');
  await expect(articles.first()).toBeVisible();
  expect(await articles.count()).toBeLessThan(all);
  await search.fill('');
  await expect(articles).toHaveCount(all);
  const last = articles.last();
  const id = await last.getAttribute('id');
  await expect(last.locator('[data-part~="help-answer"]')).toBeHidden();
  await page.goto('/');
  await page.goto(`/sugo#${id}`);
  await expect(last.locator('[data-part~="help-answer"]')).toBeVisible();
  await expect(last).toBeInViewport();
});

for (const look of MAIN_LOOKS)
  test(`admin, notifications, help and contact are accessible at ${look.width} px, ${look.theme}`, async ({ page, site }) => {
    test.setTimeout(240_000);
    await openWithLook(page, look);
    await signIn(page, site, demo('admin'));
    await page.goto('/admin');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSound(page);
    for (const [tab, sign] of [
      ['Üzenetek', page.getByRole('tabpanel').getByRole('listitem').first()],
      ['Kódok', page.getByRole('row').nth(1)],
      ['Körüzenet', page.getByLabel('Kinek szól?')],
      ['Jelzett kérdések', page.getByText(/\d+ jelzés/).first()],
      ['Napló', page.getByRole('row').nth(1)],
      ['Állapot', page.getByText('Adatbázis')],
    ] as const) {
      await openTab(page, tab);
      await expect(sign).toBeVisible();
      await expectSound(page);
    }
    await bell(page).click();
    await expect(panel(page).getByRole('listitem').first()).toBeVisible();
    await expectSound(page);
    await page.goto('/kapcsolat');
    await expect(page.getByLabel('Név', { exact: true })).toHaveValue(/Admin/);
    await expectSound(page);
    await page.goto('/sugo');
    await page.locator('[data-part~="help-article"] summary').first().click();
    await expect(page.locator('[data-part~="help-answer"]').first()).toBeVisible();
    await expectSound(page);
  });
