import { examples as chartExamples } from './kinds/chart/examples.ts';
import { random as randomChart } from './kinds/chart/random.ts';
import { examples as clockExamples } from './kinds/clock/examples.ts';
import { random as randomClock } from './kinds/clock/random.ts';
import { examples as coordinateExamples } from './kinds/coordinate/examples.ts';
import { random as randomCoordinate } from './kinds/coordinate/random.ts';
import { examples as cubesExamples } from './kinds/cubes/examples.ts';
import { random as randomCubes } from './kinds/cubes/random.ts';
import { examples as fractionExamples } from './kinds/fraction/examples.ts';
import { random as randomFraction } from './kinds/fraction/random.ts';
import { examples as geometryExamples } from './kinds/geometry/examples.ts';
import { random as randomGeometry } from './kinds/geometry/random.ts';
import { examples as netExamples } from './kinds/net/examples.ts';
import { random as randomNet } from './kinds/net/random.ts';
import { examples as numberLineExamples } from './kinds/number-line/examples.ts';
import { random as randomNumberLine } from './kinds/number-line/random.ts';
import { examples as solidExamples } from './kinds/solid/examples.ts';
import { random as randomSolid } from './kinds/solid/random.ts';
import { examples as tableExamples } from './kinds/table/examples.ts';
import { random as randomTable } from './kinds/table/random.ts';
import { examples as vennExamples } from './kinds/venn/examples.ts';
import { random as randomVenn } from './kinds/venn/random.ts';
import type { FigureSamples } from './kit/kind.ts';
import type { FigureInput, FigureKindName } from './schema.ts';

type Samples = { readonly [K in FigureKindName]: FigureSamples<Extract<FigureInput, { kind: K }>> };

/** One line per kind: the gallery and the content guide show the examples, the tests draw both. */
export const samples: Samples = {
  chart: { examples: chartExamples, random: randomChart },
  clock: { examples: clockExamples, random: randomClock },
  coordinate: { examples: coordinateExamples, random: randomCoordinate },
  cubes: { examples: cubesExamples, random: randomCubes },
  fraction: { examples: fractionExamples, random: randomFraction },
  geometry: { examples: geometryExamples, random: randomGeometry },
  net: { examples: netExamples, random: randomNet },
  'number-line': { examples: numberLineExamples, random: randomNumberLine },
  solid: { examples: solidExamples, random: randomSolid },
  table: { examples: tableExamples, random: randomTable },
  venn: { examples: vennExamples, random: randomVenn },
};
