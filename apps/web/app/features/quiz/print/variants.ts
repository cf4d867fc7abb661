import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { createRng } from '@eszkerek/numbers/chance';
import { mixed } from '../../../questions/reading.ts';

export type Variant = 'A' | 'B';
export const VARIANTS: readonly Variant[] = ['A', 'B'];

/** Neighbours get different sheets: the same questions and options in another order. The same quiz prints the same way again. */
export function variantOf(questions: readonly PublicQuestion[], slug: string, variant: Variant): PublicQuestion[] {
  if (variant === 'A') return [...questions];
  const rng = createRng(`${slug}/${variant}`);
  const mix = <T>(list: readonly T[]): T[] => {
    if (list.length < 2) return [...list];
    const shuffled = rng.shuffle(list);
    return shuffled.every((item, place) => item === list[place]) ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
  };
  return mix(questions).map(question => mixed(question, mix));
}
