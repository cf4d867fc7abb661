import { examples as chartExamples } from './kinds/chart/examples.ts';
import { random as randomChart } from './kinds/chart/random.ts';
import { examples as circuitExamples } from './kinds/circuit/examples.ts';
import { random as randomCircuit } from './kinds/circuit/random.ts';
import { examples as clockExamples } from './kinds/clock/examples.ts';
import { random as randomClock } from './kinds/clock/random.ts';
import { examples as coordinateExamples } from './kinds/coordinate/examples.ts';
import { random as randomCoordinate } from './kinds/coordinate/random.ts';
import { examples as cubesExamples } from './kinds/cubes/examples.ts';
import { random as randomCubes } from './kinds/cubes/random.ts';
import { examples as forcesExamples } from './kinds/forces/examples.ts';
import { random as randomForces } from './kinds/forces/random.ts';
import { examples as fractionExamples } from './kinds/fraction/examples.ts';
import { random as randomFraction } from './kinds/fraction/random.ts';
import { examples as geometryExamples } from './kinds/geometry/examples.ts';
import { random as randomGeometry } from './kinds/geometry/random.ts';
import { examples as inclineExamples } from './kinds/incline/examples.ts';
import { random as randomIncline } from './kinds/incline/random.ts';
import { examples as instrumentExamples } from './kinds/instrument/examples.ts';
import { random as randomInstrument } from './kinds/instrument/random.ts';
import { examples as leverExamples } from './kinds/lever/examples.ts';
import { random as randomLever } from './kinds/lever/random.ts';
import { examples as netExamples } from './kinds/net/examples.ts';
import { random as randomNet } from './kinds/net/random.ts';
import { examples as numberLineExamples } from './kinds/number-line/examples.ts';
import { random as randomNumberLine } from './kinds/number-line/random.ts';
import { examples as particlesExamples } from './kinds/particles/examples.ts';
import { random as randomParticles } from './kinds/particles/random.ts';
import { examples as planExamples } from './kinds/plan/examples.ts';
import { random as randomPlan } from './kinds/plan/random.ts';
import { examples as raysExamples } from './kinds/rays/examples.ts';
import { random as randomRays } from './kinds/rays/random.ts';
import { examples as solidExamples } from './kinds/solid/examples.ts';
import { random as randomSolid } from './kinds/solid/random.ts';
import { examples as tableExamples } from './kinds/table/examples.ts';
import { random as randomTable } from './kinds/table/random.ts';
import { examples as treeExamples } from './kinds/tree/examples.ts';
import { random as randomTree } from './kinds/tree/random.ts';
import { examples as vennExamples } from './kinds/venn/examples.ts';
import { random as randomVenn } from './kinds/venn/random.ts';
import { examples as vesselExamples } from './kinds/vessel/examples.ts';
import { random as randomVessel } from './kinds/vessel/random.ts';
import { examples as waveExamples } from './kinds/wave/examples.ts';
import { random as randomWave } from './kinds/wave/random.ts';
import type { FigureSamples } from './kit/kind.ts';
import type { FigureInput, FigureKindName } from './schema.ts';

type Samples = { readonly [K in FigureKindName]: FigureSamples<Extract<FigureInput, { kind: K }>> };

/** One line per kind: the gallery and the content guide show the examples, the tests draw both. */
export const samples: Samples = {
  chart: { examples: chartExamples, random: randomChart },
  circuit: { examples: circuitExamples, random: randomCircuit },
  clock: { examples: clockExamples, random: randomClock },
  coordinate: { examples: coordinateExamples, random: randomCoordinate },
  cubes: { examples: cubesExamples, random: randomCubes },
  forces: { examples: forcesExamples, random: randomForces },
  fraction: { examples: fractionExamples, random: randomFraction },
  geometry: { examples: geometryExamples, random: randomGeometry },
  incline: { examples: inclineExamples, random: randomIncline },
  instrument: { examples: instrumentExamples, random: randomInstrument },
  lever: { examples: leverExamples, random: randomLever },
  net: { examples: netExamples, random: randomNet },
  'number-line': { examples: numberLineExamples, random: randomNumberLine },
  particles: { examples: particlesExamples, random: randomParticles },
  plan: { examples: planExamples, random: randomPlan },
  rays: { examples: raysExamples, random: randomRays },
  solid: { examples: solidExamples, random: randomSolid },
  table: { examples: tableExamples, random: randomTable },
  tree: { examples: treeExamples, random: randomTree },
  venn: { examples: vennExamples, random: randomVenn },
  vessel: { examples: vesselExamples, random: randomVessel },
  wave: { examples: waveExamples, random: randomWave },
};
