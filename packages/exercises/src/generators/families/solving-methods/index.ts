import type { Family } from '../family.ts';
import { barModel } from './bar-model.ts';
import { compareMethod } from './compare-method.ts';
import { falsePosition } from './false-position.ts';
import { misconceptions } from './misconceptions.ts';
import { unitRate } from './unit-rate.ts';

export const solvingMethods: Family = {
  generators: [unitRate, barModel, compareMethod, falsePosition],
  misconceptions,
};
