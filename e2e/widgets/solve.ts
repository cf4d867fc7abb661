import type { Locator, Page } from '@playwright/test';
import type { WidgetKind } from '../../packages/widgets/src/kinds.ts';
import type { Move } from '../../packages/widgets/src/kit/recipe.ts';
import { expect } from '../harness.ts';
import { button, type Drawn, type Driver, STEP } from './driver.ts';
import { recipeOf } from './recipes.ts';

/** A grip has the name of its slider or stepper; a tapped part that of its button or choice, or of one option of it. */
const drawnAs = (widget: Locator, name: string, option?: string): Drawn => {
  const one = widget.locator(`[data-tap="${name}: ${option}"]`);
  const all = widget.locator(`[data-tap="${name}"]`);
  return { grip: widget.locator(`[data-grip="${name.replace(STEP, '')}"]`), tap: option === undefined ? all : one.or(all) };
};

export const perform = async (driver: Driver, widget: Locator, move: Move): Promise<void> => {
  switch (move.do) {
    case 'press':
      return driver.press(button(widget, move.button), move.times, drawnAs(widget, move.button));
    case 'choose':
      return driver.choose(
        widget.getByRole('group', { name: move.group, exact: true }).getByRole('radio', { name: move.option, exact: true }),
        drawnAs(widget, move.group, move.option),
      );
    case 'slide':
      return driver.slide(
        widget.getByRole('slider', { name: move.slider, exact: true }),
        move.to,
        move.within,
        drawnAs(widget, move.slider),
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
