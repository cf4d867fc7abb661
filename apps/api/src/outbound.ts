/** All requests to other hosts: five-second timeout, no redirects. */
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
