import { near, readNumber } from '../kit/format.ts';
import { isTyped } from '../kit/typed.ts';
import { guide } from '../testing/guide.ts';
import { forceMeter } from './force-meter.ts';
import { forceOn, hooke, rowsOf, stretchOf } from './hooke.ts';
import { rowsOf as planetRows, planets, startOf } from './planets.ts';

export const guides = [
  guide(hooke, (config, now) => {
    const { goal } = config;
    const missing = (id: string) => Math.max(0, (goal?.rows ?? 0) - rowsOf(now, id));
    const force = forceOn(config, now);
    const known = force === 0 || now.rows.some(row => row.sample === now.spring && row.y === force);
    const total = config.state.springs.reduce((sum, { id }) => sum + missing(id), 0);
    const untyped = Object.entries(goal?.stiffness ?? {}).filter(([id, wanted]) => !isTyped(now.typed[id], wanted)).length;
    const off = goal?.extension === undefined ? 0 : Math.abs(stretchOf(config, now) - goal.extension);
    return (
      5 * total +
      (total > 0 && missing(now.spring) === 0 ? 2 : 0) +
      (total > 0 && known ? 1 : 0) +
      3 * untyped +
      off / 5 +
      hooke.unanswered(config, now)
    );
  }),
  guide(planets, (config, now) => {
    const { goal } = config;
    const sample = goal?.planet ?? startOf(config);
    const missing = Math.max(0, (goal?.rows ?? 0) - planetRows(now, sample));
    const known = now.rows.some(row => row.sample === now.planet && row.x === now.mass);
    const untyped = Object.entries(goal?.gravity ?? {}).filter(
      ([planet, wanted]) =>
        wanted &&
        !isTyped(
          planet === 'earth' || planet === 'moon' || planet === 'mars' || planet === 'venus' || planet === 'jupiter'
            ? now.typed[planet]
            : '',
          wanted,
        ),
    ).length;
    return 5 * missing + (missing > 0 && known ? 1 : 0) + (now.planet === sample ? 0 : 2) + 3 * untyped + planets.unanswered(config, now);
  }),
  guide(
    forceMeter,
    (config, now) => {
      const { state, goal } = config;
      const { typed, arrows, body } = now;
      const force = (id: string) => state.bodies.find(b => b.id === id)?.force ?? 0;
      const unread = (goal?.read ?? []).filter(id => !near(readNumber(typed[id] ?? '') ?? -1, force(id), 1e-6));
      const undrawn = (goal?.arrows ?? []).filter(id => !near(arrows[id] ?? 0, force(id) / (state.arrowScale ?? 1), 0.1));
      const left = [...unread, ...undrawn];
      return 2 * left.length + (left.length > 0 && !left.includes(body) ? 1 : 0) + forceMeter.unanswered(config, now);
    },
    ({ state }) => state.bodies.map(({ force }) => force),
  ),
];
