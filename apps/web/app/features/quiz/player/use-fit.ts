import { type RefObject, useLayoutEffect } from 'react';

const LEVELS = ['', '1', '2'] as const;

/** Makes the question smaller, in two steps, until it and its answers fit between header and bar. */
export function useFit(body: RefObject<HTMLElement | null>, column: RefObject<HTMLElement | null>, what: string): void {
  useLayoutEffect(() => {
    const [frame, content] = [body.current, column.current];
    if (!frame || !content) return;
    content.dataset.shown = what;
    const fit = () => {
      for (const level of LEVELS) {
        if (level) content.dataset.fit = level;
        else delete content.dataset.fit;
        const question = content.querySelector('[data-part~="question"]');
        if (!question) return;
        const bottom = question.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
        if (bottom <= frame.clientHeight) return;
      }
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(fit);
    watch.observe(frame);
    void document.fonts?.ready.then(fit);
    return () => watch.disconnect();
  }, [body, column, what]);
}
