import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cutText } from './cut-text.ts';
import type { Look } from './looks.ts';

const EVERYTHING = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** All that a change of colours alone can break. */
const COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** What is wrong with the page, or a part of it, as it stands: accessibility, sideways scrolling, text nobody can reach. */
export const faultsOf = async (page: Page, look: Look, part?: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  // One pass inside the page: no second page for frames, which hold only letters and say nothing of ours.
  const { violations } = await axe
    .setLegacyMode(true)
    .options({ runOnly: look.whole ? EVERYTHING : COLOURS, resultTypes: ['violations'], iframes: false })
    .analyze();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...violations.map(({ id, nodes }) => {
      const where = nodes.map(node => node.target.join(' ')).slice(0, 3);
      return `axe ${id}: ${where.join(' | ')}`;
    }),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...(look.whole ? await cutText(page) : []),
  ];
};
