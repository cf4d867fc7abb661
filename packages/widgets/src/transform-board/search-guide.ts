import { distance } from '../kit/pairs.ts';
import { apart, guide } from '../testing/guide.ts';
import { chosen, image, placed, toBy } from './model.ts';

export const guides = [
  guide(placed, ({ state }, { corners }) => apart(corners.flat(), image(state.shape, state.by).flat())),
  guide(chosen, ({ state }, now) =>
    image(state.shape, toBy(now)).reduce((sum, corner) => sum + Math.min(...(state.target ?? []).map(goal => distance(goal, corner))), 0),
  ),
];
