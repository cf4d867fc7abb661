import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Generator, type Level, type Task } from '../../engine.ts';
import { claim, closed, fourPupils, type Pool, solved } from './forms.ts';
import { writtenPractice } from './written-practice.ts';

/** Mixed practice of the three parts: any position of the blueprint (curriculum map 8.1). A paper has one item per slot instead: `slots.ts`. */
export function examGenerators(of: (id: string) => Generator): Generator[] {
  const pool = (...ids: readonly string[]): Pool => ids.map(of);
  const part1: ReadonlyArray<(rng: Rng, level: Level) => Task> = [
    (rng, level) => closed(rng, pool('gen-order-ops', 'gen-rational-ops'), level),
    (rng, level) => closed(rng, pool('gen-proportion', 'gen-percent-basic'), level),
    (rng, level) => closed(rng, pool('gen-integer-order', 'gen-integer-add', 'gen-probability-compound'), level),
    (rng, level) => closed(rng, pool('gen-interval-ops', 'gen-square-root'), level),
    (rng, level) => fourPupils(rng, pool('gen-radical-ops', 'gen-means'), level),
    (rng, level) => claim(rng, pool('gen-percent-change', 'gen-pie-chart'), level),
  ];
  const part2: ReadonlyArray<(rng: Rng, level: Level) => Task> = [
    (rng, level) => closed(rng, pool('gen-segment-length'), level),
    (rng, level) => closed(rng, pool('gen-transversal-angles', 'gen-angle-pairs'), level),
    (rng, level) => closed(rng, pool('gen-triangle-lines', 'gen-similar-triangles'), level),
    (rng, level) => closed(rng, pool('gen-quad-area', 'gen-trapezoid'), level),
    (rng, level) => closed(rng, pool('gen-inscribed-angle', 'gen-circle-measure'), level),
    (rng, level) => closed(rng, pool('gen-space-angles', 'gen-solid-diagonals'), level),
  ];
  return [
    defineGenerator(
      'gen-exam-part1',
      'Vizsga, I. rész',
      ['matek-8-ismetles-szamok-algebra'],
      ['negative', 'root', 'power', 'fraction', 'decimal', 'percent', 'brackets', 'unknown'],
      (rng, level) => rng.pick(part1)(rng, level),
    ),
    defineGenerator(
      'gen-exam-part2',
      'Vizsga, II. rész',
      ['matek-8-ismetles-sikgeometria'],
      ['root', 'pi', 'power', 'fraction', 'decimal', 'brackets', 'unknown'],
      (rng, level) => rng.pick(part2)(rng, level),
    ),
    defineGenerator(
      'gen-exam-part3',
      'Vizsga, III. rész',
      ['matek-8-megoldas-leirasa'],
      ['negative', 'coordinates', 'root', 'pi', 'power', 'fraction', 'decimal', 'percent', 'brackets', 'unknown'],
      // One of its six positions is the word problem.
      (rng, level) => (rng.chance(1 / 6) ? solved(rng, pool('gen-exam-word-problem'), level, [2, 3]) : writtenPractice(rng, level)),
    ),
  ];
}
