import type { Task, Wrong } from '../engine.ts';
import { sameValue, type Value } from '../value.ts';
import { falseEquations } from './equations.ts';

const valuesOf = ({ value, also = [] }: Wrong): Value[] => [value, ...also];
const meet = (one: Wrong, other: Wrong): boolean => valuesOf(one).some(a => valuesOf(other).some(b => sameValue(a, b)));

/** Every slip of a task: recomputed, told from the key and from the other slips, with a text of its own that holds. */
export function slipFaults({ slips = [] }: Task): string[] {
  return slips.flatMap(({ right, wrong }) =>
    wrong.flatMap((slip, i) => {
      const name = `${slip.misconception} (${slip.value.key})`;
      const again = slip.recompute();
      const before = wrong.slice(0, i);
      return [
        ...(again.key === slip.value.key && sameValue(again, slip.value) ? [] : [`${name} is ${again.key} when recomputed`]),
        ...(valuesOf(slip).some(value => sameValue(value, right)) ? [`${name} is the key`] : []),
        ...before.filter(other => meet(other, slip)).map(other => `${name} is also ${other.misconception}`),
        ...(/[.!?$]$/.test(slip.explanation) ? [] : [`${name} is explained by no sentence: ${slip.explanation}`]),
        ...falseEquations(slip.explanation, slip.value.size).map(formula => `${name}: ${formula} does not hold`),
      ];
    }),
  );
}
