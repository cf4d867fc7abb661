import { guide, unlike } from '../testing/guide.ts';
import { equation, system } from './model.ts';

export const guides = [
  guide(equation, (_, { lines }) => {
    const line = lines.at(-1);
    if (!line) return 0;
    const [most, least] = line.left.x >= line.right.x ? [line.left, line.right] : [line.right, line.left];
    // Dividing too early makes every number smaller without getting nearer.
    const broken = [line.left, line.right].some(({ x, n }) => !Number.isInteger(x) || !Number.isInteger(n)) ? 5000 : 0;
    return broken + 100 * Math.abs(least.x) + 10 * Math.abs(most.n) + Math.abs(most.x - 1);
  }),
  guide(system, ({ goal }, { first, second }) =>
    unlike([`first ${first}`, `second ${second}`], [`first ${goal?.first}`, `second ${goal?.second}`]),
  ),
];
