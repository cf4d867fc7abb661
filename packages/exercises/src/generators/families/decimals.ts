import { decimalAddSub } from './decimals/decimal-add-sub.ts';
import { decimalCompare } from './decimals/decimal-compare.ts';
import { decimalDiv } from './decimals/decimal-div.ts';
import { decimalMul } from './decimals/decimal-mul.ts';
import { repeatingDecimal } from './decimals/repeating-decimal.ts';

export const decimals = [decimalCompare, decimalAddSub, decimalMul, decimalDiv, repeatingDecimal];
