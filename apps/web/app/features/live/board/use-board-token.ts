import { CallError } from '@eszkerek/contract/client';
import { useCallback, useEffect, useState } from 'react';
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
const exchange = (boardCode: string): Promise<string> => {
  const known = exchanges.get(boardCode) ?? api.live.openBoard({ body: { code: boardCode } }).then(({ token }) => token);
  exchanges.set(boardCode, known);
  // After a lost line the same code is tried again.
  known.catch(() => exchanges.delete(boardCode));
  return known;
};

interface State {
  token: string | null;
  /** Neither this tab nor the address has a code: it is typed. */
  asks: boolean;
  failure: string | null;
}

export interface BoardToken extends State {
  open: (boardCode: string) => void;
}

/** The board's token: from this tab, for the one-time code behind `#`, which then leaves the address bar, or for a typed one. */
export function useBoardToken(code: string): BoardToken {
  const [state, setState] = useState<State>({ token: null, asks: false, failure: null });
  const open = useCallback(
    (boardCode: string) =>
      void exchange(boardCode).then(
        token => {
          try {
            sessionStorage.setItem(keyOf(code), token);
          } catch {
            // Without storage the board lives until its tab is reloaded.
          }
          setState({ token, asks: false, failure: null });
        },
        error =>
          setState({
            token: null,
            asks: true,
            failure: (error instanceof CallError && error.message) || 'A kivetítő most nem nyílt meg.',
          }),
      ),
    [code],
  );
  useEffect(() => {
    const given = window.location.hash.slice(1);
    const kept = read(code);
    if (!given) return setState({ token: kept, asks: kept === null, failure: null });
    window.history.replaceState(window.history.state, '', window.location.pathname);
    open(given);
  }, [code, open]);
  return { ...state, open };
}
