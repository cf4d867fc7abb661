import { fitInto } from '../../kit/fit.ts';
import { add, type Point, polar, times } from '../../kit/geometry.ts';
import { FRAME_WIDTH, type Scene } from '../../kit/scene.ts';
import { drawAngles } from './angles.ts';
import type { Board, Part } from './board.ts';
import { gridLines } from './grid.ts';
import { dimensionLines, drawLines, drawSegments } from './lines.ts';
import { drawPointNames } from './point-names.ts';
import { pointOf, resolvePoints } from './points.ts';
import { drawArcs, drawCircles, drawPolygons, radiusOf } from './regions.ts';
import type { Geometry } from './schema.ts';

/** Room for labels around the drawing. */
const PADDING = 30;

/** Points that the frame must hold: the named ones, and the four ends of each circle and arc. */
function extent(spec: Geometry, points: ReadonlyMap<string, Point>): Point[] {
  const ends = (center: string, r: number, degrees: readonly number[]): Point[] =>
    degrees.map(d => add(pointOf(points, center), polar({ x: 0, y: 0 }, r, d)));
  return [
    ...points.values(),
    ...spec.circles.flatMap(circle => ends(circle.center, radiusOf(circle, points), [0, 90, 180, 270])),
    ...spec.arcs.flatMap(arc => {
      const quarters = [-360, -270, -180, -90, 0, 90, 180, 270, 360, 450, 540].filter(d => d > arc.from && d < arc.to);
      return ends(arc.center, arc.radius, [arc.from, ...quarters, arc.to]);
    }),
  ];
}

export function draw(spec: Geometry): Scene {
  const points = resolvePoints(spec);
  const room = Math.max(0, ...spec.lengths.map(length => Math.abs(length.offset)));
  const fit = fitInto(extent(spec, points), FRAME_WIDTH, spec.height, PADDING + room);
  const at = (name: string): Point => fit(pointOf(points, name));
  const middle = { x: FRAME_WIDTH / 2, y: spec.height / 2 };
  const named = [...points.values()].map(fit);
  const centroid = named.reduce((sum, p) => add(sum, times(p, 1 / named.length)), { x: 0, y: 0 });
  const board: Board = { spec, at, scale: fit.scale, width: FRAME_WIDTH, height: spec.height, middle, centroid };
  const parts: Part[] = [
    gridLines(board, fit),
    drawPolygons(board),
    drawCircles(board, points),
    drawArcs(board),
    drawAngles(board),
    drawLines(board),
    drawSegments(board),
    dimensionLines(board),
    drawPointNames(board),
  ];
  return {
    width: board.width,
    height: board.height,
    shapes: parts.flatMap(part => part.shapes),
    labels: parts.flatMap(part => part.labels),
    elements: parts.flatMap(part => part.elements),
  };
}
