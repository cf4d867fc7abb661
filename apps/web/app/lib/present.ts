import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keepPage } from './activity.ts';

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

interface Turn {
  label: string;
  /** Null at the first and at the last one. */
  back: (() => void) | null;
  on: (() => void) | null;
}

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    readonly keyboard?: { lock: (keys: readonly string[]) => Promise<void> };
  }
}

const listeners = new Set<() => void>();
let current: Presented | null = null;
/** Lets the idle timer of the page count again. */
let release: (() => void) | null = null;

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

export const startPresenting = (page: Omit<Presented, 'at' | 'path'>): void => {
  document.documentElement.dataset.present = '';
  release ??= keepPage();
  put({ ...page, at: 0, path: location.pathname });
  void fillScreen().catch(() => undefined);
};

export const stopPresenting = (): void => {
  delete document.documentElement.dataset.present;
  release?.();
  release = null;
  put(null);
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
};

const goTo = (at: number): void => {
  if (current) put({ ...current, at });
  scrollTo({ top: 0 });
};

/** How a presented page is turned; null where it is one slide. */
export const turnOf = ({ turn, at, slides }: Presented): Turn | null => {
  if (turn || slides.length < 2) return turn ?? null;
  return {
    label: `${at + 1} / ${slides.length}`,
    back: at > 0 ? () => goTo(at - 1) : null,
    on: at < slides.length - 1 ? () => goTo(at + 1) : null,
  };
};

/** Stays at the first and at the last slide. */
export const turnSlide = (by: 1 | -1): void => {
  const turn = current && turnOf(current);
  (by === 1 ? turn?.on : turn?.back)?.();
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

/** Gives the presentation's buttons and keys the questions of this page to turn. */
export function usePresentedTurn(label: string, back: Turn['back'], on: Turn['on']): void {
  const presenting = usePresented() !== null;
  const now = useRef({ back, on });
  useEffect(() => {
    now.current = { back, on };
  });
  const [isFirst, isLast] = [back === null, on === null];
  useEffect(() => {
    if (!current || !presenting) return;
    const turn = { label, back: isFirst ? null : () => now.current.back?.(), on: isLast ? null : () => now.current.on?.() };
    put({ ...current, turn });
  }, [presenting, label, isFirst, isLast]);
}

/** The slide of this page that is shown, null while it is a usual page. */
export const useSlideOf = (slug: string): number | null => {
  const presented = usePresented();
  return presented?.slug === slug ? presented.at : null;
};
