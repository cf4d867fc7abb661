import type { Family } from '../family.ts';
import { decimalAddSub } from './decimal-add-sub.ts';
import { decimalCompare } from './decimal-compare.ts';
import { decimalDiv } from './decimal-div.ts';
import { decimalMul } from './decimal-mul.ts';
import { misconceptions } from './misconceptions.ts';
import { repeatingDecimal } from './repeating-decimal.ts';

export const decimals: Family = {
  generators: [decimalCompare, decimalAddSub, decimalMul, decimalDiv, repeatingDecimal],
  misconceptions,
};
