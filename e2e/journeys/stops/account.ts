import { expect, type Page } from '@playwright/test';
import { DIALOG, type Panel, pressEscape } from './stop.ts';

const google = (name: string): Panel => ({
  name: 'local Google',
  part: DIALOG,
  seenBy: ['guest'],
  open: async page => {
    await page.getByRole('button', { name }).click();
    await expect(page.getByLabel('Google-név')).toBeVisible();
  },
  close: async page => {
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  },
});

export const loginPanels: readonly Panel[] = [
  google('Bejelentkezés Google-fiókkal'),
  {
    name: 'refused',
    seenBy: ['guest'],
    open: async page => {
      await page.getByLabel(/^E-mail/).fill('senki@pelda.hu');
      await page.getByLabel('Jelszó', { exact: true }).fill('Nem-Ez-Az-1');
      await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés', exact: true }).click();
      await expect(page.getByText('Sikertelen bejelentkezés.')).toBeVisible();
    },
  },
];

export const registrationPanels: readonly Panel[] = [
  google('Regisztráció Google-fiókkal'),
  {
    name: 'teacher, codes open, passwords differ',
    seenBy: ['guest'],
    open: async page => {
      await page.getByRole('radio', { name: /Tanár/ }).check();
      await page.locator('[data-part~="codes"] > summary').click();
      await page.getByLabel('E-mail-cím', { exact: true }).fill('nem cím');
      await page.getByLabel('Jelszó', { exact: true }).fill('rövid');
      await page.getByLabel('Jelszó még egyszer').fill('más');
      await page.getByLabel('Jelszó még egyszer').blur();
      await expect(page.getByText('A két jelszó nem egyezik!')).toBeVisible();
    },
  },
];

const alert = (page: Page) => page.getByRole('alertdialog');
const closeAlert = async (page: Page): Promise<void> => {
  await pressEscape(page);
  await expect(alert(page)).toBeHidden();
};

export const profilePanels: readonly Panel[] = [
  {
    name: 'Mester Mód PIN',
    part: DIALOG,
    seenBy: ['teacher'],
    open: async page => {
      await page.getByRole('switch', { name: /Mester Mód/ }).click();
      await expect(page.getByLabel('PIN-kód', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'Mester Mód on',
    part: DIALOG,
    seenBy: ['teacher'],
    open: async page => {
      await page.getByLabel('PIN-kód', { exact: true }).fill('2468');
      await page.getByRole('button', { name: 'Bekapcsolom' }).click();
      await expect(alert(page)).toContainText('Mester Mód bekapcsolva.');
    },
    close: async page => {
      await alert(page).getByRole('button', { name: 'Rendben' }).click();
      await expect(alert(page)).toBeHidden();
    },
  },
  {
    name: 'Mester Mód badge',
    part: 'header',
    seenBy: ['teacher'],
    open: page => expect(page.getByRole('banner').getByText('Mester Mód')).toBeAttached(),
    close: async page => {
      await page.getByRole('switch', { name: /Mester Mód/ }).click();
      await alert(page).getByRole('button', { name: 'Rendben' }).click();
    },
  },
];

export const profileDataPanels: readonly Panel[] = [
  {
    name: 'account deletion',
    part: DIALOG,
    seenBy: ['student', 'teacher', 'admin'],
    open: async page => {
      await page.getByRole('button', { name: 'Fiók törlése' }).click();
      await expect(alert(page)).toBeVisible();
    },
    close: closeAlert,
  },
  {
    name: 'password form with faults',
    seenBy: ['student'],
    open: async page => {
      const form = page.getByRole('form', { name: 'Jelszó módosítása' });
      await form.getByLabel('Jelenlegi jelszó').fill('valami');
      await form.getByLabel('Új jelszó', { exact: true }).fill('Masik-Jelszo-88');
      await form.getByLabel('Új jelszó még egyszer').fill('Masik-Jelszo-89');
      await form.getByRole('button', { name: 'Jelszó módosítása' }).click();
      await expect(form.getByText('Az új jelszavak nem egyeznek.').first()).toBeVisible();
    },
  },
  {
    name: 'second step',
    seenBy: ['admin'],
    open: async page => {
      await page.locator('#ketlepcsos').getByRole('button', { name: 'Beállítom' }).click();
      await expect(page.getByLabel('Az alkalmazás hatjegyű kódja')).toBeVisible();
    },
  },
];

export const contactPanels: readonly Panel[] = [
  {
    name: 'empty form sent',
    seenBy: ['guest'],
    open: async page => {
      await page.getByRole('main').getByRole('button', { name: 'Elküldöm' }).click();
      await expect(page.getByText('Írd be a neved.')).toBeVisible();
    },
  },
];

export const mailPanels: readonly Panel[] = [
  {
    name: 'letter open',
    seenBy: ['guest'],
    open: async page => {
      await page.locator('[data-part~="mail-list"] summary').first().click();
      await page.getByRole('button', { name: 'Így látja a címzett' }).first().click();
      await expect(page.locator('iframe').first()).toBeVisible();
    },
  },
];

export const helpPanels: readonly Panel[] = [
  {
    name: 'article open',
    seenBy: ['guest', 'student'],
    open: async page => {
      await page.locator('[data-part~="help-article"] summary').first().click();
      await expect(page.locator('[data-part~="help-answer"]').first()).toBeVisible();
    },
  },
  {
    name: 'nothing found',
    seenBy: ['guest'],
    open: async page => {
      await page.getByLabel('Keresés a súgóban').fill('xqzzkw');
      await expect(page.getByText('Nincs találat a keresésre.')).toBeVisible();
    },
  },
];
