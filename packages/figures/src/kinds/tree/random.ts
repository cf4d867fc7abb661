import type { Rng } from '@eszkerek/numbers/chance';
import type { TreeInput, TreeNode } from './schema.ts';

const QUESTIONS = ['Szőrös?', 'Tojik?', 'Úszik?', 'Nagy?'];
const LEAVES = ['macska', 'kacsa', 'hal', 'ló', 'gyík', 'veréb', 'béka', 'kecske'];

export function random(rng: Rng): TreeInput {
  const names = rng.shuffle(LEAVES);
  const node = (depth: number): TreeNode =>
    depth === 0
      ? { text: names.pop() ?? 'egér' }
      : { text: rng.pick(QUESTIONS), yes: node(depth - 1), no: rng.chance(0.7) ? node(depth - 1) : node(0) };
  return { kind: 'tree', root: node(rng.int(1, 2)) };
}
