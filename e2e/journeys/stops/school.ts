import { expect, type Page } from '@playwright/test';
import { DIALOG, type Panel, pressEscape } from './stop.ts';

const alert = (page: Page) => page.getByRole('alertdialog');
const closeAlert = async (page: Page): Promise<void> => {
  await pressEscape(page);
  await expect(alert(page)).toBeHidden();
};
const tab = (name: string, sign: RegExp, seenBy: Panel['seenBy']): Panel => ({
  name,
  seenBy,
  open: async page => {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel').getByText(sign).first()).toBeVisible();
  },
});

export const dashboardPanels: readonly Panel[] = [
  {
    name: 'class without a name',
    seenBy: ['teacher'],
    open: async page => {
      await page.getByText('Új osztályt veszek fel').click();
      await page.getByRole('button', { name: 'Tovább a fizetéshez' }).click();
      await expect(page.getByText('Adj nevet az osztálynak.')).toBeVisible();
    },
  },
];

export const setPanels: readonly Panel[] = [
  {
    name: 'bank',
    seenBy: ['teacher'],
    open: async page => {
      await page.getByLabel('Cím').fill('Péntekre');
      await page.getByRole('button', { name: 'Összeállítom' }).click();
      await expect(page.getByRole('list', { name: 'Kérdések a bankban' }).getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'own question',
    seenBy: ['teacher'],
    open: async page => {
      await page.getByRole('tab', { name: 'Sajátot írok' }).click();
      await page.getByLabel('Kérdés', { exact: true }).fill('Mennyi $2 + 3$?');
      await expect(page.getByRole('list', { name: 'Ellenőrzés' })).toBeVisible();
    },
  },
];

/** On a phone what a teacher does with a class stands behind one button. */
const openActions = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: 'Több' });
  if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
};

export const classPanels: readonly Panel[] = [
  {
    name: 'new code',
    part: DIALOG,
    seenBy: ['teacher'],
    open: async page => {
      await openActions(page);
      await page.getByRole('button', { name: 'Új osztálykód' }).click();
      await expect(alert(page)).toBeVisible();
    },
    close: closeAlert,
  },
  {
    name: 'diary of a pupil',
    seenBy: ['teacher'],
    open: async page => {
      await page.getByRole('region', { name: 'Tanulók' }).getByRole('button', { name: 'Antal Dóra' }).click();
      await expect(page.getByRole('region', { name: 'Haladási napló' }).getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'pupil leaves',
    part: DIALOG,
    seenBy: ['teacher'],
    open: async page => {
      await page.getByRole('button', { name: 'Eltávolítás az osztályból' }).click();
      await expect(alert(page)).toBeVisible();
    },
    close: closeAlert,
  },
  tab('Eredménytérkép', /^\d+%$/, ['teacher']),
  tab('Tévképzet-térkép', /tanuló tévesztette el/, ['teacher']),
  tab('Házi feladat', /\d+ kész, \d+ elkezdte/, ['teacher']),
  {
    name: 'homework unfolded',
    seenBy: ['teacher'],
    open: async page => {
      await page
        .getByText(/\d+ kész, \d+ elkezdte/)
        .first()
        .click();
      await expect(page.getByLabel(/^Megjegyzés: /).first()).toBeVisible();
    },
  },
  {
    name: 'sign-in cards',
    seenBy: ['teacher'],
    open: async page => {
      await page.getByRole('tab', { name: 'Napló' }).click();
      await openActions(page);
      await page.getByRole('button', { name: 'Belépőkártyák' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Belépőkártyák' })).toBeVisible();
    },
  },
];

export const adminPanels: readonly Panel[] = [
  {
    name: 'teacher refused',
    part: DIALOG,
    seenBy: ['admin'],
    open: async page => {
      await page.getByRole('button', { name: 'Elutasítás: Török Gábor' }).click();
      await expect(alert(page)).toBeVisible();
    },
    close: closeAlert,
  },
  {
    name: 'nobody found',
    seenBy: ['admin'],
    open: async page => {
      await page.getByLabel('Felhasználó keresése').fill('nincs ilyen ember');
      await expect(page.getByText('Nincs ilyen felhasználó')).toBeVisible();
    },
  },
  tab('Üzenetek', /@/, ['admin']),
  tab('Kódok', /Bemutató iskola/, ['admin']),
  {
    name: 'code issued',
    seenBy: ['admin'],
    open: async page => {
      await page.getByRole('button', { name: 'Kód kiadása' }).click();
      await expect(page.getByText('Elkészült a kód.', { exact: false })).toBeVisible();
    },
  },
  tab('Körüzenet', /Kinek szól\?/, ['admin']),
  tab('Jelzett kérdések', /\d+ jelzés/, ['admin']),
  tab('Napló', /Észkerék Admin/, ['admin']),
  tab('Állapot', /Adatbázis/, ['admin']),
];
