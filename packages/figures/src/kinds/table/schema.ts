import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

/** `''` is an empty cell; `?` is one that is asked for. */
const cell = z.union([label, z.literal('')]);

export const schema = z.strictObject({
  kind: z.literal('table'),
  ...common,
  head: z.array(cell).min(1).max(10),
  rows: z.array(z.array(cell).min(1).max(10)).min(1).max(8),
  /** The first column is a heading too. */
  side: z.boolean().default(true),
  /** Rows that a hotspot question may choose, by their number from 1. */
  choose: z.record(elementId, z.int().min(1)).default({}),
});

export type Table = z.output<typeof schema>;
export type TableInput = z.input<typeof schema>;
