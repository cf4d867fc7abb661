import { useLayoutEffect, useRef, useState } from 'react';
import { barTop, WIDE_PX } from './screen.ts';

/** Between a step and the tool bar. */
const GAP_PX = 16;

/** The numbered steps of a worked example, and all that follows them. */
function stepsOf(slide: Element): HTMLElement[] {
  return [...slide.querySelectorAll('[data-part~="example"]')].flatMap(example => {
    const list = example.querySelector('ol');
    const parts = example.querySelectorAll<HTMLElement>('.prose > ol > li, .prose > :not(ol), figure');
    return [...parts].filter(part => list && list.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
}

/** What follows the worked example on its slide. */
const afterExample = (slide: Element): HTMLElement[] =>
  slide.querySelector('[data-part~="example"] ol') ? [...slide.querySelectorAll<HTMLElement>('[data-part~="example"] ~ *')] : [];

/** The questions that lead through a widget: one at a time stands over it, so that the drawing is seen with each. */
const guideOf = (slide: Element): HTMLOListElement | null => slide.querySelector('[data-part~="discovery"] > .prose > ol');

/**
 * The class works out an example before it is shown: its steps appear one by one. A slide that was seen before is whole, and so is
 * every slide on a phone. `show` says whether there was a step to show.
 */
export function useSteps(at: number): { waits: boolean; show: () => boolean } {
  const waiting = useRef<HTMLElement[]>([]);
  const guide = useRef<HTMLOListElement>(null);
  const furthest = useRef(-1);
  const [waits, setWaits] = useState(false);
  useLayoutEffect(() => {
    const slide = document.querySelector(`[data-slide="${at}"]`);
    const isWide = slide !== null && innerWidth >= WIDE_PX;
    guide.current = isWide ? guideOf(slide) : null;
    const steps = isWide && at > furthest.current ? [...stepsOf(slide), ...afterExample(slide)] : [];
    furthest.current = Math.max(furthest.current, at);
    for (const step of steps) step.dataset.waits = '';
    if (guide.current) {
      const [first, ...later] = [...guide.current.querySelectorAll<HTMLLIElement>(':scope > li')];
      for (const [place, step] of [first, ...later].entries()) if (step) step.value = place + 1;
      guide.current.dataset.guide = '';
      if (first) first.dataset.now = '';
      steps.push(...later);
    }
    waiting.current = steps;
    setWaits(steps.length > 0);
    return () => {
      for (const step of waiting.current) delete step.dataset.waits;
      for (const step of guide.current?.children ?? []) step.removeAttribute('data-now');
      guide.current?.removeAttribute('data-guide');
    };
  }, [at]);
  const show = (): boolean => {
    const [step, ...later] = waiting.current;
    if (!step) return false;
    delete step.dataset.waits;
    if (step.parentElement === guide.current) {
      for (const other of guide.current?.children ?? []) other.removeAttribute('data-now');
      step.dataset.now = '';
    }
    waiting.current = later;
    setWaits(later.length > 0);
    const below = step.getBoundingClientRect().bottom + GAP_PX - barTop();
    if (below > 0) scrollBy({ top: below, behavior: 'smooth' });
    return true;
  };
  return { waits, show };
}
