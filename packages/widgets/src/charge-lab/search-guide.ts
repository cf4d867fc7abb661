import { near, readNumber } from '../kit/format.ts';
import { guide } from '../testing/guide.ts';
import { coulomb, forceNow, kindOf, rowsOf } from './coulomb.ts';
import { chargeOf, effectOf, FAR, rub, wasSeen } from './rub.ts';
import { afterTouch, share } from './share.ts';

export const guides = [
  guide(rub, (config, now) => {
    const { goal, state } = config;
    const missing = (goal?.seen ?? []).filter(one => !wasSeen(now, one));
    const events = rub.events(config, now);
    const waiting = (state.ask ?? []).filter(one => goal?.asked?.includes(one.id) && now.answers[one.id] !== one.answer);
    const [next] = missing;
    const wanted = next ? (effectOf(now, next.a, next.b) === next.what ? 0 : 6) : 0;
    const charged = next && next.what !== 'none' ? [next.a, next.b].filter(id => chargeOf(now, id) === 0).length : 0;
    const pair = next ? [next.a, next.b].filter(id => id !== now.held && id !== now.hung).length * 20 : 0;
    const unrubbed = (goal?.rubbed ?? []).filter(id => !now.rubbed.includes(id)).length;
    const idle = waiting.filter(one => one.when !== 'start' && !events.includes(one.when)).length;
    const gap = missing.length > 0 || idle > 0 ? now.gap / FAR : 0;
    return 100 * missing.length + pair + wanted + charged + gap + 30 * unrubbed + 60 * idle + 50 * rub.unanswered(config, now);
  }),
  guide(
    share,
    (config, now) => {
      const right = afterTouch(config, now).map((value, i) => (near(readNumber(now.typed[i] ?? '') ?? Number.NaN, value, 0.01) ? 0 : 1));
      const off = (config.goal?.charges ?? []).reduce((sum: number, value, i) => sum + Math.abs(value - (now.charges[i] ?? 0)), 0);
      const typing = config.goal?.predicted && !now.predicted ? (now.touched > 0 ? 100 : 1 + right.filter(Boolean).length) : 0;
      return typing + off + 5 * share.unanswered(config, now);
    },
    (config, now) => afterTouch(config, now),
  ),
  guide(coulomb, (config, now) => {
    const { goal, state } = config;
    const missing = Math.max(0, (goal?.rows ?? 0) - rowsOf(now));
    const known = now.rows.some(({ r }) => r === now.distance);
    const events = coulomb.events(config, now);
    const waits = (state.ask ?? []).filter(
      one => goal?.asked?.includes(one.id) && one.when !== 'start' && !events.includes(one.when),
    ).length;
    const halves = now.rows.some(({ r }) => near(r, now.distance * 2) || near(r * 2, now.distance)) ? 0 : 1;
    const off = goal?.force ? Math.min(1, Math.abs(Math.abs(forceNow(now)) - goal.force.value) / goal.force.value) * 8 : 0;
    const kind = goal?.kind && kindOf(now) !== goal.kind ? 9 : 0;
    return (
      4 * missing +
      (missing > 0 && known ? 1 : 0) +
      waits * (3 + halves + (known ? 1 : 0)) +
      off +
      kind +
      10 * coulomb.unanswered(config, now)
    );
  }),
];
