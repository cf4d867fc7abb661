import type { Page } from '@playwright/test';

const RAN = '__xss was set';

/** Notes every foreign script that runs in the page, in its frames and after every navigation. */
export const setTrap = async (page: Page): Promise<string[]> => {
  const ran: string[] = [];
  await page.addInitScript(told => {
    Object.defineProperty(window, '__xss', { set: () => console.error(told), configurable: true });
  }, RAN);
  page.on('console', message => {
    if (message.text().includes(RAN)) ran.push(`ran on ${page.url()}`);
  });
  page.on('dialog', dialog => {
    ran.push(`opened a dialog on ${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return ran;
};
