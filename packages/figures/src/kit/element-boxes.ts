import { FigureFault } from './fault.ts';
import { type Box, boxAround, type Point } from './geometry.ts';
import { outline } from './outline.ts';
import type { PlacedLabel, Scene } from './scene.ts';

export interface FigureElement {
  id: string;
  /** In Hungarian, as a choice is read out. */
  label: string;
  /** Px of the frame. */
  box: Box;
  /** Where its marker stands. */
  at: Point;
}

/** Every selectable element with the box of all that is drawn for it; an id used twice would choose two things at once. */
export function elementBoxes(scene: Scene, labels: readonly PlacedLabel[]): FigureElement[] {
  const elements = scene.elements ?? [];
  const twice = elements.find((element, i) => elements.findIndex(other => other.id === element.id) !== i);
  if (twice) throw new FigureFault('impossible', `the id ${twice.id} is used twice`);
  return elements.map(({ id, label, at }) => {
    const points = [
      ...scene.shapes.filter(shape => shape.el === id).flatMap(outline),
      ...labels.filter(placed => placed.el === id).flatMap(({ box }) => [box, { x: box.x + box.w, y: box.y + box.h }]),
    ];
    if (points.length === 0) throw new FigureFault('impossible', `nothing is drawn for the id ${id}`);
    const box = boxAround(points);
    return { id, label, box, at: at ?? { x: box.x + box.w / 2, y: box.y + box.h / 2 } };
  });
}
