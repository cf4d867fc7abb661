import { z } from 'zod';
import { base, option } from '../shared/fields.ts';
import { publicFields, publicItem } from '../shared/public-fields.ts';

export const multiQuestion = z.strictObject({ ...base, type: z.literal('multi'), options: z.array(option).min(3).max(8) });
export const publicMulti = z.object({ ...publicFields, type: z.literal('multi'), answers: z.array(publicItem) });
