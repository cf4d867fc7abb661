import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { type RefObject, useEffect } from 'react';

const AROUND_PX = 8;

/** Where the question or the steps begin that the field belongs to. */
const topOf = (field: HTMLElement): number =>
  (field.closest('[data-part="question"], fieldset:not([data-part="question"] *)') ?? field).getBoundingClientRect().top;

/** Keeps the field that is being filled in above the keys, also when they come after the focus or lead from field to field. Where there
 * is room for it, the beginning of its question stays in sight too: browsers scroll further than they need. */
export function useFieldInView(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = body.current;
    if (!frame) return;
    const show = () => {
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement) || field.type !== 'text' || !frame.contains(field)) return;
      const [inner, outer] = [field.getBoundingClientRect(), frame.getBoundingClientRect()];
      // A bar of its own tool may stand over the foot of the frame.
      const barred = Number.parseFloat(field.closest('li')?.style.scrollMarginBottom ?? '') || AROUND_PX;
      const below = inner.bottom + barred - outer.bottom;
      const above = outer.top + AROUND_PX - inner.top;
      if (below > 0) frame.scrollTop += below;
      else if (above > 0) frame.scrollTop -= above;
      else frame.scrollTop -= Math.max(0, Math.min(-below, outer.top + AROUND_PX - topOf(field)));
    };
    // A sign more may move the field to the next line, or have the question fitted anew: after that.
    const follow = () => requestAnimationFrame(show);
    frame.addEventListener('focusin', show);
    frame.addEventListener('input', follow);
    const unwatch = watchSize([frame, ...frame.children], show);
    return () => {
      frame.removeEventListener('focusin', show);
      frame.removeEventListener('input', follow);
      unwatch();
    };
  }, [body]);
}
