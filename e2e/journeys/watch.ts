import type { Page, Request } from '@playwright/test';

/** What goes wrong behind the screen, named by where the page stood. */
export interface Watch {
  problems: string[];
  /** Said before every finding, so that the report tells where. */
  at: string;
  /** Calls of this address may be refused here, because the page shows what happens then. */
  refusals: RegExp | null;
  /** Nothing of this site is on its way any more. */
  quiet(): Promise<void>;
}

/** Films, and letters shown in a frame of their own, come and go as they like. */
const UNAWAITED = /^\/video\//;
/** What takes longer is a finding, not a reason to wait for the end of the test. */
const LATE_MS = 20_000;
const FAILED_LOAD = /Failed to load resource/;

export const watchPage = (page: Page, origin: string): Watch => {
  const underway = new Set<Request>();
  const waiting: (() => void)[] = [];
  const watch: Watch = {
    problems: [],
    at: 'start',
    refusals: null,
    quiet: () =>
      new Promise(resolve => {
        if (underway.size === 0) return resolve();
        const late = setTimeout(() => {
          note(`still on its way: ${[...underway].map(request => request.url()).join(', ')}`);
          underway.clear();
          resolve();
        }, LATE_MS);
        waiting.push(() => {
          clearTimeout(late);
          resolve();
        });
      }),
  };
  const note = (what: string) => watch.problems.push(`${watch.at}: ${what}`);
  const own = (request: Request) => request.url().startsWith(origin) && !UNAWAITED.test(new URL(request.url()).pathname);
  const ended = (request: Request) => {
    underway.delete(request);
    if (underway.size === 0) for (const go of waiting.splice(0)) go();
  };
  page.on('request', request => {
    if (own(request)) underway.add(request);
    else if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) note(`asks a stranger: ${request.url()}`);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left drops what it was still loading.
    if (own(request) && reason !== 'net::ERR_ABORTED') note(`${request.method()} ${request.url()} failed: ${reason}`);
    ended(request);
  });
  page.on('response', response => {
    if (response.status() < 400 || !own(response.request())) return;
    const { pathname } = new URL(response.url());
    if (!watch.refusals?.test(pathname)) note(`${response.request().method()} ${pathname} answered ${response.status()}`);
  });
  page.on('pageerror', error => note(`page error: ${error.message}`));
  page.on('console', message => {
    const text = message.text();
    // A refused call is judged by its answer above.
    if (FAILED_LOAD.test(text)) return;
    if (message.type() === 'error' || /Content.Security.Policy/i.test(text)) note(`console ${message.type()}: ${text}`);
  });
  page.on('dialog', dialog => {
    note(`a dialog of the browser: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return watch;
};
