import { type RefObject, useEffect } from 'react';

/** Smaller letters cannot be read on a phone, px. */
const LEAST_PX = 12;
/** SVG places text by its baseline, which is this share of the font size below the middle of the letters. */
const BASELINE_SHIFT = 0.35;

const meets = (a: DOMRect, b: DOMRect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Labels of a figure that is drawn small grow to what can be read; a number of a scale without room for that is left out. */
function relabel(svg: SVGSVGElement): void {
  const shown = svg.getBoundingClientRect().width;
  if (shown === 0) return;
  const least = (LEAST_PX * svg.viewBox.baseVal.width) / shown;
  const isNumber = (text: Element) => text.classList.contains('fig-quiet');
  const texts = [...svg.querySelectorAll('text')].sort((a, b) => Number(isNumber(a)) - Number(isNumber(b)));
  const taken: DOMRect[] = [];
  for (const text of texts) {
    const size = Number(text.getAttribute('font-size'));
    const grown = Math.max(size, least);
    text.style.fontSize = grown > size ? `${grown}px` : '';
    text.style.transform = grown > size ? `translateY(${(grown - size) * BASELINE_SHIFT}px)` : '';
    const box = text.getBBox();
    const hidden = grown > size && isNumber(text) && taken.some(other => meets(box, other));
    text.style.visibility = hidden ? 'hidden' : '';
    if (!hidden) taken.push(box);
  }
}

export function useReadableFigures(question: RefObject<HTMLElement | null>, questionId: string): void {
  useEffect(() => {
    const figures = question.current?.querySelectorAll<SVGSVGElement>('svg.fig') ?? [];
    if (!questionId || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => figures.forEach(relabel));
    for (const figure of figures) watch.observe(figure);
    return () => watch.disconnect();
  }, [question, questionId]);
}
