import { current } from './physics-systems/current.ts';
import { echo } from './physics-systems/echo.ts';
import { electricEnergy } from './physics-systems/electric-energy.ts';
import { energyChain } from './physics-systems/energy-chain.ts';
import { heat } from './physics-systems/heat.ts';
import { hydrostatic } from './physics-systems/hydrostatic.ts';
import { lever } from './physics-systems/lever.ts';
import { ohm } from './physics-systems/ohm.ts';
import { reflectionAngle } from './physics-systems/reflection-angle.ts';
import { thermalEquilibrium } from './physics-systems/thermal-equilibrium.ts';
import { vectorCompare } from './physics-systems/vector-compare.ts';

export const physicsSystems = [
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
];
