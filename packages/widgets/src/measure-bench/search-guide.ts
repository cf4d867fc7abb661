import { near, readNumber } from '../kit/format.ts';
import { guide } from '../testing/guide.ts';
import { balance, isBalanced } from './balance.ts';
import { cylinder, levelOf } from './cylinder.ts';
import { counting, deviationOf, meanOf, repeat } from './repeat.ts';
import { ruler } from './ruler.ts';

const reads = (text: string | undefined, value: number, tolerance: number) => near(readNumber(text ?? '') ?? Number.NaN, value, tolerance);

export const guides = [
  guide(
    ruler,
    (config, now) =>
      (reads(now.typed, config.state.object.length, config.state.ruler.division / 2) ? 0 : 2) + ruler.unanswered(config, now),
    ({ state }) => [state.object.length],
  ),
  guide(
    cylinder,
    (config, now) => {
      const { goal, state } = config;
      const untyped = state.objects.filter(one => goal?.volumes?.includes(one.id) && !reads(now.volumes[one.id], one.volume, 1e-6)).length;
      const poured = goal?.water === undefined || near(now.water, goal.water, state.cylinder.division / 2) ? 0 : 3;
      const level = !goal?.level || reads(now.level, levelOf(config, now), state.cylinder.division / 2) ? 0 : 1;
      const events = cylinder.events(config, now);
      const waiting = (state.ask ?? []).filter(
        one => one.when !== 'start' && !events.includes(one.when) && now.answers[one.id] === undefined,
      ).length;
      return 3 * untyped + poured + level + 4 * waiting + 5 * cylinder.unanswered(config, now);
    },
    (config, now) => [levelOf(config, now), ...config.state.objects.map(({ volume }) => volume)],
  ),
  guide(
    balance,
    (config, now) => {
      const open = config.state.objects.filter(one => config.goal?.masses.includes(one.id) && !now.balanced.includes(one.id));
      const untyped = config.state.objects.filter(
        one => config.goal?.masses.includes(one.id) && !reads(now.typed[one.id], one.mass, 1e-6),
      ).length;
      const elsewhere = open.length > 0 && !open.some(one => one.id === now.object) ? 1 : 0;
      const others = now.on.filter(
        (on, i) => on !== (weighing(config.state.weights, config.state.objects.find(one => one.id === now.object)?.mass ?? 0)[i] ?? false),
      ).length;
      return 40 * open.length + 20 * elsewhere + (isBalanced(config, now) ? 0 : others) + 2 * untyped + balance.unanswered(config, now);
    },
    ({ state }) => state.objects.map(({ mass }) => mass),
  ),
  guide(
    repeat,
    (config, now) => {
      const { goal, state } = config;
      const rows = Math.max(goal?.rows ?? 0, state.slip ? state.slip.row + 1 : 0);
      const missing = Math.max(0, rows - counting(config, now).length);
      const struck = now.rows.filter(
        row =>
          row.struck !==
          (state.slip !== undefined && Math.abs(row.shown / row.count / state.value - 1) > Math.abs(state.slip.factor - 1) / 2),
      ).length;
      const typed = [
        goal?.mean && !reads(now.mean, meanOf(config, now), 0.006),
        goal?.deviation && !reads(now.deviation, deviationOf(config, now), 0.006),
      ];
      return (
        (goal?.count && now.count !== goal.count ? 50 : 0) +
        5 * missing +
        2 * struck +
        typed.filter(Boolean).length +
        repeat.unanswered(config, now)
      );
    },
    (config, now) => [meanOf(config, now), deviationOf(config, now)].map(value => Number(value.toFixed(2))),
  ),
];

/** Which weights make up a mass, the largest first. */
function weighing(weights: readonly number[], mass: number): boolean[] {
  const order = weights.map((weight, i) => ({ weight, i })).sort((a, b) => b.weight - a.weight);
  const on = weights.map(() => false);
  let rest = mass;
  for (const { weight, i } of order)
    if (weight <= rest + 1e-9) {
      on[i] = true;
      rest -= weight;
    }
  return on;
}
