import { z } from 'zod';
import { base, checkCode, feedback, value } from '../shared/fields.ts';
import { publicFields, typedKeys } from '../shared/public-fields.ts';

/**
 * Form wanted of an answer. Of an EXPR answer `any`, `expanded`, `factored` or `fraction`; without it the form of the key.
 * Of a number: a decimal, a common fraction, one in lowest terms, a mixed number, normal form (3,2·10⁵), a number with its unit,
 * a number in the asked unit and no other.
 */
export const answerForm = z.enum(['any', 'expanded', 'factored', 'fraction', 'decimal', 'lowest', 'mixed', 'normal', 'unit', 'askedUnit']);

export const numericQuestion = z.strictObject({
  ...base,
  type: z.literal('numeric'),
  answer: value,
  check: checkCode.default('NUM'),
  tolerance: value.optional(),
  accepted: z.array(value).optional(),
  unit: z.string().max(20).optional(),
  lowest: z.boolean().optional(),
  percent: z.boolean().optional(),
  form: answerForm.optional(),
  /** How the key is computed from the numbers of the text, e.g. `156/60`; a test recomputes it. */
  expr: z.string().max(400).optional(),
  feedback: feedback.optional(),
  keys: typedKeys,
});
export const publicNumeric = z.object({ ...publicFields, type: z.literal('numeric'), unit: z.string().optional(), keys: typedKeys });
