import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Site } from './harness.ts';
import { MAIN_LOOKS, openWithLook } from './looks.ts';
import { apiOf, demo, expectSound, register, signIn, testOnOwnSite } from './people.ts';

const test = testOnOwnSite();

const panel = (page: Page) => page.locator('#elofizetes');
const line = (page: Page) => page.locator('[data-part~="subscription-line"]');
const openProfile = async (page: Page, site: Site, email: string): Promise<string> => {
  const token = await signIn(page, site, email);
  await page.goto('/profil/elofizetes');
  await expect(panel(page).locator('[data-part~="plan-status"]')).toBeVisible();
  return token;
};
const toCheckout = async (page: Page, plan: 'Havi előfizetés' | 'Éves előfizetés'): Promise<void> => {
  await panel(page).getByRole('button', { name: plan }).click();
  await expect(page).toHaveURL(/\/fizetes-proba\/sbx_co_/);
  await expect(page.getByText('Ez egy próbaoldal. Valódi pénz nem mozdul, bankkártyát ne adj meg.')).toBeVisible();
};

test('a trial user subscribes monthly, manages the subscription and withdraws', async ({ page, site }) => {
  test.slow();
  const token = await openProfile(page, site, demo('diak'));
  await expect(panel(page)).toContainText('A próbaidőszak aktív');
  await expect(panel(page)).toContainText('30 RON');
  await expect(panel(page)).toContainText('2 hónap ingyen');

  await toCheckout(page, 'Éves előfizetés');
  await expect(page.getByText('300 RON', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mégsem fizetek' }).click();
  await expect(page.getByText('Az előfizetési folyamatot megszakítottad.')).toBeVisible();
  await expect(page).toHaveURL(/\/profil$/);
  await expect(line(page)).toContainText('A próbaidőszak aktív');

  await line(page).getByRole('link').click();
  await toCheckout(page, 'Havi előfizetés');
  await expect(page.getByText('30 RON', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Próbafizetés' }).click();
  const done = page.getByText('Előfizetésed sikeresen aktiválva!');
  await expect(done).toBeVisible();
  await expect(page).toHaveURL(/\/profil$/);
  await expect(line(page)).toContainText('Havi előfizetés');
  await expect(done).toHaveCount(0);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').is_subscribed)).toBe(true);

  await line(page).getByRole('link').click();
  await expect(panel(page)).toContainText('A jelenlegi időszak vége');
  await panel(page).getByRole('button', { name: 'Előfizetés kezelése' }).click();
  await expect(page).toHaveURL(/\/fizetes-proba\/sbx_portal_/);
  await page.getByRole('button', { name: 'Lemondás az időszak végével' }).click();
  await expect(page).toHaveURL(/\/profil\/elofizetes#elofizetes$/);
  await expect(panel(page)).toContainText('Lemondtad');
  await panel(page).getByRole('button', { name: 'Előfizetés kezelése' }).click();
  await page.getByRole('button', { name: 'Mégis megtartom' }).click();
  await expect(page).toHaveURL(/\/profil\/elofizetes#elofizetes$/);
  await expect(panel(page)).toContainText('megújul');

  await panel(page).getByRole('button', { name: 'Elállás a szerződéstől' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Mégsem' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Elállok a szerződéstől' }).click();
  await expect(page.getByText('Rögzítettük az elállásodat.')).toBeVisible();
  await expect(panel(page)).toContainText('Visszafizetve');
  await expect(panel(page)).toContainText('A próbaidőszak aktív');
  await site.mailTo(demo('diak'), /elállás/i);
  expect((await apiOf(page.request, site, token).get('/api/profile')).body).toMatchObject({ is_subscribed: false });
});

test('a typed payment_success grants nothing', async ({ page, site }) => {
  const token = await signIn(page, site, demo('lejart'));
  await page.goto('/profil?payment_success=true');
  await expect(page.getByText('A fizetésedet ellenőrizzük…')).toBeVisible();
  await expect(page).toHaveURL(/\/profil$/);
  await page.waitForResponse(response => response.url().endsWith('/api/profile'));
  await expect(line(page)).toContainText('Nincs aktív előfizetésed');
  await expect(page.getByText('Előfizetésed sikeresen aktiválva!')).toHaveCount(0);
  const { body } = await apiOf(page.request, site, token).get('/api/profile');
  expect(body).toMatchObject({ is_subscribed: false, subscription_status: 'none' });
});

test('an unanswered payment stops the polling after forty tries', async ({ page, site }) => {
  await page.clock.install();
  await signIn(page, site, demo('lejart'));
  await page.goto('/profil?payment_success=true');
  await expect(page.getByText('A fizetésedet ellenőrizzük…')).toBeVisible();
  let asked = 0;
  page.on('request', request => {
    if (request.url().endsWith('/api/profile')) asked++;
  });
  const pending = page.getByText('A fizetés feldolgozása folyamatban. Frissítsd később az oldalt.');
  while (!(await pending.isVisible())) {
    const before = asked;
    await page.clock.runFor(3000);
    if (asked > before) await page.waitForLoadState('networkidle');
    expect(asked).toBeLessThanOrEqual(40);
  }
  await expect(pending).toBeVisible();
});

const CASES = [
  ['tanar', 'Korlátlan hozzáférés', null],
  ['ingyenes', 'Örökös ingyenes hozzáférés', null],
  ['osztalytars', 'Hozzáférés az osztályodon keresztül', null],
  ['premium', 'Havi előfizetés', 'Előfizetés kezelése'],
  ['diak', 'A próbaidőszak aktív', 'Havi előfizetés'],
  ['lejart', 'Nincs aktív előfizetésed', 'Havi előfizetés'],
] as const;
test('the six forms of the subscription, one demo account each', async ({ page, site }) => {
  test.slow();
  for (const [key, title, action] of CASES)
    await test.step(key, async () => {
      await openProfile(page, site, demo(key));
      await expect(panel(page).locator('[data-part~="plan-status"] h3')).toHaveText(title);
      if (action) await expect(panel(page).getByRole('button', { name: action })).toBeVisible();
      else await expect(panel(page).getByRole('button', { name: /előfizetés/i })).toHaveCount(0);
    });
});

test('the referral code is copied, the name saved, all data downloaded', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await openProfile(page, site, demo('premium'));
  const { body: profile } = await apiOf(page.request, site, token).get('/api/profile');
  const box = page.locator('#ajanlas');
  await expect(box).toContainText('3/5');
  await expect(box).toContainText('Még 2 barát hiányzik');
  await box.getByRole('button', { name: 'Kód másolása' }).click();
  await expect(box.getByRole('button', { name: 'Kimásolva!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(profile.referral_code);

  await page.getByRole('link', { name: 'Adataim' }).click();
  await expect(page.getByLabel('E-mail-cím', { exact: true })).not.toBeEditable();
  await page.getByLabel('Teljes Név').fill('Nagy Bence Márton');
  await page.getByRole('form', { name: 'Adataid' }).getByRole('button', { name: 'Mentés' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szia, Márton!');

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Adataim letöltése' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^eszkerek-adataim-\d{4}-\d\d-\d\d\.json$/);
  const data = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(data)).toMatchObject({ success: true });
  expect(data).toContain(demo('premium'));
  expect(data).toContain('Nagy Bence Márton');
  await page.getByRole('link', { name: 'Ki mit lát rólam?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ki mit lát/ })).toBeVisible();
});

test("the stop link of the parent's letter works by itself", async ({ page, site }) => {
  const parent = `szulo-${crypto.randomUUID().slice(0, 8)}@pelda.hu`;
  await register(page.request, site, { username: 'Kis Panna', parental_email: parent });
  const { links } = await site.mailTo(parent, /./);
  const link = links.find(address => address.includes('/szulo/')) ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Hozzájárulok', exact: true }).click();
  await expect(page.getByText('Köszönjük, rögzítettük a hozzájárulásod.')).toBeVisible();

  await page.goto(`${link}?leallitas=1`);
  await expect(page.getByText('Leállítottad a heti összefoglalót.')).toBeVisible();
  await expect(page).toHaveURL(/\/szulo\/[\w-]+$/);
  await expect(page.getByText('Leállítottad a heti összefoglalót.')).toBeVisible();
  await page.getByRole('button', { name: 'Kérek heti összefoglalót' }).click();
  await expect(page.getByRole('button', { name: 'Nem kérek heti összefoglalót' })).toBeVisible();
});

for (const look of MAIN_LOOKS)
  test(`profile and test checkout are accessible at ${look.width} px, ${look.theme}`, async ({ page, site }) => {
    test.slow();
    await openWithLook(page, look);
    await openProfile(page, site, demo('diak'));
    await expectSound(page);
    await page.goto('/profil');
    await expect(page.locator('[data-part~="stats"]')).toBeVisible();
    await expectSound(page);
    await page.goto('/profil/elofizetes');
    await toCheckout(page, 'Éves előfizetés');
    await expectSound(page);
    await openProfile(page, site, demo('premium'));
    await panel(page).getByRole('button', { name: 'Előfizetés kezelése' }).click();
    await expect(page.getByRole('button', { name: 'Lemondás az időszak végével' })).toBeVisible();
    await expectSound(page);
  });
