import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { accessibilityFaults } from './accessibility.ts';
import { ServerProcess } from './server-process.ts';
import { watchConsole } from './watch.ts';

export const PASSWORD = 'Eszkerek-2026!';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Addresses of this site in the mail, in order. */
  links: string[];
}

/** The real server with the demo school, its own database and mail folder. */
export class Site {
  #server: ServerProcess;

  private constructor(server: ServerProcess) {
    this.#server = server;
  }

  static async start(env: Record<string, string> = {}): Promise<Site> {
    return new Site(await ServerProcess.start({ env: { DEMO: '1', LOG_LEVEL: 'error', ...env } }));
  }

  get url(): string {
    return this.#server.url;
  }

  get dataDir(): string {
    return this.#server.dataDir;
  }

  start(): Promise<void> {
    return this.#server.start();
  }

  /** The same site, its server started again that many days later. */
  async moveClock(days: number): Promise<void> {
    const { dataDir, url } = this;
    await this.#server.stop();
    const clock = path.join(import.meta.dirname, 'clock-ahead.mjs');
    const env = { DEMO: '0', LOG_LEVEL: 'error', CLOCK_AHEAD_DAYS: String(days), NODE_OPTIONS: `--import=${pathToFileURL(clock).href}` };
    this.#server = await ServerProcess.start({ env, dataDir, port: Number(new URL(url).port) });
  }

  /** The exit code; `SIGKILL` simulates a power cut. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    return (await this.#server.stop(signal)).code;
  }

  remove(): Promise<void> {
    return this.#server.remove();
  }

  /** All mails sent so far, oldest first. */
  async mails(): Promise<Mail[]> {
    const folder = path.join(this.dataDir, 'outbox');
    const names = (() => {
      try {
        return readdirSync(folder)
          .filter(name => name.endsWith('.eml'))
          .sort();
      } catch {
        return [];
      }
    })();
    return Promise.all(
      names.map(async name => {
        const mail = await PostalMime.parse(readFileSync(path.join(folder, name)));
        const text = mail.text ?? '';
        return {
          to: mail.to?.[0]?.address ?? '',
          subject: mail.subject ?? '',
          text,
          html: mail.html ?? '',
          links: [...text.matchAll(/https?:\/\/\S+/g)].map(match => match[0]).filter(link => link.startsWith(this.url)),
        };
      }),
    );
  }

  /** Waits for a mail to this address whose subject fits. */
  async mailTo(address: string, subject: RegExp): Promise<Mail> {
    let found: Mail | undefined;
    await expect
      .poll(async () => {
        found = (await this.mails()).reverse().find(mail => mail.to === address && subject.test(mail.subject));
        return found !== undefined;
      })
      .toBe(true);
    return found as Mail;
  }
}

/** The browser logs every refused call as a failed resource; expected refusals are not noise. */
const REFUSED = /Failed to load resource: the server responded with a status of (400|401|403|404|409|429)/;

interface Fixtures {
  /** Console noise a test expects, e.g. while it cuts the network. */
  allowedNoise: RegExp[];
  watched: undefined;
}
interface WorkerFixtures {
  site: Site;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _anyBrowser }, use) => {
      const site = await Site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : openAlive(page)),
  allowedNoise: [[], { option: true }],
  watched: [
    async ({ page, allowedNoise }, use) => {
      const problems: string[] = [];
      const allowed = [REFUSED, ...allowedNoise];
      watchConsole(page, problem => {
        if (!allowed.some(pattern => pattern.test(problem))) problems.push(problem);
      });
      await use(undefined);
      expect(problems, 'the console must stay quiet').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Signs in through the login page, as a person would. */
export const logIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.goto('/bejelentkezes');
  const send = page.getByRole('main').getByRole('button', { name: 'Bejelentkezés', exact: true });
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await send.click();
  await expect(page.getByRole('button', { name: 'Kijelentkezés' }).first()).toBeAttached();
};

export const setTheme = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.addInitScript(value => localStorage.setItem('theme', value), theme);
};

/** Waits for hydration: before it a click on a prerendered page is lost. Polls, so that a frozen clock does not matter. */
export const alive = async (page: Page): Promise<void> => {
  const look = () => page.evaluate(() => 'alive' in document.documentElement.dataset);
  await expect.poll(look, { intervals: [20, 50, 100] }).toBe(true);
};

/**
 * From here on `goto` and `reload` of this page end when it is alive: what is filled in or clicked while React hydrates
 * can be lost. `waitUntil: 'commit'` ends before, for tests of that moment. Pages without scripts are not waited for.
 */
export const openAlive = (page: Page): Page => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const wake = async (early: boolean) => {
    // The scripts of a prerendered page are of the type „later” until its text was painted.
    if (!early && (await page.locator('script:is([type="later"], [type="module"])').count()) > 0) await alive(page);
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await wake(options?.waitUntil === 'commit');
    return response;
  };
  page.reload = async options => {
    const response = await reload(options);
    await wake(options?.waitUntil === 'commit');
    return response;
  };
  return page;
};

/** A second browser beside the test's own page. */
export const otherBrowser = async (browser: Browser, site: Site, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ baseURL: site.url, locale: 'hu-HU', timezoneId: 'Europe/Bucharest', ...options });
  return openAlive(await context.newPage());
};

/** All finite animations have ended and the page has stopped scrolling. */
export const rested = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Animations of content skipped by content-visibility do not advance, so they are not awaited.
    const seen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const ending = document.getAnimations().filter(move => move.playState === 'running' && seen(move) && ends(move));
    const late = new Promise(resolve => setTimeout(resolve, 5000));
    await Promise.race([late, Promise.all(ending.map(move => move.finished.catch(() => undefined)))]);
    for (let at = Number.NaN, still = 0; still < 3; at = scrollY) {
      still = scrollY === at ? still + 1 : 0;
      await new Promise(requestAnimationFrame);
    }
  });

/** No accessibility violation on the page, or in a part of it, as it stands now. */
export const expectAccessible = async (page: Page, part?: string): Promise<void> => {
  await rested(page);
  expect(await accessibilityFaults(page, part ? { part } : {})).toEqual([]);
};
