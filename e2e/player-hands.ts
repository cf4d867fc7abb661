import type { PublicItem, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { tickOf } from '@eszkerek/exercises/types/number-line/scale';
import type { Page } from '@playwright/test';
import { guess, key } from './guess-hands.ts';

export type Known = { question: PublicQuestion; solution: Solution };
type Wrong = (page: Page, round: number, question: PublicQuestion, known: Known) => Promise<void>;
type Right = (page: Page, question: PublicQuestion, known: Known) => Promise<void>;

const itemsOf = (question: PublicQuestion): readonly PublicItem[] =>
  question.type === 'match' ? [...question.left, ...question.right] : 'answers' in question ? question.answers : [];

/** Ids are drawn for each attempt; texts stay. */
const translate = (question: PublicQuestion, { question: before }: Known, id: string): string => {
  const text = itemsOf(before).find(item => item.id === id)?.text;
  const found = itemsOf(question).find(item => item.text === text)?.id;
  if (found === undefined) throw new Error(`no item for ${id}`);
  return found;
};

export const rightIds = (question: PublicQuestion, known: Known): string[] =>
  (known.solution.correct ?? []).map(id => translate(question, known, id));
export const option = (page: Page, id: string) => page.locator(`label:has(input[value="${id}"])`);

/** Joins each card of the left side with what belongs to the next one among the first `among`; with 1 all are right. */
const joinShifted = async (page: Page, question: PublicQuestion, known: Known, among: number) => {
  const pairs = Object.entries(known.solution.pairs ?? {}).map(pair => pair.map(id => translate(question, known, id)));
  for (const [place, [from]] of pairs.entries()) {
    const [, to] = pairs[place < among ? (place + 1) % among : place] ?? [];
    await page.locator(`[data-card="l-${from}"]`).click();
    await page.locator(`[data-card="r-${to}"]`).click();
  }
};

const putInOrder = async (page: Page, wanted: readonly string[]) => {
  const rows = page.locator('[data-item]');
  // The drawn order may be the wanted one, and an order that nobody touched is no answer.
  await rows.first().click();
  await rows.nth(1).click();
  for (const [place, id] of wanted.entries()) {
    if ((await rows.nth(place).getAttribute('data-item')) === id) continue;
    await page.locator(`[data-item="${id}"]`).click();
    await rows.nth(place).click();
  }
};

/** Answers by touch alone that are wrong: the second in every part, so that its reply has the most to say. */
export const giveWrong: Record<QuestionType, Wrong> = {
  single: async (page, _round, question, known) => {
    const right = rightIds(question, known);
    const wrong = itemsOf(question).filter(({ id }) => !right.includes(id));
    for (const { id } of wrong.toReversed()) if (await page.locator(`input[value="${id}"]`).isEnabled()) return option(page, id).click();
  },
  // Every wrong one, then the longest of the right ones beside them: its row is the highest.
  multi: async (page, round, question, known) => {
    const right = rightIds(question, known);
    const wrong = itemsOf(question).filter(({ id }) => !right.includes(id));
    const longest = itemsOf(question)
      .filter(({ id }) => right.includes(id))
      .toSorted((a, b) => b.text.length - a.text.length)
      .slice(0, 1);
    for (const { id } of round > 0 ? longest : wrong) await option(page, id).click();
  },
  hotspot: guess.hotspot,
  numeric: guess.numeric,
  shortText: guess.shortText,
  fillSteps: async (page, round) => {
    for (const blank of await page.locator('[data-part~="fill-steps"] input').all()) {
      await blank.click();
      for (const name of ['9', '8', round === 0 ? '7' : '6']) await key(page, name);
    }
  },
  numberLine: async (page, round, question, { solution }) => {
    if (question.type !== 'numberLine') return;
    const right = tickOf(question.line, solution.answer ?? '0');
    // The line starts in the middle, and at the first answer in the second round.
    await page.getByRole('slider').press('Home');
    for (let tick = right === round ? 2 : round; tick > 0; tick--) await page.getByRole('button', { name: 'Egy osztással jobbra' }).click();
  },
  match: async (page, round, question, known) =>
    joinShifted(page, question, known, round === 0 ? 2 : Object.keys(known.solution.pairs ?? {}).length),
  order: async (page, round, question, known) => {
    const [first = '', second = '', ...rest] = rightIds(question, known);
    await putInOrder(page, round === 0 ? [second, first, ...rest] : [second, ...rest, first]);
  },
};

const choose: Right = async (page, question, known) => {
  for (const id of rightIds(question, known)) await option(page, id).click();
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
  match: async (page, question, known) => joinShifted(page, question, known, 1),
  order: async (page, question, known) => putInOrder(page, rightIds(question, known)),
};
