import type { Family } from '../family.ts';
import { expansionPredict } from './expansion-predict.ts';
import { misconceptions } from './misconceptions.ts';

export const physicsEveryday: Family = {
  generators: [expansionPredict],
  misconceptions,
};
