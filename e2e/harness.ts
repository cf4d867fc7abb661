import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { accessibilityFaults } from './accessibility.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
export const PASSWORD = 'Eszkerek-2026!';
/** A first start fills the demo school; on a busy machine that takes its time. */
const START_WITHIN_MS = 90_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Addresses of this site in the mail, in order. */
  links: string[];
}

/** The real server with its own database and mail folder. */
export class Site {
  readonly url: string;
  readonly dataDir: string;
  #child: ChildProcess | undefined;
  readonly #env: Record<string, string>;

  constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-e2e-'));
    this.#env = { PORT: String(port), DATA_DIR: this.dataDir, LOG_LEVEL: 'error', NODE_ENV: 'test', ...env };
  }

  static async start(env: Record<string, string> = {}): Promise<Site> {
    const site = new Site(await freePort(), env);
    await site.start();
    return site;
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ['apps/api/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const deadline = Date.now() + START_WITHIN_MS;
    for (;;) {
      if (this.#child.exitCode !== null) throw new Error(`the server ended with ${this.#child.exitCode}`);
      const ready = await fetch(`${this.url}/api/ready`).then(
        response => response.ok,
        () => false,
      );
      if (ready) return;
      if (Date.now() > deadline) {
        await this.remove();
        throw new Error(`the server was not ready within ${START_WITHIN_MS / 1000} s`);
      }
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }

  /** Ends the process as told; `SIGKILL` is the power cut. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
    child.kill(signal);
    return ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
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

/** Noise in the console, failed scripts and blocked content fail the test that caused them. */
const watchPage = (page: Page, problems: string[], allowed: RegExp[]): void => {
  const note = (text: string) => {
    if (!allowed.some(pattern => pattern.test(text))) problems.push(text);
  };
  page.on('pageerror', error => note(`page error: ${error.message}`));
  page.on('console', message => {
    if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text())) note(`console ${message.type()}: ${message.text()}`);
  });
};

/** A call that is refused by design shows up in the console as a failed resource: that is not noise. */
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
  allowedNoise: [[], { option: true }],
  watched: [
    async ({ page, allowedNoise }, use) => {
      const problems: string[] = [];
      watchPage(page, problems, [REFUSED, ...allowedNoise]);
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
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Bejelentkezés', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kijelentkezés' }).first()).toBeAttached();
};

export const setTheme = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.addInitScript(value => localStorage.setItem('theme', value), theme);
};

/** A prerendered page looks finished before its script runs; until then a click is lost. Polls, so that a frozen clock does not matter. */
export const alive = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(true);
};

/** Every move that comes to an end has ended, and the page has stopped gliding. */
export const rested = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What is out of sight and not shaped (content-visibility) does not move on either: nobody may wait for it.
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
