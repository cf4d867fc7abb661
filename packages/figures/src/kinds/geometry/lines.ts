import { add, type Box, between, distance, normal, type Point, sub, times, unit } from '../../kit/geometry.ts';
import { arrow, arrowHead, parallelMarks, ticks } from '../../kit/marks.ts';
import type { Label, SceneElement, Shape } from '../../kit/scene.ts';
import type { Board, Part } from './board.ts';
import { lineName, rayName, segmentName } from './names.ts';

/** The side of a segment that looks away from the middle of the drawing; through the middle, away from the other points. */
function outward(a: Point, b: Point, { middle, centroid }: Pick<Board, 'middle' | 'centroid'>): Point {
  const across = normal(unit(sub(b, a)));
  const beyond = (from: Point): number => {
    const away = sub(between(a, b), from);
    return across.x * away.x + across.y * away.y;
  };
  const side = Math.abs(beyond(middle)) < 1 ? beyond(centroid) : beyond(middle);
  return side >= 0 ? across : times(across, -1);
}

export function drawSegments({ spec, at, middle, centroid }: Board): Part {
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  const elements: SceneElement[] = [];
  for (const segment of spec.segments) {
    const [a, b] = [at(segment.ends[0]), at(segment.ends[1])];
    const look = { tone: segment.tone, el: segment.id };
    if (segment.arrow === undefined) shapes.push({ type: 'line', a, b, line: segment.line, ...look });
    else {
      shapes.push(...arrow(a, b, { line: segment.line, ...look }));
      if (segment.arrow === 'both') shapes.push(arrowHead(b, a, 9, look));
    }
    if (segment.ticks) shapes.push(...ticks(a, b, segment.ticks, look));
    if (segment.parallel) shapes.push(...parallelMarks(a, b, segment.parallel, look));
    // Wider than its line: strokes across it, or the head of an arrow.
    const wide = segment.ticks !== undefined || segment.parallel !== undefined || segment.arrow !== undefined;
    if (segment.label !== undefined)
      labels.push({
        text: segment.label,
        at: between(a, b),
        slide: [a, b],
        gap: wide ? 8 : 4,
        toward: outward(a, b, { middle, centroid }),
        ...look,
      });
    if (segment.id) elements.push({ id: segment.id, label: segmentName(segment.ends), at: between(a, b) });
  }
  return { shapes, labels, elements };
}

/** Where the line from `a` through `b` leaves the box, in the direction of `b`. */
function leave(a: Point, b: Point, box: Box): Point {
  const d = unit(sub(b, a));
  const reach = (position: number, speed: number, low: number, high: number): number =>
    speed > 0 ? (high - position) / speed : speed < 0 ? (low - position) / speed : Number.POSITIVE_INFINITY;
  return add(a, times(d, Math.min(reach(a.x, d.x, box.x, box.x + box.w), reach(a.y, d.y, box.y, box.y + box.h))));
}

/** Lines and rays run to the edge of the frame. */
export function drawLines({ spec, at, width, height }: Board): Part {
  const frame = { x: 2, y: 2, w: width - 4, h: height - 4 };
  const all = [
    ...spec.lines.map(line => ({ ...line, a: at(line.through[0]), b: at(line.through[1]), ray: false, name: lineName(line) })),
    ...spec.rays.map(ray => ({ ...ray, a: at(ray.from), b: at(ray.through), ray: true, name: rayName(ray) })),
  ];
  const shapes = all.map((item): Shape => {
    const start = item.ray ? item.a : leave(item.b, item.a, frame);
    return { type: 'line', a: start, b: leave(item.a, item.b, frame), line: item.line, tone: item.tone, el: item.id };
  });
  const labels = all.flatMap((item): Label[] => {
    if (item.label === undefined) return [];
    const end = leave(item.a, item.b, frame);
    const from = between(item.b, end, 0.5);
    return [{ text: item.label, at: from, slide: [item.b, end], toward: normal(unit(sub(item.b, item.a))), tone: item.tone, el: item.id }];
  });
  const elements = all.flatMap((item): SceneElement[] => (item.id ? [{ id: item.id, label: item.name, at: between(item.a, item.b) }] : []));
  return { shapes, labels, elements };
}

/** Dimension lines: parallel to the segment, with arrows at both ends and short lines back to the points. */
export function dimensionLines({ spec, at, middle, centroid }: Board): Part {
  const shapes: Shape[] = [];
  const labels: Label[] = [];
  for (const length of spec.lengths) {
    const [a, b] = [at(length.ends[0]), at(length.ends[1])];
    const away = times(outward(a, b, { middle, centroid }), length.offset);
    const [from, to] = [add(a, away), add(b, away)];
    const beyond = times(unit(away), 4);
    shapes.push(
      { type: 'line', line: 'thin', a: from, b: to },
      { type: 'line', line: 'dot', a, b: add(from, beyond) },
      { type: 'line', line: 'dot', a: b, b: add(to, beyond) },
    );
    if (distance(from, to) > 24) shapes.push(arrowHead(to, from, 7), arrowHead(from, to, 7));
    labels.push({ text: length.label, at: between(from, to), slide: [from, to], gap: 4, toward: away });
  }
  return { shapes, labels, elements: [] };
}
