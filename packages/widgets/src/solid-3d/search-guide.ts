import { guide, unlike } from '../testing/guide.ts';
import { boxEdges, edgeName, edgeOf, edgesModel, fill, relation } from './model.ts';

export const guides = [
  guide(edgesModel, ({ state, goal }, { on }) =>
    unlike(on, boxEdges.filter(edge => relation(edgeOf(state.edge), edge) === goal?.relation).map(edgeName)),
  ),
  guide(fill, ({ state, goal }, { cubes }) => Math.abs(cubes - (goal?.volume ?? state.width * state.depth * state.height))),
];
