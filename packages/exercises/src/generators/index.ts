import type { Generator } from './engine.ts';
import { examGenerators } from './families/exam/exam-composer.ts';
import { fillSlot, type Region, type Slot, type SlotTask } from './families/exam/slots.ts';
import { families } from './families/index.ts';
import { withShapes } from './shapes.ts';

const basic: readonly Generator[] = families.flatMap(family => family.generators);
const byId = new Map(basic.map(g => [g.id, g]));

function known(id: string): Generator {
  const generator = byId.get(id);
  if (!generator) throw new Error(`no generator ${id}`);
  return generator;
}

/** The exam asks tasks to solve; practice also asks pupils to judge solutions. */
const all: readonly Generator[] = [...basic.map(withShapes), ...examGenerators(known)];

/** Generator id -> generator. */
export const generators: ReadonlyMap<string, Generator> = new Map(all.map(g => [g.id, g]));

/** Lesson slug -> generator id, for the endless practice `gyakorlo-<slug>`. */
export const generatorOfLesson: ReadonlyMap<string, string> = new Map(all.flatMap(g => g.lessons.map(lesson => [lesson, g.id] as const)));

/** A task for one slot of an exam's blueprint. */
export const slotTask = (slot: Slot, wishes: { seed: string; region: Region; recent: readonly string[] }): SlotTask =>
  fillSlot(known, slot, wishes);
