import { passSpeeds } from '@eszkerek/physics/ride';
import { isTyped } from '../kit/typed.ts';
import { guide } from '../testing/guide.ts';
import { curveOf, dropOf, rideOf, rowCount, rowNow, startOf, track } from './track.ts';

export const guides = [
  guide(track, (config, now) => {
    const { goal, state } = config;
    const moments = rideOf(config, now);
    const place = (id: string) => state.gates?.find(gate => gate.id === id)?.x ?? 0;
    const speeds = Object.entries(goal?.speeds ?? {}).reduce(
      (sum, [id, v]) => sum + Math.abs((passSpeeds(moments, place(id))[0] ?? 0) / v - 1),
      0,
    );
    const curve = curveOf(config, now.heights);
    const stuck = goal?.reaches && passSpeeds(moments, place(goal.reaches)).length === 0;
    const short = stuck ? 1 + Math.max(0, Math.max(...now.heights.slice(1)) - curve.height(startOf(config))) : 0;
    const heights = (goal?.heights ?? []).reduce((sum, h, i) => sum + Math.abs(h - (now.heights[i] ?? 0)), 0);
    const missing = Math.max(0, (goal?.rows ?? 0) - rowCount(now));
    const drop = Number(dropOf(config, now).toFixed(2));
    const known = missing > 0 && now.rows.some(row => row.x === drop);
    const waits = missing > 0 && rowNow(config, now) === null;
    const untyped = (goal?.slope && !isTyped(now.slope, goal.slope) ? 1 : 0) + (goal?.answer && !isTyped(now.answer, goal.answer) ? 1 : 0);
    const heat = goal?.thermal === undefined ? 0 : Math.abs((now.mass * (moments.at(-1)?.heat ?? 0)) / goal.thermal - 1);
    return speeds + short + heights + 5 * missing + (known ? 2 : 0) + (waits ? 1 : 0) + 3 * untyped + heat + track.unanswered(config, now);
  }),
];
