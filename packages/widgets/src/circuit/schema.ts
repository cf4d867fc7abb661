import { z } from 'zod';
import { id, label, mode, positive } from '../kit/schema.ts';
import { lab } from './lab/schema.ts';

const part = z.enum(['battery', 'bulb', 'switch', 'resistor', 'wire', 'motor', 'coil']);
const resistance = z.number().min(1).max(1000);

export const schema = z.discriminatedUnion('mode', [
  /** A loop with empty places; the pupil puts parts from the tray into them. */
  mode(
    'build',
    z.strictObject({ places: z.int().min(3).max(5), tray: z.array(part).min(2).max(8) }),
    z.strictObject({ lit: z.literal(true), withSwitch: z.boolean().optional() }),
  ),
  mode(
    'materials',
    z.strictObject({
      materials: z
        .array(z.strictObject({ id, label, conducts: z.boolean() }))
        .min(2)
        .max(8),
    }),
    z.strictObject({ sorted: z.literal(true) }),
  ),
  mode(
    'bulbs',
    z.strictObject({ layout: z.enum(['series', 'parallel']), bulbs: z.int().min(2).max(3) }),
    z.strictObject({ layout: z.enum(['series', 'parallel']).optional(), lit: z.int().min(0).max(3), unscrewed: z.int().min(0).max(3) }),
  ),
  mode(
    'ohm',
    z.strictObject({ voltage: positive, resistance, maxVoltage: positive, fixed: z.enum(['voltage', 'resistance']).optional() }),
    z.strictObject({ current: positive }),
  ),
  mode(
    'network',
    z.strictObject({
      voltage: positive,
      layout: z.enum(['series', 'parallel']),
      resistors: z.array(resistance).min(2).max(3),
      fixedLayout: z.boolean().optional(),
    }),
    z.strictObject({ total: positive.optional(), current: positive.optional() }),
  ),
  mode(
    'meter',
    z.strictObject({
      appliances: z
        .array(z.strictObject({ id, label, power: positive }))
        .min(1)
        .max(6),
      price: positive.optional(),
      maxHours: positive.optional(),
    }),
    z.strictObject({ energy: positive }),
  ),
  mode(
    'electromagnet',
    z.strictObject({ turns: z.int().min(0).max(100), current: z.number().min(0).max(5), core: z.boolean().optional() }),
    z.strictObject({ clips: z.int().min(1) }),
  ),
  lab,
]);
