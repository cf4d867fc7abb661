import { widgetKinds } from '../../packages/widgets/src/kinds.ts';
import { expectAccessible, test } from '../harness.ts';
import { recipeOf } from './recipes.ts';
import { openKind, widgetOf } from './solve.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 360, height: 740 } });

for (const kind of widgetKinds)
  test(`${kind}: every mode is accessible in both themes`, async ({ page }) => {
    await openKind(page, kind);
    for (const mode of Object.keys(await recipeOf(kind))) await widgetOf(page, kind, mode);
    // As tall as its page, so that the dock of the site lies over none of the widgets.
    await page.setViewportSize({ width: 360, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    for (const theme of ['light', 'dark'])
      await test.step(theme, async () => {
        await page.evaluate(value => {
          document.documentElement.dataset.theme = value;
        }, theme);
        await expectAccessible(page, 'section[data-subject] [data-part="widget"]');
      });
  });
