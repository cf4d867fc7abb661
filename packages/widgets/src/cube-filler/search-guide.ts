import { guide } from '../testing/guide.ts';
import { fill, volumeOf } from './model.ts';

export const guides = [guide(fill, ({ state }, { cubes }) => volumeOf(state) - cubes)];
