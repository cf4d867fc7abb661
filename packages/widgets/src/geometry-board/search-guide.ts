import { guide } from '../testing/guide.ts';
import type { Board } from './construct/board.ts';
import { construct } from './construct/model.ts';
import type { Construction } from './construct/schema.ts';
import { planOf } from './construct/testing/plan.ts';

const plans = new Map<string, string[]>();

/** What a control changes; the history and the last opening follow from it. */
const keyOf = ({ things, picks, tool, source, width, shape, angle }: Board) =>
  JSON.stringify([things, picks, tool, source, width, shape, angle]);

function planFor(state: Construction): string[] {
  const key = JSON.stringify(state);
  const plan = plans.get(key) ?? planOf(state).map(keyOf);
  plans.set(key, plan);
  return plan;
}

export const guides = [
  guide(construct, ({ state }, board) => {
    const plan = planFor(state);
    const reached = plan.indexOf(keyOf(board));
    return reached < 0 ? plan.length + 1 : plan.length - reached;
  }),
];
