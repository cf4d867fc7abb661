import type { Family } from '../family.ts';
import { integerAdd } from './integer-add.ts';
import { integerMulOps } from './integer-mul-ops.ts';
import { integerOrder } from './integer-order.ts';
import { misconceptions } from './misconceptions.ts';
import { rationalOps } from './rational-ops.ts';
import { rationalOrder } from './rational-order.ts';

export const integers: Family = {
  generators: [integerOrder, integerAdd, integerMulOps, rationalOrder, rationalOps],
  misconceptions,
};
