import { expect, type Page } from '@playwright/test';
import { otherBrowser } from './harness.ts';
import { MAIN_LOOKS, openWithLook } from './looks.ts';
import { apiOf, demo, expectSound, signIn, testOnOwnSite } from './people.ts';
import { readQr } from './read-qr.ts';

const test = testOnOwnSite();

const FAMILY = ['Balla', 'Csűrös', 'Deák', 'Erdős', 'Fekete', 'Gergely', 'Hajdu', 'Kőműves'];
const GIVEN = ['Nimród', 'Emese', 'Olivér'];
const NAMES = FAMILY.flatMap(family => GIVEN.map(given => `${family} ${given}`));
const PICTURES = ['nap', 'hal', 'kulcs', 'lufi'];

/** A paid class of the demo teacher with that many seats; its name is on every card. */
const buyClass = async (page: Page, api: ReturnType<typeof apiOf>, className: string, maxStudents: number): Promise<string> => {
  const { url } = (await api.post('/api/teacher/create-class-checkout-session', { className, maxStudents })).body;
  await api.post(`/api/sandbox-checkout/${String(url).split('/').at(-1)}`, { action: 'pay' });
  const { classes } = (await api.get('/api/teacher/classes')).body;
  const { id } = classes.find((one: { class_name: string }) => one.class_name === className);
  await page.goto(`/dashboard/teacher/tanulok?osztaly=${id}`);
  return id;
};

const choose = async (page: Page, pictures: readonly string[]): Promise<void> => {
  for (const picture of pictures)
    await page.getByRole('group', { name: 'Képek' }).getByRole('button', { name: picture, exact: true }).click();
};

test('24 names of a list become pupils; one opens the card, chooses pictures and signs in with them', async ({ page, browser, site }) => {
  const api = apiOf(page.request, site, await signIn(page, site, demo('tanar')));
  const classId = await buyClass(page, api, '5. C', 24);
  await page.getByRole('tab', { name: 'Névsor beolvasása' }).click();
  const list = page.getByLabel('Névsor', { exact: true });
  await list.fill(['Név;E-mail', ...NAMES.map(name => `${name};`), 'Balla Nimród', 'Vincze Noel'].join('\n'));
  await expect(page.getByText('25 rendben · 1 kérdéses')).toBeVisible();
  await expect(page.getByText('Az osztályban 24 szabad hely van, a névsorban 25 új név.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Felveszem: 25 tanuló' })).toBeDisabled();
  await page.getByRole('button', { name: 'Egy marad' }).click();
  await list.fill((await list.inputValue()).replace('Vincze Noel', ''));
  await page.getByRole('button', { name: 'Felveszem: 24 tanuló' }).click();
  await page.getByRole('button', { name: 'Kártyák: 24 tanuló, 3 lap' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Csűrös Emese' });
  const address = await readQr(card.getByRole('img', { name: /QR-kód/ }));
  const [, code] = address.split('#');
  await expect(card.locator('code')).toHaveText(`${code?.slice(0, 4)} ${code?.slice(4)}`);
  expect(address).toBe(`${site.url}/osztaly-belepes#${code}`);

  const pupil = await otherBrowser(browser, site, { viewport: { width: 360, height: 780 } });
  await pupil.goto(address);
  await expect(pupil.getByRole('heading', { name: 'Szia, Csűrös Emese! 5. C' })).toBeVisible();
  await choose(pupil, PICTURES);
  await pupil.getByRole('button', { name: 'Tovább' }).click();
  await choose(pupil, PICTURES);
  await pupil.getByRole('button', { name: 'Ez lesz a jelszavam' }).click();
  await expect(pupil).toHaveURL(`${site.url}/`);
  await expect.poll(() => pupil.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').real_name)).toBe('Csűrös Emese');
  await pupil.goto('/profil/adataim');
  await expect(pupil.getByLabel('E-mail-cím', { exact: true })).toHaveValue('–');
  await pupil.evaluate(() => localStorage.clear());

  await pupil.goto(address);
  await expect(pupil.getByText(/^Ezzel a kóddal nem lehet belépni/)).toBeVisible();

  const { classes } = (await api.get('/api/teacher/classes')).body;
  const classCode = classes.find((one: { id: string }) => one.id === classId).class_code;
  await pupil.goto('/bejelentkezes');
  await pupil.getByRole('link', { name: 'Belépés osztálykóddal' }).click();
  const findMe = async () => {
    await pupil.getByRole('textbox', { name: 'Osztálykód' }).fill(classCode.toLowerCase());
    await pupil.getByRole('button', { name: 'Tovább' }).click();
    await pupil.getByRole('button', { name: 'Cs. Emese' }).click();
  };
  await findMe();
  await choose(pupil, PICTURES);
  await pupil.getByRole('button', { name: 'Belépek' }).click();
  await expect(pupil).toHaveURL(`${site.url}/`);
  await expect.poll(() => pupil.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await pupil.evaluate(() => localStorage.clear());

  await pupil.goto('/osztaly-belepes');
  await findMe();
  for (const left of ['Még 4 próbád van', 'Még 3 próbád van', 'Még 2 próbád van', 'Még 1 próbád van', 'Ötször nem sikerült a belépés']) {
    await choose(pupil, [...PICTURES].reverse());
    await pupil.getByRole('button', { name: 'Belépek' }).click();
    await expect(pupil.getByRole('main')).toContainText(left);
  }
  await choose(pupil, PICTURES);
  await pupil.getByRole('button', { name: 'Belépek' }).click();
  await expect(pupil.getByRole('main')).toContainText('Szólj a tanárodnak');

  await page.getByRole('button', { name: 'Bezárás' }).click();
  await page.reload();
  await page.getByRole('tab', { name: 'Tanulók' }).click();
  await page.getByRole('button', { name: 'Újra próbálhatja: Csűrös Emese' }).click();
  await expect(page.getByText('A tanuló újra próbálkozhat.')).toBeVisible();
  await choose(pupil, PICTURES);
  await pupil.getByRole('button', { name: 'Belépek' }).click();
  await expect(pupil).toHaveURL(`${site.url}/`);
  await pupil.context().close();
});

for (const look of MAIN_LOOKS)
  test(`class login, list and cards are accessible at ${look.width} px, ${look.theme}`, async ({ page, site }) => {
    await openWithLook(page, look);
    const api = apiOf(page.request, site, await signIn(page, site, demo('tanar')));
    const id = await buyClass(page, api, `6. ${look.theme}`, 10);
    await expect(page.getByRole('tab', { name: 'Belépőkártyák' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('tab', { name: 'Névsor beolvasása' }).click();
    await page.getByLabel('Névsor', { exact: true }).fill('Balla Nimród\nMolnár Zente\nMolnár Zente\nX');
    await expect(page.getByText('2 rendben · 2 kérdéses')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Ketten vannak' }).click();
    await page.getByRole('button', { name: 'Felveszem: 3 tanuló' }).click();
    // One name waits for a decision: the page stays.
    await expect(page.getByText('Felvettél 3 tanulót. 1 név még döntésre vár.')).toBeVisible();
    await page.getByRole('button', { name: 'Belépőkártyák' }).click();
    await expect(page.getByRole('button', { name: 'Kártyák: 3 tanuló, 1 lap' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Kártyák: 3 tanuló, 1 lap' }).click();
    await expectSound(page);
    const code = (await page.locator('code').first().innerText()).replace(' ', '');
    const { classes } = (await api.get('/api/teacher/classes')).body;
    const classCode = classes.find((one: { id: string }) => one.id === id).class_code;
    await page.evaluate(() => localStorage.removeItem('token'));

    await page.goto(`/osztaly-belepes?osztaly=${classCode}`);
    await expect(page.getByRole('list', { name: /névsor$/ })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'B. Nimród' }).click();
    await expectSound(page);
    await page.goto(`/osztaly-belepes#${code}`);
    await expect(page.getByRole('heading', { name: /^Szia, / })).toBeVisible();
    await choose(page, PICTURES);
    await expectSound(page);
  });
