import { apart, guide } from '../testing/guide.ts';
import { stretch } from './model.ts';

export const guides = [
  guide(stretch, ({ goal }, { bars }) =>
    apart(
      bars.flatMap(bar => [bar.parts, bar.extra]),
      goal?.bars.flatMap(bar => [bar.parts, bar.extra ?? 0]) ?? [],
    ),
  ),
];
