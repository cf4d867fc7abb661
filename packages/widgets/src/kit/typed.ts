import { readNumber } from './format.ts';

export interface TypedGoal {
  value: number;
  tolerance?: number;
}

/** Whether what the pupil typed is the value, within its tolerance (5 % if not given). */
export function isTyped(text: string | undefined, { value, tolerance = 0.05 }: TypedGoal): boolean {
  const typed = readNumber(text ?? '');
  return typed !== null && Math.abs(typed - value) <= Math.abs(value) * tolerance + 1e-9;
}
