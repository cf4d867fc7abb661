import { z } from 'zod';
import { common, elementId, label, pair, tone } from '../../kit/fields.ts';

const name = z.string().regex(/^[A-Za-zÀ-ž]['′0-9]{0,3}$/);
const style = { tone: tone.optional(), id: elementId.optional() };
const degrees = z.number().min(-360).max(720);

const placed = {
  /** False: the name is not written. */
  label: z.union([label, z.literal(false)]).optional(),
  dot: z.boolean().optional(),
  id: elementId.optional(),
};
/** Where a point is: its coordinates, or how it is made from earlier points. */
const point = z.union([
  pair,
  z.strictObject({ at: pair, ...placed }),
  /** On the segment of two points: `t: 0.5` is the midpoint. */
  z.strictObject({ on: z.tuple([name, name]), t: z.number(), ...placed }),
  /** Foot of the perpendicular from a point. */
  z.strictObject({ foot: name, on: z.tuple([name, name]), ...placed }),
  /** As far from a point as `length`, in the direction `angle` (0: right, 90: up). */
  z.strictObject({ from: name, length: z.number().positive(), angle: degrees, ...placed }),
]);

const line = z.enum(['stroke', 'thin', 'bold', 'dash', 'dot']);
const segment = z.strictObject({
  ends: z.tuple([name, name]),
  label: label.optional(),
  line: line.optional(),
  /** Strokes across: equal lengths have the same number. */
  ticks: z.int().min(1).max(3).optional(),
  /** Arrow heads: parallel segments have the same number. */
  parallel: z.int().min(1).max(3).optional(),
  arrow: z.enum(['end', 'both']).optional(),
  ...style,
});

export const schema = z.strictObject({
  kind: z.literal('geometry'),
  ...common,
  /** A picture of things (a pulley, a press): only the title is read out, not its points and lines. */
  titleOnly: z.boolean().optional(),
  points: z.record(name, point),
  polygons: z
    .array(
      z.strictObject({
        points: z.array(name).min(3).max(12),
        fill: tone.optional(),
        label: label.optional(),
        line: line.optional(),
        ...style,
      }),
    )
    .default([]),
  segments: z.array(z.union([z.tuple([name, name]).transform(ends => segment.parse({ ends })), segment])).default([]),
  lines: z.array(z.strictObject({ through: z.tuple([name, name]), label: label.optional(), line: line.optional(), ...style })).default([]),
  rays: z.array(z.strictObject({ from: name, through: name, label: label.optional(), line: line.optional(), ...style })).default([]),
  circles: z
    .array(
      z.strictObject({
        center: name,
        radius: z.union([z.number().positive(), name]),
        fill: tone.optional(),
        label: label.optional(),
        /** Written in the middle: the sign of a charge. */
        inside: label.optional(),
        line: line.optional(),
        ...style,
      }),
    )
    .default([]),
  arcs: z
    .array(
      z.strictObject({
        center: name,
        radius: z.number().positive(),
        from: degrees,
        to: degrees,
        sector: z.boolean().optional(),
        fill: tone.optional(),
        label: label.optional(),
        line: line.optional(),
        ...style,
      }),
    )
    .default([]),
  /** The angle at `at` from the arm `arms[0]` counter-clockwise to `arms[1]`; `smaller` (default) takes the one under 180 degrees. */
  angles: z
    .array(
      z.strictObject({
        at: name,
        arms: z.tuple([name, name]),
        label: label.optional(),
        marks: z.int().min(1).max(3).default(1),
        right: z.union([z.literal(true), z.literal('square')]).optional(),
        reflex: z.boolean().optional(),
        fill: tone.optional(),
        ...style,
      }),
    )
    .default([]),
  /** Dimension lines beside the drawing: from point to point, as far away as `offset` (px; negative: the other side). */
  lengths: z.array(z.strictObject({ ends: z.tuple([name, name]), label, offset: z.number().min(-60).max(60).default(22) })).default([]),
  /** Squared paper; the number is the side of a square in the units of the points. */
  grid: z.number().positive().optional(),
  /** Height of the frame in px. */
  height: z.number().min(80).max(360).default(220),
});

export type Geometry = z.output<typeof schema>;
/** What a point may have beside its place. */
export type PointOptions = z.output<z.ZodObject<typeof placed>>;
export type GeometryInput = z.input<typeof schema>;
