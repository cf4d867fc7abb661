import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

const LESSON = '/tananyag/matek-5-tortek-osszeadasa';
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Tartalomjegyzék' }).locator('[data-part~="toc-head"]');

test('the contents are open on screens wider than 1024 px, and fold after a choice on narrower ones', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(LESSON);
  await expect(contents(page)).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.reload();
  await expect(contents(page)).toHaveAttribute('aria-expanded', 'false');
  await contents(page).click();
  await page.getByRole('navigation', { name: 'Tartalomjegyzék' }).getByRole('link', { name: 'Hogyan tovább?' }).click();
  await expect(contents(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { name: 'Hogyan tovább?' })).toBeInViewport();
});

test('a choice in the contents brings its heading to the top, below the bars', async ({ page }) => {
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(LESSON);
    await contents(page).click();
    await page.getByRole('navigation', { name: 'Tartalomjegyzék' }).getByRole('link', { name: 'Gyakori hiba' }).click();
    const heading = page.getByRole('heading', { name: 'Gyakori hiba' });
    const top = () => heading.evaluate(element => element.getBoundingClientRect().top);
    await expect.poll(top, `${width} px`).toBeLessThan(190);
    expect(await top(), `${width} px`).toBeGreaterThan(130);
  }
});

test('on a phone the header leaves while reading goes on, and the part stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LESSON);
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Nyomtatás' })).toBeHidden();
  await page.getByRole('link', { name: 'Kezdem' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const header = page.getByRole('navigation', { name: 'Fő navigáció' });
  await expect(header).not.toBeInViewport();
  await expect(contents(page)).toBeInViewport();
  await page.mouse.wheel(0, -120);
  await expect(header).toBeInViewport();
});

test('on a phone the boxes that reach beyond the text are whole where a section is shaped late', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(LESSON);
  // content-visibility cuts off what is outside of its element.
  const later = page.locator('.lesson-later');
  await expect(later.first()).toHaveCSS('content-visibility', 'auto');
  const cut = await later.evaluateAll(sections =>
    sections.flatMap(section => {
      const { left, right } = section.getBoundingClientRect();
      return [...section.querySelectorAll('div, figure')].flatMap(box => {
        const at = box.getBoundingClientRect();
        const isOutside = at.width > 0 && (at.left < left || at.right > right);
        return isOutside && !box.closest('.table-scroll, [data-part~="widget"]') ? [box.className] : [];
      });
    }),
  );
  expect(cut).toEqual([]);
});

test('zoom narrows the screen for the contents too: they do not lie open over the text', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('zoom', '150'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(LESSON);
  await expect(contents(page)).toHaveAttribute('aria-expanded', 'false');
});

test('after two quiet minutes a lesson goes home, with a question before and a way back', async ({ page }) => {
  await page.clock.install();
  await page.goto(LESSON);
  await expect(contents(page)).toBeVisible();
  await page.clock.runFor(101_000);
  const question = page.getByRole('alertdialog', { name: 'Itt vagy még?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.clock.runFor(121_000);
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('status').filter({ hasText: 'Régóta nem nyúltál az oldalhoz' }).getByRole('link', { name: 'Folytatom' }).click();
  await expect(page).toHaveURL(new RegExp(`${LESSON}$`));
});

test('after two quiet minutes a quiz loads its data again and stays', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/tananyag/${QUIZ}`);
  await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
  const again = page.waitForRequest(request => request.url().includes(`/api/tananyag/${QUIZ}.json`));
  await page.clock.runFor(121_000);
  await again;
  await expect(page).toHaveURL(new RegExp(`/tananyag/${QUIZ}$`));
});

test('a page has its title, description and structured data', async ({ page }) => {
  await page.goto(LESSON);
  await expect(page).toHaveTitle('Törtek összeadása és kivonása | Észkerék');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /./);
  expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({ '@type': 'Course' });
});

test('a guest is sent from a premium page to login, with the stated message', async ({ page, request, site }) => {
  const { data } = await (await request.get(`${site.url}/api/curriculums`)).json();
  await page.goto(`/tananyag/${data.premiumCourses[0].slug}`);
  await expect(page).toHaveURL(/\/bejelentkezes$/);
  await expect(page.getByText('A tartalom megtekintéséhez bejelentkezés és prémium hozzáférés szükséges.')).toBeVisible();
});

test('a subject that does not exist is named in the stated words', async ({ page }) => {
  await page.goto('/targy/kemia');
  await expect(page.getByText('A(z) kemia tantárgy főoldala nem található.', { exact: true })).toBeVisible();
});

test('a muted video plays behind the page, and none is fetched for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/sugo');
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Háttérmozgás megállítása' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(video).toHaveCount(0);
  expect(asked.filter(url => /\/video\/.*\.(webm|mp4)/.test(url))).toEqual([]);
});
