import { currentSession, logOut } from './session.ts';

/** Ends the session on the server without waiting for it, then on the device. */
export function leave(): void {
  const { token } = currentSession();
  if (token !== null) {
    void fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` }, keepalive: true }).catch(() => undefined);
  }
  logOut();
}
