import { guide } from '../testing/guide.ts';
import { build, grow, leaves, pure } from './model.ts';

export const guides = [
  guide(build, ({ state }, { asked }) =>
    leaves(grow(state.things, asked))
      .filter(leaf => !pure(leaf.things))
      .reduce((sum, leaf) => sum + leaf.things.length, 0),
  ),
];
