import { createStored } from '../../lib/stored.ts';

interface Remembered {
  id: string;
  account: string;
}

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' && value !== null && 'id' in value && 'account' in value && typeof value.id === 'string';

/** The last attempt of each page on this device. A guest has no account to ask: without the id the attempt is lost. */
const attempts = createStored<Readonly<Record<string, Remembered>>>('attempts', {
  initial: {},
  parse: text => {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, Remembered] => isRemembered(pair[1])));
  },
  print: JSON.stringify,
});

const KEEP = 30;

export function rememberAttempt(slug: string, account: string, id: string): void {
  const { [slug]: _old, ...others } = attempts.get();
  attempts.set(Object.fromEntries([...Object.entries(others).slice(1 - KEEP), [slug, { id, account }]]));
}

export function recallAttempt(slug: string, account: string): string | null {
  const known = attempts.get()[slug];
  return known?.account === account ? known.id : null;
}

const RESULT = 'eredmeny';

/** The address of a result names its attempt, also for a session that has no memory of it; a link to the quiz starts a new one. */
export const shownResult = (): string | null => new URLSearchParams(location.search).get(RESULT);

export function markResult(id: string | null): void {
  if (id !== shownResult()) history.replaceState(history.state, '', id ? `?${RESULT}=${id}` : location.pathname);
}
