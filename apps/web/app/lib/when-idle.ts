/** For browsers that do not say when they are idle. */
const SOON_MS = 2000;

/** Does it when the page has nothing better to do, at the latest after the given time; returns how to call it off. */
export const whenIdle = (action: () => void, timeout?: number): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(action, Math.min(SOON_MS, timeout ?? SOON_MS));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => action(), timeout === undefined ? undefined : { timeout });
  return () => cancelIdleCallback(handle);
};
