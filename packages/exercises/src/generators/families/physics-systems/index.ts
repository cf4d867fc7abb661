import type { Family } from '../family.ts';
import { current } from './current.ts';
import { echo } from './echo.ts';
import { electricEnergy } from './electric-energy.ts';
import { energyChain } from './energy-chain.ts';
import { heat } from './heat.ts';
import { hydrostatic } from './hydrostatic.ts';
import { lever } from './lever.ts';
import { misconceptions } from './misconceptions.ts';
import { ohm } from './ohm.ts';
import { reflectionAngle } from './reflection-angle.ts';
import { thermalEquilibrium } from './thermal-equilibrium.ts';
import { vectorCompare } from './vector-compare.ts';

export const physicsSystems: Family = {
  generators: [
    lever,
    echo,
    vectorCompare,
    current,
    ohm,
    electricEnergy,
    hydrostatic,
    heat,
    energyChain,
    reflectionAngle,
    thermalEquilibrium,
  ],
  misconceptions,
};
