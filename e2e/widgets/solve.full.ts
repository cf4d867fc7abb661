import { isWidgetKind } from '../../packages/contract/src/widgets/index.ts';
import { test } from '../harness.ts';
import { keyboard } from './keyboard.ts';
import { mouse } from './mouse.ts';
import { recipes } from './recipes.ts';
import { openKind, restart, solveKind } from './solve.ts';
import { touch } from './touch.ts';

test.use({ hasTouch: true, viewport: { width: 1280, height: 1000 }, contextOptions: { reducedMotion: 'reduce' } });

for (const kind of Object.keys(recipes).filter(isWidgetKind))
  test(`${kind}: every mode is solved by mouse, by keyboard and by touch`, async ({ page }) => {
    await openKind(page, kind);
    await test.step('mouse', () => solveKind(page, kind, mouse(page)));
    await restart(page, kind);
    await test.step('keyboard', () => solveKind(page, kind, keyboard(page)));
    await restart(page, kind);
    await page.setViewportSize({ width: 360, height: 740 });
    await test.step('touch', async () => solveKind(page, kind, await touch(page)));
  });
