import type { Family } from '../family.ts';
import { actionReaction } from './action-reaction.ts';
import { energyConservation } from './energy-conservation.ts';
import { forces } from './forces.ts';
import { incline } from './incline.ts';
import { kineticPotential } from './kinetic-potential.ts';
import { misconceptions } from './misconceptions.ts';
import { powerEfficiency } from './power-efficiency.ts';
import { resultant } from './resultant.ts';

export const physicsForces: Family = {
  generators: [actionReaction, forces, resultant, incline, powerEfficiency, kineticPotential, energyConservation],
  misconceptions,
};
