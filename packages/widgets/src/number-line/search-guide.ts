import { guide } from '../testing/guide.ts';
import { jump, landing, landings } from './model.ts';

export const guides = [
  guide(jump, ({ state, goal }, { jumps }) => {
    const at = landing(state.start, jumps);
    const via = goal?.via;
    const passed = via === undefined || landings(state.start, jumps).includes(via);
    return jumps.length + Math.abs(at - (passed ? (goal?.reach ?? 0) : via)) + (passed ? 0 : 1000);
  }),
];
