import { FigureFault } from '../../kit/fault.ts';
import { type Point, polar, sub } from '../../kit/geometry.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import { type Circle, circlesOf, middleOf, regionAt, regionName, regionsOf } from './regions.ts';
import type { Region, Venn } from './schema.ts';

const HATCH = 7;
/** SVG collapses usual spaces. */
const GAP = '\u00a0\u00a0\u00a0';
const LINE = 18;

/** Slanted lines over exactly the shaded regions: found by walking each line and asking where it is. */
function hatching(circles: readonly Circle[], shaded: readonly Region[], width: number, height: number): Shape[] {
  const shapes: Shape[] = [];
  for (let offset = -height; offset < width; offset += HATCH) {
    let start: Point | undefined;
    let last: Point | undefined;
    const close = (): void => {
      if (start && last && last.x - start.x > 1.5) shapes.push({ type: 'line', line: 'thin', tone: 1, a: start, b: last, avoid: false });
      start = undefined;
    };
    for (let y = height - 3; y >= 3; y -= 1.5) {
      const p = { x: offset + (height - y), y };
      if (p.x > 3 && p.x < width - 3 && shaded.includes(regionAt(circles, p))) {
        start ??= p;
        last = p;
      } else close();
    }
    close();
  }
  return shapes;
}

export function draw(spec: Venn): Scene {
  const circles = circlesOf(spec);
  const height = spec.sets.length === 2 ? 226 : 268;
  const shapes: Shape[] = [...hatching(circles, spec.shaded, FRAME_WIDTH, height)];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  for (const { at, r } of circles) shapes.push({ type: 'circle', at, r });
  const directions = [125, 55, 300];
  const names = circles.map(({ at, r }, i): Label => {
    const text = spec.sets[i] ?? '';
    // A word beside the circle would reach the frame and be pushed back over the arc.
    if (spec.sets.length === 2 && text.length > 3)
      return { text, at: { x: at.x + (i === 0 ? -12 : 12), y: at.y - r }, gap: 4, toward: { x: 0, y: -1 } };
    const edge = polar(at, r, directions[i] ?? 0);
    return { text, at: edge, gap: 4, toward: sub(edge, at) };
  });
  labels.push(...names);
  if (spec.universe !== undefined) {
    shapes.push({
      type: 'polyline',
      closed: true,
      line: 'stroke',
      points: [
        { x: 3, y: 3 },
        { x: FRAME_WIDTH - 3, y: 3 },
        { x: FRAME_WIDTH - 3, y: height - 3 },
        { x: 3, y: height - 3 },
      ],
    });
    labels.push({ text: spec.universe, at: { x: FRAME_WIDTH - 8, y: height - 14 }, align: 'end' });
  }
  for (const region of regionsOf(spec)) {
    const middle = middleOf(spec, region) ?? { x: 0, y: 0 };
    const items = spec.content[region] ?? [];
    const rows = items.length <= 2 && items.join(' ').length < 6 ? [items.join(GAP)].filter(Boolean) : items;
    rows.forEach((text, i) => {
      labels.push({
        text,
        at: { x: middle.x, y: middle.y + (i - (rows.length - 1) / 2) * LINE },
        align: 'middle',
        el: spec.choose ? region : undefined,
      });
    });
    if (spec.choose) {
      // The regions themselves are not drawn as shapes; an invisible spot stands for each.
      shapes.push({ type: 'circle', at: middle, r: 14, line: 'none', avoid: false, el: region });
      elements.push({ id: region, label: regionName(spec, region), at: middle });
    }
  }
  const unknown = Object.keys(spec.content).find(region => middleOf(spec, region as Region) === undefined);
  if (unknown !== undefined) throw new FigureFault('unknown-name', `two sets have no region ${unknown}`);
  if (spec.content.out && spec.universe === undefined) throw new FigureFault('impossible', 'elements outside the sets need a universe');
  return { width: FRAME_WIDTH, height, shapes, labels, elements };
}
