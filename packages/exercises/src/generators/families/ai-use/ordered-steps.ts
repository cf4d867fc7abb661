import type { Level, Task } from '../../engine.ts';
import { order, words } from '../../tasks.ts';

/** Steps in their only sensible order. */
export interface Steps {
  level: Level;
  story: string;
  /** Why the steps follow each other in this order. */
  method: string;
  steps: readonly string[];
}

export function stepsInOrder({ story, method, steps }: Steps, { asks, nudge }: { asks: string; nudge: string }): Task {
  return order(
    {
      question: `${story} ${asks}`,
      items: steps.map((text, i) => words(text, `${i}`)),
      hints: [nudge, method, `Ez az utolsó: „${steps.at(-1) ?? ''}”`],
      solution: `A sorrend: ${steps.join(' → ')}`,
    },
    joined => joined.split('|').every((step, i) => Number(step) === i),
  );
}
