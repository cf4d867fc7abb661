import { expect, type Page } from '@playwright/test';
import { openMenu } from '../../quiz-page.ts';
import { DIALOG, type Panel, pressEscape, type Stop } from './stop.ts';

const main = (page: Page) => page.locator('[data-part~="quiz-main"]');
const closeDialog = async (page: Page): Promise<void> => {
  await pressEscape(page);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeHidden();
};
/** The dialog, then the player's menu it was opened from. */
const closeDialogAndMenu = async (page: Page): Promise<void> => {
  await closeDialog(page);
  await pressEscape(page);
  await expect(page.getByRole('region', { name: 'A lejátszó beállításai' })).toBeHidden();
};

const lessonPanels: readonly Panel[] = [
  {
    name: 'contents unfolded',
    seenBy: ['guest'],
    only: 360,
    open: async page => {
      const head = page.locator('[data-part~="toc-head"]');
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
      await expect(head).toHaveAttribute('aria-expanded', 'true');
    },
    close: page => page.locator('[data-part~="toc-head"]').click(),
  },
  {
    name: 'rule shown, question answered wrong',
    seenBy: ['guest'],
    open: async page => {
      const skip = page.getByRole('button', { name: 'Kihagyom' });
      if (await skip.isVisible()) await skip.click();
      const question = page.locator('[data-part~="try"]').first();
      const hint = question.getByRole('button', { name: 'Segítség' });
      if (await hint.isVisible()) await hint.click();
      const choice = question.locator('input[type=radio], input[type=checkbox]').last();
      if (await choice.count()) await choice.check();
      else for (const field of await question.locator('input').all()) await field.fill('99');
      await question.getByRole('button', { name: 'Ellenőrzés' }).click();
      await expect(question.getByRole('button', { name: /Próbáld újra|Újra/ })).toBeVisible();
    },
  },
  {
    name: 'term card',
    part: '[data-part~="term-card"]',
    seenBy: ['guest', 'student'],
    open: async page => {
      await page.locator('a.term:visible').first().click();
      await expect(page.locator('[data-part~="term-card"]')).toBeVisible();
    },
    close: pressEscape,
  },
];

/** The first question is a single choice. */
const quizPanels: readonly Panel[] = [
  {
    name: 'hint',
    seenBy: ['guest', 'student'],
    open: async page => {
      await page.getByRole('button', { name: 'Segítség' }).click();
      await expect(page.locator('[data-part~="hint-list"]').first()).toBeVisible();
    },
  },
  {
    name: 'report',
    part: DIALOG,
    seenBy: ['guest'],
    open: async page => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Szerintem hiba van' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    close: closeDialogAndMenu,
  },
  {
    name: 'first reply',
    seenBy: ['guest', 'student'],
    open: async page => {
      await page.locator('[data-part~="choices"] label:has(input:enabled)').last().click();
      await main(page).click();
      await expect(main(page)).toHaveText(/Próbáld újra|Következő/);
    },
  },
  {
    name: 'solution',
    seenBy: ['guest', 'student'],
    open: async page => {
      if ((await main(page).textContent()) === 'Próbáld újra') {
        await main(page).click();
        await page.locator('[data-part~="choices"] label:has(input:enabled)').first().click();
        await main(page).click();
      }
      await expect(main(page)).toHaveText(/Következő|Lássuk/);
    },
  },
];

/** Handed in as it stands, so that the result has every kind of line. */
const handIn: readonly Panel[] = [
  {
    name: 'first question',
    seenBy: ['student'],
    open: async page => {
      await page.getByRole('button', { name: 'Kezdem' }).click();
      await expect(page.locator('[data-part~="quiz-count"]')).toBeVisible();
    },
  },
  {
    name: 'hand-in question',
    part: DIALOG,
    seenBy: ['student'],
    open: async page => {
      await page.getByRole('complementary', { name: 'Áttekintés' }).getByRole('button', { name: 'Beadom' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'result',
    seenBy: ['student'],
    open: async page => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Beadom' }).click();
      await expect(page.getByRole('heading', { name: 'Kérdésről kérdésre' })).toBeVisible();
      for (const fold of await page.locator('main details').all())
        if ((await fold.getAttribute('open')) === null && (await fold.isVisible())) await fold.locator('> summary').click();
    },
  },
];

const practicePanels: readonly Panel[] = [
  {
    name: 'finish question',
    part: DIALOG,
    seenBy: ['guest'],
    open: async page => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Befejezem' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    close: closeDialogAndMenu,
  },
];

const toolPanels: readonly Panel[] = [
  {
    name: 'missing field',
    part: DIALOG,
    seenBy: ['guest'],
    open: async page => {
      await page.getByRole('button', { name: 'Prompt elkészítése' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    close: async page => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Rendben' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
    },
  },
  {
    name: 'result',
    seenBy: ['guest', 'teacher'],
    open: async page => {
      await page.getByLabel(/^Mi érdekel a legjobban\?/).fill('űrhajók');
      await page.getByRole('radio', { name: 'Százalék' }).check();
      await page.getByRole('button', { name: 'Prompt elkészítése' }).click();
      await expect(page.getByRole('main').getByRole('button', { name: 'Másolás', exact: true })).toBeVisible();
    },
  },
  {
    name: 'adult sheet',
    part: DIALOG,
    seenBy: ['guest'],
    open: async page => {
      await page.getByRole('region', { name: 'Külső csevegő megnyitása' }).getByRole('radio', { name: '8. osztály' }).click();
      await page.getByRole('button', { name: 'Megnyitás: Mistral Le Chat' }).click();
      await expect(page.getByRole('dialog')).toContainText('Ezt felnőttel együtt nyisd meg.');
    },
    close: closeDialog,
  },
];

const at = (slug: string, rest: Omit<Stop, 'path'> = {}): Stop => ({ path: `/tananyag/${slug}`, ...rest });

/** Every kind of page, each for whom it can look different. */
export const contentStops: readonly Stop[] = [
  at('matek-5-tortek-osszeadasa', { panels: lessonPanels }),
  at('fizika-6-suruseg', { seenBy: ['student'] }),
  at('ai-56-jo-prompt', { seenBy: ['student'], leads: { guest: /\/bejelentkezes$/ } }),
  at('muhely-pizzeria-tortek', { seenBy: ['student'] }),
  at('kviz-matek-5-tortek-osszeadasa', { panels: quizPanels }),
  at('gyakorlo-matek-5-tortek-osszeadasa', { seenBy: ['guest'], panels: practicePanels }),
  at('teszt-matek-5-termeszetes-szamok', { seenBy: ['student'], panels: handIn }),
  at('villamteszt-matek-5', { seenBy: ['student'], panels: handIn }),
  at('szoveges-feladat-a-vilagodrol', { seenBy: ['guest', 'teacher'], panels: toolPanels }),
  at('mi-muhely-kezdoknek', { seenBy: ['guest'] }),
  at('tanari-asztal', { seenBy: ['guest', 'teacher'] }),
  at('kepessegvizsga-60-nap', { seenBy: ['guest', 'admin'], leads: { guest: /\/bejelentkezes$/ }, refusals: /^\/api\// }),
];
