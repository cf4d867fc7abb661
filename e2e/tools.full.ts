import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, setTheme, test } from './harness.ts';

const TAIL =
  /Magyarul válaszolj, \d\. osztályos szinten\. Ne add meg a végeredményt, amíg nem kérem; egyszerre egy lépésben segíts\. Ha bizonytalan vagy, mondd meg\.$/;
const COPY_FAILED = 'Hiba! A vágólapra másolás nem sikerült. Kérlek, próbáld újra!';

const open = async (page: Page, slug: string): Promise<void> => {
  await page.goto(`/tananyag/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};
const copyButton = (page: Page) => page.getByRole('main').getByRole('region').getByRole('button', { name: 'Másolás', exact: true });
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** As if the visitor had refused it in the browser's own dialog. */
const denyClipboard = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  const { targetInfo } = await cdp.send('Target.getTargetInfo');
  await cdp.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    browserContextId: targetInfo.browserContextId,
  });
};

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Each type of tool with the way to its prompt. */
const ways: Record<string, { slug: string; fill: (page: Page) => Promise<void>; says: string }> = {
  'hub-page': {
    slug: 'mi-muhely-kezdoknek',
    fill: async page => {
      await page.getByRole('link', { name: /Tanulótárs-indítók/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tanulótárs-indítók');
    },
    says: 'Kíváncsi osztálytárs vagy',
  },
  'goal-planner': {
    slug: 'temazaro-tervezo-tortek',
    fill: async page => {
      await page.getByLabel(/^Mi a célod\?/).fill('biztosan menjen az összeadás');
      await page.getByRole('button', { name: 'Tovább' }).click();
      await page.getByLabel(/^Mikor írjátok\?/).fill(inDays(20));
      await page.getByRole('button', { name: 'Készítsd el a tervet' }).click();
      await expect(page.getByRole('checkbox', { name: /Törtek összeadása/ }).first()).toBeVisible();
    },
    says: 'A célom: biztosan menjen az összeadás.',
  },
  'prompt-generator': {
    slug: 'magyarazd-el-maskepp',
    fill: page => page.getByLabel(/^Mit nem értesz\?/).fill('a közös nevező'),
    says: 'Ezt nem értem: a közös nevező.',
  },
  'preloaded-prompt-launcher': {
    slug: 'tiz-jo-kerdes-matekhoz',
    fill: async page => {
      await page.getByRole('searchbox', { name: 'Keresés a promptok között' }).fill('ellenorizzem');
      await page.getByRole('button', { name: /^Hogyan ellenőrizzem\?(?!:)/ }).click();
    },
    says: 'milyen számolással tudom én magam ellenőrizni',
  },
  'multi-choice-prompt-generator': {
    slug: 'milyen-segitseget-kersz',
    fill: async page => {
      const next = page.getByRole('button', { name: 'Tovább' });
      await next.click();
      await page.getByRole('radio', { name: 'Fizika' }).check();
      await next.click();
      await page.getByRole('radio', { name: 'Elakadtam a közepén' }).check();
      await next.click();
      await page.getByRole('radio', { name: 'Egy lépést' }).check();
      await next.click();
      await page.getByRole('button', { name: 'Kész a prompt' }).click();
    },
    says: 'Türelmes fizikatanár vagy.',
  },
  'exam-simulator': {
    slug: 'szobeli-felelet',
    fill: page => page.getByLabel(/^Miből felelsz\?/).fill('a háromszög szögei'),
    says: 'Tegyél fel 10 kérdést egyesével ebből a témából: a háromszög szögei!',
  },
  'multi-input-prompt-generator': {
    slug: 'szoveges-feladat-a-vilagodrol',
    fill: async page => {
      await page.getByLabel(/^Mi érdekel a legjobban\?/).fill('űrhajók');
      await page.getByRole('radio', { name: 'Százalék' }).check();
      await page.getByRole('button', { name: 'Prompt elkészítése' }).click();
    },
    says: 'Írj 2 szöveges feladatot! A témája ez legyen: űrhajók.',
  },
  topics: {
    slug: 'segito-prompt-temakor-szerint',
    fill: async page => {
      await page.getByRole('button', { name: /^Törtek/ }).click();
      await page.getByRole('button', { name: /^törtek összeadása/ }).click();
      await expect(page).toHaveURL(/\?tema=tortek\.osszeadas$/);
    },
    says: 'Segíts megérteni ezt: törtek összeadása!',
  },
  characters: {
    slug: 'beszelgess-tudosokkal',
    fill: async page => {
      await page.getByRole('radio', { name: /Ada Lovelace/ }).check();
      await page.getByRole('button', { name: 'Mit nem tud egy gép?' }).click();
    },
    says: 'Az első kérdésem: Mit nem tud egy gép?',
  },
};

for (const [type, { slug, fill, says }] of Object.entries(ways)) {
  test(`${type}: the prompt is copied as it stands`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, slug);
    await fill(page);
    await copyButton(page).click();
    await expect(page.getByRole('button', { name: 'Kimásolva!' })).toBeVisible();
    const copied = await clipboard(page);
    expect(copied).toContain(says);
    expect(copied).toMatch(TAIL);
    expect(copied).not.toContain('{{');
    await expect(copyButton(page)).toBeVisible({ timeout: 4000 });
    await expect(page.getByRole('heading', { name: 'Visszaellenőrzés' })).toBeVisible();
  });

  test(`${type}: a refused clipboard shows the stated text and selects the prompt`, async ({ page }) => {
    await denyClipboard(page);
    await open(page, slug);
    await fill(page);
    await copyButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: COPY_FAILED })).toHaveText(COPY_FAILED);
    const text = page.getByRole('textbox', { name: 'A prompt szövege' });
    await expect(text).toBeFocused();
    const selected = await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(selected).toContain(says);
    expect(selected).toMatch(TAIL);
  });
}

test('an empty required field is named in the stated words, gets the focus and keeps the other values', async ({ page }) => {
  await open(page, 'szoveges-feladat-a-vilagodrol');
  await page.getByRole('radio', { name: 'Törtek' }).check();
  await page.getByLabel(/^Mi érdekel a legjobban\?/).fill('   ');
  await page.getByRole('button', { name: 'Prompt elkészítése' }).click();
  const stated = 'Kérlek, töltsd ki a(z) "Mi érdekel a legjobban?" mezőt!';
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(stated);
  await alert.getByRole('button', { name: 'Rendben' }).click();
  await expect(page.getByLabel(/^Mi érdekel a legjobban\?/)).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: stated })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Törtek' })).toBeChecked();
});

test('what is typed into a tool causes no request', async ({ page }) => {
  for (const [slug, label] of [
    ['magyarazd-el-maskepp', /^Mit nem értesz\?/],
    ['szoveges-feladat-a-vilagodrol', /^Mi érdekel a legjobban\?/],
    ['prompt-tukor', /^A te promptod/],
    ['beszelgess-tudosokkal', /^Mit kérdeznél tőle\?/],
    ['temazaro-tervezo-tortek', /^Mi a célod\?/],
  ] as const) {
    await open(page, slug);
    const field = page.getByLabel(label);
    await field.click();
    const requests: string[] = [];
    const note = (request: { url(): string }) => {
      // The site's own files come when the page has nothing else to do: the background, the service worker.
      const { pathname, search } = new URL(request.url());
      if (search || !/^\/(video|assets)\//.test(pathname)) requests.push(request.url());
    };
    page.on('request', note);
    await field.pressSequentially('titkos szöveg, Kovács Bence vagyok');
    await expect(field).toHaveValue('titkos szöveg, Kovács Bence vagyok');
    page.off('request', note);
    expect(requests, slug).toEqual([]);
  }
});

test('the mirror sees personal data, handed-over work and missing parts', async ({ page }) => {
  await open(page, 'prompt-tukor');
  const mirror = page.getByRole('region', { name: 'Prompt-tükör' });
  await page.getByRole('button', { name: 'Személyes adattal' }).click();
  await expect(mirror).toContainText('Név: „Szabó Réka”');
  await expect(mirror).toContainText('Cím vagy lakóhely');
  await page.getByRole('button', { name: 'Helyettem kérés' }).click();
  await expect(mirror).toContainText('Helyetted oldaná meg');
  await expect(mirror).not.toContainText('Szabó Réka');
  await page.getByRole('button', { name: 'Mind az öt rész megvan' }).click();
  await expect(mirror).toContainText('Az öt részből 5 van meg.');
  await expect(mirror).toContainText('Nem látok benne személyes adatot');
});

/** Remembers what would be opened instead of leaving the machine. */
const catchWindows = (page: Page) =>
  page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.open = (url, target, features) => {
      opened.push([url, target, features].join(' '));
      return null;
    };
  });
const openedWindows = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'opened'));

test('a guest meets the adult sheet first, and is offered no service for adults', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await catchWindows(page);
  await open(page, 'magyarazd-el-maskepp');
  await page.getByLabel(/^Mit nem értesz\?/).fill('a kerület');
  const openers = page.getByRole('button', { name: /^Megnyitás:/ });
  await expect(openers).toHaveCount(0);
  await page.getByRole('region', { name: 'Külső csevegő megnyitása' }).getByRole('radio', { name: '8. osztály' }).click();
  await expect(openers.filter({ hasText: /13 éves kortól/ })).toHaveCount(await openers.count());
  await expect(page.getByRole('button', { name: 'Megnyitás: Claude' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Megnyitás: Mistral Le Chat' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Ezt felnőttel együtt nyisd meg. Ne írj be nevet, címet, iskolát.');
  await sheet.getByRole('button', { name: 'Mégsem' }).click();
  expect(await openedWindows(page)).toEqual([]);
  await page.getByRole('button', { name: 'Megnyitás: Mistral Le Chat' }).click();
  await sheet.getByRole('button', { name: /^Felnőttel vagyok/ }).click();
  await expect.poll(() => openedWindows(page)).toHaveLength(1);
  const [address = ''] = await openedWindows(page);
  expect(address).toMatch(/^https:\/\/chat\.mistral\.ai\/chat _blank noopener$/);
  expect(await clipboard(page)).toContain('a kerület');
});

test('a pupil is never offered a service for adults; a teacher opens without the sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await catchWindows(page);
  await logIn(page, 'diak@demo.eszkerek.test');
  await open(page, 'magyarazd-el-maskepp');
  const asked = page.getByRole('region', { name: 'Külső csevegő megnyitása' });
  await asked.getByRole('radio', { name: '6. osztály' }).click();
  await expect(asked).toContainText('a 7. osztálytól nyitható meg');
  await expect(page.getByRole('button', { name: /^Megnyitás:/ })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Kijelentkezés' }).first().click();
  await expect(page.getByRole('link', { name: 'Bejelentkezés' }).first()).toBeVisible();

  await logIn(page, 'tanar@demo.eszkerek.test');
  await open(page, 'tanari-feladatlap-keszito');
  await page.getByLabel(/^Téma/).fill('egyenes arányosság');
  await page.getByRole('button', { name: 'Megnyitás: Claude' }).click();
  await expect.poll(() => openedWindows(page)).toHaveLength(1);
  expect(await clipboard(page)).toContain('A téma: egyenes arányosság.');
});

test('Hibavadász: the line and the reason together', async ({ page }) => {
  await open(page, 'hibavadasz');
  await page.getByRole('button', { name: 'Ellenőrzés' }).click();
  await expect(page.getByText('Jelöld meg a sort, és válassz okot is!')).toBeVisible();
  await page.getByRole('radio', { name: /3\. 6 \+ 4 = 10/ }).check();
  await page.getByRole('radio', { name: 'Elszámolta' }).check();
  await page.getByRole('button', { name: 'Ellenőrzés' }).click();
  await expect(page.getByText('Még nem.', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: /ami elöl áll/ }).check();
  await page.getByRole('radio', { name: 'Rossz következtetés' }).check();
  await page.getByRole('button', { name: 'Próbáld újra' }).click();
  await expect(page.getByText('Elkaptad!')).toBeVisible();
  await page.getByRole('button', { name: 'Következő' }).click();
  await expect(page.getByRole('heading', { name: '2. feladvány' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('1 / 44 hibát kaptál el')).toBeVisible();
});

test('the planner is honest, ticks, survives a reload and gives a calendar file', async ({ page }) => {
  await open(page, 'temazaro-tervezo-tortek');
  await page.getByLabel(/^Mi a célod\?/).fill('jó legyen');
  await page.getByRole('button', { name: 'Tovább' }).click();
  await page.getByLabel(/^Mikor írjátok\?/).fill(inDays(4));
  await page.getByRole('button', { name: 'Készítsd el a tervet' }).click();
  await expect(page.getByText(/^Ennyi idő alatt .* fér bele/)).toBeVisible();
  const first = page.getByRole('list').getByRole('checkbox').first();
  await first.check();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Naptárba (.ics)' }).click()]);
  expect(download.suggestedFilename()).toBe('temazaro-tervezo-tortek.ics');
  await page.getByRole('button', { name: /^Fókusz indítása/ }).click();
  await expect(page.getByText('Elindult a fókuszidőzítő: 25 perc.')).toBeVisible();
  await open(page, 'temazaro-tervezo-tortek');
  await page.getByRole('button', { name: 'Tovább' }).click();
  await page.getByRole('button', { name: 'Készítsd el a tervet' }).click();
  await expect(first).toBeChecked();
});

test('the hub filters, remembers and locks', async ({ page }) => {
  await open(page, 'tiz-jo-kerdes-matekhoz');
  await open(page, 'matek-mentoov');
  await expect(page.getByRole('heading', { name: 'Legutóbb ezt használtad' })).toBeVisible();
  await page.getByRole('radio', { name: '8. osztály' }).click();
  await expect(page.getByRole('link', { name: /Villámteszt/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Képességvizsga 60 nap alatt/ }).click();
  await expect(page).toHaveURL(/\/bejelentkezes$/);
  await expect(page.getByText('A tartalom megtekintéséhez bejelentkezés szükséges.')).toBeVisible();
});

test('teacher cards stay hidden from guests', async ({ page }) => {
  await open(page, 'tanari-asztal');
  await expect(page.getByRole('link', { name: /Hibavadász/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Szülői levél készítő/ })).toHaveCount(0);
});

test('a simulator over question banks opens the exam sheet', async ({ page }) => {
  await open(page, 'villamteszt-matek-5');
  await expect(page.getByRole('heading', { name: 'Mielőtt elkezded' })).toBeVisible();
  await expect(page.getByText('10 kérdés', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Kezdem' }).click();
  await expect(page.getByRole('heading', { name: 'Mielőtt elkezded' })).toHaveCount(0);
});

test('by keyboard alone: choices, prompt, copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'kvizkeszito-baratoknak');
  const press = (...keys: string[]) =>
    keys.reduce<Promise<void>>((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.getByRole('radio', { name: '5. osztály' }).focus();
  await press('ArrowRight', 'Enter');
  await expect(page.getByRole('heading', { name: 'Miről szóljon a kvíz?' })).toBeFocused();
  for (const question of ['Milyen nehéz legyen?', 'Hány kérdés legyen?', 'Milyen kérdések legyenek?']) {
    await press('Tab');
    // The line of earlier answers stands before the cards.
    while (!(await page.evaluate(() => document.activeElement instanceof HTMLInputElement))) await press('Tab');
    await press('Space', 'Enter');
    await expect(page.getByRole('heading', { name: question })).toBeFocused();
  }
  await press('Tab');
  while (!(await page.evaluate(() => document.activeElement instanceof HTMLInputElement))) await press('Tab');
  await press('Space', 'Enter');
  await expect(page.getByRole('heading', { name: 'Így szól a promptod' })).toBeFocused();
  while (!(await page.evaluate(() => document.activeElement?.textContent === 'Másolás'))) await press('Tab');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Kimásolva!' })).toBeVisible();
  expect(await clipboard(page)).toContain('6. osztályos szinten');
});

const PAGES = [
  ...new Set(Object.values(ways).map(way => way.slug)),
  'hibavadasz',
  'prompt-tukor',
  'mi-kisokos?tema=adat',
  'mi-hazirend-minta',
  'villamteszt-matek-5',
];
for (const theme of ['light', 'dark'] as const)
  test(`no accessibility violation at 360 px, ${theme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 360, height: 780 });
    await setTheme(page, theme);
    for (const slug of PAGES) {
      await open(page, slug);
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wide, `${slug} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    await open(page, 'szoveges-feladat-a-vilagodrol');
    await page.getByRole('button', { name: 'Prompt elkészítése' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
