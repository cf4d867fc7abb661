import { type RefObject, useLayoutEffect } from 'react';

const LEVELS = ['', '1', '2'] as const;
/** Below this the labels of a figure cannot be read. */
const LEAST_FIGURE_PX = 72;

/**
 * Makes the question smaller, in two steps, until it and its answers fit between header and bar. A figure gives up what is
 * still missing: a typed answer stays in sight above the keys.
 */
export function useFit(body: RefObject<HTMLElement | null>, column: RefObject<HTMLElement | null>, what: string): void {
  useLayoutEffect(() => {
    const [frame, content] = [body.current, column.current];
    if (!frame || !content) return;
    content.dataset.shown = what;
    const fit = () => {
      content.style.removeProperty('--figure-room');
      let missing = 0;
      for (const level of LEVELS) {
        if (level) content.dataset.fit = level;
        else delete content.dataset.fit;
        const question = content.querySelector('[data-part~="question"]');
        if (!question) return;
        missing = question.getBoundingClientRect().bottom - content.getBoundingClientRect().top - frame.clientHeight;
        if (missing <= 0) return;
      }
      const figure = content.querySelector('[data-part~="question"] [data-part~="figure"] > svg');
      if (!figure) return;
      const room = Math.max(LEAST_FIGURE_PX, Math.floor(figure.getBoundingClientRect().height - missing));
      content.style.setProperty('--figure-room', `${room}px`);
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(fit);
    watch.observe(frame);
    void document.fonts?.ready.then(fit);
    return () => watch.disconnect();
  }, [body, column, what]);
}
