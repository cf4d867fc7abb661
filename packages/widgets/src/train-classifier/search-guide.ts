import { classify } from '../kit/neighbours.ts';
import { guide } from '../testing/guide.ts';
import { measure, rightAmong } from './model.ts';

export const guides = [
  guide(measure, ({ state, goal }, now) => {
    const missed = state.tests.find(test => classify(now.examples, test, now.k) !== test.label);
    const added = now.examples.length - state.examples.length;
    return (
      10 * Math.max(0, (goal?.test ?? 0) - rightAmong(state.tests, now)) +
      10 * Math.max(0, (goal?.added ?? 0) - added) +
      (goal?.k === undefined ? 0 : Math.abs(goal.k - now.k)) +
      (missed === undefined || missed.label === now.label ? 0 : 1)
    );
  }),
];
