import { expect, type Page } from '@playwright/test';
import { alive, rested } from '../harness.ts';
import type { Watch } from '../watch.ts';

/** What moves for ever; nothing may when the visitor asked for rest. */
export const endlessMoves = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(move => move.playState === 'running' && move.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map(move => `moves without end: ${'animationName' in move ? move.animationName : move.id}`),
  );

/** The page is loaded, alive and at rest. */
export const settle = async (page: Page, watch: Watch): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await alive(page);
  await watch.quiet();
  // The gallery shows them for ever.
  await expect(page.locator('main :is([data-part~="skeleton"], [data-part~="loader"]):not([data-part~="gallery-theme"] *)')).toHaveCount(0);
  // What waits below the fold to be shaped keeps the colours and the places of before: here everything is judged.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-part~="card-rows"], .lesson-later { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await rested(page);
};
