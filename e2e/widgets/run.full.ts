import type { Locator } from '@playwright/test';
import { expect, test } from '../harness.ts';
import { button } from './driver.ts';
import { openKind, stripOf, widgetOf } from './solve.ts';

const time = (widget: Locator) => widget.getByRole('slider', { name: 'Idő', exact: true });
const now = async (widget: Locator): Promise<number> => Number(await time(widget).inputValue());

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const clocks = [
  { kind: 'heat-lab', mode: 'warm' },
  { kind: 'motion-graph', mode: 'drive' },
] as const;

for (const { kind, mode } of clocks) {
  test(`${kind} ${mode}: the clock runs, stops where it is stopped and goes on from there`, async ({ page }) => {
    await openKind(page, kind);
    const widget = await widgetOf(page, kind, mode);
    const mark = widget.locator('[data-part="run-mark"]').first();
    const start = await mark.boundingBox();
    await button(widget, 'Indítom').click();
    await expect.poll(() => now(widget)).toBeGreaterThan(0);
    await button(widget, 'Megállítom').click();
    await expect(button(widget, 'Indítom')).toBeVisible();
    const stopped = await now(widget);
    expect((await mark.boundingBox())?.x).toBeGreaterThan(start?.x ?? 0);
    await button(widget, 'Indítom').click();
    await expect.poll(() => now(widget)).toBeGreaterThan(stopped);
    // A hand on the slider takes over from the clock.
    await time(widget).press('Home');
    await expect(button(widget, 'Indítom')).toBeVisible();
    expect(await now(widget)).toBe(0);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test(`${kind} ${mode}: the clock jumps to its end`, async ({ page }) => {
      await openKind(page, kind);
      const widget = await widgetOf(page, kind, mode);
      await button(widget, 'Indítom').click();
      await expect.poll(() => now(widget)).toBe(Number(await time(widget).getAttribute('max')));
      await expect(button(widget, 'Indítom')).toBeVisible();
    });
  });
}

test('solid-net fold: the net folds to the end and may be folded again', async ({ page }) => {
  await openKind(page, 'solid-net');
  const widget = await widgetOf(page, 'solid-net', 'fold');
  await button(widget, 'Összehajtom').click();
  await expect(button(widget, 'Még egyszer')).toBeVisible();
  await button(widget, 'Még egyszer').click();
  await expect(button(widget, 'Összehajtom')).toBeVisible();
  await expect(button(widget, 'Még egyszer')).toBeVisible();
});

test('particle-box diffusion: the particles mix until they are even', async ({ page }) => {
  await openKind(page, 'particle-box');
  const widget = await widgetOf(page, 'particle-box', 'diffusion');
  await button(widget, 'Várok').click();
  await expect(button(widget, 'Megállítom')).toBeVisible();
  await expect(stripOf(widget)).toHaveAttribute('data-outcome', 'solved');
  await expect(widget.getByText('97%')).toBeVisible();
});
