import { z } from 'zod';
import { base, option } from '../shared/fields.ts';
import { publicFields, publicItem } from '../shared/public-fields.ts';

export const singleQuestion = z.strictObject({ ...base, type: z.literal('single'), options: z.array(option).min(2).max(6) });
export const publicSingle = z.object({ ...publicFields, type: z.literal('single'), answers: z.array(publicItem) });
