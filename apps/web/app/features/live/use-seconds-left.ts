import { useEffect, useState } from 'react';

/** Counts down from what the server said when the snapshot arrived; null without a timer. */
export function useSecondsLeft(seconds: number | null, at: number): number | null {
  const [now, setNow] = useState(at);
  const runs = seconds !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  return seconds === null ? null : Math.max(0, Math.ceil(seconds - Math.max(0, now - at) / 1000));
}

export const printSeconds = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
