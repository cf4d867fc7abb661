import { messages } from '@eszkerek/contract/messages';
import { closeToast, showToast } from '@eszkerek/ui/toast-store.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { knownDevice } from './known-device.ts';
import { currentSession, logOut, onSessionChange } from './session.ts';

let toast: number | null = null;
let reason: string | null = null;

/** The server refused the token: the session ends on this device, and a toast leads to the login form. */
export function endSession(message: string): void {
  // Pupils do not know the word token. A session replaced by another device keeps the server's message.
  reason = message === messages.tokenInvalid ? null : message;
  logOut();
  knownDevice.set(true);
  const action = { label: 'Bejelentkezés', onClick: () => location.assign('/bejelentkezes') };
  const shown = showToast({ kind: 'info', text: reason ?? 'Lépj be újra, és folytathatod!', durationMs: 8000, action });
  toast = shown;
  const stop = onSessionChange(() => {
    if (currentSession().status !== 'user') return;
    closeToast(shown);
    reason = null;
    stop();
  });
}

/** For a login form: the toast would cover its fields and leads nowhere else. What the server said of the end is given back instead. */
export function useSessionEnd(): string | null {
  useEffect(() => {
    if (toast !== null) closeToast(toast);
    toast = null;
  }, []);
  return useSyncExternalStore(
    onSessionChange,
    () => reason,
    () => null,
  );
}
