import type { Family } from '../family.ts';
import { calorimetry } from './calorimetry.ts';
import { combustion } from './combustion.ts';
import { heatTransfer } from './heat-transfer.ts';
import { latentHeat } from './latent-heat.ts';
import { misconceptions } from './misconceptions.ts';

export const physicsHeat: Family = { generators: [calorimetry, heatTransfer, latentHeat, combustion], misconceptions };
