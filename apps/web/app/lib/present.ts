import { useEffect, useRef } from 'react';
import { keepPage } from './activity.ts';
import { type Presented, presented, type Turn, usePresented } from './presented.ts';

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    readonly keyboard?: { lock: (keys: readonly string[]) => Promise<void> };
  }
}

/** Lets the idle timer of the page count again. */
let release: (() => void) | null = null;

/** Not every browser has it, and a frame may forbid it: the mode works in the window too. Esc is kept, for it closes a tool first. */
const fillScreen = async (): Promise<void> => {
  if (!document.fullscreenEnabled) return;
  await document.documentElement.requestFullscreen();
  await navigator.keyboard?.lock(['Escape']);
};

export const startPresenting = (page: Omit<Presented, 'at' | 'path'>): void => {
  document.documentElement.dataset.present = '';
  release ??= keepPage();
  presented.set({ ...page, at: 0, path: location.pathname });
  void fillScreen().catch(() => undefined);
};

export const stopPresenting = (): void => {
  delete document.documentElement.dataset.present;
  release?.();
  release = null;
  presented.set(null);
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
};

const goTo = (at: number): void => {
  const page = presented.get();
  if (page) presented.set({ ...page, at });
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
  const page = presented.get();
  const turn = page && turnOf(page);
  (by === 1 ? turn?.on : turn?.back)?.();
};

/** Gives the presentation's buttons and keys the questions of this page to turn. */
export function usePresentedTurn(label: string, back: Turn['back'], on: Turn['on']): void {
  const presenting = usePresented() !== null;
  const now = useRef({ back, on });
  useEffect(() => {
    now.current = { back, on };
  });
  const [isFirst, isLast] = [back === null, on === null];
  useEffect(() => {
    const page = presented.get();
    if (!page || !presenting) return;
    const turn = { label, back: isFirst ? null : () => now.current.back?.(), on: isLast ? null : () => now.current.on?.() };
    presented.set({ ...page, turn });
  }, [presenting, label, isFirst, isLast]);
}

/** The slide of this page that is shown, null while it is a usual page. */
export const useSlideOf = (slug: string): number | null => {
  const page = usePresented();
  return page?.slug === slug ? page.at : null;
};
