import { describe, expect, it } from 'vitest';
import { freshTimer, isRunning, remainingMs, type Timer } from './timer.ts';
import { advance, applyPreset, choose, pause, presetOf, reset, start } from './timer-moves.ts';

const minute = 60_000;

function finish(timer: Timer, now: number): { timer: Timer; now: number } {
  const running = start(timer, now);
  const end = running.endsAt ?? now;
  return { timer: advance(running, end).timer, now: end };
}

describe('the focus timer', () => {
  it('starts as 25 minutes of work, standing', () => {
    expect(freshTimer).toMatchObject({ session: 'work', durationMs: 25 * minute, endsAt: null, completed: 0 });
  });

  it('keeps its end time while it runs, so a reload is exact', () => {
    const timer = start(freshTimer, 1000);
    expect(timer.endsAt).toBe(1000 + 25 * minute);
    const reloaded: Timer = JSON.parse(JSON.stringify(timer));
    expect(remainingMs(reloaded, 1000 + 10 * minute)).toBe(15 * minute);
  });

  it('pauses and goes on with what was left', () => {
    const paused = pause(start(freshTimer, 0), 10 * minute);
    expect(paused).toMatchObject({ endsAt: null, remainingMs: 15 * minute });
    expect(start(paused, 60 * minute).endsAt).toBe(75 * minute);
  });

  it('runs work, short break, work … and a long break after every 4th work session', () => {
    let state = { timer: freshTimer, now: 0 };
    const sessions = [state.timer.session];
    const counts = [state.timer.completed];
    for (let i = 0; i < 9; i++) {
      state = finish(state.timer, state.now);
      sessions.push(state.timer.session);
      counts.push(state.timer.completed);
    }
    expect(sessions).toEqual(['work', 'short', 'work', 'short', 'work', 'short', 'work', 'long', 'work', 'short']);
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 0, 1]);
  });

  it('resumes by itself from the very moment the session ended', () => {
    const { timer, ended } = advance(start(freshTimer, 0), 25 * minute + 20_000);
    expect(ended).toBe('work');
    expect(timer).toMatchObject({ session: 'short', endsAt: 30 * minute });
  });

  it('waits at the next session when nobody was here for it', () => {
    const { timer } = advance(start(freshTimer, 0), 24 * 60 * minute);
    expect(timer).toMatchObject({ session: 'short', completed: 1, endsAt: null, remainingMs: 5 * minute });
  });

  it('has breaks of 5 and 15 minutes', () => {
    expect(choose(freshTimer, 'short').durationMs).toBe(5 * minute);
    expect(choose(freshTimer, 'long').durationMs).toBe(15 * minute);
  });

  it('counts the 50-minute preset as one work session and keeps its length for the next', () => {
    const long = applyPreset(freshTimer, 'work50');
    expect(long).toMatchObject({ session: 'work', durationMs: 50 * minute });
    const afterWork = finish(long, 0);
    expect(afterWork.timer).toMatchObject({ session: 'short', completed: 1 });
    expect(finish(afterWork.timer, afterWork.now).timer.durationMs).toBe(50 * minute);
  });

  it('knows which preset it stands on', () => {
    expect(presetOf(freshTimer)).toBe('work25');
    expect(presetOf(applyPreset(freshTimer, 'work50'))).toBe('work50');
    expect(presetOf(applyPreset(freshTimer, 'break5'))).toBe('break5');
    expect(presetOf(choose(freshTimer, 'long'))).toBeNull();
  });

  it('resets the session, not the count', () => {
    const second = finish(freshTimer, 0).timer;
    const back = reset(start(second, 40 * minute));
    expect(back).toMatchObject({ session: 'short', remainingMs: 5 * minute, completed: 1 });
    expect(isRunning(back)).toBe(false);
  });
});
