import type { Family } from '../family.ts';
import { calorimetry } from './calorimetry.ts';
import { combustion } from './combustion.ts';
import { heatTransfer } from './heat-transfer.ts';
import { latentHeat } from './latent-heat.ts';
import { misconceptions } from './misconceptions.ts';
import { moonPhase } from './moon-phase.ts';

export const physicsHeat: Family = { generators: [calorimetry, heatTransfer, latentHeat, combustion, moonPhase], misconceptions };
