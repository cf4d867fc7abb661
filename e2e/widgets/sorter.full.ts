import type { Locator } from '@playwright/test';
import { expect, rested, test } from '../harness.ts';
import { button } from './driver.ts';
import { centerOf } from './pointer-driver.ts';
import { stripOf } from './solve.ts';
import { finger } from './touch.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

const boxes = {
  test: ['vasszög', 'üvegpohár'],
  anyag: ['vas', 'üveg'],
  jelenség: ['esik az eső', 'olvad a jég'],
  mennyiség: ['idő', 'tömeg'],
};

/** How many boxes are cut by the strip or by the top of the window. */
const cutBoxes = (widget: Locator): Promise<number> =>
  widget.evaluate(element => {
    const edge = element.querySelector('[data-part="strip"]')?.getBoundingClientRect().top ?? 0;
    const places = [...element.querySelectorAll('[data-zone]')].map(place => place.getBoundingClientRect());
    return places.filter(({ top, bottom }) => top < 0 || bottom > edge).length;
  });

test('a finger drags every card into its box, empty or not, and all boxes stay in sight', async ({ page }) => {
  await page.goto('/tananyag/fizika-6-mi-a-fizika');
  // The widget is loaded as its place comes near.
  await page.getByRole('heading', { name: 'Fedezd fel!' }).scrollIntoViewIfNeeded();
  const widget = page.getByRole('article', { name: 'Interaktív: kártyaválogató' }).first();
  await widget.scrollIntoViewIfNeeded();
  await widget.evaluate(element => window.scrollBy({ top: element.getBoundingClientRect().top - 72, behavior: 'instant' }));
  await rested(page);
  const hand = await finger(page);
  const box = (name: string) => widget.locator('[data-zone]').filter({ has: page.getByRole('heading', { name, exact: true }) });
  // A card that a reply has marked says so.
  const cardIn = (part: Locator, card: string) => part.getByRole('button', { name: new RegExp(`^${card}( – nézd meg újra)?$`) });
  const drag = async (card: string, name: string) => {
    const [from, to] = [await centerOf(cardIn(widget, card)), await centerOf(box(name))];
    await hand.down(from);
    for (let step = 1; step <= 6; step++)
      await hand.move({ x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 });
    await hand.up();
    await expect(cardIn(box(name), card)).toBeVisible();
    await rested(page);
    expect(await cutBoxes(widget), `boxes cut after ${card}`).toBe(0);
  };

  expect(await cutBoxes(widget)).toBe(0);
  await drag('vasszög', 'anyag');
  await hand.tap(button(widget, 'Ellenőrzöm'));
  await expect(stripOf(widget)).toContainText('Még 7 kártya vár a helyére, és 1 nincs jó helyen.');
  await rested(page);
  expect(await cutBoxes(widget), 'boxes cut by the reply').toBe(0);

  for (const [name, cards] of Object.entries(boxes)) for (const card of cards) await drag(card, name);
  await hand.tap(button(widget, 'Ellenőrzöm'));
  await expect(stripOf(widget)).toHaveAttribute('data-outcome', 'solved');
});
