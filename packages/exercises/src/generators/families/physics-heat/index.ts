import type { Family } from '../family.ts';
import { calorimetry } from './calorimetry.ts';
import { misconceptions } from './misconceptions.ts';

export const physicsHeat: Family = { generators: [calorimetry], misconceptions };
