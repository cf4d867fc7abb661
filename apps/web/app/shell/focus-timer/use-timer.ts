import { useEffect, useRef, useState } from 'react';
import { useStored } from '../../lib/stored.ts';
import { announcement } from './announce.ts';
import { storedTimer } from './stored-timer.ts';
import { isRunning, remainingMs, type Timer } from './timer.ts';

export interface TimerView {
  timer: Timer;
  running: boolean;
  remainingMs: number;
  /** Last thing to be told to a screen reader. */
  announced: string;
}

/** Drives the one timer of the page: ticks while it runs, moves on at the end, beeps and announces. Used once, in the shell. */
export function useTimer(): TimerView {
  const timer = useStored(storedTimer);
  const [now, setNow] = useState(0);
  const [announced, setAnnounced] = useState('');
  const running = isRunning(timer);
  const left = remainingMs(timer, now);
  const lastLeft = useRef(left);

  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const interval = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(interval);
  }, [running]);

  const over = running && now > 0 && left === 0;
  useEffect(() => {
    if (!over) return;
    const end = async () => {
      const [{ lookAtClock }, { beep }] = await Promise.all([import('./look-at-clock.ts'), import('./beep.ts')]);
      const told = lookAtClock(Date.now(), beep);
      if (told) setAnnounced(told);
    };
    // Without a line the timer stays at its end.
    end().catch(() => undefined);
  }, [over]);

  useEffect(() => {
    const told = running ? announcement(lastLeft.current, left) : null;
    lastLeft.current = left;
    if (told) setAnnounced(told);
  }, [running, left]);

  return { timer, running, remainingMs: running && now === 0 ? timer.remainingMs : left, announced };
}
