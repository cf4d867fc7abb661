import type { Family } from '../family.ts';
import { inverseChain } from './inverse-chain.ts';
import { misconceptions } from './misconceptions.ts';
import { orderOps } from './order-ops.ts';

export const expressionTree: Family = {
  generators: [orderOps, inverseChain],
  misconceptions,
};
