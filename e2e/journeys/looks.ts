import type { Page } from '@playwright/test';

export interface Look {
  width: 360 | 1280;
  theme: 'light' | 'dark';
  /** Everything is asked here; the other looks differ in colours or in width alone. */
  whole: boolean;
}

/** A closed ring: each look is one step from the one before. */
export const LOOKS: readonly Look[] = [
  { width: 360, theme: 'light', whole: true },
  { width: 360, theme: 'dark', whole: false },
  { width: 1280, theme: 'dark', whole: true },
  { width: 1280, theme: 'light', whole: false },
];

export const nameOf = (look: Look): string => `${look.width} px ${look.theme}`;

/** Changes the look of the page as it stands: what is open stays open. */
export const dress = async (page: Page, { width, theme }: Look): Promise<void> => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
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
