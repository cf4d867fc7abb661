import { z } from 'zod';
import { promptParts } from './parts.ts';

const text = z.string().trim().min(1).max(2000);
/** Only dead historical figures or invented ones. */
export const character = z.strictObject({
  name: text,
  title: text,
  quote: text,
  /** Where the quotation is from, or that the line is invented. */
  quoteSource: text.optional(),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** Empty: initials on `color` are drawn. */
  imageUrl: z.string(),
  id: z.string().optional(),
  prompt: z.union([text, promptParts]).optional(),
  facts: z.array(text).optional(),
  birthDeath: z.string().optional(),
  source: z.string().optional(),
  starterQuestions: z.array(text).optional(),
  warn: z.string().optional(),
  imageAlt: z.string().optional(),
});
export type Character = z.infer<typeof character>;
