import { guide, unlike } from '../testing/guide.ts';
import { boxEdges, edgeName, edgeOf, edgesModel, fill, fits, relation } from './model.ts';

export const guides = [
  guide(edgesModel, ({ state, goal }, { on }) =>
    unlike(on, boxEdges.filter(edge => goal && fits(goal.relation, relation(edgeOf(state.edge), edge))).map(edgeName)),
  ),
  guide(fill, ({ state, goal }, { cubes }) => Math.abs(cubes - (goal?.volume ?? state.width * state.depth * state.height))),
];
