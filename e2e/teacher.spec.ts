import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { otherBrowser, type Site } from './harness.ts';
import { MAIN_LOOKS, openWithLook } from './looks.ts';
import { apiOf, demo, expectSound, otherPerson, register, signIn, testOnOwnSite } from './people.ts';
import { readQr } from './read-qr.ts';

const test = testOnOwnSite();
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const DEMO_CLASS = /Részletek/;

const pupilButton = (page: Page, name: string) => page.getByRole('region', { name: 'Tanulók' }).getByRole('button', { name });
const diary = (page: Page) => page.getByRole('region', { name: 'Haladási napló' });
const openDemoClass = async (page: Page, site: Site): Promise<string> => {
  const token = await signIn(page, site, demo('tanar'));
  await page.goto('/dashboard/teacher');
  await page.getByRole('link', { name: DEMO_CLASS }).last().click();
  await expect(page.getByRole('region', { name: 'Tanulók' })).toBeVisible();
  return token;
};

/** Answers the first choice of every single-choice question and hands the quiz in. */
const doQuiz = async (api: ReturnType<typeof apiOf>): Promise<number> => {
  const { attempt } = (await api.post(`/api/quiz/${QUIZ}/attempts`, {})).body;
  for (const question of attempt.questions.filter((q: { type: string }) => q.type === 'single'))
    for (const answer of question.answers.slice(0, 2))
      await api.post(`/api/attempts/${attempt.id}/answers`, { questionId: question.id, answer: answer.id, key: crypto.randomUUID() });
  return (await api.post(`/api/attempts/${attempt.id}/finish`)).body.score_percentage;
};

const approvedTeacher = async (request: APIRequestContext, site: Site) => {
  const email = await register(request, site, { username: 'Másik Tanár', role: 'teacher', vipCode: 'DEMO-VIP-2026' });
  const login = async (data: object) => (await (await request.post(`${site.url}/api/login`, { data })).json()) as Record<string, string>;
  const password = 'Eszkerek-2026!';
  const admin = apiOf(request, site, (await login({ email: demo('admin'), password })).token ?? '');
  const { users } = (await admin.get(`/api/admin/users?q=${email}`)).body;
  expect((await admin.post(`/api/admin/approve-teacher/${users[0].id}`)).status).toBe(200);
  return apiOf(request, site, (await login({ email, password })).token ?? '');
};

test('a teacher buys a class, a pupil joins with its code, does a quiz, and the diary shows it', async ({ page, browser, site }) => {
  test.setTimeout(240_000);
  const token = await signIn(page, site, demo('tanar'));
  await page.goto('/dashboard/teacher');
  const form = page.locator('#uj-osztaly');
  await form.getByText('Új osztályt veszek fel').click();
  await expect(form).toContainText('4200 RON/év');
  await expect(form).toContainText('20 tanuló éves díja 30% kedvezménnyel');
  await expect(form.getByLabel('Tanulók száma')).toHaveValue('30');
  const buy = async (button: string) => {
    if (await form.getByLabel('Az osztály neve').isHidden()) await form.getByText('Új osztályt veszek fel').click();
    await form.getByLabel('Az osztály neve').fill('7. B');
    await form.getByLabel('Tanulók száma').fill('12');
    await form.getByRole('button', { name: 'Tovább a fizetéshez' }).click();
    await expect(page).toHaveURL(/\/fizetes-proba\//);
    await expect(page.getByText('Osztály: 7. B')).toBeVisible();
    await expect(page.getByText('4200 RON', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: button }).click();
  };
  const listed = page.locator('#osztalyaim li').filter({ hasText: '7. B' });
  await form.getByRole('button', { name: 'Tovább a fizetéshez' }).click();
  await expect(form.getByText('Adj nevet az osztálynak.')).toBeVisible();
  await buy('Mégsem fizetek');
  await expect(page.getByText('A fizetési folyamatot megszakítottad. Az osztály nem jött létre.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/teacher$/);
  await expect(page.locator('#osztalyaim li').first()).toBeVisible();
  await expect(listed).toHaveCount(0);
  await buy('Próbafizetés');
  await expect(page.getByText('Az osztály létrejött. A kódját a listában találod.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/teacher$/);
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('0 / 12');
  const code = await listed.locator('code').innerText();
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);

  const email = await register(page.request, site, { username: 'Lukács Sára' });
  const pupil = await otherPerson(browser, site, email);
  await pupil.page.goto('/profil');
  await pupil.page.getByLabel('Osztálykód').fill('ZZZZZZ');
  await pupil.page.getByRole('button', { name: 'Csatlakozom' }).click();
  await expect(pupil.page.getByText('Nincs ilyen osztálykód.')).toBeVisible();
  await pupil.page.getByLabel('Osztálykód').fill(code.toLowerCase());
  await pupil.page.getByRole('button', { name: 'Csatlakozom' }).click();
  await expect(pupil.page.getByText('Beléptél ebbe az osztályba: 7. B.')).toBeVisible();
  await expect(pupil.page.locator('[data-part~="subscription-line"]')).toContainText('Hozzáférés az osztályodon keresztül');
  const score = await doQuiz(pupil.api);

  await listed.getByRole('link', { name: 'Részletek: 7. B' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '7. B' })).toBeVisible();
  const classId = page.url().split('/').at(-1);
  await expect(page.getByText('1 / 12')).toBeVisible();
  await pupilButton(page, 'Lukács Sára').click();
  const today = new Intl.DateTimeFormat('hu-HU', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'Europe/Bucharest',
  }).format(new Date());
  const row = diary(page).getByRole('row').nth(1);
  await expect(row.getByRole('cell')).toHaveText([today, 'Kvíz', /\S/, `${score}%`]);
  await expect(row.getByRole('link')).toHaveAttribute('href', `/tananyag/${QUIZ}`);
  await pupilButton(page, 'Lukács Sára').click();
  await expect(diary(page)).toHaveCount(0);
  await expect(page.getByText('Válassz egy tanulót a listából.')).toBeVisible();

  await page.getByRole('tab', { name: 'Házi feladat' }).click();
  await page.getByRole('link', { name: 'Új házi' }).first().click();
  await page.getByLabel('Lecke, kvíz vagy gyakorló keresése').fill('törtek összeadása');
  await page.getByRole('checkbox', { name: /Törtek összeadása.*Lecke/ }).check();
  await page.getByText('Üzenet, kezdés, próbák, dolgozat').click();
  await page.getByLabel(/^Üzenet a tanulóknak/).fill('Péntekre legyen meg!');
  await page.getByRole('button', { name: 'Kiadom 1 tanulónak' }).click();
  await expect(page.getByText('Kiadtad a házi feladatot 1 tanulónak.')).toBeVisible();
  await page.getByRole('tab', { name: 'Eredmények' }).click();
  await page.getByRole('link', { name: /^Eredmények: / }).click();
  await page.getByRole('button', { name: 'Megjegyzés írása: Lukács Sára' }).click();
  await page.getByLabel('Megjegyzés: Lukács Sára').fill('Neked a 3. rész a fontos.');
  await page.getByLabel('Megjegyzés: Lukács Sára').blur();
  await expect(page.getByText('Elmentettük a megjegyzést.')).toBeVisible();

  await pupil.page.reload();
  const homework = pupil.page.locator('#osztaly');
  await expect(homework).toContainText('Péntekre legyen meg!');
  await expect(homework).toContainText('Neked a 3. rész a fontos.');
  await pupil.page.getByRole('button', { name: /^Értesítések, \d+ olvasatlan$/ }).click();
  await expect(pupil.page.getByRole('region', { name: 'Értesítések' })).toContainText(/házi feladat/i);

  const studentId = (await apiOf(page.request, site, token).get(`/api/teacher/class/${classId}/students`)).body.students[0].id;
  const stranger = await approvedTeacher(page.request, site);
  expect((await stranger.get(`/api/teacher/class/${classId}/students`)).status).toBe(404);
  expect((await stranger.get(`/api/teacher/student/${studentId}/progress`)).status).toBe(404);
  expect((await stranger.send('DELETE', `/api/teacher/class/${classId}/students/${studentId}`)).status).toBe(404);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/teacher/tanulok');
  const tools = page.getByRole('navigation', { name: 'Tanári eszközök' });
  await expect(tools.getByRole('link', { name: 'Névsor' })).toBeInViewport({ ratio: 1 });
  await page.goto(`/dashboard/teacher/class/${classId}`);
  const tabs = page.getByRole('tablist', { name: 'Az osztály nézetei' });
  await expect(tabs).toBeVisible();
  expect((await tabs.boundingBox())?.height, 'one row of tabs').toBeLessThan(60);
  await page.setViewportSize({ width: 1280, height: 720 });
  await pupilButton(page, 'Lukács Sára').click();
  await page.getByRole('button', { name: 'Eltávolítás az osztályból' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eltávolítom' }).click();
  await expect(page.getByText('0 / 12')).toBeVisible();
  await expect(page.getByText('Még senki nem csatlakozott')).toBeVisible();
  expect((await apiOf(page.request, site, token).get(`/api/teacher/student/${studentId}/progress`)).status).toBe(404);
  await pupil.page.context().close();
});

test('the demo class: heat map, misconceptions, spreadsheet, sign-in cards, new code', async ({ page, browser, site }) => {
  test.slow();
  await openDemoClass(page, site);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Napló letöltése (CSV)' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^naplo-.+-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff"Név";"Dátum";"Típus";"Cím";"Eredmény (%)"')).toBe(true);
  const lines = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .slice(1)
    // A semicolon inside quotes belongs to the text.
    .map(line => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(cell => cell.replace(/^"|"$/g, '').replaceAll('""', '"')));

  for (const name of ['Antal Dóra', 'Varga Zsófi']) {
    await pupilButton(page, name).click();
    await expect(diary(page).getByRole('heading', { name })).toBeVisible();
    await expect(diary(page).getByRole('row').nth(1)).toBeVisible();
    const more = diary(page).getByRole('button', { name: 'Korábbi bejegyzések' });
    while (await more.isVisible()) {
      const before = await diary(page).getByRole('row').count();
      await more.click();
      await expect.poll(() => diary(page).getByRole('row').count()).toBeGreaterThan(before);
    }
    const shown = await diary(page)
      .locator('tbody tr')
      .evaluateAll(rows =>
        rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent?.trim() ?? '')).map(cells => cells.slice(0, 4)),
      );
    const exported = lines
      .filter(line => line[0] === name)
      .map(([, date = '', type, title, score]) => [date.replace(/ \d+:\d+$/, ''), type, title, score ? `${score}%` : '']);
    expect(exported).toEqual(shown.map(([date, type, title, score = '']) => [date, type, title, score.endsWith('%') ? score : '']));
  }

  await page.getByRole('tab', { name: 'Eredménytérkép' }).click();
  const heat = page.getByRole('region', { name: 'Eredmények témakörönként' });
  await expect(heat.getByRole('row')).toHaveCount(14);
  await expect(heat.getByText(/^\d+%$/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Tévképzet-térkép' }).click();
  await page
    .getByRole('button', { name: /^\d+ tanuló: / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Kiadom javításra \d+ tanulónak/ })).toBeVisible();
  await expect(page.getByText(/tanuló tévesztette el/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Belépőkártyák' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Belépőkártyák' })).toBeVisible();
  await page.getByRole('radio', { name: 'Mind (12)' }).check();
  await page.getByRole('button', { name: 'Kártyák: 12 tanuló, 2 lap' }).click();
  const cards = page.getByRole('region', { name: 'Belépőkártyák' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const link = await readQr(cards.first().getByRole('img', { name: /^QR-kód/ }));
  const child = await otherBrowser(browser, site);
  await child.goto(link);
  await expect(child.getByLabel('Új jelszó', { exact: true })).toBeVisible();
  await child.context().close();
  await page.getByRole('region', { name: 'Belépőkártyák' }).getByRole('button', { name: 'Bezárás' }).click();

  const code = page.locator('[data-part~="class-badges"] code');
  const old = await code.innerText();
  await page.getByRole('button', { name: 'Új osztálykód' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Új kód' }).click();
  await expect(page.getByText('Elkészült az új osztálykód. A régi már nem működik.')).toBeVisible();
  await expect(code).not.toHaveText(old);
});

test('Mester Mód asks for the PIN, shows its badge and the solutions, and goes off', async ({ page, site }) => {
  test.slow();
  await signIn(page, site, demo('tanar'));
  await page.goto('/profil');
  const toggle = page.getByRole('switch', { name: /Mester Mód/ });
  await toggle.click();
  const alert = page.getByRole('alertdialog');
  await page.getByLabel('PIN-kód', { exact: true }).fill('0000');
  await page.getByRole('button', { name: 'Bekapcsolom' }).click();
  await expect(alert.getByText('Hibás PIN kód!')).toBeVisible();
  await expect(page.getByLabel('PIN-kód', { exact: true })).toBeFocused();
  await page.getByLabel('PIN-kód', { exact: true }).fill('2468');
  await page.getByRole('button', { name: 'Bekapcsolom' }).click();
  await expect(alert.getByText('Mester Mód bekapcsolva. A kvízek mostantól megoldásokkal jelennek meg.')).toBeVisible();
  await alert.getByRole('button', { name: 'Rendben' }).click();
  await expect(toggle).toBeChecked();
  await expect(page.getByRole('banner').getByText('Mester Mód')).toBeVisible();
  await page.goto(`/tananyag/${QUIZ}`);
  await expect(page.getByText('Megoldás', { exact: true }).first()).toBeVisible();
  await page.goto('/profil');
  await toggle.click();
  await expect(alert.getByText('Mester Mód kikapcsolva.')).toBeVisible();
  await alert.getByRole('button', { name: 'Rendben' }).click();
  await expect(page.getByRole('banner').getByText('Mester Mód')).toHaveCount(0);
  await page.goto(`/tananyag/${QUIZ}`);
  await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
  await expect(page.getByText('Megoldás', { exact: true })).toHaveCount(0);
});

test('a waiting teacher reads it on every teacher screen, and every teacher call says it', async ({ page, site }) => {
  const token = await signIn(page, site, demo('uj-tanar'));
  await page.goto('/profil');
  await expect(page.getByRole('main').getByText('Jóváhagyásra vár')).toBeVisible();
  await page.goto('/dashboard/teacher');
  await expect(page.getByRole('heading', { name: 'Jóváhagyásra vár' })).toBeVisible();
  await expect(page.getByLabel('Az osztály neve')).toHaveCount(0);
  const api = apiOf(page.request, site, token);
  const id = crypto.randomUUID();
  const answers = await Promise.all([
    api.get('/api/teacher/classes'),
    api.get(`/api/teacher/class/${id}/students`),
    api.get(`/api/teacher/student/${id}/progress`),
    api.post('/api/teacher/create-class-checkout-session', { className: '5. A', maxStudents: 20 }),
    api.post('/api/teacher/mode', { pin: '2468' }),
  ]);
  for (const { status, body } of answers)
    expect({ status, ...body }).toMatchObject({ status: 403, success: false, message: 'Jóváhagyásra vár' });
});

for (const look of MAIN_LOOKS)
  test(`dashboard and class page are accessible at ${look.width} px, ${look.theme}`, async ({ page, site }) => {
    test.setTimeout(180_000);
    await openWithLook(page, look);
    await signIn(page, site, demo('tanar'));
    await page.goto('/dashboard/teacher');
    await expect(page.locator('#osztalyaim li').first()).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: DEMO_CLASS }).last().click();
    await pupilButton(page, 'Antal Dóra').click();
    await expect(diary(page).getByRole('row').nth(1)).toBeVisible();
    await expectSound(page);
    for (const [tab, sign] of [
      ['Eredménytérkép', /^\d+%$/],
      ['Tévképzet-térkép', /tanuló tévesztette el/],
      ['Házi feladat', /\d+ kész/],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel').getByText(sign).first()).toBeVisible();
      await expectSound(page);
    }
    await page.getByRole('tab', { name: 'Napló' }).click();
    if (look.width <= 640) await page.getByRole('button', { name: 'Több' }).click();
    await page.getByRole('button', { name: 'Belépőkártyák' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Belépőkártyák' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('radio', { name: /^Mind/ }).check();
    await page.getByRole('button', { name: /^Kártyák:/ }).click();
    await expect(page.getByRole('region', { name: 'Belépőkártyák' })).toBeVisible();
    await expectSound(page);
  });
