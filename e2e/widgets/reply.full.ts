import { widgetKinds } from '../../packages/widgets/src/kinds.ts';
import { expect, test } from '../harness.ts';
import { recipeOf } from './recipes.ts';
import { openKind, stripOf, widgetOf } from './solve.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 360, height: 640 } });

for (const kind of widgetKinds)
  test(`${kind}: a reply covers no control that stood above it at 360 x 640`, async ({ page }) => {
    await openKind(page, kind);
    const faults: string[] = [];
    for (const mode of Object.keys(await recipeOf(kind))) {
      const widget = await widgetOf(page, kind, mode);
      const check = stripOf(widget).getByRole('button', { name: 'Ellenőrzöm' });
      if ((await check.count()) === 0) continue;
      await widget.evaluate(element => window.scrollBy(0, element.getBoundingClientRect().top - 72));
      // From then on its strip stands at the foot of the window: what is under it was not seen.
      await expect(widget).toHaveAttribute('data-at-hand', '');
      await widget.evaluate(element => {
        const strip = element.querySelector('[data-part="strip"]');
        const top = strip?.getBoundingClientRect().top ?? 0;
        // The name beside a slider that is under the strip itself is only read.
        for (const control of element.querySelectorAll('button, input, label:has(input)'))
          if (!strip?.contains(control) && control.getBoundingClientRect().bottom <= top) control.setAttribute('data-seen', '');
      });
      await check.click();
      await expect(stripOf(widget)).not.toHaveAttribute('data-outcome', 'open');
      const covered = await widget.evaluate(element => {
        const top = element.querySelector('[data-part="strip"]')?.getBoundingClientRect().top ?? 0;
        const below = [...element.querySelectorAll('[data-seen]')].filter(control => control.getBoundingClientRect().bottom > top + 1);
        return below.map(control => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
      });
      faults.push(...covered.map(name => `${mode}: ${name}`));
    }
    expect(faults).toEqual([]);
  });
