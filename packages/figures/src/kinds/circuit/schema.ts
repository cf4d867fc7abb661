import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

/** IEC signs. */
export const PARTS = [
  'resistor',
  'bulb',
  'switch',
  'ammeter',
  'voltmeter',
  'motor',
  'cell',
  'battery',
  'fuse',
  'bell',
  'gap',
  'wire',
] as const;
export type PartName = (typeof PARTS)[number];

const part = z.strictObject({
  part: z.enum(PARTS),
  label: label.optional(),
  /** A switch that is open, a bulb that is burnt out. */
  open: z.boolean().optional(),
  id: elementId.optional(),
  /** A voltmeter connected across this part, with this label. */
  across: z.strictObject({ label: label.optional(), id: elementId.optional() }).optional(),
});
const branch = z.array(part).min(1).max(3);
const group = z.strictObject({ parallel: z.array(branch).min(2).max(3) });

export const schema = z.strictObject({
  kind: z.literal('circuit'),
  ...common,
  /** At the bottom of the loop. */
  source: z
    .strictObject({ part: z.enum(['cell', 'battery']).default('battery'), label: label.optional(), id: elementId.optional() })
    .prefault({}),
  /** Along the top of the loop, from the left; what stands in `parallel` is drawn as branches. */
  loop: z
    .array(z.union([part, group]))
    .min(1)
    .max(4),
});

export type Circuit = z.output<typeof schema>;
export type CircuitInput = z.input<typeof schema>;
export type Part = z.output<typeof part>;
