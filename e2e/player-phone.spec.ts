import type { AttemptView, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { question as questionSchema } from '@eszkerek/exercises/questions/schema';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { guess } from './guess-hands.ts';
import { test } from './harness.ts';
import { isFree } from './is-free.ts';
import { mainButton, typeOf } from './journeys/quiz-keys.ts';
import { giveRight, giveWrong, type Known, option, rightIds } from './player-hands.ts';
import { openQuiz } from './quiz-page.ts';

/** Free quizzes that together hold every type. */
const QUIZZES = [
  'kviz-matek-5-tortek-osszeadasa',
  'kviz-ai-56-jo-prompt',
  'kviz-matek-5-maradekos-osztas',
  'kviz-matek-5-szamegyenes-kerekites',
  // Five rows to mark, and a solution that is one long formula.
  'kviz-matek-5-helyiertek',
];
/** Free quizzes with figures beside numbers to type and steps to fill in. */
const DRAWN = ['kviz-matek-6-szogparok', 'kviz-matek-7-pitagorasz-tetel', 'kviz-matek-8-hasab'];
/** A hotspot is a figure; without one every type fits. */
const TYPES = questionSchema.options.map(({ shape }) => shape.type.value).filter(type => type !== 'hotspot');
/** Their rows show the right answer: every one is looked at. */
const IN_ROWS: ReadonlySet<QuestionType> = new Set(['multi', 'order', 'match', 'fillSteps']);

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** What a thumb could not reach, or what lies under something else. */
const faultsInHand = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
    if (root.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    const ended = document.querySelector('[data-ended]') !== null;
    const sheet = document.querySelector('[data-part~="player-sheet"]');
    // The struts of a formula stick out of its line by a few pixels.
    if (sheet && sheet.scrollHeight > sheet.clientHeight + 12) faults.push('the reply scrolls');
    const controls =
      '[data-part~="choices"] label, [data-card], [data-item], [data-part~="typed"] input, [role=slider], [data-part~="fill-steps"] input';
    const rows = '[data-part~="corrected"] > li';
    const inBody = [...document.querySelectorAll(ended ? `${controls}, ${rows}` : controls)].filter(one => one.getClientRects().length > 0);
    const foot = document.querySelector('[data-part~="player-foot"]')?.getBoundingClientRect().top ?? innerHeight;
    for (const row of inBody) if (row.getBoundingClientRect().bottom > foot + 1) faults.push(`under the reply: ${nameOf(row)}`);
    // The units of a low window with a figure are not drawn.
    const bar = [...document.querySelectorAll('header button, header a, [data-part~="player-foot"] button')].filter(
      one => one.closest('[data-part~="player"]') && one.getClientRects().length > 0,
    );
    const shown = [document.querySelector('[data-part~="question-text"]'), ...inBody, ...bar].filter(element => element !== null);
    for (const element of shown) {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) faults.push(`off the screen: ${nameOf(element)}`);
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      if (found && !element.contains(found) && !found.contains(element)) faults.push(`covered: ${nameOf(element)}`);
      const pressed =
        !(ended && inBody.includes(element)) && element.matches('button, a, label, input, [role=slider]') && !element.matches(':disabled');
      if (pressed && (width < 44 || height < 44)) faults.push(`small (${Math.round(width)} x ${Math.round(height)}): ${nameOf(element)}`);
    }
    for (const formula of document.querySelectorAll('.katex')) {
      const after = formula.nextSibling;
      if (!(after instanceof Text) || !/^[.,;:?!]/.test(after.data)) continue;
      const range = document.createRange();
      range.setStart(after, 0);
      range.setEnd(after, 1);
      const last = [...formula.querySelectorAll('.base')].at(-1)?.getBoundingClientRect();
      if (last && range.getBoundingClientRect().top >= last.bottom) faults.push(`alone on a line: ${after.data.slice(0, 10)}`);
    }
    return faults;
  });

/** The questions of the open attempt in their order, as the server sends them. */
const questionsOf = (page: Page): Map<string, PublicQuestion> => {
  const shown = new Map<string, PublicQuestion>();
  page.on('response', async response => {
    if (!/\/api\/(quiz\/[^/]+\/attempts|attempts\/[^/]+)$/.test(new URL(response.url()).pathname) || !response.ok()) return;
    const { attempt }: { attempt?: AttemptView } = await response.json();
    for (const question of attempt?.questions ?? []) shown.set(question.id, question);
  });
  return shown;
};

const eachQuestion = async (
  page: Page,
  shown: ReadonlyMap<string, PublicQuestion>,
  work: (type: QuestionType, question: PublicQuestion) => Promise<void>,
) => {
  for (;;) {
    const place = Number((await page.locator('[data-part~="quiz-count"]').textContent())?.split('.')[0]);
    const question = [...shown.values()][place - 1];
    const type = await typeOf(page);
    if (question) await work(type, question);
    const next = page.getByRole('button', { name: 'Ugrás a következőre' });
    if (await next.isDisabled()) return;
    await next.click();
    await expect(page.locator('[data-part~="quiz-count"]')).toHaveText(new RegExp(`^${place + 1}\\.`));
  }
};

/** The key of every question: an attempt that is handed in empty tells it. */
const keysOf = async (request: APIRequestContext, url: string, quiz: string): Promise<Map<string, Known>> => {
  const started = await request.post(`${url}/api/quiz/${quiz}/attempts`, { data: { fresh: true } });
  const { attempt: open }: { attempt: AttemptView } = await started.json();
  const finished = await request.post(`${url}/api/attempts/${open.id}/finish`, { data: {} });
  const { attempt }: { attempt: AttemptView } = await finished.json();
  const solutionOf = new Map(attempt.review?.map(({ questionId, solution }) => [questionId, solution]));
  return new Map(
    attempt.questions.flatMap(question => {
      const solution = solutionOf.get(question.id);
      return solution ? [[question.id, { question, solution }] as const] : [];
    }),
  );
};

/** A visitor's attempt is known to the device alone. */
const openAnew = async (page: Page, shown: Map<string, PublicQuestion>, quiz: string): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem('attempts'));
  shown.clear();
  await openQuiz(page, quiz);
  await expect.poll(() => shown.size).toBeGreaterThan(0);
};

test('every question type is asked and answered on 360 x 640 without scrolling', async ({ page, request, site }) => {
  test.setTimeout(300_000);
  const seen = new Set<string>();
  const shown = questionsOf(page);
  const check = async (type: QuestionType, state: string, what: string) => {
    // Only the ending shows the right answer in the rows: it is looked at each time.
    if (seen.has(`${type} ${state}`) && state !== 'missed') return;
    seen.add(`${type} ${state}`);
    expect(await faultsInHand(page), `${what}: ${type}, ${state}`).toEqual([]);
  };
  const answer = async (ending: string | null) => {
    await mainButton(page).click();
    await expect(page.locator('[data-tone]')).toBeVisible();
    if (ending) await expect(page.locator('[data-ended]')).toHaveAttribute('data-ended', ending);
  };
  await page.goto('/');
  for (const quiz of QUIZZES) {
    const keys = await keysOf(request, site.url, quiz);
    await openAnew(page, shown, quiz);
    await eachQuestion(page, shown, async (type, question) => {
      const known = keys.get(question.id);
      if (question.figure || !known || (seen.has(`${type} missed`) && !IN_ROWS.has(type))) return;
      const what = `${quiz} ${question.id}`;
      await check(type, 'asked', what);
      await giveWrong[type](page, 0, question, known);
      await check(type, 'filled', what);
      await answer(null);
      await expect(mainButton(page)).toHaveText('Próbáld újra');
      await check(type, 'again', what);
      await mainButton(page).click();
      await check(type, 'second try', what);
      await giveWrong[type](page, 1, question, known);
      await answer('missed');
      await check(type, 'missed', what);
      if (type === 'multi') for (const id of rightIds(question, known)) await expect(option(page, id), what).toBeVisible();
    });
    await openAnew(page, shown, quiz);
    await eachQuestion(page, shown, async (type, question) => {
      const known = keys.get(question.id);
      if (question.figure || !known || seen.has(`${type} right`)) return;
      await giveRight[type](page, question, known);
      await answer('right');
      await check(type, 'right', `${quiz} ${question.id}`);
    });
  }
  for (const type of TYPES)
    for (const state of ['asked', 'again', 'missed', 'right']) expect([...seen], `${type} ${state}`).toContain(`${type} ${state}`);
});

test('a figure leaves the typed answer in sight on 360 x 640', async ({ page }) => {
  test.setTimeout(120_000);
  const shown = questionsOf(page);
  const met = { numeric: 0, fillSteps: 0 };
  for (const quiz of DRAWN) {
    shown.clear();
    await openQuiz(page, quiz);
    await expect.poll(() => shown.size).toBeGreaterThan(0);
    await eachQuestion(page, shown, async (type, question) => {
      if (!question.figure || (type !== 'numeric' && type !== 'fillSteps')) return;
      met[type]++;
      const what = `${quiz}: ${question.id}, ${type}`;
      await expect(page.locator('[data-part~="question"] [data-part~="figure"] svg')).toBeInViewport();
      await expect.poll(() => faultsInHand(page), what).toEqual([]);
      if (type === 'numeric') {
        await guess.numeric(page, 0);
        expect(await faultsInHand(page), `${what}, filled`).toEqual([]);
        return;
      }
      for (const blank of await page.locator('[data-part~="fill-steps"] input').all()) {
        await blank.click();
        await page.locator('[data-part~="keypad"]').getByRole('button', { name: '7', exact: true }).click();
        await expect(blank).toHaveValue('7');
        await expect.poll(() => blank.evaluate(isFree), `${what}, filled`).toBe(true);
      }
    });
  }
  expect(met.numeric).toBeGreaterThan(5);
  expect(met.fillSteps).toBe(DRAWN.length);
});
