import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { useLayoutEffect } from 'react';
import { watchFigures } from '../../questions/use-readable-figures.ts';
import { barTop, WIDE_PX } from './screen.ts';

/** In two columns the text flows through both, or it stands beside the slide's only figure, which may be narrow. */
type Columns = 'none' | 'text' | 'figure' | 'narrow';
/** How many times the least readable size (base.css) the text is. */
type Way = readonly [size: number, columns: Columns];

const SIZES = [1.4, 1.25, 1.1, 1];
/** Below 1 the letters of a task stay, and the room around them gives way (base.css). */
const TASK_SIZES = [1.1, 1, 0.9, 0.8];
/** Lines of larger letters are too short in half of the width; larger letters than the second push a drawing out. */
const [MOST_IN_COLUMNS, MOST_BESIDE_DRAWING] = [1, 1.1];

const waysOf = (most: number, ...columns: Columns[]): Way[] =>
  SIZES.filter(size => size <= most).flatMap(size =>
    columns.filter(one => one !== 'text' || size <= MOST_IN_COLUMNS).map((one): Way => [size, one]),
  );
/** A figure in a column of text is a small one: the last way. */
const FIGURE_WAYS = [...waysOf(MOST_BESIDE_DRAWING, 'figure'), ...waysOf(MOST_BESIDE_DRAWING, 'text')];
const NARROW_WAYS = waysOf(MOST_BESIDE_DRAWING, 'narrow');
const TEXT_WAYS = waysOf(Math.max(...SIZES), 'none', 'text');
const TASK_WAYS = TASK_SIZES.map((size): Way => [size, 'none']);
/** Drawings measure themselves after a change of size; they settle in two or three rounds. */
const ROUNDS = 6;

/** What is set in columns: the inside of an example or of the only box, else the blocks of the slide. */
function columnsOf(slide: Element): HTMLElement | null {
  const example = slide.querySelector('[data-part~="example"] .prose');
  if (example) return example.parentElement;
  const [text, other] = slide.querySelectorAll('section > h2 ~ :not(span)');
  return (other ? text : slide.querySelector('.prose'))?.parentElement ?? null;
}

const overOf = (element: Element): number => element.getBoundingClientRect().bottom + scrollY - barTop();

/** Parts of the window: what a drawing keeps when it gives way, and by how much drawings in two columns may go on below. */
const [LEAST_DRAWING, MOST_BELOW] = [0.33, 0.35];

/** The drawing of a task that is only a little too high becomes lower: than it may be, or than it is if its width made it so. */
function giveWay(task: Element): void {
  const { style } = document.documentElement;
  const [drawing, ...others] = task.querySelectorAll('[data-part~="pane"] svg[viewBox]');
  if (!drawing) return;
  const most = Number.parseFloat(getComputedStyle(drawing).maxHeight);
  const unused = others.length > 0 ? 0 : Math.max(0, most - drawing.getBoundingClientRect().height);
  const given = Math.ceil(overOf(task) + unused);
  if (most - given < innerHeight * LEAST_DRAWING) return;
  style.setProperty('--given', `${Number.parseFloat(style.getPropertyValue('--given') || '0') + given}px`);
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
      return overOf(element) <= 0.5;
    });
  const task = slide.querySelector('[data-part~="widget"], [data-part~="try"]');
  if (task) {
    fits(TASK_WAYS, slide) || fits(TASK_WAYS, task) || giveWay(task);
  } else if (holder?.querySelectorAll(':scope > [data-part~="figure"]').length === 1) {
    // What is scrolled anyway has room for a larger drawing.
    fits(FIGURE_WAYS, slide) || fits(NARROW_WAYS, slide) || set([1, 'figure']);
  } else {
    // The last way leaves it in two columns.
    const isNear = () => slide.querySelector('[data-part~="figure"]') !== null && overOf(slide) <= innerHeight * MOST_BELOW;
    fits(TEXT_WAYS, slide) || isNear() || set([1, 'none']);
  }
}

/**
 * Sets a slide as large as it fits over the tool bar: its text in one column or two, or its first task with its buttons.
 * What does not fit at the least readable size is scrolled. Once the class works on it, nothing changes size under its hands.
 */
export function useSlideFit(at: number): void {
  useLayoutEffect(() => {
    const element = document.querySelector<HTMLElement>(`[data-slide="${at}"]`);
    if (!element) return;
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
    const unwatch = watchSize([element], fit);
    const unwatchFigures = watchFigures(element);
    element.addEventListener('pointerdown', use);
    element.addEventListener('keydown', use);
    addEventListener('resize', again);
    return () => {
      unwatch();
      unwatchFigures();
      element.removeEventListener('pointerdown', use);
      element.removeEventListener('keydown', use);
      removeEventListener('resize', again);
      clear(element);
      document.documentElement.style.removeProperty('--given');
    };
  }, [at]);
}
