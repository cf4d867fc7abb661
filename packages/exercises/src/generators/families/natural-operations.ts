import { addSubNatural } from './natural-operations/add-sub-natural.ts';
import { commonFactor } from './natural-operations/common-factor.ts';

export const naturalOperations = [addSubNatural, commonFactor];
