import { apart, guide } from '../testing/guide.ts';
import { chart, level, mean, pie } from './model.ts';

const valuesOf = (goal: object | undefined): number[] => (goal && 'values' in goal && Array.isArray(goal.values) ? goal.values : []);

export const guides = [
  guide(chart, ({ goal }, { values }) => apart(valuesOf(goal), values)),
  guide(level, (_, { values, hand }) => {
    const right = (mean(values) * values.length + hand) / values.length;
    return values.reduce((sum, value) => sum + Math.abs(value - right), 0);
  }),
  guide(pie, ({ goal }, { values }) => apart(values, goal?.values ?? [])),
];
