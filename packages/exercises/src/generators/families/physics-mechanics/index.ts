import type { Family } from '../family.ts';
import { acceleration } from './acceleration.ts';
import { density } from './density.ts';
import { misconceptions } from './misconceptions.ts';
import { pressure } from './pressure.ts';
import { speed } from './speed.ts';
import { spring } from './spring.ts';
import { torque } from './torque.ts';
import { wave } from './wave.ts';
import { weight } from './weight.ts';
import { work } from './work.ts';

export const physicsMechanics: Family = {
  generators: [speed, density, work, pressure, acceleration, weight, spring, torque, wave],
  misconceptions,
};
