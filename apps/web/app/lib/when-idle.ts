/** For browsers that do not say when they are idle. */
const SOON_MS = 2000;

const firstIdle = (action: () => void, timeout: number): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(action, Math.min(SOON_MS, timeout));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => action(), { timeout });
  return () => cancelIdleCallback(handle);
};

interface Wait {
  /** Not before. */
  after?: number;
  /** A page that is never idle does it this long after that. */
  within?: number;
}

/** Does it when the page has nothing better to do; returns how to call it off. Times are in milliseconds. */
export const whenIdle = (action: () => void, { after = 0, within = 5000 }: Wait = {}): (() => void) => {
  if (after === 0) return firstIdle(action, within);
  let callOff = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    callOff = firstIdle(action, within);
  }, after);
  return () => callOff();
};
