import { type QuestionType, question } from '@eszkerek/exercises/questions/schema';
import { expect } from '@playwright/test';
import { test } from './harness.ts';
import { answerByKeys, mainButton, typeOf } from './journeys/quiz-keys.ts';
import { openQuiz } from './quiz-page.ts';

/** Free quizzes that together hold every type. */
const QUIZZES = [
  'kviz-matek-5-tortek-osszeadasa',
  'kviz-ai-56-jo-prompt',
  'kviz-ai-56-tanulas-peldakbol',
  'kviz-fizika-6-egyszeru-aramkor',
  'kviz-matek-5-szamegyenes-kerekites',
];

test.use({ viewport: { width: 1280, height: 1000 } });

test('a second miss shows a worked solution for every question type', async ({ page }) => {
  test.setTimeout(300_000);
  const solved = new Set<QuestionType>();
  for (const quiz of QUIZZES) {
    await openQuiz(page, quiz);
    for (;;) {
      const type = await typeOf(page);
      for (const round of [0, 1]) {
        await answerByKeys(page, round);
        await mainButton(page).press('Enter');
        const reply = page
          .getByRole('main')
          .getByRole('status')
          .filter({ has: page.locator('[data-tone]') });
        await expect(reply).toBeVisible();
        if ((await mainButton(page).textContent())?.trim() !== 'Próbáld újra') break;
        if (round === 0) await mainButton(page).press('Enter');
      }
      const reply = page
        .getByRole('main')
        .getByRole('status')
        .filter({ has: page.locator('[data-tone]') });
      if ((await reply.textContent())?.includes('Nézzük meg együtt')) {
        await expect(reply, `${quiz}: ${type}`).toContainText(/Megoldás: \S.{10}|Nézzük meg együtt[.!]\s*\S.{30}/s);
        solved.add(type);
        await page.screenshot({ path: `test-results/solution-${type}.png` });
      }
      const next = mainButton(page);
      if (!/Következő/.test((await next.textContent()) ?? '')) break;
      await next.press('Enter');
    }
  }
  expect([...solved].sort()).toEqual(question.options.map(({ shape }) => shape.type.value).sort());
});
