import { expect } from '@playwright/test';
import { MAIN_LOOKS, openWithLook } from './looks.ts';
import { demo, expectSound, otherPerson, signIn, testOnOwnSite } from './people.ts';

const test = testOnOwnSite();
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';

test('homework: from the picker to the pupil’s home and the result table', async ({ page, browser, site }) => {
  await signIn(page, site, demo('tanar'));
  await page.goto('/dashboard/teacher/hazi');
  await page.getByLabel('Lecke, kvíz vagy gyakorló keresése').fill('törtek összeadása');
  await page.getByRole('checkbox', { name: /Törtek összeadása.*Kvíz/ }).check();
  const form = page.getByRole('region', { name: 'Ezt adom ki' });
  await form.getByText('Néhányan').click();
  await form.getByRole('checkbox', { name: 'Varga Zsófi' }).check();
  await form.getByRole('checkbox', { name: 'Antal Dóra' }).check();
  await form.getByText('Üzenet, kezdés, próbák, dolgozat').click();
  await form.getByLabel('Próbák').selectOption('2');
  await form.getByRole('switch', { name: 'Dolgozatként' }).click();
  await form.getByRole('button', { name: 'Kiadom 2 tanulónak' }).click();
  await expect(page.getByText('Kiadtad a házi feladatot 2 tanulónak.')).toBeVisible();

  const pupil = await otherPerson(browser, site, demo('osztalytars'));
  const { homework } = (await pupil.api.get('/api/homework')).body;
  expect(homework.filter((item: { mode: string | null }) => item.mode === 'test')).toMatchObject([{ slug: QUIZ, max_tries: 2 }]);
  await pupil.page.goto('/');
  await expect(pupil.page.locator('[data-part~="now"]')).toContainText(/Házi feladat · /);
  const { attempt } = (await pupil.api.post(`/api/quiz/${QUIZ}/attempts`, {})).body;
  expect(attempt.mode).toBe('test');
  const [question] = attempt.questions.filter((q: { type: string }) => q.type === 'single');
  const answer = { questionId: question.id, answer: question.answers[0].id, key: crypto.randomUUID() };
  await pupil.api.post(`/api/attempts/${attempt.id}/answers`, answer);
  const score = (await pupil.api.post(`/api/attempts/${attempt.id}/finish`)).body.score_percentage;
  await pupil.page.context().close();

  await page.getByRole('tab', { name: 'Eredmények' }).click();
  await page
    .locator('li')
    .filter({ hasText: 'Néhány tanuló' })
    .getByRole('link', { name: /^Eredmények: / })
    .click();
  const cells = page.getByRole('row', { name: /Varga Zsófi/ }).getByRole('cell');
  await expect(cells.first()).toHaveText('Kész');
  await expect(cells.nth(1)).toHaveText(`${score}%`);
  const names = page.getByRole('region', { name: 'A házi feladat eredményei' }).getByRole('rowheader');
  await expect(names).toHaveText(['Antal Dóra', 'Varga Zsófi']);
  await page.getByRole('button', { name: 'Állapot' }).click();
  await expect(names).toHaveText(['Varga Zsófi', 'Antal Dóra']);
  await page.getByRole('button', { name: 'Emlékeztető 1 tanulónak' }).click();
  await expect(page.getByText('Emlékeztetőt kapott 1 tanuló.')).toBeVisible();
});

for (const look of MAIN_LOOKS)
  test(`picker and results are accessible at ${look.width} px, ${look.theme}`, async ({ page, site }) => {
    await openWithLook(page, look);
    await signIn(page, site, demo('tanar'));
    await page.goto(`/dashboard/teacher/hazi?oldal=${QUIZ}`);
    await page.getByLabel('Lecke, kvíz vagy gyakorló keresése').fill('tört');
    await expect(page.getByRole('checkbox', { name: /Törtek összeadása.*Kvíz/ })).toBeChecked();
    await expectSound(page);
    await page.getByRole('tab', { name: 'Eredmények' }).click();
    await page
      .getByRole('link', { name: /^Eredmények: / })
      .first()
      .click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectSound(page);
  });
