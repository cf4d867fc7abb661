import { isTyped } from '../kit/typed.ts';
import { guide } from '../testing/guide.ts';
import { axle, neededForce } from './axle.ts';
import { forceOf, lift, raisedOf, rowCount } from './lift.ts';

export const guides = [
  guide(lift, (config, now) => {
    const { goal } = config;
    const missing = Math.max(0, (goal?.rows ?? 0) - rowCount(now));
    const known = now.rows.some(row => row.rope > 0 && row.system === now.system && row.movable === now.movable && row.load === now.load);
    const many = goal?.movable === undefined ? 0 : Math.abs(goal.movable - now.movable);
    const heavy = goal?.forceAtMost === undefined ? 0 : Math.max(0, forceOf(config, now) / goal.forceAtMost - 1);
    const off = goal?.force === undefined ? 0 : Math.abs(forceOf(config, now) / goal.force - 1);
    const high = goal?.raised === undefined ? 0 : Math.abs(raisedOf(now) / goal.raised - 1) / 4;
    const rope = goal?.rope === undefined ? 0 : Math.abs(now.rope / goal.rope - 1) / 4;
    const elsewhere = (goal?.load === undefined || goal.load === now.load ? 0 : 1) + (goal?.system && goal.system !== now.system ? 1 : 0);
    const slack = missing > 0 && now.rope === 0 ? 1 : 0;
    const untyped = goal?.work && !isTyped(now.work, goal.work) ? 1 : 0;
    return (
      5 * missing +
      (missing > 0 && known ? 2 : 0) +
      slack +
      many +
      heavy +
      off +
      high +
      rope +
      elsewhere +
      untyped +
      lift.unanswered(config, now)
    );
  }),
  guide(axle, (config, now) => {
    const { goal } = config;
    const wheel = goal?.wheel === undefined ? 0 : Math.abs(now.wheel / goal.wheel - 1);
    const force = goal?.force === undefined ? 0 : Math.abs(now.force / goal.force - 1);
    const off = goal?.balanced ? Math.abs(neededForce(config, now) / (goal.force ?? now.force + 1) - 1) : 0;
    return wheel + force + off + axle.unanswered(config, now);
  }),
];
