import { currentSession, logOut } from './session.ts';

let leaving = false;
let goodbye: ReturnType<typeof setTimeout> | undefined;

let onTheWayHome = false;

/** True between a wanted logout and the home page: the route guard waits instead of asking for a login. */
export const isGoingHome = (): boolean => onTheWayHome;

export async function goingHome(go: () => Promise<void>): Promise<void> {
  onTheWayHome = true;
  try {
    await go();
  } finally {
    onTheWayHome = false;
  }
}

/** While the goodbye message is read, an ended session is no news. */
export const isLeaving = (): boolean => leaving;

/** The server has already ended the session; the device follows with `finishLeaving`. */
export function startLeaving(): void {
  leaving = true;
}

export function finishLeaving(): void {
  clearTimeout(goodbye);
  leaving = false;
  logOut();
}

/** Leaves the visitor time to read why. */
export function leaveAfter(ms: number): void {
  startLeaving();
  clearTimeout(goodbye);
  goodbye = setTimeout(finishLeaving, ms);
}

/** Ends the session on the server without waiting for it, then on the device. */
export function leave(): void {
  const { token } = currentSession();
  if (token !== null) {
    void fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` }, keepalive: true }).catch(() => undefined);
  }
  finishLeaving();
}
