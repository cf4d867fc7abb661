import { guide } from '../testing/guide.ts';
import type { LabConfig, LabState } from './lab/board.ts';
import { lab } from './lab/model.ts';
import { planOf } from './lab/testing/plan.ts';

const plans = new Map<string, string[]>();

const keyOf = ({ seed: _, ...state }: LabState) => JSON.stringify(state);

function planFor(config: LabConfig, seed: number): string[] {
  const key = `${seed} ${JSON.stringify(config)}`;
  const plan = plans.get(key) ?? planOf(config, seed).map(keyOf);
  plans.set(key, plan);
  return plan;
}

export const guides = [
  guide(lab, (config, state) => {
    const plan = planFor(config, state.seed);
    const reached = plan.lastIndexOf(keyOf(state));
    return reached < 0 ? plan.length + 1 : plan.length - reached;
  }),
];
