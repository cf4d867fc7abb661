import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

export const schema = z.strictObject({
  kind: z.literal('incline'),
  ...common,
  /** Steepness in degrees, as drawn. */
  angle: z.number().min(8).max(60).default(25),
  angleLabel: label.optional(),
  /** Written along the slope, at its height and under its base. */
  slope: label.optional(),
  rise: label.optional(),
  base: label.optional(),
  body: z.enum(['block', 'ball', 'none']).default('block'),
  /** Forces on the body: down = weight, normal = from the slope, along = up the slope, friction = against a slide downwards. */
  forces: z
    .array(
      z.strictObject({
        direction: z.enum(['down', 'normal', 'up-slope', 'down-slope']),
        label: label.optional(),
        size: z.number().min(0.3).max(1.5).default(1),
        id: elementId.optional(),
      }),
    )
    .max(5)
    .default([]),
});

export type Incline = z.output<typeof schema>;
export type InclineInput = z.input<typeof schema>;
