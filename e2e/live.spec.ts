import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, otherBrowser, type Site } from './harness.ts';
import { apiOf, demo, otherPerson, signIn, testOnOwnSite } from './people.ts';

const test = testOnOwnSite();
/** Its first question is a choice with a figure. */
const QUIZ = 'kviz-matek-5-mit-jelent-a-tort';

const guest = (browser: Browser, site: Site, size = { width: 360, height: 740 }): Promise<Page> =>
  otherBrowser(browser, site, { viewport: size });

const pupil = async (browser: Browser, site: Site, key: string): Promise<Page> => {
  const { page } = await otherPerson(browser, site, demo(key));
  await page.setViewportSize({ width: 360, height: 740 });
  return page;
};

/** By the code from the board, as in a classroom. */
const join = async (page: Page, code: string): Promise<void> => {
  await page.goto('/elo');
  await page.getByLabel('Az óra kódja').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Belépek' }).click();
  await expect(page.getByRole('heading', { name: 'Gyere az órára!' })).toBeVisible();
  await page.getByRole('button', { name: 'Belépek' }).click();
  await expect(page.getByRole('heading', { name: /^Szia, / })).toBeVisible();
};

const vote = async (page: Page, letter: 'A' | 'B' | 'C' | 'D'): Promise<void> => {
  await page.locator(`label:has(input[data-letter="${letter}"])`).click();
  await page.getByRole('button', { name: /^Elküldöm/ }).click();
  await expect(page.getByRole('heading', { name: 'Megvan a szavazatod!' })).toBeVisible();
};

const step = (teacher: Page, name: string) => teacher.locator('[data-part~="live-steps"]').getByRole('button', { name }).click();

/** Nobody scrolls a projector: the page is as high as its window, on a full HD and on an old one. */
const expectToFit = async (board: Page): Promise<void> => {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    await board.setViewportSize(size);
    const page = () => board.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    await expect.poll(page).toEqual([size.width, size.height]);
    for (const part of await board.locator('label:has(input[data-letter]), tbody tr, [data-part~="player"] footer').all())
      await expect(part).toBeInViewport({ ratio: 0.99 });
  }
};

test('a whole live lesson: one teacher, a board and four pupils in six browsers', async ({ page: teacher, browser, site }) => {
  test.setTimeout(300_000);
  const token = await signIn(teacher, site, demo('tanar'));
  const api = apiOf(teacher.request, site, token);
  await teacher.goto(`/dashboard/teacher/elo?oldal=${QUIZ}`);
  await teacher.getByRole('button', { name: 'Indítom az élő órát' }).click();
  await expect(teacher.getByRole('heading', { name: 'Várjuk az osztályt' })).toBeVisible();
  const id = new URL(teacher.url()).searchParams.get('ora');
  const code = await teacher.locator('code').first().innerText();
  await expectAccessible(teacher);

  const board = await guest(browser, site, { width: 1920, height: 1080 });
  const { url } = (await api.post(`/api/teacher/live/${id}/board`)).body;
  await board.goto(url);
  await expect(board.getByRole('heading', { name: 'Csatlakozz az órához!' })).toBeVisible();
  expect(new URL(board.url()).hash).toBe('');
  await expectAccessible(board);

  const signedIn = [await pupil(browser, site, 'tanulo01'), await pupil(browser, site, 'tanulo02')];
  const guests = [await guest(browser, site), await guest(browser, site)];
  const pupils = [...signedIn, ...guests];
  for (const page of pupils) await join(page, code);
  await expect(board.getByText('4 itt van')).toBeVisible();
  await expectAccessible(guests[0] as Page);

  await expectToFit(board);
  await step(teacher, 'Kezdjük!');
  for (const [at, page] of pupils.entries()) await vote(page, (['A', 'B', 'A', 'C'] as const)[at] ?? 'A');
  await expect(board.getByText('4 / 4 szavazott')).toBeVisible();
  // Only how many have voted: neither bars nor names.
  await expect(board.getByRole('table')).toHaveCount(0);
  await expectToFit(board);
  // The question stands above its figure and its answers.
  const boxOf = (part: string) => board.locator(part).first().boundingBox();
  const [asked, figure, answer] = await Promise.all(['[data-part~="question-text"]', '[data-part~="figure"]', 'label'].map(boxOf));
  if (!asked || !figure || !answer) throw new Error('The board shows no question with a figure.');
  expect(asked.y + asked.height).toBeLessThanOrEqual(Math.min(figure.y, answer.y));
  expect(figure.x + figure.width).toBeLessThanOrEqual(answer.x);
  await expect(teacher.locator('[data-part~="live-steps"]')).toContainText('4 / 4 szavazott');
  // A mirrored screen must not tell the answer; one tap shows it, and it stays so.
  await expect(teacher.getByRole('heading', { name: '1. szavazás: 4 szavazat', exact: true })).toBeVisible();
  await teacher.getByRole('button', { name: 'Jó válasz mutatása' }).click();
  await expect(teacher.getByRole('heading', { name: /^1\. szavazás: 4 szavazatból/ })).toBeVisible();

  await step(teacher, 'Lezárom');
  await step(teacher, 'Oszlopok kivetítése');
  await expect(board.getByRole('columnheader', { name: 'Így gondolkodtatok – 4 szavazat' })).toBeVisible();
  const bars = (name: string) => expect(teacher.getByRole('button', { name })).toBeVisible();
  await bars('Oszlopok levétele');
  await step(teacher, 'Megbeszélés');
  await expect(pupils[0] as Page).toHaveURL(new RegExp(`/elo/${code}$`));
  await expect((pupils[0] as Page).getByText('Beszéljétek meg!')).toBeVisible();
  await expect(board.getByRole('heading', { name: 'Beszéljétek meg, és szavazzatok újra!' })).toBeVisible();
  // The teacher's bars stay while it is talked over.
  await expect(board.getByRole('columnheader', { name: 'Így gondolkodtatok – 4 szavazat' })).toBeVisible();
  await expectToFit(board);
  await bars('Új szavazás');
  await step(teacher, 'Oszlopok levétele');
  await expect(board.getByRole('table')).toHaveCount(0);
  await expectToFit(board);
  await bars('Oszlopok kivetítése');
  await step(teacher, 'Új szavazás');

  // A reload in the middle: the same pupil with the same first vote; the teacher's reload changes nothing either.
  const [first, second, third] = pupils as [Page, Page, Page];
  await first.reload();
  await expect(first.getByText('Először ezt választottad:')).toBeVisible();
  await teacher.reload();
  await board.reload();
  await vote(first, 'B');
  await vote(second, 'B');
  // A lost line: the vote waits on the device and arrives when it is back.
  await third.context().setOffline(true);
  await third.locator('label:has(input[data-letter="B"])').click();
  await third.getByRole('button', { name: /^Elküldöm/ }).click();
  await expect(third.getByRole('heading', { name: 'Küldjük a szavazatodat…' })).toBeVisible();
  await third.context().setOffline(false);
  await expect(third.getByRole('heading', { name: 'Megvan a szavazatod!' })).toBeVisible();
  await expect(board.getByText('3 / 4 szavazott')).toBeVisible();

  await step(teacher, 'Lezárom');
  await expect(board.getByRole('columnheader', { name: '1. szavazás – 4' })).toBeVisible();
  await expect(board.getByRole('columnheader', { name: '2. szavazás – 3' })).toBeVisible();
  await expectToFit(board);
  await step(teacher, 'Megoldás');
  await expect(board.getByRole('heading', { name: /^A helyes válasz:/ })).toBeVisible();
  await expect(first.getByText(/Így van, pörög a kerék!|Nézzük meg együtt/)).toBeVisible();
  await expectToFit(board);
  await expectAccessible(board);
  await expectAccessible(first);
  await expectAccessible(teacher);

  await step(teacher, 'Óra vége');
  await teacher.getByRole('alertdialog').getByRole('button', { name: 'Befejezem' }).click();
  for (const page of pupils) await expect(page.getByRole('heading', { name: 'Vége az órának. Szép munka!' })).toBeVisible();
  // The order of the answers is drawn for each lesson: of two guests with different votes at least one was wrong.
  const againOf = (page: Page) => page.getByRole('region', { name: 'Ezeket nézd át még egyszer!' });
  const [, , , fourth = third] = pupils;
  const missed = (await againOf(third).count()) > 0 ? third : fourth;
  const again = againOf(missed);
  await expect(again).toBeVisible();
  await expect(teacher.getByRole('row', { name: /^1\./ })).toContainText('/ 4');
  await expect(missed.getByText('a válaszaidat töröltük')).toBeVisible();
  await missed.reload();
  await expect(again).toBeVisible();
  await expect(board.getByRole('heading', { name: 'Vége az órának. Szép munka!' })).toBeVisible();

  // The board never had a session, so the teacher's own still lives; the diary has the two signed-in pupils' entry.
  const { classes } = (await api.get('/api/teacher/classes')).body;
  const { students } = (await api.get(`/api/teacher/class/${classes[0].id}/students`)).body;
  const mine = await Promise.all(
    students.map(async (student: { id: string }) => (await api.get(`/api/teacher/student/${student.id}/progress`)).body.progress[0]),
  );
  const started = mine.filter(entry => entry?.quiz_slug === QUIZ && Date.now() - Date.parse(entry.completed_at) < 300_000);
  expect(started).toHaveLength(2);
});
