import type { Question } from '@eszkerek/exercises/questions/schema';
import { z } from 'zod';

/**
 * A question whose texts are already safe HTML. The shape is the author's, but rendered formulas are far longer
 * than the author's limits, so only the frame is checked here; the compiler checked the rest at the source.
 */
export type CompiledQuestion = Question & { id: string };
export const compiledQuestion = z.custom<CompiledQuestion>(
  value => typeof value === 'object' && value !== null && 'id' in value && 'type' in value && 'question' in value,
);
