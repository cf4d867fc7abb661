import { endAnnouncement } from './announce.ts';
import { storedTimer } from './stored-timer.ts';
import { advance } from './timer-moves.ts';

/** Moves the timer on when its session is over: sounds the end unless muted, and answers what to announce. */
export function lookAtClock(now: number, sound: () => void): string | null {
  const { timer, ended } = advance(storedTimer.get(), now);
  if (ended === null) return null;
  storedTimer.set(timer);
  if (!timer.muted) sound();
  return endAnnouncement(timer.session);
}
