import { load } from '@eszkerek/content/load';
import type { Block } from '../../packages/documents/src/block.ts';
import { widgetKinds } from '../../packages/widgets/src/kinds.ts';
import { expect, test } from '../harness.ts';
import { demo, signIn } from '../people.ts';
import { labelFaults } from './labels.ts';
import { recipeOf } from './recipes.ts';
import { openKind, widgetOf } from './solve.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 360, height: 740 } });

for (const kind of widgetKinds)
  test(`${kind}: no label at 360 px is small or crosses another`, async ({ page }) => {
    await openKind(page, kind);
    const faults: string[] = [];
    for (const mode of Object.keys(await recipeOf(kind)))
      for (const fault of await labelFaults(await widgetOf(page, kind, mode))) faults.push(`${mode}: ${fault}`);
    expect(faults).toEqual([]);
  });

const widgetsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + ('blocks' in block ? widgetsIn(block.blocks) : block.type === 'widget' ? 1 : 0), 0);

const lessons = load()
  .content.documents.map(document => ({
    slug: document.slug,
    widgets:
      'sections' in document && Array.isArray(document.sections)
        ? document.sections.reduce((sum, section) => sum + widgetsIn('blocks' in section ? section.blocks : []), 0)
        : 0,
  }))
  .filter(({ widgets }) => widgets > 0);

/** Lessons of one test: it stays within its time. */
const SHARE = 12;

for (let from = 0; from < lessons.length; from += SHARE)
  test(`lessons ${from + 1} to ${Math.min(from + SHARE, lessons.length)}: no label of a block at 360 px is small or crosses another`, async ({
    page,
    site,
  }) => {
    await signIn(page, site, demo('ingyenes'));
    const faults: string[] = [];
    for (const { slug } of lessons.slice(from, from + SHARE)) {
      await page.goto(`/tananyag/${slug}`);
      await expect(page.locator('[data-part^="widget"]:visible').first()).toBeVisible();
      // A part that is still locked shows its widget later; the others are live as they come into sight.
      for (const text of await page.locator('[data-part="widget-text"]:visible').all())
        await text.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' })).catch(() => {});
      const widgets = page.locator('[data-part="widget"]:visible');
      await expect(widgets.first()).toBeVisible();
      for (const widget of await widgets.all()) for (const fault of await labelFaults(widget)) faults.push(`${slug}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
