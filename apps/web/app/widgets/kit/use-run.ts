import { useEffect, useRef, useState } from 'react';

/** Less motion was asked for, or there is no screen to move on. */
export const calm = () => typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls back on every frame with the seconds since the last one, while running. */
export function useFrames(running: boolean, onFrame: (seconds: number) => void) {
  const callback = useRef(onFrame);
  callback.current = onFrame;
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      callback.current(Math.min(0.1, (now - last) / 1000));
      last = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}

interface Run {
  time: number;
  running: boolean;
  start: () => void;
  stop: () => void;
  seek: (time: number) => void;
}

/** A clock from 0 to `end` in model seconds; with reduced motion it jumps to the end. */
export function useRun(end: number, speed = 1, onDone?: () => void): Run {
  const [time, setTime] = useState(0);
  const [running, setRunning] = useState(false);
  useFrames(running, seconds => {
    const next = Math.min(end, time + seconds * speed);
    setTime(next);
    if (next >= end) {
      setRunning(false);
      onDone?.();
    }
  });
  return {
    time,
    running,
    start: () => {
      if (calm()) {
        setTime(end);
        onDone?.();
      } else {
        if (time >= end) setTime(0);
        setRunning(true);
      }
    },
    stop: () => setRunning(false),
    seek: to => {
      setRunning(false);
      setTime(to);
    },
  };
}
