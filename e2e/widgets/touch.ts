import type { Page } from '@playwright/test';
import { button, type Driver, dropButton } from './driver.ts';
import { type Hand, type Point, pointerDriver } from './pointer-driver.ts';

/** A finger of its own, as the browser tells it from a mouse: it may scroll the page. */
export const finger = async (page: Page): Promise<Hand> => {
  const device = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    tap: target => target.tap(),
    down: async at => {
      await send('touchStart', [at]);
    },
    move: async to => {
      await send('touchMove', [to]);
    },
    up: async () => {
      await send('touchEnd', []);
    },
  };
};

export const touch = async (page: Page): Promise<Driver> => {
  const hand = await finger(page);
  return {
    ...pointerDriver(hand),
    // On a phone the place of a card may be out of sight: it is placed by two taps.
    place: async (widget, card, zone) => {
      await hand.tap(button(widget, card));
      await hand.tap(dropButton(widget, card, zone));
    },
  };
};
