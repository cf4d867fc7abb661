import { expect, type Page } from '@playwright/test';
import { alive } from '../harness.ts';
import type { Watch } from './watch.ts';

/** All moving parts that come to an end have ended. */
export const rested = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(move => move.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map(move => move.finished.catch(() => undefined)));
  });

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
  await expect(page.locator('main .skeleton, main .loader')).toHaveCount(0);
  await rested(page);
};
