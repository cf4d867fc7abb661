import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const OBSCURED = /partially obscured/;
const MOST_PLACES = 5;
const EVERYTHING = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** All that a change of colours alone can break. */
const COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** What lies half under a bar that stays in its place is not too small: a pupil scrolls it free. */
const staysObscured = async (page: Page, target: string): Promise<boolean> => {
  await page
    .locator(target)
    .first()
    .evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(target).withRules('target-size').analyze();
  return violations.length > 0;
};

/** The faults axe finds on the page, or in a part of it, as it stands: the rule, the place and the reason. */
export const accessibilityFaults = async (page: Page, { part, colours = false }: { part?: string; colours?: boolean } = {}) => {
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  // One pass inside the page: no second page for frames, which hold only letters and say nothing of ours.
  const { violations } = await axe
    .setLegacyMode(true)
    .options({ runOnly: colours ? COLOURS : EVERYTHING, resultTypes: ['violations'], iframes: false })
    .analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, any } of nodes.slice(0, MOST_PLACES)) {
      const where = target.join(' ');
      const why = any[0]?.message ?? '';
      if (!OBSCURED.test(why) || (await staysObscured(page, where))) faults.push(`axe ${id}: ${where} – ${why}`);
    }
  return faults;
};
