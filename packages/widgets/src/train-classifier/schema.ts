import { z } from 'zod';
import { label, mode } from '../kit/schema.ts';

const value = z.number().min(0).max(10);
const example = z.strictObject({ name: label, x: value, y: value, label: z.int().min(0).max(1) });
const spot = z.strictObject({ x: value, y: value, label: z.int().min(0).max(1) });
const scales = { labels: z.tuple([label, label]), features: z.tuple([label, label]) };

export const schema = z.discriminatedUnion('mode', [
  /** The pupil labels example cards; the machine then guesses the test cards by the nearest example. */
  mode(
    'cards',
    z.strictObject({ ...scales, examples: z.array(example).min(2).max(14), tests: z.array(example).min(1).max(10) }),
    z.strictObject({ correct: z.int().min(1), labelled: z.int().min(1).optional() }),
  ),
  /** Labelled points on the plane, a new point and k neighbours. */
  mode(
    'neighbours',
    z.strictObject({ ...scales, examples: z.array(example).min(3).max(30), probe: z.tuple([value, value]), k: z.int().min(1).max(9) }),
    z.strictObject({ label: z.int().min(0).max(1), k: z.int().min(1).max(9).optional() }),
  ),
  /** Training points the pupil adds to, test points the model has not seen, and how many of each it gets right. */
  mode(
    'measure',
    z.strictObject({ ...scales, examples: z.array(spot).max(30), tests: z.array(spot).min(2).max(20), k: z.int().min(1).max(9) }),
    z.strictObject({ test: z.int().min(1).max(20), k: z.int().min(1).max(9).optional(), added: z.int().min(1).max(10).optional() }),
  ),
]);
