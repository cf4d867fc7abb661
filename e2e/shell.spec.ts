import { expect, expectAccessible, logIn, setTheme, test } from './harness.ts';

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('home, a subject page and a lesson are readable', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /Pörgesd fel/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A jövő interaktív iskolája' })).toBeVisible();
    await page.goto('/targy/matematika');
    await page.getByRole('heading', { name: 'Műveletek törtekkel' }).click();
    await expect(page.getByRole('link', { name: /Törtek összeadása és kivonása/ })).toBeVisible();
    await page.goto('/tananyag/matek-5-tortek-osszeadasa');
    await expect(page.getByText('Egyenlő nevező:')).toBeVisible();
    await expect(page.getByText('Egyforma darabokat tudsz összeadni')).toBeVisible();
  });
});

test('an unknown address and an unknown lesson answer 404 with a page in Hungarian', async ({ page }) => {
  for (const path of ['/nincs-ilyen', '/tananyag/nincs-ilyen-lecke', '/tananyag/..%2F..%2Fetc%2Fpasswd', '/targy/foldrajz']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/nincs-ilyen', '/tananyag/nincs-ilyen-lecke']) {
    await page.goto(path);
    // With the layers of the sheets in another order, links of the page took the place of the button's colour.
    const home = page.getByRole('main').getByRole('link', { name: /kezdőlap/i });
    const [ink, onBrand] = await home.evaluate(link => {
      const sample = document.createElement('i');
      sample.style.color = 'var(--on-brand)';
      link.append(sample);
      return [getComputedStyle(link).color, getComputedStyle(sample).color];
    });
    expect(ink, path).toBe(onBrand);
  }
});

test('an underscore address is replaced in the address bar', async ({ page }) => {
  await page.goto('/tananyag/matek_5_tortek_osszeadasa.html');
  await expect(page).toHaveURL(/\/tananyag\/matek-5-tortek-osszeadasa$/);
});

test('the navbar shows each role its own links', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Fő navigáció' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(nav.getByRole('link', { name: 'Bejelentkezés' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Profil' })).toHaveCount(0);
  await logIn(page, 'admin@demo.eszkerek.test');
  await expect(nav.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Súgó' })).toHaveCount(0);
  await expect(nav.getByText('Szia, Észkerék…!')).toBeVisible();
  await nav.getByRole('button', { name: 'Kijelentkezés' }).click();
  await logIn(page, 'tanar@demo.eszkerek.test');
  await expect(nav.getByRole('link', { name: 'Vezérlőpult' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

test("the rows of a guest's choices do not touch", async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const grades = await page.getByRole('group', { name: 'Hányadikos vagy?' }).boundingBox();
    const countries = await page.getByRole('group', { name: 'Melyik országban tanulsz?' }).boundingBox();
    expect((countries?.y ?? 0) - (grades?.y ?? 0) - (grades?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test('the controls of the navbar stand side by side on every phone', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 340, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 700 });
    const boxes = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll(controls => controls.map(control => control.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(2);
    boxes.slice(1).forEach((box, i) => {
      expect(box.left, `${width} px`).toBeGreaterThanOrEqual((boxes[i]?.right ?? 0) - 0.5);
    });
    expect(boxes.at(-1)?.right, `${width} px`).toBeLessThanOrEqual(width);
  }
});

/** Texts of the page that stand under the floating controls. */
const underDock = () => {
  const dock = document.querySelector('aside[aria-label="Lebegő vezérlők"]')?.getBoundingClientRect();
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node && dock; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const hit = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < dock.right && right > dock.left && top < dock.bottom && bottom > dock.top,
    );
    if (hit && node.textContent?.trim()) found.push(node.textContent.trim());
  }
  return found;
};

test('the floating controls cover no text', async ({ page }) => {
  for (const width of process.env.TEST_FULL ? [800, 1100, 1280, 1440] : [800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/targy/matematika', '/kereses?q=tort', '/tananyag/temazaro-tervezo-tortek']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (let y = 0; y < 2400; y += 300) {
        await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), y);
        expect(await page.evaluate(underDock), `${path} at ${width} px, ${y}`).toEqual([]);
      }
    }
  }
});

test('on a narrow phone every floating control is on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/kapcsolat');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Téma, nagyítás, időzítő' }).click();
  const edges = await page
    .getByRole('complementary', { name: 'Lebegő vezérlők' })
    .locator('a:visible, button:visible')
    .evaluateAll(controls => controls.map(control => control.getBoundingClientRect().right));
  expect(edges.length).toBe(7);
  expect(Math.max(...edges)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(underDock)).toEqual([]);
});

test('the guard sends guests to login and the wrong role home', async ({ page }) => {
  await page.goto('/dashboard/teacher');
  await expect(page).toHaveURL(/\/bejelentkezes$/);
  await logIn(page, 'diak@demo.eszkerek.test');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});

test('zoom is clamped, theme and zoom are kept, and the theme is there before the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const plus = page.getByRole('toolbar', { name: 'Megjelenés és időzítő' }).getByRole('button', { name: 'Nagyítás', exact: true });
  for (let i = 0; i < 10; i++) await plus.click();
  await expect(plus).toHaveAttribute('aria-disabled', 'true');
  expect(await page.evaluate(() => localStorage.getItem('zoom'))).toBe('150');
  await page.getByRole('button', { name: 'Sötét téma' }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/sugo', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement?.dataset.theme)).toBe('dark');
});

test('search finds as people type, and tells the three stated texts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Keresés a leckék közt' });
  await box.fill('tö');
  await expect(page.getByText('Írj be legalább 3 karaktert...')).toBeVisible();
  await box.fill('xqzwv');
  await expect(page.getByText('Nincs találat.').first()).toBeVisible();
  await box.fill('tortekkel');
  const hit = page.getByRole('option').first();
  await expect(hit).toContainText('tört', { ignoreCase: true });
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/tananyag\//);
});

for (const path of [
  '/',
  '/targy/matematika',
  '/tananyag/matek-5-tortek-osszeadasa',
  '/tananyag/fizika-6-suruseg',
  '/kereses?q=tort',
  '/sugo',
  '/kapcsolat',
  '/szojegyzek',
  '/aszf',
  '/alkalmazas-letoltese',
  // The parts of the galleries stand on the pages of the quick set too.
  ...(process.env.TEST_FULL ? ['/dev/galeria', '/dev/galeria/abrak'] : []),
])
  for (const { width, theme } of [
    { width: 360, theme: 'light' },
    // The quick set looks at two pages in dark, the full one at all.
    ...(process.env.TEST_FULL || path === '/' || path.endsWith('suruseg') ? [{ width: 1280, theme: 'dark' } as const] : []),
  ] as const)
    test(`${path} is accessible at ${width} px in ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await setTheme(page, theme);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'no sideways scrolling').toBeLessThanOrEqual(0);
    });
