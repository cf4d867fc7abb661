import { guide, misplaced } from '../testing/guide.ts';
import { sort } from './model.ts';

export const guides = [
  guide(sort, ({ state, goal }, { placement }) => misplaced(state.items, item => placement[item] === goal?.placement[item])),
];
