import { z } from 'zod';

export const label = z.string().min(1).max(80);
export const sentence = z.string().min(1).max(400);
export const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/);
export const num = z.number().min(-1e12).max(1e12);
export const positive = z.number().positive().max(1e12);
export const natural = z.int().min(0).max(1e12);
export const range = z.tuple([num, num]).refine(([from, to]) => from < to, 'az első érték legyen kisebb');
export const point = z.tuple([num, num]);

/** A fraction as text: "3/4". */
export const fraction = z.string().regex(/^-?\d+\/[1-9]\d*$/, 'tört kell, például "3/4"');
/** A number, or a fraction as text. */
export const rational = z.union([num, fraction]);

/** A value the pupil types; the tolerance is a share of it (0.05 if not given). */
export const typed = z.strictObject({ value: positive, tolerance: z.number().min(0.001).max(0.5).optional() });

export const text = z.strictObject({
  /** The heading after „Próbáld ki:”; each kind has its own default. */
  title: label.optional(),
  task: sentence,
  /** Shown when the goal is reached; required with a goal. */
  solved: sentence.optional(),
  /** Shown instead of the widget's own sentence when the pupil checks a wrong state. */
  wrong: sentence.optional(),
});

export const SOLVED_MISSING = 'cél mellé kell a megoldáskor megjelenő mondat (text.solved)';

/** One mode of a kind. Without a goal the widget is in free mode. */
export function mode<M extends string, S extends z.ZodType, G extends z.ZodType>(name: M, state: S, goal: G) {
  return z
    .strictObject({ mode: z.literal(name), state, goal: goal.optional(), text, alt: sentence })
    .refine(config => !('goal' in config) || config.goal === undefined || config.text.solved !== undefined, {
      error: SOLVED_MISSING,
      path: ['text', 'solved'],
    });
}
