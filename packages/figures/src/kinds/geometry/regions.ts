import { distance, type Point, polar, sub } from '../../kit/geometry.ts';
import { innermost } from '../../kit/innermost.ts';
import type { Label, Shape } from '../../kit/scene.ts';
import type { Board, Part } from './board.ts';
import { circleName, polygonName } from './names.ts';
import { pointOf } from './points.ts';
import type { Geometry } from './schema.ts';

type Circle = Geometry['circles'][number];

/** A number, or the point through which the circle goes; in the author's units. */
export const radiusOf = (circle: Circle, points: ReadonlyMap<string, Point>): number =>
  typeof circle.radius === 'number' ? circle.radius : distance(pointOf(points, circle.center), pointOf(points, circle.radius));

const inside = (text: string | undefined, at: Point, el: string | undefined): Label[] =>
  text === undefined ? [] : [{ text, at, gap: -8, toward: { x: 0, y: -1 }, el }];

export function drawPolygons({ spec, at }: Board): Part {
  const parts = spec.polygons.map(polygon => {
    const points = polygon.points.map(at);
    const shape: Shape = {
      type: 'polyline',
      closed: true,
      points,
      line: polygon.line,
      tone: polygon.tone,
      fill: polygon.fill,
      el: polygon.id,
    };
    const middle = innermost(points);
    return {
      shape,
      labels: inside(polygon.label, middle, polygon.id),
      elements: polygon.id ? [{ id: polygon.id, label: polygonName(polygon.points), at: middle }] : [],
    };
  });
  return {
    shapes: parts.map(part => part.shape),
    labels: parts.flatMap(part => part.labels),
    elements: parts.flatMap(part => part.elements),
  };
}

export function drawCircles({ spec, at, scale }: Board, points: ReadonlyMap<string, Point>): Part {
  const parts = spec.circles.map(circle => {
    const [middle, r] = [at(circle.center), radiusOf(circle, points) * scale];
    const shape: Shape = { type: 'circle', at: middle, r, line: circle.line, tone: circle.tone, fill: circle.fill, el: circle.id };
    const edge = polar(middle, r, 50);
    return {
      shape,
      labels: [
        ...(circle.label === undefined ? [] : [{ text: circle.label, at: edge, toward: sub(edge, middle), el: circle.id }]),
        ...(circle.inside === undefined ? [] : [{ text: circle.inside, at: middle, align: 'middle' as const, el: circle.id }]),
      ],
      elements: circle.id ? [{ id: circle.id, label: circleName(circle), at: polar(middle, r, 225) }] : [],
    };
  });
  return {
    shapes: parts.map(part => part.shape),
    labels: parts.flatMap(part => part.labels),
    elements: parts.flatMap(part => part.elements),
  };
}

export function drawArcs({ spec, at, scale }: Board): Part {
  const parts = spec.arcs.map(arc => {
    const [middle, r, half] = [at(arc.center), arc.radius * scale, (arc.from + arc.to) / 2];
    const shape: Shape = {
      type: 'arc',
      at: middle,
      r,
      from: arc.from,
      to: arc.to,
      sector: arc.sector,
      line: arc.line,
      tone: arc.tone,
      fill: arc.fill,
      el: arc.id,
    };
    const edge = polar(middle, r, half);
    return {
      shape,
      labels: arc.label === undefined ? [] : [{ text: arc.label, at: edge, toward: sub(edge, middle), el: arc.id }],
      elements: arc.id ? [{ id: arc.id, label: arc.sector ? 'körcikk' : 'körív', at: polar(middle, arc.sector ? r * 0.6 : r, half) }] : [],
    };
  });
  return {
    shapes: parts.map(part => part.shape),
    labels: parts.flatMap(part => part.labels),
    elements: parts.flatMap(part => part.elements),
  };
}
