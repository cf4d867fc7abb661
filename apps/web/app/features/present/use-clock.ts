import { useEffect, useState } from 'react';
import { change, leftOf, newCountdown, restart, toggle } from './countdown.ts';

const REDRAW_MS = 250;
const END_SHOWN_MS = 10_000;

/** The countdown of the presentation: it runs on while other tools are used. */
export function useClock() {
  const [countdown, setCountdown] = useState(newCountdown);
  const [now, setNow] = useState(() => Date.now());
  const [large, setLarge] = useState(false);
  const running = countdown.endsAt !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), REDRAW_MS);
    return () => clearInterval(timer);
  }, [running]);
  const left = leftOf(countdown, now);
  const over = running && left === 0;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => {
      setCountdown(restart);
      setLarge(false);
    }, END_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [over]);
  const act = (next: (at: number) => typeof countdown) => {
    const at = Date.now();
    setNow(at);
    setCountdown(next(at));
  };
  return {
    left,
    total: countdown.total,
    running,
    over,
    large,
    shrink: () => setLarge(false),
    /** Large and small by turns; the end is only put away. */
    tap: () => {
      if (over) setCountdown(restart);
      setLarge(!over && !large);
    },
    toggle: () => act(at => toggle(countdown, at)),
    change: (minutes: 1 | -1) => act(at => change(countdown, minutes, at)),
  };
}

export type ClockState = ReturnType<typeof useClock>;
