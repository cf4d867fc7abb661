import { useLayoutEffect } from 'react';

/** In two columns the text flows through both, or it stands beside the slide's only figure. */
type Columns = 'none' | 'text' | 'figure';
/** How many times the least readable size (base.css) the text is. */
type Way = readonly [size: number, columns: Columns];

const FIGURE_WAYS: readonly Way[] = [
  [1.4, 'figure'],
  [1.2, 'figure'],
  [1.2, 'text'],
  [1, 'figure'],
  [1, 'text'],
];
const TEXT_WAYS: readonly Way[] = [
  [1.4, 'none'],
  [1.2, 'none'],
  [1.2, 'text'],
  [1, 'text'],
  [1, 'none'],
];
const TASK_WAYS: readonly Way[] = [
  [1.4, 'none'],
  [1.2, 'none'],
  [1, 'none'],
];
/** A phone is held in the hand: it is scrolled. */
const WIDE_PX = 900;
/** Drawings measure themselves after a change of size; they settle in two or three rounds. */
const ROUNDS = 6;

const barTop = (): number => document.querySelector('[role="toolbar"]')?.getBoundingClientRect().top ?? innerHeight;
const isSeen = (element: Element): boolean => element.getBoundingClientRect().bottom + scrollY <= barTop() + 0.5;

/** What is set in columns: the blocks of the slide, or the inside of its only box. */
function columnsOf(slide: Element): HTMLElement | null {
  const [text, other] = slide.querySelectorAll('section > h2 ~ :not(span)');
  return (other ? text : slide.querySelector('.prose'))?.parentElement ?? null;
}

function clear(slide: Element): void {
  document.documentElement.style.removeProperty('--fit');
  for (const element of slide.querySelectorAll('[data-columns]')) element.removeAttribute('data-columns');
}

function fitSlide(slide: Element): void {
  clear(slide);
  if (innerWidth < WIDE_PX) return;
  const holder = columnsOf(slide);
  const set = ([size, columns]: Way): void => {
    document.documentElement.style.setProperty('--fit', String(size));
    if (columns === 'none') holder?.removeAttribute('data-columns');
    else holder?.setAttribute('data-columns', columns);
  };
  const fits = (ways: readonly Way[], element: Element): boolean =>
    ways.some(way => {
      set(way);
      return isSeen(element);
    });
  const task = slide.querySelector('[data-part~="widget"], [data-part~="try"]');
  if (task) {
    fits(TASK_WAYS, slide) || fits(TASK_WAYS, task) || set([1, 'none']);
  } else if (holder?.querySelectorAll(':scope > [data-part~="figure"]').length === 1) {
    fits(FIGURE_WAYS, slide) || set([1, 'figure']);
  } else {
    fits(TEXT_WAYS, slide) || set([1.2, 'none']);
  }
}

/**
 * Sets a slide as large as it fits over the tool bar: its text in one column or two, or its first task with its buttons.
 * What does not fit at the least readable size is scrolled. Once the class works on it, nothing changes size under its hands.
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
      clear(element);
    };
  }, [at]);
}
