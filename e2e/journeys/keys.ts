import { expect, type Locator, type Page } from '@playwright/test';

/** So many presses are a lot of work already; whoever needs more has no way there. */
const MOST_PRESSES = 80;

/** The focus must be seen: the element says so, and something of it is not covered. */
const focusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.matches(':focus-visible')) return 'the focus is not marked';
    // A hidden input shows its focus on the label around it.
    const shown = focused.closest('label') ?? focused;
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
    const points = [
      [left + width / 2, top + height / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const;
    const seen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (shown.contains(found) || found.contains(shown));
    });
    return seen ? null : `the focus is covered or off the screen: ${shown.outerHTML.slice(0, 200)}`;
  });

/** The page glides to what got the focus. */
const expectFocusSeen = (page: Page): Promise<void> => expect.poll(() => focusFault(page), { timeout: 3000 }).toBeNull();

/** Moves with Tab alone until the focus is on the first element that fits. */
export const tabTo = async (page: Page, wanted: string | Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const locator = typeof wanted === 'string' ? page.locator(wanted) : wanted;
  await expect(locator.first()).toBeAttached();
  const isThere = async () => {
    for (const element of await locator.elementHandles()) if (await element.evaluate(node => node === document.activeElement)) return true;
    return false;
  };
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await isThere()) return expectFocusSeen(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_PRESSES} x ${key} never reached ${String(wanted)}`);
};

/** Goes to a control with Tab and presses Enter on it. */
export const enter = async (page: Page, wanted: string | Locator): Promise<void> => {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
};

/** Goes to a field with Tab and types into it. */
export const typeInto = async (page: Page, wanted: string | Locator, text: string): Promise<void> => {
  await tabTo(page, wanted);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};
