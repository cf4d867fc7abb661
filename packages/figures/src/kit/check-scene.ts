import { FigureFault } from './fault.ts';
import { boxAround, grow, sharedArea } from './geometry.ts';
import { outline } from './outline.ts';
import { MIN_TEXT, type PlacedLabel, type Scene } from './scene.ts';

/** Half a px: coordinates are rounded when they are printed. */
const SLACK = 0.5;

/** A figure that could not be read is not drawn: it fails where it is written, with its reason. */
export function checkScene(scene: Scene, labels: readonly PlacedLabel[]): void {
  const frame = grow({ x: 0, y: 0, w: scene.width, h: scene.height }, SLACK);
  const outside = (points: readonly { x: number; y: number }[]): boolean => {
    const box = boxAround(points);
    return !(box.x >= frame.x && box.y >= frame.y && box.x + box.w <= frame.x + frame.w && box.y + box.h <= frame.y + frame.h);
  };
  for (const shape of scene.shapes) {
    if (outside(outline(shape))) throw new FigureFault('outside', `a ${shape.type} leaves the frame`);
  }
  labels.forEach((label, i) => {
    const { box } = label;
    if (outside([box, { x: box.x + box.w, y: box.y + box.h }]))
      throw new FigureFault('outside', `the label "${label.text}" leaves the frame`);
    if (label.size < MIN_TEXT) throw new FigureFault('small-text', `the label "${label.text}" is ${label.size} px`);
    for (const other of labels.slice(i + 1)) {
      if (sharedArea(box, other.box) > 0) throw new FigureFault('overlap', `the labels "${label.text}" and "${other.text}" overlap`);
    }
  });
}
