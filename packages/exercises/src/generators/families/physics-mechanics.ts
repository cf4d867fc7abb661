import { acceleration } from './physics-mechanics/acceleration.ts';
import { density } from './physics-mechanics/density.ts';
import { pressure } from './physics-mechanics/pressure.ts';
import { speed } from './physics-mechanics/speed.ts';
import { spring } from './physics-mechanics/spring.ts';
import { torque } from './physics-mechanics/torque.ts';
import { wave } from './physics-mechanics/wave.ts';
import { weight } from './physics-mechanics/weight.ts';
import { work } from './physics-mechanics/work.ts';

export const physicsMechanics = [speed, density, work, pressure, acceleration, weight, spring, torque, wave];
