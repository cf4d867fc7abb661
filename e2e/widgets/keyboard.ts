import type { Locator, Page } from '@playwright/test';
import { button, type Driver, dropButton, reached, sliderValue } from './driver.ts';

const MANY = 400;

type Side = 'here' | 'after' | 'before' | 'away';

/** Where the focus is, seen from the target; away when it is nowhere. */
const focusSide = (target: Locator): Promise<Side> =>
  target.evaluate(element => {
    const active = document.activeElement;
    if (active === element) return 'here';
    if (!active || active === document.body) return 'away';
    return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
  });

/** Tab and Shift+Tab alone, from wherever the focus is. */
const tabTo = async (page: Page, target: Locator, isThere = () => focusSide(target)): Promise<void> => {
  for (let presses = 0; presses < MANY; presses++) {
    const side = await isThere();
    if (side === 'here') return;
    await page.keyboard.press(side === 'after' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab never reached ${target}`);
};

/** A group of radio buttons has one stop; the arrows go on inside. */
const groupSide = (radio: Locator): Promise<Side> =>
  radio.evaluate(element => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'away';
    if (active instanceof HTMLInputElement && element instanceof HTMLInputElement && active.name === element.name) return 'here';
    return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
  });

const keys = [
  { more: 'ArrowRight', less: 'ArrowLeft' },
  { more: 'ArrowUp', less: 'ArrowDown' },
] as const;

/** How far the page keys take a native slider; a handle has none. */
const leapOf = (slider: Locator): Promise<number> =>
  slider.evaluate(element =>
    element instanceof HTMLInputElement ? (Number(element.max) - Number(element.min)) / 10 : Number.POSITIVE_INFINITY,
  );

export const keyboard = (page: Page): Driver => {
  const press = async (target: Locator): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  return {
    press: async (target, times) => {
      for (let time = 0; time < times; time++) await press(target);
    },
    choose: async radio => {
      await tabTo(page, radio, () => groupSide(radio));
      for (let presses = 0; presses < MANY && (await focusSide(radio)) !== 'here'; presses++) await page.keyboard.press('ArrowDown');
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
    },
    slide: async (slider, to, within) => {
      await tabTo(page, slider);
      const leap = await leapOf(slider);
      for (const [axis, want] of to.entries())
        for (let presses = 0; presses < MANY; presses++) {
          const off = want - ((await sliderValue(slider))[axis] ?? Number.NaN);
          if (Math.abs(off) <= within) break;
          if (Math.abs(off) >= leap) await page.keyboard.press(off > 0 ? 'PageUp' : 'PageDown');
          else await page.keyboard.press((off > 0 ? keys[axis]?.more : keys[axis]?.less) ?? '');
        }
      if (!reached(await sliderValue(slider), to, within)) throw new Error(`stepped to ${to}, it says ${await sliderValue(slider)}`);
    },
    write: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    place: async (widget, card, zone) => {
      await press(button(widget, card));
      await press(dropButton(widget, card, zone));
    },
    pick: async target => {
      const stop = target.locator('..').locator('[tabindex="0"]');
      // Plain buttons are stops of their own.
      if ((await stop.count()) === 0) return press(target);
      await tabTo(page, stop);
      for (let presses = 0; presses < MANY && (await focusSide(target)) !== 'here'; presses++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
    order: async (widget, items) => {
      for (const [place, item] of items.entries()) {
        const up = button(widget, `Feljebb: ${item}`);
        const row = () => up.evaluate(element => Number(element.closest<HTMLElement>('[data-row]')?.dataset.row));
        for (let presses = 0; presses < items.length && (await row()) > place; presses++) await press(up);
      }
    },
  };
};
