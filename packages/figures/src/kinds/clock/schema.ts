import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

const face = z.strictObject({
  hour: z.int().min(0).max(24),
  minute: z.int().min(0).max(59),
  label: label.optional(),
  id: elementId.optional(),
});

export const schema = z.strictObject({
  kind: z.literal('clock'),
  ...common,
  clocks: z.array(face).min(1).max(3),
});

export type Clock = z.output<typeof schema>;
export type ClockInput = z.input<typeof schema>;
