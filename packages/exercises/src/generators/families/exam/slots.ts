import { createRng, type Rng } from '@eszkerek/numbers/chance';
import { MONEY } from '@eszkerek/numbers/money';
import { type Question, question as questionSchema } from '../../../questions/schema.ts';
import { type Generator, type Level, redrawIf, type Task, tryDrawing, withMoney } from '../../engine.ts';
import { taskKey } from '../../same-task.ts';
import { claim, closed, fourPupils, lettered, solved } from './forms.ts';
import { writtenProblem } from './problems/index.ts';
import type { SLOT_FORMS } from './slot-forms.ts';

/** One position of an exam's blueprint. */
export interface Slot {
  id: string;
  form: (typeof SLOT_FORMS)[number];
  /** Of several, any may be drawn. */
  level: Level | readonly Level[];
  /** One of them is drawn; in `lettered` each gives a part, or `parts` of them do; a `problem` joins some of them. */
  generators: readonly string[];
  parts?: number | undefined;
  /** Of `lettered`: what stands above the parts. */
  lead?: string | undefined;
  /** What each typed part is worth beside the others. */
  weights?: readonly number[] | undefined;
  /** A task with a drawing where its generators have one. */
  figure?: boolean | undefined;
}

export interface SlotTask {
  /** The generator that was drawn; of several parts the last one. */
  generator: string;
  question: Question;
}

/** Money, marks and names that the pupils of a country do not use: the generators mark from 1 to 10. */
const FOREIGN = {
  ro: /\bFt\b|forint/i,
  hu: /(?<!\p{L})(?:le[ji]|jegyei|jegyek|jegye van|ioan[aá]|mihai|andrei|matei|elen[aá])/iu,
} as const;
export type Region = keyof typeof FOREIGN;

/** As many draws look for a figure before a task without one is taken. */
const FIGURE_TRIES = 80;
const FRESH_TRIES = 60;

function asked(rng: Rng, slot: Slot & { level: Level }, pool: readonly Generator[]): Task {
  const { form, level, parts, lead = 'Válaszolj a kérdésekre!', weights } = slot;
  switch (form) {
    case 'closed':
      return closed(rng, pool, level);
    case 'four-pupils':
      return fourPupils(rng, pool, level);
    case 'claim':
      return claim(rng, pool, level);
    case 'solve':
      return solved(rng, pool, level, weights);
    case 'lettered':
      return lettered(rng, parts === undefined ? pool : rng.sample(pool, parts), level, lead, weights);
    case 'problem':
      return writtenProblem(rng, slot.generators);
  }
}

const hasFigure = ({ question }: Task): boolean =>
  question.figure !== undefined || ('options' in question && question.options.some(option => option.figure !== undefined));

/** A task for one slot. `recent` are the keys of the tasks it must not repeat. */
export function fillSlot(
  of: (id: string) => Generator,
  slot: Slot,
  { seed, region, recent }: { seed: string; region: Region; recent: readonly string[] },
): SlotTask {
  const pool = slot.generators.map(id => withMoney(of(id), MONEY[region]));
  const draw = (n: number): Task => {
    const rng = createRng(`${slot.id}:${seed}:${n}`);
    const attempt = (form: Slot['form']) =>
      tryDrawing(() => {
        const level = rng.pick([slot.level].flat());
        const task = asked(rng, { ...slot, form, level }, pool);
        redrawIf(FOREIGN[region].test(JSON.stringify(task.question)));
        return { ...task, question: { ...task.question, difficulty: level } };
      });
    // Parts that each need a drawing of their own do not fit into one question.
    const task = attempt(slot.form) ?? (slot.form === 'lettered' ? attempt('solve') : undefined);
    if (!task) throw new Error(`the slot ${slot.id} found no task`);
    return task;
  };
  const withFigure = (n: number): Task => {
    let task = draw(n);
    for (let tries = 1; slot.figure && !hasFigure(task) && tries < FIGURE_TRIES; tries++) task = draw(n * FIGURE_TRIES + tries);
    return task;
  };
  for (let n = 0; ; n++) {
    const task = withFigure(n);
    const question = questionSchema.parse({ ...task.question, region });
    if (n < FRESH_TRIES && recent.includes(taskKey(question))) continue;
    return { generator: question.tags?.at(-1) ?? slot.generators[0] ?? '', question };
  }
}
