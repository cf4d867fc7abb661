import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

const column = z.strictObject({
  /** Height of the liquid, 0 to 10 (10 is the rim). */
  level: z.number().min(0).max(10),
  /** A second liquid that swims on the first. */
  upper: z.number().min(0).max(10).optional(),
  width: z.enum(['narrow', 'wide']).default('narrow'),
  label: label.optional(),
  id: elementId.optional(),
});

export const schema = z.strictObject({
  kind: z.literal('vessel'),
  ...common,
  /** One column is a glass; several are joined at the bottom (a U-tube, communicating vessels). */
  columns: z.array(column).min(1).max(4),
  /** Points in the liquid: `depth` below the surface, 0 to 10. */
  points: z
    .array(
      z.strictObject({
        column: z.int().min(1).default(1),
        depth: z.number().min(0).max(10),
        label: label.optional(),
        id: elementId.optional(),
      }),
    )
    .default([]),
  /** A body in the first column: floating, hanging in the liquid, or on the bottom. */
  body: z.strictObject({ at: z.enum(['floats', 'hangs', 'sunk']), label: label.optional(), id: elementId.optional() }).optional(),
  /** A depth written beside the first column. */
  depth: label.optional(),
});

export type Vessel = z.output<typeof schema>;
export type VesselInput = z.input<typeof schema>;
