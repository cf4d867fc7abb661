import { useSyncExternalStore } from 'react';

export interface Stored<T> {
  get(): T;
  set(value: T): void;
  /** Reads the device again; used after everything stored was cleared. */
  reload(): void;
  subscribe(listener: () => void): () => void;
  initial: T;
}

interface Format<T> {
  initial: T;
  /** Throws or answers undefined for text that makes no sense; the entry is then removed. */
  parse: (text: string) => T | undefined;
  /** Null removes the entry. */
  print: (value: T) => string | null;
}

const everything = new Set<{ reload(): void }>();

/** A value kept on the device under one key and shared by all components and tabs. */
export function createStored<T>(key: string, { initial, parse, print }: Format<T>): Stored<T> {
  const listeners = new Set<() => void>();
  let current: { value: T } | null = null;

  const read = (): T => {
    if (typeof localStorage === 'undefined') return initial;
    try {
      const text = localStorage.getItem(key);
      if (text === null) return initial;
      const value = parse(text);
      if (value !== undefined) return value;
      localStorage.removeItem(key);
    } catch {
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is switched off on this device: the value lives in memory only.
      }
    }
    return initial;
  };

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const stored: Stored<T> = {
    initial,
    get() {
      current ??= { value: read() };
      return current.value;
    },
    set(value) {
      current = { value };
      try {
        const text = print(value);
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // As above: the choice holds until the page is closed.
      }
      notify();
    },
    reload() {
      current = null;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  everything.add(stored);
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', event => {
      if (event.key === key || event.key === null) stored.reload();
    });
  }
  return stored;
}

/** Removes everything this site keeps in local storage and lets every part fall back to its initial value. */
export function clearStored(): void {
  try {
    localStorage.clear();
  } catch {
    // Nothing was stored then.
  }
  for (const stored of everything) stored.reload();
}

/** The value, kept current; the prerendered page shows the initial one. */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.initial);
}
