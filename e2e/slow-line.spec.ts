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
});
