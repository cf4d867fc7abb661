import type { Page } from '@playwright/test';
import { setTheme } from './harness.ts';

export interface Look {
  width: 360 | 1280;
  theme: 'light' | 'dark';
  /** Checked in full; the other looks differ only in colours or in width. */
  whole: boolean;
}

/** In an order in which each look differs from the previous one in one property. */
export const LOOKS: readonly Look[] = [
  { width: 360, theme: 'light', whole: true },
  { width: 360, theme: 'dark', whole: false },
  { width: 1280, theme: 'dark', whole: true },
  { width: 1280, theme: 'light', whole: false },
];

/** A narrow light page and, in the full set, a wide dark one. */
export const MAIN_LOOKS = LOOKS.filter(look => look.whole && (look.width === 360 || process.env.TEST_FULL));

export const nameOf = (look: Look): string => `${look.width} px ${look.theme}`;

const sizeOf = ({ width }: Look) => ({ width, height: width === 360 ? 780 : 900 });

/** For a page that is not open yet. */
export const openWithLook = async (page: Page, look: Look): Promise<void> => {
  await page.setViewportSize(sizeOf(look));
  await setTheme(page, look.theme);
};

/** Changes the look of an open page without reloading it. */
export const switchLook = async (page: Page, look: Look): Promise<void> => {
  const { width, theme } = look;
  if (page.viewportSize()?.width !== width) await page.setViewportSize(sizeOf(look));
  await page.evaluate(async value => {
    if (localStorage.getItem('theme') !== value) {
      localStorage.setItem('theme', value);
      // As if another tab had changed it.
      dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    }
    const twoFrames = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const root = document.documentElement.dataset;
    for (let tries = 0; root.theme !== value || root.switching !== undefined; tries++) {
      if (tries > 200) throw new Error(`the page stays ${root.theme}, switching: ${root.switching}`);
      await twoFrames();
    }
    await twoFrames();
  }, theme);
};
