import { type QuestionType, question } from '@eszkerek/exercises/questions/schema';
import { expect, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';

type ByKeys = (page: Page, round: number) => Promise<void>;

const fail = (message: string): never => {
  throw new Error(message);
};

/** The one button of a question, whatever it does now. */
export const mainButton = (page: Page) =>
  page.getByRole('button', { name: /^(Ellenőrzés|Próbáld újra|Következő (kérdés|feladat)|Lássuk az eredményt)$/ });

/** The type of the question on screen. */
export const typeOf = async (page: Page): Promise<QuestionType> => {
  const type = await page.locator('[data-type]').getAttribute('data-type');
  return question.options.find(({ shape }) => shape.type.value === type)?.shape.type.value ?? fail(`unknown question type ${type}`);
};

const chooseByLetter: ByKeys = async (page, round) => {
  const letter = await page.locator('[data-part~="choices"] input:enabled').nth(round).getAttribute('data-letter');
  await page.keyboard.press(letter ?? 'A');
};

const typeNumber: ByKeys = async (page, round) => {
  await tabTo(page, '[data-part~="typed"] input');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(String(7 + round));
};

/** Gives some answer with the keyboard; in the second round another one. */
const byKeys: Record<QuestionType, ByKeys> = {
  single: chooseByLetter,
  multi: chooseByLetter,
  numeric: typeNumber,
  shortText: typeNumber,
  fillSteps: async (page, round) => {
    const blanks = page.locator('[data-part~="fill-steps"] input');
    await tabTo(page, '[data-part~="fill-steps"] input');
    for (let blank = 0; blank < (await blanks.count()); blank++) {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(String(3 + round));
      if (blank + 1 < (await blanks.count())) await page.keyboard.press('Tab');
    }
  },
  // A wrong part cannot be chosen again.
  hotspot: async page => {
    await tabTo(page, '[data-part~="hotspot"] input:enabled');
    await page.keyboard.press('Space');
  },
  numberLine: async page => {
    await tabTo(page, '[role=slider]');
    await page.keyboard.press('ArrowRight');
  },
  match: async (page, round) => {
    const [left, right] = [page.locator('[data-card^="l-"]'), page.locator('[data-card^="r-"]')];
    const total = await left.count();
    for (let place = 0; place < total; place++) {
      await tabTo(page, left.nth(place), place === 0 ? 'Tab' : 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, right.nth((place + round) % total));
      await page.keyboard.press('Enter');
    }
    // Enter on a card takes it: the button is further on.
    await tabTo(page, mainButton(page));
  },
  // An order that nobody touched is no answer.
  order: async page => {
    await tabTo(page, '[data-part~="order"] button');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, mainButton(page));
  },
};

export const answerByKeys = async (page: Page, round: number): Promise<void> => byKeys[await typeOf(page)](page, round);

export const focusedName = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** One question from its text to the next, without a pointer. */
export const passByKeys = async (page: Page): Promise<QuestionType> => {
  const type = await typeOf(page);
  await answerByKeys(page, 0);
  await page.keyboard.press('Enter');
  await expect(mainButton(page)).toHaveText(/Próbáld újra|Következő|Lássuk/);
  await expect.poll(() => focusedName(page)).toMatch(/Próbáld újra|Következő|Lássuk/);
  if ((await focusedName(page)) === 'Próbáld újra') {
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-part~="quiz-main"]')).toHaveText(/^(Ellenőrzés|Változtass rajta!|Még .+ üres)$/);
    await answerByKeys(page, 1);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toMatch(/Következő|Lássuk/);
  }
  return type;
};
