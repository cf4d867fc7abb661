import { useEffect, useRef } from 'react';

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
      callback.current(Math.min(0.1, Math.max(0, now - last) / 1000));
      last = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
