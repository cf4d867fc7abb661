import type { PublicItem, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { tickOf } from '@eszkerek/exercises/types/number-line/scale';
import type { Page } from '@playwright/test';

type Wrong = (page: Page, round: number) => Promise<void>;
type Known = { question: PublicQuestion; solution: Solution };
type Right = (page: Page, question: PublicQuestion, known: Known) => Promise<void>;

const key = (page: Page, name: string): Promise<void> =>
  page.locator('[data-part~="keypad"]').getByRole('button', { name, exact: true }).click();
const left = (page: Page) => page.locator('[data-card^="l-"]');
const right = (page: Page) => page.locator('[data-card^="r-"]');

/** Answers by touch alone that are hardly ever right; another one in the second round. */
export const giveWrong: Record<QuestionType, Wrong> = {
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
    for (const name of ['9', '8', '7', round === 0 ? '1' : '2']) await key(page, name);
  },
  shortText: async (page, round) => {
    await page.locator('[data-part~="typed"] input').fill(`nem tudom ${round}`);
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

const itemsOf = (question: PublicQuestion): readonly PublicItem[] =>
  question.type === 'match' ? [...question.left, ...question.right] : 'answers' in question ? question.answers : [];

/** Ids are drawn for each attempt; texts stay. */
const translate = (question: PublicQuestion, { question: before }: Known, id: string): string => {
  const text = itemsOf(before).find(item => item.id === id)?.text;
  const found = itemsOf(question).find(item => item.text === text)?.id;
  if (found === undefined) throw new Error(`no item for ${id}`);
  return found;
};

const choose: Right = async (page, question, known) => {
  for (const id of known.solution.correct ?? []) await page.locator(`label:has(input[value="${translate(question, known, id)}"])`).click();
};
const typeIn: Right = async (page, _question, { solution }) => page.locator('[data-part~="typed"] input').fill(solution.answer ?? '');

export const giveRight: Record<QuestionType, Right> = {
  single: choose,
  multi: choose,
  hotspot: async (page, _question, { solution }) => {
    await page.locator(`input[value="${solution.correct?.[0] ?? ''}"]`).check({ force: true });
  },
  numeric: typeIn,
  shortText: typeIn,
  fillSteps: async (page, _question, { solution }) => {
    const blanks = Object.values(solution.blanks ?? {});
    for (const [place, text] of blanks.entries()) await page.locator('[data-part~="fill-steps"] input').nth(place).fill(text);
  },
  numberLine: async (page, question, { solution }) => {
    if (question.type !== 'numberLine') return;
    const line = page.getByRole('slider');
    await line.press('Home');
    for (let tick = tickOf(question.line, solution.answer ?? '0'); tick > 0; tick--) await line.press('ArrowRight');
  },
  match: async (page, question, known) => {
    for (const [from, to] of Object.entries(known.solution.pairs ?? {})) {
      await page.locator(`[data-card="l-${translate(question, known, from)}"]`).click();
      await page.locator(`[data-card="r-${translate(question, known, to)}"]`).click();
    }
  },
  order: async (page, question, known) => {
    for (const [place, id] of (known.solution.correct ?? []).entries()) {
      const row = page.locator(`[data-item="${translate(question, known, id)}"]`);
      if ((await page.locator('[data-item]').nth(place).getAttribute('data-item')) === translate(question, known, id)) continue;
      await row.click();
      await page.locator('[data-item]').nth(place).click();
    }
  },
};
