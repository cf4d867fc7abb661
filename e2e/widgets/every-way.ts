import type { Page } from '@playwright/test';
import type { WidgetKind } from '../../packages/widgets/src/kinds.ts';
import { test } from '../harness.ts';
import { keyboard } from './keyboard.ts';
import { mouse } from './mouse.ts';
import { openKind, restart, solveKind } from './solve.ts';
import { touch } from './touch.ts';

export const screen = {
  actionTimeout: 10_000,
  hasTouch: true,
  viewport: { width: 1280, height: 1000 },
} as const;

export const solveEveryWay = async (page: Page, kind: WidgetKind): Promise<void> => {
  await openKind(page, kind);
  await test.step('mouse', () => solveKind(page, kind, mouse(page)));
  await restart(page, kind);
  await test.step('keyboard', () => solveKind(page, kind, keyboard(page)));
  await restart(page, kind);
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('touch', async () => solveKind(page, kind, await touch(page)));
};
