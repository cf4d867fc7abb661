import { table } from 'virtual:call-table';
import { type Client, createClient } from '@eszkerek/contract/client';
import { messages } from '@eszkerek/contract/messages';
import { closeToast, showToast } from '@eszkerek/ui/toast-store.ts';
import { isLeaving } from './leave.ts';
import { currentSession, logOut, onSessionChange } from './session.ts';

/** Every call of the API, typed by the contract. A refused token ends the session on this device. */
export const api: Client = createClient(table, {
  // While the goodbye is read the server has already ended the session: the next page is a guest's.
  token: () => (isLeaving() ? null : currentSession().token),
  onUnauthorized: message => {
    // Several calls may learn of it at once: it is told once.
    if (isLeaving() || currentSession().status !== 'user') return;
    logOut();
    const action = { label: 'Bejelentkezés', onClick: () => location.assign('/bejelentkezes') };
    // Pupils do not know the word token. A session replaced by another device keeps the server's message.
    const text = message === messages.tokenInvalid ? 'Lépj be újra, és folytathatod!' : message;
    const toast = showToast({ kind: 'info', text, durationMs: 8000, action });
    const stop = onSessionChange(() => {
      if (currentSession().status !== 'user') return;
      closeToast(toast);
      stop();
    });
  },
});
