/** Every call to another host goes through here: five seconds, no redirects, no surprises. */
export type Outbound = (url: string | URL, init?: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 5000;

export const createOutbound =
  (timeoutMs = TIMEOUT_MS): Outbound =>
  (url, init = {}) =>
    fetch(url, {
      ...init,
      redirect: 'error',
      signal: init.signal ? AbortSignal.any([init.signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs),
    });
