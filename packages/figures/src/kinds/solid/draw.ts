import { FigureFault } from '../../kit/fault.ts';
import { fitInto } from '../../kit/fit.ts';
import { add, between, boxAround, type Point, sub, times, unit } from '../../kit/geometry.ts';
import { innermost } from '../../kit/innermost.ts';
import { dot } from '../../kit/marks.ts';
import { FRAME_WIDTH, type Label, type Scene, type SceneElement, type Shape, TEXT } from '../../kit/scene.ts';
import { middle3, project } from '../../kit/space.ts';
import { textWidth } from '../../kit/text-width.ts';
import { edgesOf, polyhedron, seenFaces } from './polyhedron.ts';
import { roundBody } from './round.ts';
import type { Solid } from './schema.ts';

interface Frame {
  points: Map<string, Point>;
  lines: { points: Point[]; closed?: boolean; line: NonNullable<Shape['line']> }[];
  /** Names that are written at their points. */
  written: string[];
  /** Corners of the faces that are seen. */
  seen: string[][];
}

function frameOf(body: Solid['body']): Frame {
  switch (body.shape) {
    case 'box':
    case 'prism':
    case 'pyramid':
    case 'frustum': {
      const solid = polyhedron(body);
      const points = new Map([...solid.points].map(([name, p]) => [name, project(p)] as const));
      const at = (name: string): Point => points.get(name) ?? { x: 0, y: 0 };
      const lines = edgesOf(solid).map(edge => ({
        points: edge.ends.map(at),
        line: edge.hidden ? ('dash' as const) : ('stroke' as const),
      }));
      const [floor = [], roof = []] = solid.faces;
      const written = [...points.keys()];
      const centre = (ring: readonly string[]): Point => project(middle3(ring.flatMap(name => solid.points.get(name) ?? [])));
      points.set('O', centre(floor));
      if (!points.has('V')) points.set("O'", centre(roof));
      return { points, lines, written, seen: seenFaces(solid) };
    }
    default:
      return { ...roundBody(body), written: [], seen: [] };
  }
}

/** Room for labels around the body. */
const PADDING = 28;
/** Nothing is written above or under a sphere. */
const SPHERE_PADDING = 10;
const SIDE = 10;
/** A right angle in space is a small parallelogram along its arms. */
const rightMark = (at: Point, a: Point, b: Point): Shape => {
  const [u, v] = [times(unit(sub(a, at)), SIDE), times(unit(sub(b, at)), SIDE)];
  return { type: 'polyline', line: 'thin', points: [add(at, u), add(add(at, u), v), add(at, v)] };
};

/** At a right angle to the segment, on the side of `side`. */
function normalToward(a: Point, b: Point, side: Point): Point {
  const normal = { x: a.y - b.y, y: b.x - a.x };
  return times(normal, normal.x * side.x + normal.y * side.y < 0 ? -1 : 1);
}

/** The front right edge of a box is as long as the one behind it: outside, at that one, its length meets no other edge. */
const labelledAt = ({ body }: Solid, { ends, line, tone, id }: Solid['segments'][number]): [string, string] =>
  body.shape === 'box' && !line && !tone && !id && ends.toSorted().join() === "B,B'" ? ['C', "C'"] : ends;

const [STROKE, PAUSE] = [9, 8];
/** A bold line behind the body: strokes of equal length with equal pauses, from end to end. */
function boldDashes(a: Point, b: Point): [Point, Point][] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const count = Math.max(2, Math.round((length + PAUSE) / (STROKE + PAUSE)));
  const step = (length + PAUSE) / count;
  return Array.from({ length: count }, (_, i) => [
    between(a, b, (i * step) / length),
    between(a, b, Math.min(1, ((i + 1) * step - PAUSE) / length)),
  ]);
}

export function draw(spec: Solid): Scene {
  const frame = frameOf(spec.body);
  const get = (name: string): Point => {
    const point = frame.points.get(name);
    if (!point) throw new FigureFault('unknown-name', `the body has no point ${name}`);
    return point;
  };
  for (const [name, { on, t }] of Object.entries(spec.points)) frame.points.set(name, between(get(on[0]), get(on[1]), t));
  const across = frame.lines.flatMap(line => line.points.map(({ x }) => x));
  const isAtSide = (segment: Solid['segments'][number]): boolean =>
    [Math.min(...across), Math.max(...across)].some(edge => labelledAt(spec, segment).every(name => Math.abs(get(name).x - edge) < 1e-9));
  const fit = fitInto(
    frame.lines.flatMap(line => line.points),
    FRAME_WIDTH,
    spec.height,
    spec.body.shape === 'sphere' ? SPHERE_PADDING : PADDING,
    // The length of an upright edge at the side stands beside the body, not across it.
    Math.max(PADDING, ...spec.segments.filter(isAtSide).map(({ label }) => textWidth(label ?? '', TEXT) + 10)),
  );
  const at = (name: string): Point => fit(get(name));
  const box = boxAround(frame.lines.flatMap(line => line.points.map(fit)));
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  for (const region of spec.regions) {
    const points = region.points.map(at);
    shapes.push({ type: 'polyline', closed: true, line: 'thin', tone: region.fill, fill: region.fill, points, el: region.id });
    if (region.id) elements.push({ id: region.id, label: `${region.points.join('')} lap`, at: innermost(points) });
  }
  /** From corner to corner, on no face that is seen. */
  const isHidden = ({ ends }: Solid['segments'][number]): boolean =>
    ends.every(end => frame.written.includes(end)) && !frame.seen.some(face => ends.every(end => face.includes(end)));
  const behind = spec.segments.filter(segment => segment.line === 'bold' && isHidden(segment));
  const isReplaced = ({ points }: Frame['lines'][number]): boolean =>
    behind.some(({ ends }) => points.length === 2 && ends.every(end => points.includes(get(end))));
  for (const line of frame.lines)
    if (!isReplaced(line)) shapes.push({ type: 'polyline', points: line.points.map(fit), closed: line.closed, line: line.line });
  const isEdge = (ends: readonly [string, string]): boolean =>
    frame.lines.some(line => line.points.length === 2 && line.points.includes(get(ends[0])) && line.points.includes(get(ends[1])));
  const nameOf = (segment: Solid['segments'][number], text: string): Label => {
    const [start, end] = labelledAt(spec, segment);
    const [a, b] = [at(start), at(end)];
    const look = { text, gap: 4, tone: segment.tone, el: segment.id };
    const isUpright = spec.body.shape === 'cylinder' && Math.abs(a.x - b.x) < 1;
    // Across a thin cylinder its height has no room: beside the side, which is as long.
    if (isUpright && textWidth(text, TEXT) + 10 > box.w / 2)
      return { ...look, at: { x: box.x + box.w, y: (a.y + b.y) / 2 }, toward: { x: 1, y: 0 } };
    // Under the top of a pyramid its edges are near: higher up the label of an inner line would stand outside, by an edge.
    const isInner = spec.body.shape === 'pyramid' && segment.ends.includes('V') && !segment.ends.every(end => frame.written.includes(end));
    const [from, to] = !isInner ? [a, b] : segment.ends[0] === 'V' ? [between(a, b), b] : [between(a, b), a];
    // A radius of a sphere runs outwards itself. Elsewhere straight away from the segment, on its outer side.
    const toward = spec.body.shape === 'sphere' ? { x: 0, y: 1 } : normalToward(a, b, sub(between(a, b), middle));
    return { ...look, at: between(from, to), slide: [from, to], toward };
  };
  for (const segment of spec.segments) {
    const [a, b] = [at(segment.ends[0]), at(segment.ends[1])];
    const look = { tone: segment.tone, el: segment.id };
    if (behind.includes(segment))
      shapes.push(...boldDashes(a, b).map(([p, q]): Shape => ({ type: 'line', a: p, b: q, line: 'bold', ...look })));
    else if (!isEdge(segment.ends) || segment.tone || segment.line || segment.id)
      shapes.push({ type: 'line', a, b, line: segment.line ?? (isEdge(segment.ends) && !isHidden(segment) ? 'stroke' : 'dash'), ...look });
    if (segment.label !== undefined) labels.push(nameOf(segment, segment.label));
    if (segment.id) elements.push({ id: segment.id, label: `${segment.ends.join('')} szakasz`, at: between(a, b) });
  }
  for (const { at: vertex, arms } of spec.right) shapes.push(rightMark(at(vertex), at(arms[0]), at(arms[1])));
  const chosen = new Map(Object.entries(spec.choose).map(([id, name]) => [name, id]));
  const used = new Set([
    ...spec.segments.flatMap(s => s.ends),
    ...spec.right.flatMap(r => [r.at, ...r.arms]),
    ...Object.keys(spec.points),
    ...chosen.keys(),
  ]);
  for (const [name, point] of frame.points) {
    if (!frame.written.includes(name) && !used.has(name)) continue;
    const p = fit(point);
    const el = chosen.get(name);
    if (!frame.written.includes(name) || el) shapes.push(dot(p, el ? 4 : 2.5, { el }));
    // The centre of a sphere is the middle of the drawing: from there no direction leads outwards.
    const outwards = Math.hypot(p.x - middle.x, p.y - middle.y) < 1 ? { x: -1, y: 2 } : sub(p, middle);
    if (spec.names) labels.push({ text: name.replace("'", '′'), at: p, gap: 4, toward: outwards, el });
    if (el) elements.push({ id: el, label: `${name} csúcs`, at: p });
  }
  return { width: FRAME_WIDTH, height: spec.height, shapes, labels, elements };
}
