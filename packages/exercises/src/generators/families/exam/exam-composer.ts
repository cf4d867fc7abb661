import type { Rng } from '@eszkerek/numbers/chance';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, type Generator, type Level, type Task, withMoney } from '../../engine.ts';
import { claim, closed, fourPupils, type Pool, solved } from './forms.ts';
import { writtenPractice } from './written-practice.ts';

/** Mixed practice of the three parts: any position of the blueprint (curriculum map 8.1). A paper has one item per slot instead: `slots.ts`. */
export function examGenerators(of: (id: string) => Generator): Generator[] {
  type Pick = (...ids: readonly string[]) => Pool;
  type Part = (rng: Rng, level: Level, pool: Pick) => Task;
  const poolIn =
    (money: Money): Pick =>
    (...ids) =>
      ids.map(id => withMoney(of(id), money));
  const part1: readonly Part[] = [
    (rng, level, pool) => closed(rng, pool('gen-order-ops', 'gen-rational-ops'), level),
    (rng, level, pool) => closed(rng, pool('gen-proportion', 'gen-percent-basic'), level),
    (rng, level, pool) => closed(rng, pool('gen-integer-order', 'gen-integer-add', 'gen-probability-compound'), level),
    (rng, level, pool) => closed(rng, pool('gen-interval-ops', 'gen-square-root'), level),
    (rng, level, pool) => fourPupils(rng, pool('gen-radical-ops', 'gen-means'), level),
    (rng, level, pool) => claim(rng, pool('gen-percent-change', 'gen-pie-chart'), level),
  ];
  const part2: readonly Part[] = [
    (rng, level, pool) => closed(rng, pool('gen-segment-length'), level),
    (rng, level, pool) => closed(rng, pool('gen-transversal-angles', 'gen-angle-pairs'), level),
    (rng, level, pool) => closed(rng, pool('gen-triangle-lines', 'gen-similar-triangles'), level),
    (rng, level, pool) => closed(rng, pool('gen-quad-area', 'gen-trapezoid'), level),
    (rng, level, pool) => closed(rng, pool('gen-inscribed-angle', 'gen-circle-measure'), level),
    (rng, level, pool) => closed(rng, pool('gen-space-angles', 'gen-solid-diagonals'), level),
  ];
  return [
    defineGenerator(
      'gen-exam-part1',
      'Vizsga, I. rész',
      ['matek-8-ismetles-szamok-algebra'],
      ['negative', 'root', 'power', 'fraction', 'decimal', 'percent', 'brackets', 'unknown'],
      (rng, level, money) => rng.pick(part1)(rng, level, poolIn(money)),
    ),
    defineGenerator(
      'gen-exam-part2',
      'Vizsga, II. rész',
      ['matek-8-ismetles-sikgeometria'],
      ['root', 'pi', 'power', 'fraction', 'decimal', 'brackets', 'unknown'],
      (rng, level, money) => rng.pick(part2)(rng, level, poolIn(money)),
    ),
    defineGenerator(
      'gen-exam-part3',
      'Vizsga, III. rész',
      ['matek-8-megoldas-leirasa'],
      ['negative', 'coordinates', 'root', 'pi', 'power', 'fraction', 'decimal', 'percent', 'brackets', 'unknown'],
      // One of its six positions is the word problem.
      (rng, level, money) =>
        rng.chance(1 / 6) ? solved(rng, poolIn(money)('gen-exam-word-problem'), level, [2, 3]) : writtenPractice(rng, level),
    ),
  ];
}
