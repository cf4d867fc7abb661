import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

export const schema = z.strictObject({
  kind: z.literal('wave'),
  ...common,
  waves: z
    .array(
      z.strictObject({
        amplitude: z.number().positive().max(1),
        periods: z.number().positive().max(8),
        label: label.optional(),
        id: elementId.optional(),
      }),
    )
    .min(1)
    .max(3),
  /** Written at one crest and at one whole wave. */
  amplitudeLabel: label.optional(),
  lengthLabel: label.optional(),
  /** Under the axis: `t`, `x`. */
  axis: label.optional(),
});

export type Wave = z.output<typeof schema>;
export type WaveInput = z.input<typeof schema>;
