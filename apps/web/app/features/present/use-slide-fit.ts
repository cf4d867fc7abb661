import { useLayoutEffect } from 'react';

/** Below the last the last row of a class cannot read it. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];
/** What is to fit (the slide, its task from the top, its task alone), and the least part of its height a drawing keeps. */
const TASK_WAYS = [
  [0, 1],
  [1, 1],
  [1, 0.85],
  [1, 0.6],
  [2, 0.6],
  [1, 0.3],
  [2, 0.3],
] as const;
const TEXT_WAYS = [
  [0, 0.85],
  [0, 0.55],
] as const;
/** A phone is held in the hand: it is scrolled. */
const WIDE_PX = 900;
/** Drawings measure themselves after a change of size; they settle in two or three rounds. */
const ROUNDS = 16;

const DRAWINGS = ':is([data-part~="pane"], [data-part~="figure"]) svg:not(svg svg)';

interface Target {
  element: Element;
  /** How much of it is covered by the tool bar or hangs below it, in px. */
  over: () => number;
}

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;
const barTop = (): number => document.querySelector('[role="toolbar"]')?.getBoundingClientRect().top ?? innerHeight;
/** On the screen with what stands before it. */
const fromTop = (element: Element): Target => ({ element, over: () => element.getBoundingClientRect().bottom + scrollY - barTop() });
/** On the screen once it is scrolled to. */
const alone = (element: Element): Target => ({
  element,
  over: () => heightOf(element) + heightOf(document.querySelector('header[data-part~="player"]')) - barTop(),
});
const tallest = ({ element }: Target): number => Math.max(0, ...Array.from(element.querySelectorAll(DRAWINGS), heightOf));

const set = (size: number, room?: number): void => {
  const { style } = document.documentElement;
  style.setProperty('--fit', size.toFixed(2));
  if (room === undefined) style.removeProperty('--drawing');
  else style.setProperty('--drawing', `${Math.floor(room)}px`);
};

const clear = (): void => {
  document.documentElement.style.removeProperty('--fit');
  document.documentElement.style.removeProperty('--drawing');
};

/** Makes the drawings lower, not under `least` of their height, until the target fits. */
function lower(target: Target, size: number, height: number, first: number, least: number): boolean {
  let room = height;
  for (let over = first; over > 0.5; over = target.over()) {
    room -= over;
    if (room < height * least) return false;
    set(size, room);
  }
  return true;
}

function fitSlide(slide: Element): void {
  clear();
  if (innerWidth < WIDE_PX) return;
  const whole = fromTop(slide);
  const task = slide.querySelector('[data-part~="widget"], [data-part~="try"]');
  const targets = task ? [whole, fromTop(task), alone(task)] : [whole];
  /** Each size is laid out once; only what can fit is tried. */
  const measured = SIZES.map(size => {
    set(size);
    return { size, seen: targets.map(target => ({ target, over: target.over(), height: tallest(target) })) };
  });
  const fits = ([at, least]: readonly [number, number]): boolean =>
    measured.some(({ size, seen }) => {
      const found = seen[at];
      if (!found || (found.over > 0.5 && found.height - found.over < found.height * least)) return false;
      set(size);
      return lower(found.target, size, found.height, found.over, least);
    });
  if (!(task ? TASK_WAYS : TEXT_WAYS).some(fits)) clear();
}

/**
 * Sets a slide and its drawings smaller where its text, or else its first task with its buttons, then fits over the tool
 * bar. What fits in no way keeps its size and is scrolled. Once the class works on it, nothing changes size under its hands.
 */
export function useSlideFit(at: number): void {
  useLayoutEffect(() => {
    const element = document.querySelector<HTMLElement>(`[data-slide="${at}"]`);
    if (!element || typeof ResizeObserver === 'undefined') return;
    let used = false;
    let rounds = ROUNDS;
    const fit = () => {
      if (used || rounds === 0) return;
      rounds -= 1;
      fitSlide(element);
    };
    const again = () => {
      rounds = ROUNDS;
      fit();
    };
    const use = () => {
      used = true;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    element.addEventListener('pointerdown', use);
    element.addEventListener('keydown', use);
    addEventListener('resize', again);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerdown', use);
      element.removeEventListener('keydown', use);
      removeEventListener('resize', again);
      clear();
    };
  }, [at]);
}
