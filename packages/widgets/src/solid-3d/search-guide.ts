import { guide, unlike } from '../testing/guide.ts';
import { boxEdges, edgeName, edgeOf, edgesModel, fits, relation } from './model.ts';

export const guides = [
  guide(edgesModel, ({ state, goal }, { on }) =>
    unlike(on, boxEdges.filter(edge => goal && fits(goal.relation, relation(edgeOf(state.edge), edge))).map(edgeName)),
  ),
];
