import { FigureFault } from '../../kit/fault.ts';
import { fitInto } from '../../kit/fit.ts';
import { between, boxAround, normal, type Point, sub, unit } from '../../kit/geometry.ts';
import { contains, innermost } from '../../kit/innermost.ts';
import { arrow, dot } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape } from '../../kit/scene.ts';
import type { Plan } from './schema.ts';

const HEIGHT = 200;
const flip = ([x, y]: readonly [number, number]): Point => ({ x, y: -y });

/** Where the name of a rectangle begins at its top left; null for other shapes. */
function insideCorner(points: readonly Point[]): Point | null {
  const { x, y, w, h } = boxAround(points);
  const near = (value: number, edge: number, size: number): boolean =>
    Math.min(Math.abs(value - edge), Math.abs(value - edge - size)) < 0.1;
  return points.length === 4 && points.every(p => near(p.x, x, w) && near(p.y, y, h)) ? { x: x + 7, y: y + 13 } : null;
}

export function draw(spec: Plan): Scene {
  const places = new Map(
    Object.entries(spec.places).map(([name, place]) => [
      name,
      Array.isArray(place) ? { at: flip(place), id: undefined } : { at: flip(place.at), id: place.id },
    ]),
  );
  const all = [...[...places.values()].map(place => place.at), ...spec.areas.flatMap(area => area.corners.map(flip))];
  const fit = fitInto(all, FRAME_WIDTH, HEIGHT, 30);
  const at = (name: string): Point => {
    const place = places.get(name);
    if (!place) throw new FigureFault('unknown-name', `no place ${name}`);
    return fit(place.at);
  };
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  for (const area of spec.areas) {
    const points = area.corners.map(corner => fit(flip(corner)));
    shapes.push({ type: 'polyline', closed: true, points, fill: area.fill ?? 'paper', el: area.id });
    if (area.label !== undefined) {
      // In the middle it would be read as the name of a place nearby.
      const corner = [...places.values()].some(place => contains(points, fit(place.at))) ? insideCorner(points) : null;
      labels.push({
        text: area.label,
        el: area.id,
        ...(corner ? { at: corner, align: 'start' } : { at: innermost(points), gap: -8, toward: { x: 0, y: -1 } }),
      });
    }
    if (area.id) elements.push({ id: area.id, label: area.label ?? 'terület', at: innermost(points) });
  }
  for (const road of spec.roads) {
    const [a, b] = [at(road.between[0]), at(road.between[1])];
    shapes.push({ type: 'line', line: road.line, a, b, el: road.id });
    if (road.label !== undefined)
      labels.push({ text: road.label, at: between(a, b), slide: [a, b], gap: 4, toward: normal(unit(sub(b, a))), el: road.id });
    if (road.id) elements.push({ id: road.id, label: `${road.between.join(' és ')} közötti út`, at: between(a, b) });
  }
  for (const [name, place] of places) {
    const p = fit(place.at);
    shapes.push(dot(p, 4, { el: place.id }));
    labels.push({ text: name, at: p, gap: 6, toward: { x: 0, y: -1 }, el: place.id });
    if (place.id) elements.push({ id: place.id, label: name, at: p });
  }
  let height = HEIGHT;
  if (spec.scale && 'length' in spec.scale) {
    const [a, b] = [
      { x: 14, y: HEIGHT + 12 },
      { x: 14 + spec.scale.length * fit.scale, y: HEIGHT + 12 },
    ];
    if (b.x > FRAME_WIDTH - 60) throw new FigureFault('outside', 'the scale bar is too long');
    const end = (p: Point): Shape => ({ type: 'line', a: { x: p.x, y: p.y - 5 }, b: { x: p.x, y: p.y + 5 } });
    shapes.push({ type: 'line', line: 'bold', a, b }, end(a), end(b));
    labels.push({ text: spec.scale.label, at: { x: b.x + 8, y: b.y }, align: 'start' });
    height += 26;
  } else if (spec.scale) {
    labels.push({ text: spec.scale.text, at: { x: 14, y: HEIGHT + 10 }, align: 'start' });
    height += 22;
  }
  if (spec.north) {
    shapes.push(...arrow({ x: FRAME_WIDTH - 16, y: 46 }, { x: FRAME_WIDTH - 16, y: 22 }));
    labels.push({ text: 'É', at: { x: FRAME_WIDTH - 16, y: 11 }, align: 'middle' });
  }
  return { width: FRAME_WIDTH, height, shapes, labels, elements };
}
