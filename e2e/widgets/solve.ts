import type { Locator, Page } from '@playwright/test';
import type { WidgetKind } from '../../packages/widgets/src/kinds.ts';
import type { Move } from '../../packages/widgets/src/kit/recipe.ts';
import { expect } from '../harness.ts';
import { button, type Driver } from './driver.ts';
import { recipeOf } from './recipes.ts';

export const perform = async (driver: Driver, widget: Locator, move: Move): Promise<void> => {
  switch (move.do) {
    case 'press':
      for (let time = 0; time < move.times; time++) await driver.press(button(widget, move.button));
      return;
    case 'choose':
      return driver.choose(
        widget.getByRole('group', { name: move.group, exact: true }).getByRole('radio', { name: move.option, exact: true }),
      );
    case 'slide':
      return driver.slide(
        widget.getByRole('slider', { name: move.slider, exact: true }),
        move.to,
        move.within,
        widget.locator(`[data-grip="${move.slider}"]`),
      );
    case 'write':
      return driver.write(widget.getByLabel(move.field, { exact: true }), move.text);
    case 'place':
      return driver.place(widget, move.card, move.zone);
    case 'order':
      return driver.order(widget, move.items);
    case 'pick':
      return driver.pick(button(widget, move.target));
  }
};

export const openKind = async (page: Page, kind: WidgetKind): Promise<void> => {
  await page.goto(`/dev/galeria/widgetek?kind=${kind}`);
  await expect(page.locator('[data-widget]').first()).toBeVisible();
};

/** The first example of the mode; it is loaded as it comes into sight. */
export const widgetOf = async (page: Page, kind: WidgetKind, mode: string): Promise<Locator> => {
  const entry = page.locator(`[data-widget="${kind}"][data-mode="${mode}"]`).first();
  await entry.scrollIntoViewIfNeeded();
  const widget = entry.getByRole('article');
  await expect(widget).toBeVisible();
  return widget;
};

/** The task, the feedback and the buttons below a widget. */
export const stripOf = (widget: Locator): Locator => widget.locator('[data-part="strip"]');

/** Every mode of the kind from its start to its goal. */
export const solveKind = async (page: Page, kind: WidgetKind, driver: Driver): Promise<void> => {
  for (const [mode, moves] of Object.entries(await recipeOf(kind))) {
    const widget = await widgetOf(page, kind, mode);
    for (const move of moves)
      await perform(driver, widget, move).catch(error => {
        throw new Error(`${kind} · ${mode}: ${JSON.stringify(move)}`, { cause: error });
      });
    // The strip of a solved widget is lower: the page below moves up, away from under a hand that is already there.
    await expect(stripOf(widget), `${kind} · ${mode} is solved`).toHaveAttribute('data-outcome', 'solved');
  }
};

export const restart = async (page: Page, kind: WidgetKind): Promise<void> => {
  for (const mode of Object.keys(await recipeOf(kind))) {
    const widget = await widgetOf(page, kind, mode);
    await button(widget, 'Újrakezdem').click();
    await expect(stripOf(widget)).not.toHaveAttribute('data-outcome', 'solved');
  }
};
