import { expect } from '@playwright/test';
import { MAIN_LOOKS, openWithLook } from './looks.ts';
import { demo, expectSound, otherPerson, signIn, testOnOwnSite } from './people.ts';

const test = testOnOwnSite();

test('a set of two bank questions and an own one: homework, solved by a pupil, seen by the teacher', async ({ page, browser, site }) => {
  await signIn(page, site, demo('tanar'));
  await page.goto('/dashboard/teacher/kerdessor');
  await page.getByLabel('Cím').fill('Törtek péntekre');
  await page.getByRole('button', { name: 'Összeállítom' }).click();

  await page.getByLabel('Keresés a kérdésekben').fill('törtek összeadása');
  await page.getByRole('button', { name: /^Szűrők/ }).click();
  await page.getByLabel('Típus', { exact: true }).selectOption('single');
  // The class is of grade 6, where this topic is not taught any more: the bank says where it has some.
  await expect(page.getByRole('heading', { name: '6. osztályban nincs találat' })).toBeVisible();
  await page.getByRole('button', { name: 'Mutasd mind' }).click();
  const found = page.getByRole('list', { name: 'Kérdések a bankban' });
  await expect(found).not.toContainText(/Szám beírása|Párosítás|Számegyenes/);
  const bank = found.getByRole('checkbox');
  const items = page.getByRole('list', { name: 'A sorban' }).getByRole('listitem');
  for (const count of [1, 2]) {
    await bank.nth(count - 1).check();
    await expect(items).toHaveCount(count);
  }
  await page.getByRole('button', { name: 'Megnézem a megoldásával' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Jó válasz:');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Sajátot írok' }).click();
  await page.getByLabel('Kérdés', { exact: true }).fill('Panna a pite felét megette, Bence a harmadát. Mennyi maradt?');
  await page.getByLabel('A válasz', { exact: true }).fill('$\\frac{1}{6}$');
  const checks = page.getByRole('list', { name: 'Ellenőrzés' });
  await expect(checks).toContainText('Legyen legalább két válasz');
  await page.getByLabel('B válasz', { exact: true }).fill('$\\frac{5}{6}$');
  await expect(page.locator('[data-part~="question"] .katex').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hozzáadom a sorhoz' }).click();
  await expect(items).toHaveCount(3);
  await expect(items.last()).toContainText('saját');

  await page.getByRole('link', { name: 'Kiadom házinak' }).click();
  await page.getByRole('button', { name: /^Kiadom \d+ tanulónak$/ }).click();
  await expect(page.getByText(/Kiadtad a házi feladatot/)).toBeVisible();

  const pupil = await otherPerson(browser, site, demo('osztalytars'));
  const { homework } = (await pupil.api.get('/api/homework')).body;
  const { slug } = homework.find(({ title }: { title: string }) => title === 'Törtek péntekre');
  expect((await page.request.get(`${site.url}/api/quiz/${slug}`)).status(), 'a guest does not see it').toBe(404);
  await pupil.page.goto(`/tananyag/${slug}`);
  await expect(pupil.page.getByRole('heading', { name: 'Törtek péntekre' })).toBeVisible();
  const { attempt } = (await pupil.api.post(`/api/quiz/${slug}/attempts`, {})).body;
  expect(attempt.questions).toHaveLength(3);
  for (const { id, answers } of attempt.questions)
    await pupil.api.post(`/api/attempts/${attempt.id}/answers`, { questionId: id, answer: answers[0].id, key: crypto.randomUUID() });
  const score = (await pupil.api.post(`/api/attempts/${attempt.id}/finish`)).body.score_percentage;
  await pupil.page.context().close();

  await page.getByRole('tab', { name: 'Eredmények' }).click();
  await page
    .locator('li')
    .filter({ hasText: 'Törtek péntekre' })
    .getByRole('link', { name: /^Eredmények: / })
    .click();
  const cells = page.getByRole('row', { name: /Varga Zsófi/ }).getByRole('cell');
  await expect(cells.first()).toHaveText('Kész');
  await expect(cells.nth(1)).toHaveText(`${score}%`);
});

for (const look of MAIN_LOOKS)
  test(`bank and own question are accessible at ${look.width} px, ${look.theme}`, async ({ page, site }) => {
    await openWithLook(page, look);
    await signIn(page, site, demo('tanar'));
    await page.goto('/dashboard/teacher/kerdessor');
    await expect(page.getByLabel('Cím')).toBeVisible();
    await expectSound(page);
    await page.getByLabel('Cím').fill('Próba');
    await page.getByRole('button', { name: 'Összeállítom' }).click();
    await page.getByRole('list', { name: 'Kérdések a bankban' }).getByRole('checkbox').first().check();
    await expect(page.getByRole('heading', { name: 'A sorban: 1' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('tab', { name: 'Sajátot írok' }).click();
    await page.getByLabel('Kérdés', { exact: true }).fill('Mennyi $2 + 3$?');
    await expect(page.getByRole('list', { name: 'Ellenőrzés' }).or(page.getByText('Minden rendben, mehet a sorba.'))).toBeVisible();
    await expectSound(page);
  });
