import { integerAdd } from './integers/integer-add.ts';
import { integerMulOps } from './integers/integer-mul-ops.ts';
import { integerOrder } from './integers/integer-order.ts';
import { rationalOps } from './integers/rational-ops.ts';

export const integers = [integerOrder, integerAdd, integerMulOps, rationalOps];
