import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cutText } from './cut-text.ts';
import type { Look } from './looks.ts';

const EVERYTHING = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** All that a change of colours alone can break. */
const COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

const OBSCURED = /partially obscured/;
/** What lies half under a bar that stays in its place is not too small: a pupil scrolls it free. */
const obscuredFor = async (page: Page, target: string): Promise<boolean> => {
  await page
    .locator(target)
    .first()
    .evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(target).withRules('target-size').analyze();
  return violations.length > 0;
};

/** What is wrong with the page, or a part of it, as it stands: accessibility, sideways scrolling, text nobody can reach. */
export const faultsOf = async (page: Page, look: Look, part?: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  // One pass inside the page: no second page for frames, which hold only letters and say nothing of ours.
  const { violations } = await axe
    .setLegacyMode(true)
    .options({ runOnly: look.whole ? EVERYTHING : COLOURS, resultTypes: ['violations'], iframes: false })
    .analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, any } of nodes.slice(0, 5)) {
      const where = target.join(' ');
      const why = any[0]?.message ?? '';
      if (!OBSCURED.test(why) || (await obscuredFor(page, where))) faults.push(`axe ${id}: ${where} – ${why}`);
    }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`);
  return look.whole ? [...faults, ...(await cutText(page))] : faults;
};
