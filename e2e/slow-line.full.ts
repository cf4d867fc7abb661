import type { Page } from '@playwright/test';
import { alive, expect, test } from './harness.ts';

/** The page is there, its scripts are still on the way. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async route => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await alive(page);
  };
};

test('what is typed before the scripts arrive is not lost', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/tananyag/magyarazd-el-maskepp');
  await page.getByLabel(/^Mit nem értesz\?/).fill('a közös nevező');
  await scripts();
  await expect(page.getByLabel(/^Mit nem értesz\?/)).toHaveValue('a közös nevező');
  await expect(page.getByRole('main')).toContainText('Ezt nem értem: a közös nevező.');

  const form = await openWithoutScripts(page, '/kapcsolat');
  await page.getByRole('textbox', { name: 'Üzenet' }).fill('Jó napot kívánok!');
  await form();
  await page.getByLabel(/^Név/).fill('Varga Ilka');
  await expect(page.getByRole('textbox', { name: 'Üzenet' })).toHaveValue('Jó napot kívánok!');

  const registration = await openWithoutScripts(page, '/regisztracio');
  await page.getByLabel('Teljes Név').fill('Varga Ilka');
  await page.getByLabel('E-mail-cím', { exact: true }).fill('ilka@pelda.hu');
  await page.getByLabel('Jelszó', { exact: true }).fill('Jo-Jelszo-77');
  await registration();
  await page.getByLabel('Jelszó még egyszer').fill('Jo-Jelszo-77');
  await page.getByRole('checkbox', { name: /Elfogadom/ }).check();
  await expect(page.getByRole('main').getByRole('button', { name: 'Regisztráció', exact: true })).toBeEnabled();

  await page.setViewportSize({ width: 1440, height: 900 });
  const search = await openWithoutScripts(page, '/');
  await page.getByRole('combobox', { name: 'Keresés a leckék közt' }).fill('tö');
  await search();
  await expect(page.getByText('Írj be legalább 3 karaktert...')).toBeVisible();
});

test.describe('on a line that breaks', () => {
  test.use({ allowedNoise: [/net::ERR_FAILED|Unable to preload CSS|dynamically imported module/] });

  test('a widget whose files did not come says so, and comes when it is asked for again', async ({ page }) => {
    await page.goto('/tananyag/matek-5-tortek-osszeadasa');
    const lost: string[] = [];
    await page.route(/\/assets\/[^/]+\.(js|css)$/, route => {
      lost.push(route.request().url());
      return route.abort();
    });
    const again = page.getByRole('button', { name: 'Újra megpróbálom' }).first();
    const text = page.locator('[data-part="widget-text"]').first();
    await text.scrollIntoViewIfNeeded();
    await expect(again).toBeVisible();
    await expect(text).toContainText('Ez a rész most nem töltődött be.');
    expect(lost.some(url => url.endsWith('.css'))).toBe(true);
    await page.unroute(/\/assets\/[^/]+\.(js|css)$/);
    await again.click();
    const widget = page.locator('[data-part="widget"]').first();
    await expect(widget.locator('[data-part="strip"]')).toBeVisible();
    await expect(widget).not.toHaveCSS('border-top-left-radius', '0px');
  });

  test('what opens on a click opens when its file comes at last, and the page stays', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/sugo');
    const lost = /\/assets\/(mobile-menu-view|dialog-view)-[^/]+\.js$/;
    await page.route(lost, route => route.abort());
    const failed = page.waitForEvent('requestfailed', request => lost.test(request.url()));
    await page.getByRole('button', { name: 'Menü megnyitása' }).click();
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Súgó');
    await page.unroute(lost);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Kapcsolat' })).toBeVisible();
  });

  test('a decoration whose file did not come leaves the page as it is', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route(/\/assets\/background-video[^/]*\.js$/, route => route.abort());
    const asked = page.waitForEvent('requestfailed', request => request.url().includes('background-video'));
    await page.goto('/sugo');
    await asked;
    // The walk of React over a missing part would put the error screen in its place.
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Súgó');
  });
});
