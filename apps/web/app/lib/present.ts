import { useSyncExternalStore } from 'react';

/** A page shown to a class, slide by slide; a page that has none of its own is one slide. */
export interface Presented {
  slug: string;
  title: string;
  slides: readonly string[];
  at: number;
  /** The page a vote can be started from. */
  voteOn: string | null;
}

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    readonly keyboard?: { lock: (keys: readonly string[]) => Promise<void> };
  }
}

const listeners = new Set<() => void>();
let current: Presented | null = null;

const put = (next: Presented | null): void => {
  current = next;
  for (const listener of listeners) listener();
};

/** Not every browser has it, and a frame may forbid it: the mode works in the window too. Esc is kept, for it closes a tool first. */
const fillScreen = async (): Promise<void> => {
  if (!document.fullscreenEnabled) return;
  await document.documentElement.requestFullscreen();
  await navigator.keyboard?.lock(['Escape']);
};

export const startPresenting = (page: Omit<Presented, 'at'>): void => {
  document.documentElement.dataset.present = '';
  put({ ...page, at: 0 });
  void fillScreen().catch(() => undefined);
};

export const stopPresenting = (): void => {
  delete document.documentElement.dataset.present;
  put(null);
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
};

/** Stays at the first and at the last slide. */
export const turnSlide = (by: 1 | -1): void => {
  if (!current) return;
  const at = Math.min(current.slides.length - 1, Math.max(0, current.at + by));
  if (at === current.at) return;
  put({ ...current, at });
  scrollTo({ top: 0 });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const usePresented = (): Presented | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

/** The slide of this page that is shown, null while it is a usual page. */
export const useSlideOf = (slug: string): number | null => {
  const presented = usePresented();
  return presented?.slug === slug ? presented.at : null;
};
