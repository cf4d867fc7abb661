import type { Anchor, Box, Stroke } from './strokes.ts';

const windowSize = (): string => `${innerWidth} ${innerHeight}`;
const slideElement = (): Element | null => document.querySelector('[data-slide]');

const boxIn = (layer: Element, element: Element): Box => {
  const { left, top } = layer.getBoundingClientRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - left, y: y - top, width, height };
};

const stepsTo = (slide: Element, element: Element): number[] => {
  const steps: number[] = [];
  for (let at = element; at !== slide && at.parentElement; at = at.parentElement)
    steps.unshift(Array.prototype.indexOf.call(at.parentElement.children, at));
  return steps;
};

/** What lies under the middle of a stroke. */
export function anchorOf(layer: Element, { points }: Pick<Stroke, 'points'>): Anchor | undefined {
  const slide = slideElement();
  if (!slide) return undefined;
  const { left, top } = layer.getBoundingClientRect();
  const middle = (way: 0 | 1) => (Math.min(...points.map(point => point[way])) + Math.max(...points.map(point => point[way]))) / 2;
  const under = document.elementsFromPoint(left + middle(0), top + middle(1));
  const element = under.find(found => slide.contains(found)) ?? slide;
  return { steps: stepsTo(slide, element), box: boxIn(layer, element), window: windowSize() };
}

/** Moves a stroke with what it was drawn on when the window has another size. */
export function placeOf(layer: Element, { anchor }: Stroke): string | undefined {
  const slide = slideElement();
  if (!slide || !anchor || anchor.window === windowSize()) return undefined;
  const element = anchor.steps.reduce((at, step) => at.children[step] ?? at, slide);
  return moved(anchor.box, boxIn(layer, element));
}

const short = (value: number): number => Math.round(value * 1000) / 1000;

export function moved(from: Box, to: Box): string | undefined {
  if (from.width === 0 || from.height === 0) return undefined;
  const [across, down] = [to.width / from.width, to.height / from.height];
  return `translate(${short(to.x - from.x * across)} ${short(to.y - from.y * down)}) scale(${short(across)} ${short(down)})`;
}
