import type { Task } from '../engine.ts';
import { sameValue } from '../value.ts';
import { falseEquations } from './equations.ts';

/** Every slip of a task: recomputed, told from the key and from the other slips, with a text of its own that holds. */
export function slipFaults({ slips = [] }: Task): string[] {
  return slips.flatMap(({ right, wrong }) =>
    wrong.flatMap((slip, i) => {
      const name = `${slip.misconception} (${slip.value.key})`;
      const again = slip.recompute();
      const before = wrong.slice(0, i);
      return [
        ...(again.key === slip.value.key && sameValue(again, slip.value) ? [] : [`${name} is ${again.key} when recomputed`]),
        ...(sameValue(slip.value, right) ? [`${name} is the key`] : []),
        ...before.filter(other => sameValue(other.value, slip.value)).map(other => `${name} is also ${other.misconception}`),
        ...(/[.!?$]$/.test(slip.explanation) ? [] : [`${name} is explained by no sentence: ${slip.explanation}`]),
        ...falseEquations(slip.explanation, slip.value.size).map(formula => `${name}: ${formula} does not hold`),
      ];
    }),
  );
}
