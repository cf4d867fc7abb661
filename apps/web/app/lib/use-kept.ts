import { useEffect, useState } from 'react';
import { onLeave } from './session.ts';
import { useHydrated } from './use-hydrated.ts';

const PREFIX = 'typed.';

// What one pupil has typed is not for the next one at the same machine.
onLeave(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

function read<T>(key: string, initial: T): T {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? JSON.stringify(initial));
  } catch {
    return initial;
  }
}

/** State of a page that is there again after leaving it: kept in this tab, never sent. */
export function useKept<T>(key: string, initial: T): [T, (value: T) => void] {
  const hydrated = useHydrated();
  const [first] = useState(initial);
  const [value, setValue] = useState<T>(() => (hydrated ? read(key, first) : first));
  useEffect(() => setValue(read(key, first)), [key, first]);
  const set = (next: T) => {
    setValue(next);
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(next));
    } catch {
      // A full or forbidden storage only costs the way back.
    }
  };
  return [value, set];
}
