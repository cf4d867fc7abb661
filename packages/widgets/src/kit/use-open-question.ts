import { type RefObject, useEffect } from 'react';
import { calm } from './use-frames.ts';
import { keepWhole } from './use-reply-room.ts';

/** A reply that waits for an answer shows the question, which may stand far below the button. */
export function useOpenQuestion(widget: RefObject<HTMLElement | null>, reply: { asks: boolean } | null): void {
  useEffect(() => {
    const question = reply?.asks ? widget.current?.querySelector('[data-part="ask"]') : null;
    if (!question) return;
    const { top, bottom } = question.getBoundingClientRect();
    if (bottom > 0 && top >= 0) keepWhole(question);
    else question.scrollIntoView({ behavior: calm() ? 'instant' : 'smooth', block: 'center' });
  }, [widget, reply]);
}
