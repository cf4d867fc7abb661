import { expect, test } from './harness.ts';
import { demo, signIn } from './people.ts';

test.use({ allowedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/] });

test('the app can be installed, and an opened lesson reads with the network cut', async ({ page, context }) => {
  await page.goto('/tananyag/matek-5-tortek-osszeadasa');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));

  // The second visit goes through the service worker and is kept.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Törtek összeadása és kivonása' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Törtek összeadása és kivonása' })).toBeVisible();
  await expect(page.getByText('Egyforma darabokat tudsz összeadni')).toBeVisible();

  // However much is kept, the files of the offline page are never what is thrown away.
  const thrownAway = await page.evaluate(async () => {
    const offline = await (await caches.match('/offline'))?.text();
    const files = [...new Set(offline?.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
    const kept = await Promise.all(files.map(async file => ((await caches.match(file)) ? '' : file)));
    return files.length > 10 ? kept.filter(file => file !== '') : 'the offline page names no files';
  });
  expect(thrownAway).toEqual([]);

  await page.goto('/kapcsolat');
  await expect(page.getByRole('heading', { level: 1, name: 'Nincs kapcsolat' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Törtek összeadása és kivonása/ })).toBeVisible();
  await context.setOffline(false);
});

test('the start page of a pupil opens without the line, with what was kept', async ({ page, context, site }) => {
  await signIn(page, site, demo('ingyenes'));
  await page.goto('/tananyag/matek-5-tortek-osszeadasa');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Szia, / })).toBeVisible();
  await expect(page.getByRole('link', { name: /Törtek összeadása és kivonása/ })).toBeVisible();
  await context.setOffline(false);
});
