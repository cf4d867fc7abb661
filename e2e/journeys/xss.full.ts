import { type Browser, expect, type Page } from '@playwright/test';
import { otherBrowser, PASSWORD, type Site } from '../harness.ts';
import { apiOf, demo, signIn, testOnOwnSite } from '../people.ts';
import { inStore } from './store.ts';
import { setTrap } from './trap.ts';
import { packed, XSS_STRINGS } from './xss-strings.ts';

/** The policy of the site would stop most of these: it is switched off here, so that the pages have to be safe by themselves. */
const test = testOnOwnSite();
test.use({ bypassCSP: true });
test.describe.configure({ timeout: 300_000 });

const STRINGS = XSS_STRINGS.map(({ text }) => text);
const ALL = STRINGS.join(' ');
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Everything a reader can see on the page: texts, and what stands in its fields. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(field => field.value);
    return [document.body.textContent, ...fields].join(' ');
  });
/** Each of these stands on the page letter for letter. */
const expectShown = (page: Page, texts: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      const seen = flat(await readable(page));
      return texts.filter(text => !seen.includes(flat(text)));
    })
    .toEqual([]);

/** A signed-in person with a trap in the page. */
const person = async (browser: Browser, site: Site, key: string) => {
  const page = await otherBrowser(browser, site, { bypassCSP: true });
  const ran = await setTrap(page);
  const token = await signIn(page, site, demo(key));
  return { page, ran, api: apiOf(page.request, site, token), close: () => page.context().close() };
};

test('the strings are alive: each runs on a page that is careless in its way', async ({ browser, site }) => {
  // A page of its own: what runs there makes noise.
  const context = await browser.newContext({ baseURL: site.url, bypassCSP: true });
  const page = await context.newPage();
  await page.route('**/careless', route => route.fulfill({ contentType: 'text/html', body: html }));
  let html = '';
  let dialogs = 0;
  page.on('dialog', dialog => {
    dialogs++;
    void dialog.dismiss();
  });
  const dead: string[] = [];
  for (const { text, careless } of XSS_STRINGS) {
    if (!careless) continue;
    html = `<!doctype html><body>${careless(text)}`;
    const before = dialogs;
    await page.goto('/careless');
    const runs = await page
      .waitForFunction(() => Reflect.get(window, '__xss') === 1, undefined, { timeout: 5000 })
      .then(
        () => true,
        () => dialogs > before,
      );
    if (!runs) dead.push(text);
  }
  expect(dead).toEqual([]);
  expect(STRINGS.length).toBeGreaterThanOrEqual(200);
  await context.close();
});

test('a name is kept as it is, and shown as text to its owner, the teacher, the admin and the parent', async ({
  page: parent,
  request,
  browser,
  site,
}) => {
  const seenByParent = await setTrap(parent);
  const keys = [...Array.from({ length: 11 }, (_, place) => `tanulo${String(place + 1).padStart(2, '0')}`), 'osztalytars'];
  const pupils = await Promise.all(
    keys.map(async key => {
      const login = await request.post(`${site.url}/api/login`, { data: { email: demo(key), password: PASSWORD } });
      return apiOf(request, site, (await login.json()).token);
    }),
  );
  // By turns, so that nobody changes a name more often than is allowed.
  for (const [place, username] of STRINGS.entries()) {
    const { status, body } = (await pupils[place % pupils.length]?.send('PUT', '/api/profile', { username })) ?? {};
    // Letters nobody can see are not for names.
    if (/\p{Cc}/u.test(username)) expect(status, username).toBe(400);
    else expect({ status, username: body.user?.username }).toEqual({ status: 200, username });
  }

  // As many as a class has pupils; the store holds more than the form lets through.
  const names = packed(STRINGS, 900);
  expect(names.length).toBeLessThanOrEqual(keys.length);
  for (const [place, name] of names.entries())
    inStore(site, 'update users set username = ?, real_name = ? where email = ?', name, name, demo(keys[place] ?? ''));
  const waiting = names[0] ?? '';
  inStore(site, 'update users set username = ?, real_name = ? where email in (?, ?)', waiting, waiting, demo('uj-tanar'), demo('admin'));

  const teacher = await person(browser, site, 'tanar');
  await teacher.page.goto('/dashboard/teacher');
  await teacher.page
    .getByRole('link', { name: /^Részletek/ })
    .last()
    .click();
  await expectShown(teacher.page, names);
  await teacher.page.getByRole('region', { name: 'Tanulók' }).getByRole('button').first().click();
  await expect(teacher.page.getByRole('region', { name: 'Haladási napló' }).getByRole('row').nth(1)).toBeVisible();
  await teacher.page.getByRole('button', { name: 'Eltávolítás az osztályból' }).click();
  await expectShown(teacher.page, [waiting]);
  // A title of nine hundred letters, more than any form lets through, is longer than the window.
  await teacher.page.keyboard.press('Escape');
  for (const tab of ['Eredménytérkép', 'Házi feladat']) {
    await teacher.page.getByRole('tab', { name: tab }).click();
    await expectShown(teacher.page, names);
  }
  await teacher.page.getByRole('tab', { name: 'Tévképzet-térkép' }).click();
  await expect(teacher.page.getByText(/tanuló tévesztette el/).first()).toBeVisible();
  await teacher.page.getByRole('button', { name: 'Belépőkártyák' }).click();
  await expectShown(teacher.page, names);

  const admin = await person(browser, site, 'admin');
  await admin.page.goto('/admin');
  await expectShown(admin.page, names);
  await admin.page.getByRole('button', { name: /^Elutasítás/ }).click();
  await expectShown(admin.page, [waiting]);
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Mégsem' }).click();
  await admin.page.getByRole('tab', { name: 'Napló' }).click();
  await expectShown(admin.page, [waiting]);

  const owner = await person(browser, site, 'tanulo01');
  await owner.page.goto('/profil/adataim');
  await expectShown(owner.page, [waiting]);
  await owner.page.setViewportSize({ width: 360, height: 780 });
  await owner.page.getByRole('button', { name: 'Menü megnyitása' }).click();
  await expect(owner.page.getByRole('dialog', { name: 'Menü' })).toContainText('Szia,');
  await owner.page.goto('/kapcsolat');
  await expectShown(owner.page, [waiting]);

  const address = `szulo-${crypto.randomUUID().slice(0, 8)}@pelda.hu`;
  const child = `gyerek-${address}`;
  const form = { password: PASSWORD, passwordConfirm: PASSWORD, termsAccepted: true, role: 'student', parental_email: address };
  await request.post(`${site.url}/api/register`, { data: { ...form, email: child, username: STRINGS[0] } });
  // The parent is written to once the child's own address is verified.
  const verify = (await site.mailTo(child, /./)).links.find(link => link.includes('/verify-email/')) ?? '';
  await request.get(`${site.url}/api${new URL(verify).pathname}`);
  const { links } = await site.mailTo(address, /./);
  inStore(site, 'update users set username = ?, real_name = ? where email = ?', ALL, ALL, child);
  await parent.goto(links.find(link => link.includes('/szulo/')) ?? '');
  await expectShown(parent, STRINGS);

  expect([...teacher.ran, ...admin.ran, ...owner.ran, ...seenByParent]).toEqual([]);
  for (const somebody of [teacher, admin, owner]) await somebody.close();
});

test('class names and homework notes', async ({ browser, site }) => {
  const teacher = await person(browser, site, 'tanar');
  const { classes } = (await teacher.api.get('/api/teacher/classes')).body;
  const demoClass = classes.at(-1).id;
  // As many as may be bought in an hour; the store holds the others.
  for (const [place, className] of packed(STRINGS, 80).slice(0, 40).entries()) {
    const { url } = (await teacher.api.post('/api/teacher/create-class-checkout-session', { className, maxStudents: 5 })).body;
    const id = new URL(url, site.url).pathname.split('/').at(-1);
    if (place === 0) {
      await teacher.page.goto(`/fizetes-proba/${id}`);
      await expectShown(teacher.page, [className]);
    }
    expect((await teacher.api.post(`/api/sandbox-checkout/${id}`, { action: 'pay' })).status).toBe(200);
  }
  inStore(site, 'update classes set class_name = ? where id = ?', ALL, demoClass);
  await teacher.page.goto('/dashboard/teacher');
  await expectShown(teacher.page, [...packed(STRINGS, 80).slice(0, 40), ...STRINGS]);

  const pupil = await person(browser, site, 'tanulo02');
  const reader = (await pupil.api.get('/api/profile')).body.id;
  const dueAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  for (const note of packed(STRINGS, 500)) {
    const set = await teacher.api.post(`/api/teacher/class/${demoClass}/homework`, {
      slugs: ['matek-5-tortek-osszeadasa'],
      note,
      dueAt,
    });
    expect(set.status).toBe(200);
    const noted = await teacher.api.send('PUT', `/api/teacher/homework/${set.body.homework[0].id}/notes/${reader}`, { note });
    expect(noted.status).toBe(200);
  }
  await teacher.page.goto(`/dashboard/teacher/class/${demoClass}`);
  await expectShown(teacher.page, STRINGS);
  await teacher.page.getByRole('tab', { name: 'Házi feladat' }).click();
  await expectShown(teacher.page, STRINGS);

  await pupil.page.goto('/profil');
  await expectShown(pupil.page, STRINGS);
  await pupil.page.getByRole('button', { name: /^Értesítések/ }).click();
  await expect(pupil.page.getByRole('region', { name: 'Értesítések' })).toContainText(/házi feladat/i);
  expect([...teacher.ran, ...pupil.ran]).toEqual([]);
  await teacher.close();
  await pupil.close();
});

test('messages, question reports, notes of codes and broadcasts; the letters they cause', async ({ page, request, browser, site }) => {
  const names = packed(STRINGS, 60).filter(name => !/\p{Cc}/u.test(name));
  const subjects = packed(STRINGS, 150);
  const bodies = packed(STRINGS, 4000);
  for (const [place, subject] of subjects.entries()) {
    const data = { name: names[place], email: 'vera@pelda.hu', subject, message: bodies[place % bodies.length] };
    expect((await request.post(`${site.url}/api/contact`, { data })).status(), subject).toBe(200);
  }
  inStore(site, 'update contact_messages set name = ? where name = ?', ALL, names[0] ?? '');
  for (const message of packed(STRINGS, 1000))
    expect((await request.post(`${site.url}/api/quiz/${QUIZ}/reports`, { data: { questionId: 'q1', message } })).status()).toBe(200);

  const admin = await person(browser, site, 'admin');
  await admin.page.goto('/admin');
  await admin.page.getByRole('tab', { name: 'Üzenetek' }).click();
  const earlier = admin.page.getByRole('button', { name: 'Korábbiak' });
  await expect(admin.page.locator('[data-part~="admin-messages"] > li').first()).toBeVisible();
  for (let before = 0; await earlier.isVisible(); ) {
    before = await admin.page.locator('[data-part~="admin-messages"] > li').count();
    await earlier.click();
    await expect.poll(() => admin.page.locator('[data-part~="admin-messages"] > li').count()).toBeGreaterThan(before);
  }
  await expectShown(admin.page, [...names.slice(1, subjects.length), ...subjects, ...STRINGS, ALL]);
  await admin.page.getByRole('tab', { name: 'Jelzett kérdések' }).click();
  await expect(admin.page.getByText(/\d+ jelzés/).first()).toBeVisible();
  await expectShown(admin.page, STRINGS);

  for (const note of packed(STRINGS, 200))
    expect((await admin.api.post('/api/admin/codes', { kind: 'vip', uses: 1, days: 1, note })).status).toBe(200);
  await admin.page.getByRole('tab', { name: 'Kódok' }).click();
  await expectShown(admin.page, STRINGS);
  await admin.page.getByRole('tab', { name: 'Felhasználók' }).click();
  for (const words of packed(STRINGS, 100)) await admin.page.getByLabel('Felhasználó keresése').fill(words);

  const pupil = await person(browser, site, 'tanulo03');
  const texts = packed(STRINGS, 1000);
  for (const [place, message] of texts.entries()) {
    const title = packed(STRINGS, 100)[place];
    const sent = await admin.api.post('/api/admin/broadcast', { key: crypto.randomUUID(), audience: 'students', title, message });
    expect(sent.status).toBe(200);
  }
  inStore(site, 'update notifications set title = ? where message = ?', ALL, texts[0] ?? '');
  await pupil.page.goto('/sugo');
  await pupil.page.getByRole('button', { name: /^Értesítések, / }).click();
  await expectShown(pupil.page, [...texts, ALL]);

  const letters = await site.mails();
  expect(letters.length).toBeGreaterThan(50);
  const ran = await setTrap(page);
  await page.goto('/dev/levelek');
  await page.locator('[data-part~="mail-list"] summary').first().click();
  await page.getByRole('button', { name: 'Így látja a címzett' }).first().click();
  await expect(page.frameLocator('iframe').locator('body')).toContainText('Észkerék');
  // Without the worker of the site, which would answer for an address it does not know.
  const reader = await otherBrowser(browser, site, { serviceWorkers: 'block' });
  const ranInLetters = await setTrap(reader);
  let letter = '';
  await reader.route('**/level', route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: letter }));
  for (const { html } of letters) {
    letter = html;
    await reader.goto('/level');
    expect(await reader.locator('script, img, svg, iframe, video, audio, object, input').count()).toBe(0);
  }
  await reader.context().close();
  expect([...admin.ran, ...pupil.ran, ...ran, ...ranInLetters]).toEqual([]);
  await admin.close();
  await pupil.close();
});

test('markup typed as an answer is no word: it is asked for again, and the mistake book keeps none of it', async ({ browser, site }) => {
  const pupil = await person(browser, site, 'ingyenes');
  const quiz = 'kviz-ai-56-jo-prompt';
  inStore(site, 'delete from mistakes');
  // Every way of markup is among these.
  for (const answer of STRINGS.slice(0, 13)) {
    const { attempt } = (await pupil.api.post(`/api/quiz/${quiz}/attempts`, { fresh: true })).body;
    const typed = attempt.questions.find((question: { type: string }) => question.type === 'shortText');
    const told = await pupil.api.post(`/api/attempts/${attempt.id}/answers`, { questionId: typed.id, answer, key: crypto.randomUUID() });
    expect(told, answer).toMatchObject({ status: 200, body: { result: { status: 'unreadable' } } });
  }
  await pupil.page.goto('/profil');
  await expect(pupil.page.getByText('Itt most nincs semmi.')).toBeVisible();
  expect(pupil.ran).toEqual([]);
  await pupil.close();
});

const ADDRESSES: ((text: string) => string)[] = [
  text => `/kereses?q=${text}&tipus=${text}`,
  text => `/targy/${text}?osztaly=${text}`,
  text => `/tananyag/${text}`,
  text => `/tananyag/segito-prompt-temakor-szerint?tema=${text}`,
  text => `/verify-email/${text}`,
  text => `/reset-password/${text}`,
  text => `/szulo/${text}?leallitas=${text}`,
  text => `/fizetes-proba/${text}`,
  text => `/dashboard/teacher/class/${text}`,
  text => `/hol-tartasz/${text}`,
  text => `/elo/${text}`,
  text => `/elo/${text}/tabla#${text}`,
  text => `/sugo?q=${text}#${text}`,
  text => `/${text}?${text}=${text}`,
  text => `/dev/galeria/widgetek?kind=${text}`,
];

test('addresses: paths, queries and anchors', async ({ page }) => {
  const ran = await setTrap(page);
  for (const text of packed(STRINGS, 900))
    for (const address of ADDRESSES) {
      await page.goto(address(encodeURIComponent(text)));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  // Also as they come, without the care of a program.
  for (const text of STRINGS.filter(string => !/\s/.test(string))) await page.goto(`/kereses?q=${text}`, { waitUntil: 'commit' });
  expect(ran).toEqual([]);
});

test('what is searched for and what is typed into the tools', async ({ page }) => {
  const ran = await setTrap(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sugo', { waitUntil: 'networkidle' });
  for (const words of STRINGS) {
    await page.getByRole('combobox', { name: 'Keresés a leckék közt' }).fill(words);
    await page.getByLabel('Keresés a súgóban').fill(words);
  }
  for (const [slug, label] of [
    ['magyarazd-el-maskepp', /^Mit nem értesz\?/],
    ['szobeli-felelet', /^Miből felelsz\?/],
    ['prompt-tukor', /^A te promptod/],
    ['beszelgess-tudosokkal', /^Mit kérdeznél tőle\?/],
  ] as const) {
    await page.goto(`/tananyag/${slug}`, { waitUntil: 'networkidle' });
    const field = page.getByLabel(label);
    const room = Number((await field.getAttribute('maxlength')) ?? 300);
    for (const text of packed(STRINGS, Math.min(room, 300))) {
      await field.fill(text);
      await expectShown(page, [text]);
    }
  }
  expect(ran).toEqual([]);
});
