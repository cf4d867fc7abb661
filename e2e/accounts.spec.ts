import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, otherBrowser, test } from './harness.ts';

const password = 'Jo-Jelszo-77';
let counter = 0;
const freshEmail = (who: string): string => `${who}-${Date.now()}-${counter++}@pelda.hu`;

const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

const fillRegistration = async (page: Page, email: string, name = 'Szűcs Hunor'): Promise<void> => {
  await page.goto('/regisztracio');
  await page.getByLabel(/^(Teljes Név|Felhasználónév)$/).fill(name);
  await page.getByLabel('E-mail-cím', { exact: true }).fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await page.getByLabel('Jelszó még egyszer').fill(password);
  await page.getByRole('checkbox', { name: /Elfogadom/ }).check();
};

/** Registers through the page and opens the mailed link. */
const registerPupil = async (page: Page, site: { mailTo(address: string, subject: RegExp): Promise<{ links: string[] }> }) => {
  const email = freshEmail('tanulo');
  await fillRegistration(page, email);
  await submit(page, 'Regisztráció').click();
  await expect(page.getByText('Sikeres regisztráció!')).toBeVisible();
  const { links } = await site.mailTo(email, /Erősítsd meg/);
  await page.goto(links[0] ?? '');
  await expect(page.getByText('Megerősítetted az e-mail-címedet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bejelentkezés' }).click();
  return email;
};

test('a pupil registers, opens the mailed link, logs in, changes and resets the password, and deletes the account', async ({
  page,
  site,
}) => {
  test.slow();
  const email = freshEmail('hunor');
  await page.goto('/regisztracio');
  const button = submit(page, 'Regisztráció');
  await expect(button).toBeDisabled();
  await fillRegistration(page, email);
  await page.getByLabel('Jelszó még egyszer').fill('valami más');
  await page.getByLabel('Jelszó még egyszer').blur();
  await expect(page.getByText('A két jelszó nem egyezik!')).toBeVisible();
  await expect(button).toBeDisabled();
  await page.getByLabel('Jelszó még egyszer').fill(password);
  await expect(page.getByText(/Még .* hátra/)).toHaveCount(0);
  await button.click();
  await expect(page.getByText('Sikeres regisztráció!')).toBeVisible();
  await page.getByRole('button', { name: 'Elírtam a címet, kijavítom' }).click();
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(email);
  await expect(page.getByLabel(/^E-mail/)).toBeFocused();
  await expect(page.getByLabel('Teljes Név')).not.toHaveValue('');
  await page.goto('/regisztracio');
  await expect(page.getByLabel('Teljes Név')).toHaveValue('');
  await expect(page.getByRole('radio', { name: /Tanuló/ })).toBeChecked();

  await page.goto('/bejelentkezes');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await submit(page, 'Bejelentkezés').click();
  await expect(page.getByText('Előbb erősítsd meg az e-mail-címedet. Új levelet is kérhetsz.')).toBeVisible();

  const verification = await site.mailTo(email, /Erősítsd meg/);
  expect(verification.html).toContain('Megerősítem');
  await page.goto(verification.links[0] ?? '');
  await page.getByRole('main').getByRole('link', { name: 'Bejelentkezés' }).click();
  await logIn(page, email, password);

  await page.goto('/profil/adataim');
  const form = page.getByRole('form', { name: 'Jelszó módosítása' });
  await form.getByLabel('Jelenlegi jelszó').fill(password);
  await form.getByLabel('Új jelszó', { exact: true }).fill('Masik-Jelszo-88');
  await form.getByLabel('Új jelszó még egyszer').fill('Masik-Jelszo-89');
  await form.getByRole('button', { name: 'Jelszó módosítása' }).click();
  await expect(form.getByText('Az új jelszavak nem egyeznek.').first()).toBeVisible();
  await form.getByLabel('Új jelszó még egyszer').fill('Masik-Jelszo-88');
  await form.getByRole('button', { name: 'Jelszó módosítása' }).click();
  await expect(page.getByText('Megváltoztattad a jelszavad.')).toBeVisible();
  await expect(page).toHaveURL(/\/profil\/adataim$/);
  await expect(page).toHaveURL(/\/bejelentkezes$/, { timeout: 6000 });
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.getByRole('link', { name: 'Elfelejtetted a jelszavad?' }).click();
  await expect(page.getByRole('heading', { name: 'Elfelejtett jelszó' })).toBeVisible();
  await page.getByLabel(/^E-mail/).fill(email);
  await submit(page, 'Kérem a linket').click();
  await expect(page.getByText('Ha ehhez a címhez tartozik fiók')).toBeVisible();
  const reset = await site.mailTo(email, /Új jelszó beállítása/);
  await page.goto(reset.links[0] ?? '');
  await page.getByLabel('Új jelszó', { exact: true }).fill('Harmadik-Jelszo-99');
  await page.getByLabel('Új jelszó még egyszer').fill('Harmadik-Jelszo-98');
  await submit(page, 'Beállítom az új jelszót').click();
  await expect(page.getByText('A két jelszó nem egyezik!').first()).toBeVisible();
  await page.getByLabel('Új jelszó még egyszer').fill('Harmadik-Jelszo-99');
  await submit(page, 'Beállítom az új jelszót').click();
  await expect(page.getByText('Beállítottad az új jelszavad.')).toBeVisible();
  await expect(page.locator('link[rel="modulepreload"][href*="/login-"]'), 'the login page is fetched before the redirect').toBeAttached();
  await expect(page).toHaveURL(/\/bejelentkezes$/, { timeout: 6000 });

  await logIn(page, email, 'Harmadik-Jelszo-99');
  await page.goto('/profil/adataim');
  await page.getByRole('button', { name: 'Fiók törlése' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Mégsem' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Törlöm a fiókomat' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Töröltük a fiókodat.')).toBeVisible();
  await page.goto('/bejelentkezes');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill('Harmadik-Jelszo-99');
  await submit(page, 'Bejelentkezés').click();
  await expect(page.getByText('Sikertelen bejelentkezés.')).toBeVisible();
});

test('a teacher registers with a VIP code and sees that approval is awaited', async ({ page, site }) => {
  const email = freshEmail('tanar');
  await fillRegistration(page, email, 'Éva néni');
  await page.getByRole('radio', { name: /Tanár/ }).check();
  await expect(page.getByLabel('Felhasználónév')).toHaveValue('Éva néni');
  await expect(page.getByLabel(/Szülő/)).toHaveCount(0);
  await expect(submit(page, 'Regisztráció')).toBeDisabled();
  await page.getByLabel('VIP kód').fill('NINCS-ILYEN');
  await submit(page, 'Regisztráció').click();
  await expect(page.getByText('A VIP kód érvénytelen vagy lejárt.')).toBeVisible();
  await page.getByLabel('VIP kód').fill('DEMO-VIP-2026');
  await submit(page, 'Regisztráció').click();
  await expect(page.getByText('Sikeres regisztráció!')).toBeVisible();
  const { links } = await site.mailTo(email, /Erősítsd meg/);
  await page.goto(links[0] ?? '');
  await expect(page.getByText('Megerősítetted az e-mail-címedet')).toBeVisible();
  await logIn(page, email, password);
  await page.goto('/profil');
  await expect(page.getByRole('main').getByText('Jóváhagyásra vár').first()).toBeVisible();
});

test('a second login on another browser ends the first with the stated text', async ({ page, browser, site }) => {
  const email = await registerPupil(page, site);
  await logIn(page, email, password);
  const second = await otherBrowser(browser, site);
  await logIn(second, email, password);
  await page.goto('/profil');
  await expect(page.getByText('A munkamenet lejárt. A fiókodba egy másik eszközön léptek be.')).toBeVisible();
  await expect(page).toHaveURL(/\/bejelentkezes$/);
  await second.goto('/profil/adataim');
  await expect(second.getByLabel('E-mail-cím', { exact: true })).toHaveValue(email);
  await second.context().close();
});

test('the local Google signs up in completion mode and signs in', async ({ page }) => {
  const email = freshEmail('lili');
  const google = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByLabel('Google-név').fill('Kiss Lili');
    await page.getByLabel('Google-cím').fill(email);
    await page.getByRole('dialog').getByRole('button', { name: 'Tovább' }).click();
  };
  await page.goto('/bejelentkezes');
  await google('Bejelentkezés Google-fiókkal');
  await expect(page.getByText('Ehhez a Google-fiókhoz még nincs regisztráció.')).toBeVisible();

  await page.goto('/regisztracio');
  await google('Regisztráció Google-fiókkal');
  await expect(page.getByLabel('Teljes Név')).toHaveValue('Kiss Lili');
  await expect(page.getByLabel('Teljes Név')).not.toBeEditable();
  await expect(page.getByLabel('E-mail-cím', { exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Jelszó', { exact: true })).toHaveCount(0);
  await expect(submit(page, 'Regisztráció Befejezése')).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /Elfogadom/ }).check();
  await submit(page, 'Regisztráció Befejezése').click();
  await expect(page).toHaveURL(/\/profil$/);

  await page.getByRole('button', { name: 'Kijelentkezés' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/bejelentkezes');
  await google('Bejelentkezés Google-fiókkal');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Kijelentkezés' }).first()).toBeAttached();
});

test('a parent confirms, and refuses; the mails are listed under /dev/levelek', async ({ page, site }) => {
  const parent = freshEmail('anya');
  const pupil = freshEmail('tanulo');
  await fillRegistration(page, pupil);
  await page.locator('[data-part~="parent"] > summary').click();
  await page.getByLabel(/Szülő e-mail-címe/).fill(parent);
  await submit(page, 'Regisztráció').click();
  // The parent is asked only once the pupil's address is proven.
  await page.goto((await site.mailTo(pupil, /Erősítsd meg/)).links[0] ?? '');
  await expect(page.getByText('Megerősítetted az e-mail-címedet')).toBeVisible();
  const { links } = await site.mailTo(parent, /Szülői hozzájárulás/);
  await page.goto(links[0] ?? '');
  await page.getByRole('button', { name: 'Hozzájárulok', exact: true }).click();
  await expect(page.getByText('Köszönjük, rögzítettük a hozzájárulásod.')).toBeVisible();
  await page.getByRole('button', { name: 'Visszavonom a hozzájárulásomat' }).click();
  await expect(page.getByText('Visszavontad a hozzájárulásod')).toBeVisible();
  await page.getByRole('button', { name: /töröljétek a fiókot/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Igen, töröljétek' }).click();
  await expect(page.getByText('A fiókot 24 órán belül töröljük.').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dev/levelek');
  await page.getByText(parent).first().click();
  // On Sundays the demo school's parents have had their weekly mail too.
  await expect(page.getByText('Kedves Szülő!').filter({ hasText: 'Szűcs Hunor' })).toBeVisible();
});

test('who asks for a page that needs a login comes back to it; a logged-in visitor without need is told so', async ({ page, site }) => {
  const email = await registerPupil(page, site);
  await page.goto('/profil#jelszo');
  await expect(page).toHaveURL(/\/bejelentkezes$/);
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'Emlékezz rám' }).check();
  await submit(page, 'Bejelentkezés').click();
  await expect(page).toHaveURL(/\/profil\/adataim#jelszo$/);
  await page.goto('/bejelentkezes');
  await expect(page.getByRole('main').getByText(/Be vagy jelentkezve/)).toBeVisible();
});

test('corrupt stored data is cleared at startup', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('spoiled')) return;
    sessionStorage.setItem('spoiled', '1');
    localStorage.setItem('token', 'abc');
    localStorage.setItem('user', '{ez nem json');
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Bejelentkezés' }).first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null]);
});

test('missing and dead links say so', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByText('Hiba: Hiányzó megerősítő kód.')).toBeVisible();
  await page.goto('/verify-email/nincs-ilyen');
  await expect(page.getByText('Hiba: Ez a link már nem érvényes. Kérj újat.')).toBeVisible();
  await page.goto('/reset-password/nincs-ilyen');
  await expect(page.getByText('Ez a link már nem érvényes. Kérj újat.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kérem a linket' })).toBeVisible();
  await page.goto('/szulo/nincs-ilyen');
  await expect(page.getByText('Ez a link már nem érvényes. Kérj újat.')).toBeVisible();
});

for (const path of ['/bejelentkezes', '/regisztracio', '/elfelejtett-jelszo', '/reset-password/x', '/verify-email', '/dev/levelek']) {
  test(`${path} is accessible in both themes and both widths`, async ({ page }) => {
    for (const [theme, width] of [
      ['light', 360],
      ['dark', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(value => localStorage.setItem('theme', value), theme);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
  });
}
