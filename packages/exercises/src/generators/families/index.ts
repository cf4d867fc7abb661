import { aiBasics } from './ai-basics/index.ts';
import { aiJudgement } from './ai-judgement/index.ts';
import { aiModels } from './ai-models/index.ts';
import { aiSociety } from './ai-society/index.ts';
import { aiUse } from './ai-use/index.ts';
import { algebra } from './algebra/index.ts';
import { angles } from './angles/index.ts';
import { circle } from './circle/index.ts';
import { counting } from './counting/index.ts';
import { data } from './data/index.ts';
import { decimals } from './decimals/index.ts';
import { equations } from './equations/index.ts';
import { exam } from './exam/index.ts';
import { expressionTree } from './expression-tree/index.ts';
import type { Family } from './family.ts';
import { fractionArithmetic } from './fraction-arithmetic/index.ts';
import { fractions } from './fractions/index.ts';
import { integers } from './integers/index.ts';
import { measure } from './measure/index.ts';
import { naturalNumbers } from './natural-numbers/index.ts';
import { naturalOperations } from './natural-operations/index.ts';
import { numberTheory } from './number-theory/index.ts';
import { physicsBasics } from './physics-basics/index.ts';
import { physicsCurrents } from './physics-currents/index.ts';
import { physicsEveryday } from './physics-everyday/index.ts';
import { physicsForces } from './physics-forces/index.ts';
import { physicsHeat } from './physics-heat/index.ts';
import { physicsMachines } from './physics-machines/index.ts';
import { physicsMeasuring } from './physics-measuring/index.ts';
import { physicsMechanics } from './physics-mechanics/index.ts';
import { physicsPhenomena } from './physics-phenomena/index.ts';
import { physicsSystems } from './physics-systems/index.ts';
import { planeBasics } from './plane-basics/index.ts';
import { powers } from './powers/index.ts';
import { quads } from './quads/index.ts';
import { radicals } from './radicals/index.ts';
import { ratio } from './ratio/index.ts';
import { sets } from './sets/index.ts';
import { solids } from './solids/index.ts';
import { solvingMethods } from './solving-methods/index.ts';
import { space } from './space/index.ts';
import { triangle } from './triangle/index.ts';

/** Every family; the exam's mixed tasks are composed from these in `exam/exam-composer.ts`. */
export const families: readonly Family[] = [
  naturalNumbers,
  naturalOperations,
  expressionTree,
  powers,
  solvingMethods,
  numberTheory,
  fractions,
  fractionArithmetic,
  decimals,
  data,
  counting,
  planeBasics,
  measure,
  ratio,
  integers,
  sets,
  equations,
  angles,
  circle,
  triangle,
  quads,
  radicals,
  algebra,
  space,
  solids,
  exam,
  physicsBasics,
  physicsMeasuring,
  physicsEveryday,
  physicsMechanics,
  physicsForces,
  physicsMachines,
  physicsSystems,
  physicsPhenomena,
  physicsHeat,
  physicsCurrents,
  aiBasics,
  aiSociety,
  aiJudgement,
  aiModels,
  aiUse,
];
