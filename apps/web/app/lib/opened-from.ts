const KEY = 'openedPages';
/** Only passed through on the way to a page. */
const PASSED = new Set(['/bejelentkezes', '/regisztracio', '/offline']);

/** The router numbers the pages of a visit; one opened by its address is the first. */
const place = (): number => Number(history.state?.idx ?? 0);

const opened = (): (string | null)[] => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
};

/** Keeps which page stands where in the history of this visit. */
export function notePage(pathname: string): void {
  const before = opened();
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...Array.from({ length: place() }, (_, at) => before[at] ?? null), pathname]));
  } catch {
    // A forbidden storage only costs the way back to the opener.
  }
}

export interface Opener {
  pathname: string;
  /** So many steps through the history, below zero. */
  steps: number;
}

/** The page of this visit that the one on show was opened from: earlier views of itself do not count. */
export function openerOf(pathname: string): Opener | null {
  const pages = opened();
  let at = place() - 1;
  while (at >= 0 && pages[at] === pathname) at -= 1;
  const found = pages[at];
  return found && !PASSED.has(found) ? { pathname: found, steps: at - place() } : null;
}
