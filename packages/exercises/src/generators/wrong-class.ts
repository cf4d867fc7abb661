import type { Wrong } from './engine.ts';
import { wrong } from './tasks.ts';
import { num, type Value } from './value.ts';

/**
 * Wrong numbers with one cause and one reply („közös osztó, de van nagyobb is”). `slip` lists them from the numbers of
 * the task, the likeliest first: other shapes of the task show that one. Nothing when there is none.
 */
export function wrongClass<N extends Readonly<Record<string, unknown>>>(
  numbers: N,
  slip: (numbers: N) => readonly number[],
  misconception: string,
  explanation: string,
  mistake?: string,
  fits?: (size: number) => boolean,
): Wrong[] {
  const [first, ...others] = slip(numbers);
  if (first === undefined) return [];
  const shown = wrong(numbers, given => num(slip(given)[0] ?? first), misconception, explanation, mistake);
  return [{ ...(fits ? fitting(shown, fits) : shown), also: others.map(num) }];
}

/** A slip that has another result too: „csak az egyik erőt” may be either of them. */
export const orElse = (slip: Wrong, ...also: readonly Value[]): Wrong => ({ ...slip, also });

/** A slip whose words describe other numbers too („nem a legkisebb” fits the largest one). */
export const fitting = (slip: Wrong, fits: (size: number) => boolean): Wrong => ({
  ...slip,
  fits: ({ size }) => size !== undefined && fits(size),
});
