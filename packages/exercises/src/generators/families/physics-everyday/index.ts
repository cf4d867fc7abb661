import type { Family } from '../family.ts';
import { bulbNetwork } from './bulb-network.ts';
import { chargePredict } from './charge-predict.ts';
import { coulombRatio } from './coulomb-ratio.ts';
import { expansionPredict } from './expansion-predict.ts';
import { magnetPredict } from './magnet-predict.ts';
import { misconceptions } from './misconceptions.ts';

export const physicsEveryday: Family = {
  generators: [expansionPredict, bulbNetwork, magnetPredict, chargePredict, coulombRatio],
  misconceptions,
};
