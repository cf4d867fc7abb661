import { apart, guide } from '../testing/guide.ts';
import { bench, type Placed } from './bench-model.ts';

const numbers = (parts: readonly Placed[]) => parts.flatMap(({ at, angle }) => [...at, angle / 10]);

export const guides = [guide(bench, ({ goal }, { parts }) => apart(numbers(parts), numbers(goal?.one ?? [])))];
