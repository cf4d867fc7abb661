import type { Family } from '../family.ts';
import { cartesian } from './cartesian.ts';
import { functionMapping } from './function-mapping.ts';
import { intervalGen } from './interval-ops.ts';
import { misconceptions } from './misconceptions.ts';
import { setMembership } from './set-membership.ts';
import { setOps } from './set-ops.ts';

export const sets: Family = {
  generators: [setMembership, setOps, intervalGen, cartesian, functionMapping],
  misconceptions,
};
