import { examples as geometryExamples } from './kinds/geometry/examples.ts';
import { random as randomGeometry } from './kinds/geometry/random.ts';
import { examples as numberLineExamples } from './kinds/number-line/examples.ts';
import { random as randomNumberLine } from './kinds/number-line/random.ts';
import type { FigureSamples } from './kit/kind.ts';
import type { FigureInput, FigureKindName } from './schema.ts';

type Samples = { readonly [K in FigureKindName]: FigureSamples<Extract<FigureInput, { kind: K }>> };

/** One line per kind: the gallery and the content guide show the examples, the tests draw both. */
export const samples: Samples = {
  geometry: { examples: geometryExamples, random: randomGeometry },
  'number-line': { examples: numberLineExamples, random: randomNumberLine },
};
