import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

/** Marks a section that is not shaped yet: a whole lesson at once would keep an old phone busy before the first line is read. */
export const LATER_CLASS = 'lesson-later';

/** A busy page still gets its sections, one by one. */
const AT_LATEST_MS = 1000;

const marked = (root: ParentNode): NodeListOf<Element> => root.querySelectorAll(`.${LATER_CLASS}`);

/** From here on every section has its true place, e.g. before a jump to one. */
export const shapeAll = (root: ParentNode): void => {
  for (const section of marked(root)) section.classList.remove(LATER_CLASS);
};

/** Shapes the marked sections one by one, whenever there is nothing better to do. */
export function useLaterSections(article: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = article.current;
    if (!root) return;
    let callOff = () => {};
    let frame = 0;
    const next = () => {
      const section = marked(root)[0];
      if (!section) return;
      section.classList.remove(LATER_CLASS);
      // Two in one frame would be shaped together.
      frame = requestAnimationFrame(wait);
    };
    const wait = () => {
      callOff = whenIdle(next, AT_LATEST_MS);
    };
    wait();
    return () => {
      cancelAnimationFrame(frame);
      callOff();
    };
  }, [article]);
}
