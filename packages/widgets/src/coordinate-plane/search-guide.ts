import { apart, guide } from '../testing/guide.ts';
import { battle, hits, points } from './model.ts';

export const guides = [
  guide(points, ({ state, goal }, { at }) =>
    state.points.reduce((sum, { id }) => sum + apart(at[id] ?? [], goal?.points[id] ?? at[id] ?? []), 0),
  ),
  guide(battle, ({ state: { ships } }, { aim, shots }) => {
    const left = ships.filter(ship => hits([ship], shots).length === 0);
    const misses = shots.length - (ships.length - left.length);
    return 1000 * (left.length + 2 * misses) + Math.min(...left.map(ship => apart(ship, aim)));
  }),
];
