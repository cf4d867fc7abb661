import type { Page } from '@playwright/test';
import { button, type Driver } from './driver.ts';
import { centerOf, type Hand, pointerDriver } from './pointer-driver.ts';

export const mouse = (page: Page): Driver => {
  const hand: Hand = {
    tap: target => target.click(),
    down: async at => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
    },
    move: to => page.mouse.move(to.x, to.y),
    up: () => page.mouse.up(),
  };
  return {
    ...pointerDriver(hand),
    place: async (widget, card, zone) => {
      const zones = widget.locator('[data-zone]').filter({ has: page.getByRole('heading', { name: zone, exact: true }) });
      await widget.locator('[data-part="sorter"]').evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await hand.down(await centerOf(button(widget, card)));
      const goal = await centerOf(zones);
      await page.mouse.move(goal.x, goal.y, { steps: 4 });
      await hand.up();
    },
  };
};
