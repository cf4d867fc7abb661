import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Its third question is typed; the order of its questions is fixed. */
export const QUIZ = 'kviz-matek-5-tortek-osszeadasa';

interface StoredAnswer {
  questionId: string;
  try: number;
  answer: unknown;
}

export const openQuiz = async (page: Page, slug = QUIZ): Promise<void> => {
  await page.goto(`/tananyag/${slug}`);
  await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
};

export const placeOf = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-part~="quiz-count"]').textContent())?.split('.')[0]);

export const goTo = async (page: Page, wanted: number): Promise<void> => {
  while ((await placeOf(page)) < wanted) await page.getByRole('button', { name: 'Ugrás a következőre' }).click();
  while ((await placeOf(page)) > wanted) await page.getByRole('button', { name: 'Ugrás az előzőre' }).click();
};

export const check = (page: Page): Promise<void> => page.getByRole('button', { name: 'Ellenőrzés' }).click();

export const sessionOf = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token') ?? '',
    attempts: JSON.parse(localStorage.getItem('attempts') ?? '{}') as Record<string, { id: string }>,
  }));

/** What the server has of the attempt on screen. */
export const storedAnswers = async (page: Page, request: APIRequestContext, url: string): Promise<StoredAnswer[]> => {
  const { token, attempts } = await sessionOf(page);
  const response = await request.get(`${url}/api/attempts/${attempts[QUIZ]?.id}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return (await response.json()).attempt.answers;
};

/** `q3.1` is the first answer to the third question. */
export const triesOf = (answers: readonly StoredAnswer[]): string[] =>
  answers.map(({ questionId, try: attempt }) => `${questionId}.${attempt}`).sort();

/** A new attempt, whatever the account has left open. */
export const freshQuiz = async (page: Page, request: APIRequestContext, url: string): Promise<void> => {
  const { token } = await sessionOf(page);
  await request.post(`${url}/api/quiz/${QUIZ}/attempts`, { headers: { authorization: `Bearer ${token}` }, data: { fresh: true } });
  await page.evaluate(() => localStorage.removeItem('attempts'));
  await openQuiz(page);
};

/** The folded menu of the player: navbar, floating controls and what is seldom needed. */
export const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menü és vezérlők', exact: true }).click();

/** Every question of the result, unfolded. */
export const openReview = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Kérdésről kérdésre' }).click();
