import { type RefObject, useEffect } from 'react';
import { calm } from './use-frames.ts';
import { GAP_PX, keepWhole, stuckTop } from './use-reply-room.ts';

function show(part: Element): void {
  const widget = part.closest<HTMLElement>('[data-part="widget"]');
  const pane = widget?.querySelector('[data-part="pane"]');
  const stuck = pane && !part.contains(pane) && getComputedStyle(pane).position === 'sticky' ? pane.getBoundingClientRect() : null;
  const { top, bottom } = part.getBoundingClientRect();
  const edge = Math.max(stuck?.bottom ?? 0, widget ? stuckTop(widget) : 0);
  if (bottom > 0 && top >= edge) keepWhole(part);
  else if (stuck || bottom > edge) window.scrollBy({ top: top - edge - GAP_PX, behavior: calm() ? 'instant' : 'smooth' });
  else part.scrollIntoView({ behavior: calm() ? 'instant' : 'smooth', block: 'center' });
}

interface Shown {
  asks: boolean;
  object?: string | undefined;
  place?: string | undefined;
}

/**
 * A reply that waits for an answer shows the question, which may stand far below the button, and one of a control that stands there
 * shows that; one of another object shows the drawing.
 */
export function useOpenQuestion(widget: RefObject<HTMLElement | null>, reply: Shown | null): void {
  useEffect(() => {
    const part = reply?.asks ? 'ask' : reply?.place;
    const pane = reply?.object === undefined || part !== undefined ? null : widget.current?.querySelector('[data-part="pane"]');
    const above = widget.current && pane ? pane.getBoundingClientRect().top - stuckTop(widget.current) : 0;
    // On a wide screen the reply itself stands below: it stays in sight.
    const strip = widget.current?.querySelector('[data-part="strip"]');
    if (above < 0 && strip && getComputedStyle(strip).position === 'sticky')
      window.scrollBy({ top: above, behavior: calm() ? 'instant' : 'smooth' });
    const question = part === undefined ? null : widget.current?.querySelector(`[data-part="${part}"]`);
    if (!question) return;
    if (reply?.place === undefined) {
      show(question);
      return;
    }
    // The object chosen with the reply may have another drawing: what it covers is known after its heights are (use-stuck-heights.ts).
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      show(question);
    });
    observer.observe(question);
    return () => observer.disconnect();
  }, [widget, reply]);
}
