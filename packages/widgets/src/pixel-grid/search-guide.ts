import { guide } from '../testing/guide.ts';
import { differences, draw } from './model.ts';

export const guides = [guide(draw, ({ goal }, { rows }) => differences(goal?.rows ?? [], rows).length)];
