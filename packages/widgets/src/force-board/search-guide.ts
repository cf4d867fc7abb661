import { apart, guide } from '../testing/guide.ts';
import { arrows } from './model.ts';

export const guides = [
  guide(arrows, ({ state, goal }, { to }) =>
    state.forces.reduce((sum, { id }) => sum + apart(goal?.forces?.[id] ?? to[id] ?? [], to[id] ?? []), 0),
  ),
];
