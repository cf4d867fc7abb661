import { TIMER } from '@eszkerek/contract/constants';

export type SessionKind = 'work' | 'short' | 'long';

/** The focus timer at rest or on its way; times are in ms. */
export interface Timer {
  session: SessionKind;
  durationMs: number;
  /** Set while running; the truth about the remaining time then. */
  endsAt: number | null;
  /** Used while it stands still. */
  remainingMs: number;
  /** Finished work sessions of this cycle, 0 to 4. */
  completed: number;
  /** Length of a work session, by the last preset. */
  workMs: number;
  muted: boolean;
}

export const workMs = TIMER.workSeconds * 1000;

export const freshTimer: Timer = {
  session: 'work',
  durationMs: workMs,
  endsAt: null,
  remainingMs: workMs,
  completed: 0,
  workMs,
  muted: false,
};

export const isRunning = (timer: Timer): boolean => timer.endsAt !== null;

export function remainingMs(timer: Timer, now: number): number {
  return timer.endsAt === null ? timer.remainingMs : Math.max(0, Math.min(timer.durationMs, timer.endsAt - now));
}
