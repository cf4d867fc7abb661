import { useEffect, useState } from 'react';

const PAUSE_MS = 350;

/** The value once it has not changed for a moment: a preview for each key typed would be thrown away. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
