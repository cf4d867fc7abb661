import { useSyncExternalStore } from 'react';

/** A page shown to a class, slide by slide; a page that has none of its own is one slide. */
export interface Presented {
  slug: string;
  title: string;
  slides: readonly string[];
  at: number;
  /** The page a vote can be started from. */
  voteOn: string | null;
  /** Where it was started; elsewhere it ends. */
  path: string;
  /** Set by a page that turns something else than slides: the questions of a quiz. */
  turn?: Turn;
}

export interface Turn {
  label: string;
  /** Null at the first and at the last one. */
  back: (() => void) | null;
  on: (() => void) | null;
}

const listeners = new Set<() => void>();
let current: Presented | null = null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What is presented now. A part of every first visit: how it is started and turned stands in present.ts. */
export const presented = {
  get: (): Presented | null => current,
  set: (next: Presented | null): void => {
    current = next;
    for (const listener of listeners) listener();
  },
};

export const usePresented = (): Presented | null => useSyncExternalStore(subscribe, presented.get, () => null);
