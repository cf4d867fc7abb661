import { type RefObject, useEffect } from 'react';
import { calm } from './use-frames.ts';
import { keepWhole, stuckTop } from './use-reply-room.ts';

/** A reply that waits for an answer shows the question, which may stand far below the button; one of another object shows that. */
export function useOpenQuestion(widget: RefObject<HTMLElement | null>, reply: { asks: boolean; object?: string | undefined } | null): void {
  useEffect(() => {
    const pane = reply?.object === undefined ? null : widget.current?.querySelector('[data-part="pane"]');
    const above = widget.current && pane ? pane.getBoundingClientRect().top - stuckTop(widget.current) : 0;
    // On a wide screen the reply itself stands below: it stays in sight.
    const strip = widget.current?.querySelector('[data-part="strip"]');
    if (above < 0 && strip && getComputedStyle(strip).position === 'sticky')
      window.scrollBy({ top: above, behavior: calm() ? 'instant' : 'smooth' });
    const question = reply?.asks ? widget.current?.querySelector('[data-part="ask"]') : null;
    if (!question) return;
    const { top, bottom } = question.getBoundingClientRect();
    if (bottom > 0 && top >= 0) keepWhole(question);
    else question.scrollIntoView({ behavior: calm() ? 'instant' : 'smooth', block: 'center' });
  }, [widget, reply]);
}
