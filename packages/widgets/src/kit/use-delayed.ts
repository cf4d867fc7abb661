import { useEffect, useState } from 'react';

/** The value a moment after it came to rest, so that a screen reader is not flooded. */
export function useDelayed<T>(value: T, ms = 500): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
