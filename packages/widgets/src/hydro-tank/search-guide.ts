import { isTyped } from '../kit/typed.ts';
import { guide } from '../testing/guide.ts';
import { depth, pressureOf, rowsOf } from './depth.ts';
import { buoyancyOf, fateOf, float, pairKey, rowCount, submergedOf, untried } from './float.ts';
import { press, ways } from './press.ts';
import { commonOf, vessels } from './vessels.ts';

export const guides = [
  guide(depth, (config, now) => {
    const { goal, state } = config;
    const missing = (id: string) => Math.max(0, (goal?.rows ?? 0) - rowsOf(now, id));
    const total = state.liquids.reduce((sum, { id }) => sum + missing(id), 0);
    const known = now.depth === 0 || now.rows.some(row => row.sample === now.liquid && row.x === now.depth);
    const untyped = Object.entries(goal?.slope ?? {}).filter(([id, wanted]) => !isTyped(now.typed[id], wanted)).length;
    const elsewhere = goal?.liquid && now.liquid !== goal.liquid ? 2 : 0;
    const off = goal?.pressure === undefined ? 0 : Math.abs(pressureOf(config, now) / goal.pressure - 1);
    return (
      5 * total +
      (total > 0 && missing(now.liquid) === 0 ? 2 : 0) +
      (total > 0 && known ? 1 : 0) +
      3 * untyped +
      elsewhere +
      off +
      depth.unanswered(config, now)
    );
  }),
  guide(
    vessels,
    (config, now) =>
      (config.goal?.level === undefined ? 0 : Math.abs(commonOf(config, now.levels) - config.goal.level)) +
      (now.open ? 0 : 1) +
      (now.open && config.goal?.predict && !now.foretold ? 2 : 0) +
      vessels.unanswered(config, now),
    (config, now) => [commonOf(config, now.levels)],
  ),
  guide(press, (config, now) => {
    const { goal } = config;
    const off = goal?.force === undefined ? 0 : Math.abs(now.force / goal.force - 1);
    const high = goal?.raised === undefined ? 0 : Math.abs(ways(config, now).large / goal.raised - 1);
    return off + high + (goal?.largeArea === undefined || goal.largeArea === now.largeArea ? 0 : 1) + press.unanswered(config, now);
  }),
  guide(float, (config, now) => {
    const { goal } = config;
    const missing = Math.max(0, (goal?.rows ?? 0) - rowCount(now, goal?.body ?? now.body, goal?.liquid ?? now.liquid));
    const known = now.rows.some(
      row => row.body === now.body && row.liquid === now.liquid && Math.abs(row.x - submergedOf(config, now)) < 0.01,
    );
    const left = goal?.predictAll ? untried(config, now) : [];
    const here = left.some(pair => pairKey(pair) === pairKey(now));
    const rash = goal?.predictAll && now.tried[pairKey(now)] === false ? 3 : 0;
    const off =
      (goal?.submerged === undefined ? 0 : Math.abs(submergedOf(config, now) - goal.submerged)) +
      (goal?.buoyancy === undefined ? 0 : Math.abs(buoyancyOf(config, now) / goal.buoyancy - 1));
    const wrongPlace = (goal?.body && now.body !== goal.body ? 2 : 0) + (goal?.liquid && now.liquid !== goal.liquid ? 2 : 0);
    const unfree = goal?.outcome && !(now.free && fateOf(config, now) === goal.outcome) ? 1 : 0;
    const guess = left.length > 0 && here && now.guesses[pairKey(now)] === undefined ? 1 : 0;
    return (
      5 * missing +
      (missing > 0 && known ? 1 : 0) +
      4 * left.length +
      (left.length > 0 && !here ? 2 : 0) +
      guess +
      rash +
      off +
      wrongPlace +
      unfree +
      float.unanswered(config, now)
    );
  }),
];
