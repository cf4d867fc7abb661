import { guide } from '../testing/guide.ts';
import { build } from './model.ts';

export const guides = [guide(build, ({ goal }, { value }) => Math.abs(value - (goal?.number ?? 0)))];
