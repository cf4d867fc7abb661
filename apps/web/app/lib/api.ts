import { table } from 'virtual:call-table';
import { type Client, createClient } from '@eszkerek/contract/client';
import { isLeaving } from './leave.ts';
import { currentSession } from './session.ts';
import { endSession } from './session-end.ts';

/** Every call of the API, typed by the contract. A refused token ends the session on this device. */
export const api: Client = createClient(table, {
  // While the goodbye is read the server has already ended the session: the next page is a guest's.
  token: () => (isLeaving() ? null : currentSession().token),
  onUnauthorized: message => {
    // Several calls may learn of it at once: it is told once.
    if (isLeaving() || currentSession().status !== 'user') return;
    endSession(message);
  },
});
