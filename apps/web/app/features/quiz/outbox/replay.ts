import { onSessionChange } from '../../../lib/session.ts';
import { sendWaiting } from './account-outbox.ts';

let started = false;

/** Answers that could not leave earlier go out at the next start, login or return of the network. */
export function startReplay(): void {
  if (started) return;
  started = true;
  addEventListener('online', sendWaiting);
  addEventListener('focus', sendWaiting);
  onSessionChange(sendWaiting);
  sendWaiting();
}
