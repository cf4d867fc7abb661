import { useCallback, useEffect, useRef, useState } from 'react';
import { onLeave } from '../../lib/session.ts';

const PREFIX = 'tool.';

// What was typed into a tool must not wait for the next pupil at the same machine.
onLeave(() => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
});

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Parts of a page that show the same value change together. */
const CHANGED = 'tool-session-value';

/** A value kept for this visit only, in this tab; it never leaves the device. `accept` turns what was stored into a value, or into null. */
export function useSessionValue<T>(key: string, initial: T, accept: (stored: unknown) => T | null): [T, (value: T) => void] {
  const [value, setValue] = useState(initial);
  const reader = useRef(accept);
  // The prerendered page knows no storage: it is read once the page is alive.
  useEffect(() => {
    const stored = reader.current(read(key));
    if (stored !== null) setValue(stored);
    const follow = (event: Event) => {
      if (!(event instanceof CustomEvent) || event.detail.key !== key) return;
      const next = reader.current(event.detail.value);
      if (next !== null) setValue(next);
    };
    window.addEventListener(CHANGED, follow);
    return () => window.removeEventListener(CHANGED, follow);
  }, [key]);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      try {
        sessionStorage.setItem(PREFIX + key, JSON.stringify(next));
      } catch {
        // As above: it lives as long as the page.
      }
      window.dispatchEvent(new CustomEvent(CHANGED, { detail: { key, value: next } }));
    },
    [key],
  );
  return [value, set];
}
