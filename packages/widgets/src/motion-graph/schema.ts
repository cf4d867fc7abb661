import { z } from 'zod';
import { label, mode, num, point, positive } from '../kit/schema.ts';

const axes = {
  maxTime: positive,
  maxDistance: positive,
  timeUnit: z.enum(['s', 'min', 'h']).optional(),
  distanceUnit: z.enum(['m', 'km']).optional(),
};

export const schema = z.discriminatedUnion('mode', [
  mode(
    'drive',
    z.strictObject({ ...axes, speed: positive, maxSpeed: positive, step: positive.optional() }),
    /** `within`: the time that the task speaks of, where the car need not be stopped at it. */
    z.strictObject({ speed: positive.optional(), within: positive.optional(), distance: positive.optional(), time: positive.optional() }),
  ),
  /** Break points [time, distance]; the pupil drags them up and down. */
  mode(
    'graph',
    z.strictObject({ ...axes, points: z.array(point).min(2).max(8), step: positive.optional(), story: z.array(label).optional() }),
    z.strictObject({ distances: z.array(num).optional(), speeds: z.array(num).optional(), averageSpeed: num.optional() }),
  ),
  mode(
    'velocity',
    z.strictObject({ maxTime: positive, maxSpeed: positive, start: z.number().min(0), acceleration: num }),
    z.strictObject({ acceleration: num.optional(), within: positive.optional(), speed: num.optional() }),
  ),
  mode(
    'viewpoint',
    z.strictObject({ train: num, passenger: num, unit: z.enum(['m/s', 'km/h']).optional() }),
    z.strictObject({ from: z.enum(['ground', 'train', 'passenger']), passengerSpeed: num }),
  ),
]);
