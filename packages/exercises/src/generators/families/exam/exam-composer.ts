import type { Rng } from '@eszkerek/numbers/chance';
import { NAMES, nameSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Generator, type Level, redraw, type Task } from '../../engine.ts';
import { asChoice, choice, words } from '../../tasks.ts';

type Pool = readonly Generator[];

/** The position of an item in the blueprint of part I or II, as an item with options. */
function closed(rng: Rng, pool: Pool, level: Level): Task {
  for (let tries = 0; tries < 60; tries++) {
    const task = rng.pick(pool).draw(rng, level);
    if (task.question.type === 'single') return task;
    const made = asChoice(rng, task);
    if (made) return made;
  }
  return redraw();
}

/** „Négy tanuló kiszámolta …, kinek van igaza?” */
function fourPupils(rng: Rng, pool: Pool, level: Level): Task {
  const task = rng.pick(pool).draw(rng, level);
  const { question, choices, proof } = task;
  if (!choices || choices.wrong.length < 3) redraw();
  const pupils = rng.sample(NAMES, 4);
  const rows = rng
    .shuffle([{ value: choices.right, wrong: undefined }, ...choices.wrong.slice(0, 3).map(w => ({ value: w.value, wrong: w }))])
    .map((row, i) => ({ ...row, name: pupils[i]?.name ?? '' }));
  const right = rows.find(row => !row.wrong);
  if (!right) redraw();
  const table = `| tanuló | eredmény |\n|---|---|\n${rows.map(r => `| ${r.name} | $${r.value.tex}$ |`).join('\n')}`;
  const byName = new Map(rows.map(r => [r.name, r.value.key]));
  const [nudge = '', method = '', firstStep = ''] = question.hints ?? [];
  return choice(
    rng,
    {
      question: `${question.question}\n\nNégy tanuló ezt kapta:\n\n${table}\n\nMelyiküknek van igaza?`,
      right: words(right.name),
      because: choices.because,
      wrong: rows.flatMap(r => (r.wrong ? [{ ...r.wrong, value: words(r.name), recompute: () => words(r.name) }] : [])),
      hints: [nudge, method, firstStep],
      solution: `${question.solution ?? ''} ${nameSuf(pupils.find(p => p.name === right.name) ?? NAMES[0] ?? { name: right.name, harmony: 'back' }, 'nak')} van igaza.`,
    },
    name => proof(byName.get(name) ?? ''),
  );
}

/** A claim to be judged true or false. */
function claim(rng: Rng, pool: Pool, level: Level): Task {
  const task = rng.pick(pool).draw(rng, level);
  const { question, choices, proof } = task;
  if (!choices || choices.wrong.length < 1) redraw();
  const isTrue = rng.chance(0.5);
  const slip = rng.pick(choices.wrong);
  const shown = isTrue ? choices.right : slip.value;
  const who = rng.pick(NAMES);
  const unit = choices.unit ? ` ${choices.unit}` : '';
  return {
    question: {
      type: 'single',
      question: `${question.question} ${who.name} szerint a válasz $${shown.tex}$${unit.replace(' °', '°').replace(' %', '%')}. Igaz ez az állítás?`,
      options: [
        {
          text: 'igaz',
          ...(isTrue ? { correct: true } : { misconception: slip.misconception }),
          explanation: isTrue ? choices.because : slip.explanation,
        },
        {
          text: 'hamis',
          ...(isTrue ? { misconception: 'helyes-allitast-elvet' } : { correct: true }),
          explanation: isTrue ? `${who.name} jól számolt. ${question.solution ?? ''}` : `Helyes! ${question.solution ?? ''}`,
        },
      ],
      hints: question.hints,
      solution: question.solution,
    },
    values: ['igaz', 'hamis'],
    proof: key => (key === 'igaz') === proof(shown.key),
  };
}

/** Blueprint of the Romanian grade-8 exam, curriculum map 8.1. */
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
  ];
}
