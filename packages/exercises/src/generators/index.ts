import type { Generator } from './engine.ts';
import { decimals } from './families/decimals.ts';
import { divRemainder } from './families/division.ts';
import { expressionTree } from './families/expression-tree.ts';
import { fractionArithmetic } from './families/fraction-arithmetic.ts';
import { fractions } from './families/fractions.ts';
import { naturalNumbers } from './families/natural-numbers.ts';
import { naturalOperations } from './families/natural-operations.ts';
import { numberTheory } from './families/number-theory.ts';
import { powers } from './families/powers.ts';
import { solvingMethods } from './families/solving-methods.ts';

const all: readonly Generator[] = [
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
];

/** Generator id -> generator. */
export const generators: ReadonlyMap<string, Generator> = new Map(all.map(g => [g.id, g]));

/** Lesson slug -> generator id, for the endless practice `gyakorlo-<slug>`. */
export const generatorOfLesson: ReadonlyMap<string, string> = new Map(all.flatMap(g => g.lessons.map(lesson => [lesson, g.id] as const)));
