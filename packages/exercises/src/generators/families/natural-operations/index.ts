import type { Family } from '../family.ts';
import { addSubNatural } from './add-sub-natural.ts';
import { commonFactor } from './common-factor.ts';
import { divRemainder } from './div-remainder.ts';
import { misconceptions } from './misconceptions.ts';
import { sequenceRule } from './sequence-rule.ts';

export const naturalOperations: Family = {
  generators: [addSubNatural, commonFactor, divRemainder, sequenceRule],
  misconceptions,
};
