import { expect } from '@playwright/test';
import { apiOf, demo, expectSound, signIn, testOnOwnSite } from './people.ts';

const test = testOnOwnSite();
const LESSON = '/tananyag/fizika-7-emelo';

/** The quick set shows the tightest case of each, the full one all. */
const full = <const Row extends readonly unknown[]>(...rows: Row[]): Row[] => (process.env.TEST_FULL ? rows : []);

test('a teacher shows a lesson: slides, pen, clock, a pupil, and back', async ({ page, site }) => {
  await signIn(page, site, demo('tanar'));
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Vetítés' }).click();
  const tools = page.getByRole('toolbar', { name: 'Vetítés eszközei' });
  await expect(tools).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Fő navigáció' })).toBeHidden();
  await expect(page.locator('article > section')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(page.locator('article > section')).toHaveId('felfedezes');
  await expectSound(page);

  await tools.getByRole('button', { name: 'Piros toll' }).click();
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(420, 340, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Rajz a lapon: 1 vonal' })).toBeAttached();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('img', { name: 'Rajz a lapon: 0 vonal' })).toBeAttached();
  await page.keyboard.press('PageDown');
  await tools.getByRole('button', { name: 'Utolsó vonal vissza' }).click();
  await expect(page.getByRole('img', { name: 'Rajz a lapon: 0 vonal' })).toBeAttached();

  await tools.getByRole('button', { name: 'Óra' }).click();
  await page.getByRole('region', { name: 'Óra' }).getByRole('button', { name: 'Indul' }).click();
  await expect(page.getByRole('region', { name: 'Óra' }).getByText('1:59')).toBeVisible();
  await tools.getByRole('button', { name: 'Ki jön?' }).click();
  const picker = page.getByRole('region', { name: 'Ki jön?' });
  await picker.getByRole('button', { name: 'Pörgetek' }).click();
  await expect(picker.getByRole('status')).not.toBeEmpty();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(tools).toBeVisible();

  await page.getByRole('button', { name: 'Kilépek a vetítésből' }).click();
  await expect(tools).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Fő navigáció' })).toBeVisible();
  expect(await page.locator('article > section').count()).toBeGreaterThan(4);
});

interface Sizes<T> {
  text: T;
  /** Values and names of a widget's controls. */
  control: T;
  label: T;
}

/** The size on the screen of the smallest text of the slide, of its widgets' controls, and of the labels in its drawings. */
const smallest = (slide: Element): Sizes<number> => {
  const sizes: Sizes<number[]> = { text: [], control: [], label: [] };
  for (const element of slide.querySelectorAll('*:not(.sr-only, .katex *, sup, sub)')) {
    const written = Array.from(element.childNodes).some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    if (!written || !element.checkVisibility() || element.closest('.sr-only')) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    if (drawn) sizes.label.push(size * Math.hypot(drawn.a, drawn.b));
    else sizes[element.closest('[data-part~="widget"]') ? 'control' : 'text'].push(size);
  }
  return { text: Math.min(...sizes.text), control: Math.min(...sizes.control), label: Math.min(...sizes.label) };
};

for (const [width, height, text, control, label] of [[1280, 720, 28, 20, 18], ...full([1920, 1080, 42, 30, 26])] as const)
  test(`the last row reads every slide at ${width}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, site, demo('tanar'));
    await page.goto(LESSON);
    await page.getByRole('button', { name: 'Vetítés' }).click();
    const next = page.getByRole('button', { name: 'Következő' });
    for (let at = 0, last = false; !last; at += 1) {
      const slide = page.locator(`[data-slide="${at}"]`);
      const found = await slide.evaluate(smallest);
      expect(found.text, `text of slide ${at}`).toBeGreaterThanOrEqual(text);
      expect(found.control, `controls of slide ${at}`).toBeGreaterThanOrEqual(control);
      expect(found.label, `labels of slide ${at}`).toBeGreaterThanOrEqual(label);
      last = (await next.getAttribute('aria-disabled')) === 'true';
      if (!last) await next.click();
    }
  });

for (const [quiz, row] of [
  // Four long rows, and five rows to order: the least that the text of a lesson may have.
  ['kviz-ai-56-jo-prompt', 28],
  ...full(['kviz-matek-5-tortek-osszeadasa', 32], ['kviz-matek-5-szamegyenes-kerekites', 28]),
] as const)
  test(`the last row reads every question of ${quiz}, and nothing is cut`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await signIn(page, site, demo('tanar'));
    await page.goto(`/tananyag/${quiz}`);
    await page.getByRole('button', { name: 'Vetítés' }).click();
    const tools = page.getByRole('toolbar', { name: 'Vetítés eszközei' });
    const next = tools.getByRole('button', { name: 'Következő' });
    for (let at = 1, last = false; !last; at += 1) {
      await expect(tools).toContainText(`${at} /`);
      const missing = () =>
        page.locator('[data-shown]').evaluate(column => column.scrollHeight - (column.parentElement?.clientHeight ?? 0));
      await expect.poll(missing, `question ${at}`).toBeLessThanOrEqual(0);
      for (const one of await page.locator('[data-part~="choices"] label, [data-card], [data-item], [data-part="template"]').all())
        expect(
          await one.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize)),
          `question ${at}`,
        ).toBeGreaterThanOrEqual(row);
      last = (await next.getAttribute('aria-disabled')) === 'true';
      if (!last) await next.click();
    }
  });

for (const [width, height] of [[1280, 720], ...full([1920, 1080])] as const)
  test(`the solution of every type is on one screen at ${width}, in place of what was asked`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    const api = apiOf(page.request, site, await signIn(page, site, demo('tanar')));
    expect((await api.post('/api/teacher/mode', { pin: '2468' })).status).toBe(200);
    const tools = page.getByRole('toolbar', { name: 'Vetítés eszközei' });
    const shown = page.locator('[data-shown]');
    for (const [quiz, at, type, asked] of [
      ['kviz-fizika-8-fenytores', 6, 'order', '[data-item]'],
      ['kviz-fizika-8-fenytores', 8, 'match', '[data-card]'],
      ['kviz-matek-5-szamegyenes-kerekites', 3, 'numberLine', '[data-part~="number-line"] button'],
      ['kviz-matek-5-tortek-osszeadasa', 5, 'fillSteps', 'input'],
    ] as const) {
      await page.goto(`/tananyag/${quiz}`);
      await page.getByRole('button', { name: 'Vetítés' }).click();
      for (let place = 1; place < at; place += 1) {
        await expect(tools).toContainText(`${place} /`);
        await tools.getByRole('button', { name: 'Következő' }).click();
      }
      await expect(shown.locator(`[data-type="${type}"] ${asked}`).first()).toBeVisible();
      await page.getByRole('button', { name: 'Mutasd a megoldást' }).click();
      await expect(page.getByText('Megoldás:')).toBeVisible();
      const missing = () => shown.evaluate(({ scrollHeight, parentElement }) => scrollHeight - (parentElement?.clientHeight ?? 0));
      await expect.poll(missing, type).toBeLessThanOrEqual(0);
      await expect(shown.locator(asked), type).toHaveCount(0);
      await expect(page.locator('[data-part="quiz-main"]'), type).toHaveCount(0);
    }
  });

test('a pupil has no such button', async ({ page, site }) => {
  await signIn(page, site, demo('diak'));
  await page.goto(LESSON);
  await expect(page.getByRole('button', { name: 'Nyomtatás' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vetítés' })).toBeHidden();
});
