import type { Generator } from './engine.ts';
import { examGenerators } from './families/exam/exam-composer.ts';
import { families } from './families/index.ts';

const basic: readonly Generator[] = families.flatMap(family => family.generators);
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
