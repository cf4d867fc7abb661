import type { Generator } from './engine.ts';
import { algebra } from './families/algebra.ts';
import { angles } from './families/angles.ts';
import { circle } from './families/circle.ts';
import { counting } from './families/counting.ts';
import { data } from './families/data.ts';
import { decimals } from './families/decimals.ts';
import { divRemainder } from './families/division.ts';
import { equations } from './families/equations.ts';
import { examGenerators } from './families/exam-composer.ts';
import { examWordProblem } from './families/exam-word-problem.ts';
import { expressionTree } from './families/expression-tree.ts';
import { fractionArithmetic } from './families/fraction-arithmetic.ts';
import { fractions } from './families/fractions.ts';
import { integers } from './families/integers.ts';
import { measure } from './families/measure.ts';
import { naturalNumbers } from './families/natural-numbers.ts';
import { naturalOperations } from './families/natural-operations.ts';
import { numberTheory } from './families/number-theory.ts';
import { particlePredict } from './families/particle-bank.ts';
import { physicsBasics } from './families/physics-basics.ts';
import { physicsMechanics } from './families/physics-mechanics.ts';
import { physicsPhenomena } from './families/physics-phenomena.ts';
import { physicsSystems } from './families/physics-systems.ts';
import { planeBasics } from './families/plane-basics.ts';
import { powers } from './families/powers.ts';
import { quads } from './families/quads.ts';
import { radicals } from './families/radicals.ts';
import { ratio } from './families/ratio.ts';
import { sets } from './families/sets.ts';
import { solids } from './families/solids.ts';
import { solvingMethods } from './families/solving-methods.ts';
import { space } from './families/space.ts';
import { triangle } from './families/triangle.ts';

const basic: readonly Generator[] = [
  ...naturalNumbers,
  ...naturalOperations,
  divRemainder,
  ...expressionTree,
  ...powers,
  ...solvingMethods,
  ...numberTheory,
  ...fractions,
  ...fractionArithmetic,
  ...decimals,
  ...data,
  ...counting,
  ...planeBasics,
  ...measure,
  ...ratio,
  ...integers,
  ...sets,
  ...equations,
  ...angles,
  ...circle,
  ...triangle,
  ...quads,
  ...radicals,
  ...algebra,
  ...space,
  ...solids,
  examWordProblem,
  ...physicsBasics,
  ...physicsMechanics,
  ...physicsSystems,
  ...physicsPhenomena,
  particlePredict,
];
const byId = new Map(basic.map(g => [g.id, g]));

function known(id: string): Generator {
  const generator = byId.get(id);
  if (!generator) throw new Error(`no generator ${id}`);
  return generator;
}

const all: readonly Generator[] = [...basic, ...examGenerators(known)];

/** Generator id -> generator. */
export const generators: ReadonlyMap<string, Generator> = new Map(all.map(g => [g.id, g]));

/** Lesson slug -> generator id, for the endless practice `gyakorlo-<slug>`. */
export const generatorOfLesson: ReadonlyMap<string, string> = new Map(all.flatMap(g => g.lessons.map(lesson => [lesson, g.id] as const)));
