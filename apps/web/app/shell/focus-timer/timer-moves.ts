import { TIMER } from '@eszkerek/contract/constants';
import { isRunning, remainingMs, type SessionKind, type Timer, workMs } from './timer.ts';

export type Preset = 'work25' | 'work50' | 'break5';

const breakMs = { short: TIMER.shortBreakSeconds * 1000, long: TIMER.longBreakSeconds * 1000 };

const lengthOf = (session: SessionKind, timer: Timer): number => (session === 'work' ? timer.workMs : breakMs[session]);

export function start(timer: Timer, now: number): Timer {
  return isRunning(timer) ? timer : { ...timer, endsAt: now + timer.remainingMs };
}

export function pause(timer: Timer, now: number): Timer {
  return isRunning(timer) ? { ...timer, remainingMs: remainingMs(timer, now), endsAt: null } : timer;
}

/** The session stands at its beginning; finished sessions still count. */
export function reset(timer: Timer): Timer {
  return { ...timer, endsAt: null, remainingMs: timer.durationMs };
}

export function choose(timer: Timer, session: SessionKind): Timer {
  const durationMs = lengthOf(session, timer);
  return { ...timer, session, durationMs, remainingMs: durationMs, endsAt: null };
}

export function applyPreset(timer: Timer, preset: Preset): Timer {
  if (preset === 'break5') return choose(timer, 'short');
  return choose({ ...timer, workMs: preset === 'work50' ? TIMER.longPresetSeconds * 1000 : workMs }, 'work');
}

export function presetOf(timer: Timer): Preset | null {
  if (timer.session === 'short') return 'break5';
  if (timer.session === 'long') return null;
  return timer.workMs === workMs ? 'work25' : 'work50';
}

/** After work comes a short break, after every 4th a long one; after a break, work. The long break closes the count. */
function following(timer: Timer): Timer {
  if (timer.session === 'work') {
    const completed = timer.completed + 1;
    return choose({ ...timer, completed }, completed >= TIMER.sessionsPerCycle ? 'long' : 'short');
  }
  return choose({ ...timer, completed: timer.session === 'long' ? 0 : timer.completed }, 'work');
}

/**
 * Moves on when the session has ended by `now`. The next one runs from that very moment; if it too would be over already,
 * nobody was here, and the timer waits at its beginning.
 */
export function advance(timer: Timer, now: number): { timer: Timer; ended: SessionKind | null } {
  if (timer.endsAt === null || now < timer.endsAt) return { timer, ended: null };
  const next = following(timer);
  const endsAt = timer.endsAt + next.durationMs;
  return { timer: now < endsAt ? { ...next, endsAt } : next, ended: timer.session };
}
