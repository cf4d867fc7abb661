import { expect, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';

/** The one button of a question, whatever it does now. */
export const mainButton = (page: Page) =>
  page.getByRole('button', { name: /^(Ellenőrzés|Próbáld újra|Következő (kérdés|feladat)|Lássuk az eredményt)$/ });

export type Kind = 'single' | 'multi' | 'typed' | 'order' | 'match' | 'numberLine' | 'fillSteps';
export const kindOf = (page: Page): Promise<Kind> =>
  page.locator('.question').evaluate(question => {
    const has = (selector: string) => question.querySelector(selector) !== null;
    if (has('.choices input[type=radio]')) return 'single';
    if (has('.choices')) return 'multi';
    if (has('.order')) return 'order';
    if (has('.match')) return 'match';
    if (has('.number-line')) return 'numberLine';
    return has('.fill-steps') ? 'fillSteps' : 'typed';
  });

/** Gives some answer with the keyboard; the second time another one. */
export const answerByKeys = async (page: Page, round: number): Promise<void> => {
  const kind = await kindOf(page);
  switch (kind) {
    case 'single':
    case 'multi': {
      const letter = await page.locator('.choices input:enabled').nth(round).getAttribute('data-letter');
      return page.keyboard.press(letter ?? 'A');
    }
    case 'typed':
      await tabTo(page, '.typed input');
      await page.keyboard.press('Control+A');
      return page.keyboard.type(String(7 + round));
    case 'fillSteps': {
      const blanks = page.locator('.fill-steps input');
      await tabTo(page, '.fill-steps input');
      for (let blank = 0; blank < (await blanks.count()); blank++) {
        await page.keyboard.press('Control+A');
        await page.keyboard.type(String(3 + round));
        if (blank + 1 < (await blanks.count())) await page.keyboard.press('Tab');
      }
      return;
    }
    case 'numberLine':
      await tabTo(page, '[role=slider]');
      return page.keyboard.press('ArrowRight');
    case 'match': {
      const lists = page.locator('.match select');
      await tabTo(page, '.match select');
      for (let list = 0; list < (await lists.count()); list++) {
        await page.keyboard.press('ArrowDown');
        if (list + 1 < (await lists.count())) await page.keyboard.press('Tab');
      }
      // Enter in a list opens it: the button is one step further.
      return tabTo(page, '.quiz-main');
    }
    case 'order':
      if (round > 0) {
        await tabTo(page, '.order button');
        await page.keyboard.press('Enter');
      }
      await tabTo(page, '.quiz-main');
  }
};

export const focusedName = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** One question from its text to the next, without a pointer. */
export const passByKeys = async (page: Page): Promise<Kind> => {
  const kind = await kindOf(page);
  await answerByKeys(page, 0);
  await page.keyboard.press('Enter');
  await expect(mainButton(page)).toHaveText(/Próbáld újra|Következő|Lássuk/);
  await expect.poll(() => focusedName(page)).toMatch(/Próbáld újra|Következő|Lássuk/);
  if ((await focusedName(page)) === 'Próbáld újra') {
    await page.keyboard.press('Enter');
    await expect(mainButton(page)).toHaveText('Ellenőrzés');
    await answerByKeys(page, 1);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toMatch(/Következő|Lássuk/);
  }
  return kind;
};
