import { expect, type Page } from '@playwright/test';
import { DIALOG, everyone, members, type Panel, pressEscape } from './stop.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Keresés a leckék közt' });
const timer = (page: Page) => page.getByRole('dialog', { name: 'Fókuszidőzítő' });
const openDock = async (page: Page): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Menü megnyitása' });
  if ((page.viewportSize()?.width ?? 0) > 640) return;
  await menu.click();
  await page.getByRole('button', { name: 'Téma, nagyítás, időzítő' }).click();
};

/** What opens around every page; looked at once for each role. */
export const shellPanels: readonly Panel[] = [
  {
    name: 'mobile menu',
    part: DIALOG,
    seenBy: everyone,
    only: 360,
    open: async page => {
      await page.getByRole('button', { name: 'Menü megnyitása' }).click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    },
    close: async page => {
      await pressEscape(page);
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
    },
  },
  {
    name: 'bell',
    part: 'header',
    seenBy: members,
    open: async page => {
      await page.getByRole('button', { name: /^Értesítések/ }).click();
      await expect(page.getByRole('region', { name: 'Értesítések' })).toBeVisible();
    },
    close: pressEscape,
  },
  {
    name: 'documents menu',
    part: 'header',
    seenBy: ['guest', 'admin'],
    only: 1280,
    open: async page => {
      await page.getByRole('banner').getByRole('button', { name: 'Dokumentumok' }).click();
      await expect(page.getByRole('link', { name: 'Adatkezelési tájékoztató' }).or(page.getByRole('menuitem')).first()).toBeVisible();
    },
    close: pressEscape,
  },
  ...(
    [
      ['search: too short', 'tö', /Írj be legalább 3/],
      ['search: nothing', 'xqzwv', /^Nincs találat\.$/],
      ['search: hits', 'tortek', /./],
    ] as const
  ).map(
    ([name, words, says]): Panel => ({
      name,
      part: 'header',
      seenBy: ['guest'],
      only: 1280,
      open: async page => {
        await searchBox(page).fill(words);
        await expect(page.locator('[data-part~="search-panel"]').getByText(says).first()).toBeVisible();
        if (name === 'search: hits') await searchBox(page).press('ArrowDown');
      },
      close: async page => {
        await searchBox(page).fill('');
        await pressEscape(page);
      },
    }),
  ),
  {
    name: 'floating controls',
    seenBy: ['guest'],
    only: 360,
    open: openDock,
  },
  {
    name: 'focus timer',
    part: DIALOG,
    seenBy: ['guest', 'student'],
    open: async page => {
      await openDock(page);
      await page.getByRole('button', { name: /^Fókuszidőzítő/ }).click();
      await expect(timer(page)).toBeVisible();
    },
  },
  {
    name: 'focus timer running',
    part: DIALOG,
    seenBy: ['guest'],
    open: async page => {
      await timer(page).getByRole('button', { name: 'Indítás' }).click();
      await expect(timer(page).getByRole('button', { name: 'Megállítás' })).toBeVisible();
    },
    close: async page => {
      await timer(page).getByRole('button', { name: 'Visszaállítás' }).click();
      await pressEscape(page);
    },
  },
];
