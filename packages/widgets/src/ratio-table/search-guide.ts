import { guide } from '../testing/guide.ts';
import { fill, partner } from './model.ts';

export const guides = [guide(fill, undefined, ({ state }) => state.ask.map(first => partner(state.given, first, state.relation)))];
