import type { Locator, Page } from '@playwright/test';
import { choose, type Move, pick, slide } from '../../packages/widgets/src/kit/recipe.ts';
import { expect, test } from '../harness.ts';
import { button, type Driver } from './driver.ts';
import { screen } from './every-way.ts';
import { keyboard } from './keyboard.ts';
import { mouse } from './mouse.ts';
import { openKind, perform, stripOf } from './solve.ts';
import { touch } from './touch.ts';

const tool = (name: string) => choose('Eszköz', name);
const opening = (name: string) => choose('Körzőnyílás', name);

/** One way for each, by the task of the example. */
const ways: [task: string, moves: Move[]][] = [
  [
    'Szerkeszd meg az AB szakasz felezőmerőlegesét!',
    [
      tool('Körző'),
      opening('beállítom'),
      slide('Sugár', 4.5),
      pick('A pont'),
      opening('előző'),
      pick('B pont'),
      tool('Vonalzó'),
      pick('k1 és k2 felső metszéspontja'),
      pick('k1 és k2 alsó metszéspontja'),
    ],
  ],
  [
    'Felezd meg az O csúcsú szöget körzővel és vonalzóval!',
    [
      opening('beállítom'),
      pick('O pont'),
      tool('Pont'),
      pick('a és k1 metszéspontja'),
      pick('b és k1 metszéspontja'),
      tool('Körző'),
      pick('M1 pont'),
      pick('M2 pont'),
      tool('Vonalzó'),
      pick('O pont'),
      pick('k2 és k3 jobb oldali metszéspontja'),
    ],
  ],
  [
    'Szerkeszd meg a P pont tükörképét a t tengelyre!',
    [
      tool('Derékszögű vonalzó'),
      pick('t egyenes'),
      pick('P pont'),
      tool('Körző'),
      pick('t és f1 metszéspontja'),
      pick('P pont'),
      tool('Pont'),
      pick('f1 és k1 alsó metszéspontja'),
    ],
  ],
  [
    'Szerkeszd meg a háromszöget: a = 5 cm, b = 6 cm, c = 7 cm!',
    [
      tool('Körző'),
      opening('c = 7 cm'),
      pick('A pont'),
      opening('b = 6 cm'),
      pick('A pont'),
      tool('Pont'),
      pick('e és k1 metszéspontja'),
      tool('Körző'),
      opening('a = 5 cm'),
      pick('M1 pont'),
      tool('Vonalzó'),
      pick('A pont'),
      pick('k2 és k3 metszéspontja'),
      pick('M1 pont'),
      pick('M2 pont'),
    ],
  ],
];

const widgetOf = async (page: Page, task: string): Promise<Locator> => {
  const entry = page.locator('[data-mode="construct"]').filter({ hasText: task });
  await entry.scrollIntoViewIfNeeded();
  const widget = entry.getByRole('article');
  await expect(widget).toBeVisible();
  return widget;
};

const solveAll = async (page: Page, driver: Driver): Promise<void> => {
  await openKind(page, 'geometry-board');
  for (const [task, moves] of ways)
    await test.step(task, async () => {
      const widget = await widgetOf(page, task);
      for (const move of moves) await perform(driver, widget, move);
      await expect(stripOf(widget)).toHaveAttribute('data-outcome', 'solved');
    });
};

test.describe.configure({ mode: 'parallel' });
test.use(screen);

test('four constructions by mouse', ({ page }) => solveAll(page, mouse(page)));
test('four constructions by keyboard', ({ page }) => solveAll(page, keyboard(page)));
test('four constructions by touch at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await solveAll(page, await touch(page));
});

test('a finger that moves over the sheet scrolls the page and draws nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openKind(page, 'geometry-board');
  const widget = await widgetOf(page, ways[0]?.[0] ?? '');
  const sheet = widget.getByRole('group', { name: 'Rajzlap' });
  await sheet.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await sheet.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 200];
  const before = await page.evaluate(() => window.scrollY);
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let moved = 15; moved <= 150; moved += 15)
    await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
  await expect(button(widget, 'Visszavonás')).toHaveAttribute('aria-disabled', 'true');
});

test('a line put by eye looks right and is refused', async ({ page }) => {
  await openKind(page, 'geometry-board');
  const widget = await widgetOf(page, ways[0]?.[0] ?? '');
  await perform(mouse(page), widget, tool('Vonalzó'));
  const sheet = widget.getByRole('group', { name: 'Rajzlap' });
  const box = await sheet.boundingBox();
  const unit = (box?.width ?? 0) / 12;
  for (const [x, y] of [
    [5.22, 7.88],
    [6.38, 2.32],
  ] as const)
    await sheet.click({ position: { x: x * unit, y: (10 - y) * unit } });
  await button(widget, 'Ellenőrzöm').click();
  await expect(stripOf(widget)).toContainText('Szemre jó');
});
