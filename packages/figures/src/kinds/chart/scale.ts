import { scaleLinear } from 'd3-scale';
import type { AxisSpec } from '../../kit/axes.ts';
import type { Chart } from './schema.ts';

const TICKS = 5;

/** The author's scale, or one with about five steps that holds every value. */
export function scaleOf({ items, scale }: Chart): AxisSpec {
  if (scale) return { min: 0, numbers: true, ...scale };
  const highest = Math.max(...items.map(item => item.value), 1e-9);
  const steps = scaleLinear().domain([0, highest]).ticks(TICKS);
  const step = (steps[1] ?? 1) - (steps[0] ?? 0);
  return { min: 0, max: Math.ceil(highest / step - 1e-9) * step, step, numbers: true };
}
