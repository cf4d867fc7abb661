import { fractionAddSub } from './fraction-arithmetic/fraction-add-sub.ts';
import { fractionDiv } from './fraction-arithmetic/fraction-div.ts';
import { fractionMul } from './fraction-arithmetic/fraction-mul.ts';
import { fractionOfGen } from './fraction-arithmetic/fraction-of.ts';

export const fractionArithmetic = [fractionAddSub, fractionMul, fractionDiv, fractionOfGen];
