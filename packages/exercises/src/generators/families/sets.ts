import { cartesian } from './sets/cartesian.ts';
import { functionMapping } from './sets/function-mapping.ts';
import { intervalGen } from './sets/interval-ops.ts';
import { setMembership } from './sets/set-membership.ts';

export const sets = [setMembership, intervalGen, cartesian, functionMapping];
