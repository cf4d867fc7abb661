import { useState } from 'react';

/**
 * What a drawing that fits its size measures with, e.g. its scale: while a point of it is pulled this stays as it was, so that the point
 * is under the finger; on release the drawing fits again.
 */
export function useHeld<T>() {
  const [held, setHeld] = useState<T | null>(null);
  const free = () => setHeld(null);
  const hold = (now: T) => ({ onPointerDownCapture: () => setHeld(now), onPointerUpCapture: free, onPointerCancelCapture: free });
  return { held, hold };
}
