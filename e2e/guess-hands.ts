import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import type { Page } from '@playwright/test';

type Guess = (page: Page, round: number) => Promise<void>;

export const key = (page: Page, name: string): Promise<void> =>
  page.locator('[data-part~="keypad"]').getByRole('button', { name, exact: true }).click();
const left = (page: Page) => page.locator('[data-card^="l-"]');
const right = (page: Page) => page.locator('[data-card^="r-"]');

/** Answers by touch alone that are hardly ever right; another one in the second round. */
export const guess: Record<QuestionType, Guess> = {
  single: async page => {
    await page.locator('[data-part~="choices"] label:has(input:enabled)').last().click();
  },
  multi: async (page, round) => {
    await page.locator('[data-part~="choices"] label').nth(round).click();
  },
  hotspot: async page => {
    await page.locator('[data-part~="question"] input[type=radio]:enabled').last().check({ force: true });
  },
  numeric: async (page, round) => {
    // Beside a large figure the keys wait for a tap.
    if (!(await page.locator('[data-part~="keypad"]').isVisible())) await page.locator('[data-part~="typed"] input').click();
    for (const name of ['9', '8', '7', round === 0 ? '1' : '2']) await key(page, name);
  },
  shortText: async (page, round) => {
    await page.locator('[data-part~="typed"] input').fill(round === 0 ? 'zokni' : 'citrom');
  },
  fillSteps: async (page, round) => {
    for (const blank of await page.locator('[data-part~="fill-steps"] input').all()) {
      await blank.click();
      await key(page, round === 0 ? '7' : '8');
    }
  },
  numberLine: async page => {
    await page.getByRole('button', { name: 'Egy osztással balra' }).click();
  },
  match: async (page, round) => {
    const total = await left(page).count();
    for (let place = 0; place < total; place++) {
      await left(page).nth(place).click();
      await right(page)
        .nth((place + 1 + round) % total)
        .click();
    }
  },
  order: async (page, round) => {
    const rows = page.locator('[data-item]');
    await rows.first().click();
    await rows.nth(1 + round).click();
  },
};
