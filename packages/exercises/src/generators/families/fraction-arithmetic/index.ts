import type { Family } from '../family.ts';
import { fractionAddSub } from './fraction-add-sub.ts';
import { fractionDiv } from './fraction-div.ts';
import { fractionMul } from './fraction-mul.ts';
import { fractionOfGen } from './fraction-of.ts';
import { misconceptions } from './misconceptions.ts';

export const fractionArithmetic: Family = {
  generators: [fractionAddSub, fractionMul, fractionDiv, fractionOfGen],
  misconceptions,
};
