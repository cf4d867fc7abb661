import { useEffect, useRef, useState } from 'react';
import { useStored } from '../../lib/stored.ts';
import { announcement } from './announce.ts';
import { lookAtClock } from './look-at-clock.ts';
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
    const tick = () => {
      const time = Date.now();
      const told = lookAtClock(time, () => void import('./beep.ts').then(({ beep }) => beep()));
      if (told) setAnnounced(told);
      setNow(time);
    };
    tick();
    const interval = setInterval(tick, 250);
    return () => clearInterval(interval);
  }, [running]);

  useEffect(() => {
    const told = running ? announcement(lastLeft.current, left) : null;
    lastLeft.current = left;
    if (told) setAnnounced(told);
  }, [running, left]);

  return { timer, running, remainingMs: running && now === 0 ? timer.remainingMs : left, announced };
}
