import { CallError } from '@eszkerek/contract/client';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';

/** Kept for this tab: a reload of the board does not need a new link. */
const keyOf = (code: string): string => `liveBoard.${code}`;
const read = (code: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(code));
  } catch {
    return null;
  }
};

/** One exchange per link, also when React mounts the page twice. */
const exchanges = new Map<string, Promise<string>>();
const exchange = (link: string): Promise<string> => {
  const known = exchanges.get(link) ?? api.live.openBoard({ body: { link } }).then(({ token }) => token);
  exchanges.set(link, known);
  return known;
};

export interface BoardToken {
  token: string | null;
  failure: string | null;
}

/** The board's token: from this tab, or for the one-time secret behind `#`, which then leaves the address bar. */
export function useBoardToken(code: string): BoardToken {
  const [state, setState] = useState<BoardToken>({ token: null, failure: null });
  useEffect(() => {
    const link = window.location.hash.slice(1);
    const kept = read(code);
    if (!link) {
      setState({ token: kept, failure: kept ? null : 'Ez a kivetítő-link hiányos. Nyisd meg újra a tanári képernyőről!' });
      return;
    }
    window.history.replaceState(window.history.state, '', window.location.pathname);
    exchange(link).then(
      token => {
        try {
          sessionStorage.setItem(keyOf(code), token);
        } catch {
          // Without storage the board lives until its tab is reloaded.
        }
        setState({ token, failure: null });
      },
      error => setState({ token: null, failure: (error instanceof CallError && error.message) || 'A kivetítő most nem nyílt meg.' }),
    );
  }, [code]);
  return state;
}
