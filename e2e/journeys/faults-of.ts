import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import type { Look } from '../looks.ts';
import { cutText } from './cut-text.ts';

/** What is wrong with the page, or a part of it, as it stands: accessibility, sideways scrolling, text nobody can reach. */
export const faultsOf = async (page: Page, look: Look, part?: string): Promise<string[]> => {
  const faults = await accessibilityFaults(page, { ...(part ? { part } : {}), colours: !look.whole });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`);
  return look.whole ? [...faults, ...(await cutText(page))] : faults;
};
