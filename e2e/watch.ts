import type { Page, Request } from '@playwright/test';

/** Problems of a page, each with the place where it happened. */
export interface Watch {
  problems: string[];
  /** Prefix of every finding. */
  at: string;
  /** Calls to these paths may be refused, because the page shows what happens then. */
  refusals: RegExp | null;
  /** Resolves when no request to this site is pending. */
  quiet(): Promise<void>;
}

/** Videos load on their own schedule. */
const UNAWAITED = /^\/video\//;
/** A request that takes longer is reported. */
const LATE_MS = 20_000;
const FAILED_LOAD = /Failed to load resource/;

/** Script errors, console errors and blocked content. */
export const watchConsole = (page: Page, note: (problem: string) => void): void => {
  page.on('pageerror', error => note(`page error: ${error.message}`));
  page.on('console', message => {
    const text = message.text();
    if (message.type() === 'error' || /Content.Security.Policy/i.test(text)) note(`console ${message.type()}: ${text}`);
  });
};

/** Everything that goes wrong on a page: console, requests, responses, dialogs. */
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
          note(`still pending: ${[...underway].map(request => request.url()).join(', ')}`);
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
    else if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) note(`third-party request: ${request.url()}`);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    // Navigation aborts pending requests.
    if (own(request) && reason !== 'net::ERR_ABORTED') note(`${request.method()} ${request.url()} failed: ${reason}`);
    ended(request);
  });
  page.on('response', response => {
    if (response.status() < 400 || !own(response.request())) return;
    const { pathname } = new URL(response.url());
    if (!watch.refusals?.test(pathname)) note(`${response.request().method()} ${pathname} answered ${response.status()}`);
  });
  watchConsole(page, problem => {
    // A refused call is judged by its response above.
    if (!FAILED_LOAD.test(problem)) note(problem);
  });
  page.on('dialog', dialog => {
    note(`browser dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return watch;
};
