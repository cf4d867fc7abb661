import { inverseChain } from './expression-tree/inverse-chain.ts';
import { orderOps } from './expression-tree/order-ops.ts';

export const expressionTree = [orderOps, inverseChain];
