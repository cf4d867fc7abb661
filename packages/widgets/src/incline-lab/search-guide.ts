import { near } from '../kit/format.ts';
import { isTyped } from '../kit/typed.ts';
import { guide } from '../testing/guide.ts';
import { flat, motionOf, rowsOf, weightOf } from './flat.ts';
import { isMotion, riseOf, rowCount, slope } from './slope.ts';
import { neededForce, pulls, work, rowCount as workRows } from './work.ts';

export const guides = [
  guide(flat, (config, now) => {
    const { goal, state } = config;
    const missing = (id: string) => Math.max(0, (goal?.rows ?? 0) - rowsOf(now, id));
    const total = state.surfaces.reduce((sum, { id }) => sum + missing(id), 0);
    const known = now.rows.some(row => row.sample === now.surface && row.x === weightOf(config, now));
    const untyped = Object.entries(goal?.friction ?? {}).filter(([id, wanted]) => !isTyped(now.typed[id], wanted)).length;
    const wrong = goal?.motion && motionOf(config, now) !== goal.motion ? 2 - (goal.motion === 'even' && now.pushed ? 1 : 0) : 0;
    const elsewhere = goal?.surface && now.surface !== goal.surface ? 2 : 0;
    return (
      5 * total +
      (total > 0 && missing(now.surface) === 0 ? 2 : 0) +
      (total > 0 && known ? 1 : 0) +
      3 * untyped +
      wrong +
      elsewhere +
      flat.unanswered(config, now)
    );
  }),
  guide(slope, (config, now) => {
    const { goal } = config;
    const missing = Math.max(0, (goal?.rows ?? 0) - rowCount(now));
    const known = now.rows.some(row => near(row.x, riseOf(config, now), 0.001));
    const untyped = goal?.weight && !isTyped(now.typed, goal.weight) ? 3 : 0;
    const wrong = goal?.motion && !isMotion(config, now, goal.motion) ? 1 : 0;
    const off =
      (goal?.height === undefined ? 0 : Math.abs(now.height - goal.height)) +
      (goal?.pull === undefined ? 0 : Math.abs(now.pull - goal.pull) / 10);
    return 5 * missing + (missing > 0 && known ? 1 : 0) + untyped + wrong + off + slope.unanswered(config, now);
  }),
  guide(work, (config, now) => {
    const { goal } = config;
    const missing = Math.max(0, (goal?.rows ?? 0) - workRows(now));
    const known = now.rows.some(row => row.x === now.way);
    const needed = neededForce(config, now.way);
    const tooMuch = Math.max(0, needed - (goal?.forceAtMost ?? needed)) / needed;
    const off = goal?.way === undefined ? 0 : Math.abs(now.way - goal.way);
    return 5 * missing + (missing > 0 && known ? 1 : 0) + (pulls(config, now) ? 0 : 0.5) + tooMuch + off + work.unanswered(config, now);
  }),
];
