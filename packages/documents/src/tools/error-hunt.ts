import { z } from 'zod';

const text = z.string().trim().min(1).max(600);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/);

/** A hand-made answer in the style of a chat program, with exactly one planted error. */
export const errorCase = z.strictObject({
  id,
  subject: z.enum(['matematika', 'fizika', 'ai']),
  grades: z.array(z.number().int().min(5).max(8)).min(1),
  /** What was asked of the machine. */
  ask: text,
  lines: z.array(text).min(3).max(7),
  /** The number of the wrong line, counted from 1. */
  wrong: z.number().int().min(1),
  reason: id,
  /** Other reasons one may give with right, e.g. that a line contradicts another. */
  alsoReasons: z.array(id).optional(),
  explanation: text,
  /** How the line should read. */
  fix: text,
});
export type ErrorCase = z.infer<typeof errorCase>;

/** `Hibavadász`: the pupil marks the wrong line and chooses why it is wrong. Nothing is recorded, so the keys travel with the page. */
export const errorHunt = z.strictObject({
  reasons: z.array(z.strictObject({ id, label: text, help: text.optional() })).min(3),
  cases: z.array(errorCase).min(1),
});
export type ErrorHunt = z.infer<typeof errorHunt>;
