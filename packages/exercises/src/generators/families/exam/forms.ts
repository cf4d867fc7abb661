import type { Rng } from '@eszkerek/numbers/chance';
import { NAMES, nameSuf, unitAfter } from '@eszkerek/numbers/hungarian';
import { asAmount } from '@eszkerek/numbers/money';
import { type Generator, type Level, redraw, redrawIf, type Task } from '../../engine.ts';
import { whyWrong } from '../../other-pupil.ts';
import { asChoice, choice, words } from '../../tasks.ts';
import { withoutTypingRequest } from '../../typing-request.ts';

export type Pool = readonly Generator[];

/** A task with options. */
export function closed(rng: Rng, pool: Pool, level: Level): Task {
  for (let tries = 0; tries < 60; tries++) {
    const task = rng.pick(pool).draw(rng, level);
    if (task.question.type === 'single') return task;
    const made = asChoice(rng, task);
    if (made) return made;
  }
  return redraw();
}

/** What a task keeps when it is asked in another form: its drawing, and the generator it came from. */
const kept = ({ figure, keyInFigure, tags }: Task['question']) => ({
  ...(figure ? { figure } : {}),
  ...(keyInFigure ? { keyInFigure } : {}),
  ...(tags ? { tags } : {}),
});

/** „Négy tanuló kiszámolta …, kinek van igaza?” */
export function fourPupils(rng: Rng, pool: Pool, level: Level): Task {
  const task = rng.pick(pool).draw(rng, level);
  const { question, choices, proof } = task;
  if (!choices || choices.wrong.length < 3) redraw();
  const pupils = rng.sample(
    NAMES.filter(({ name }) => !question.question.includes(name.slice(0, -1))),
    4,
  );
  const rows = rng
    .shuffle([{ value: choices.right, wrong: undefined }, ...choices.wrong.slice(0, 3).map(w => ({ value: w.value, wrong: w }))])
    .flatMap((row, i) => pupils.slice(i, i + 1).map(who => ({ ...row, who, name: who.name })));
  const right = rows.find(row => !row.wrong);
  if (!right) redraw();
  const table = `| tanuló | eredmény |\n|---|---|\n${rows.map(r => `| ${r.name} | $${r.value.rounded ? '\\approx ' : ''}${r.value.tex}$ |`).join('\n')}`;
  const byName = new Map(rows.map(r => [r.name, r.value.key]));
  const [nudge = '', method = '', firstStep = ''] = question.hints ?? [];
  const asked = choice(
    rng,
    {
      question: `${withoutTypingRequest(question.question)}\n\nNégy tanuló ezt kapta:\n\n${table}\n\nMelyikük számolt jól?`,
      right: words(right.name),
      because: choices.because,
      wrong: rows.flatMap(({ wrong, who, name }) =>
        wrong ? [{ ...wrong, explanation: whyWrong(who, wrong), value: words(name), recompute: () => words(name) }] : [],
      ),
      hints: [nudge, method, firstStep],
      solution: `${question.solution ?? ''} ${nameSuf(right.who, 'nak')} van igaza.`,
    },
    name => proof(byName.get(name) ?? ''),
  );
  return { ...asked, question: { ...asked.question, ...kept(question) } };
}

/** A claim to be judged true or false. */
export function claim(rng: Rng, pool: Pool, level: Level): Task {
  const task = rng.pick(pool).draw(rng, level);
  const { question, choices, proof } = task;
  if (!choices || choices.wrong.length < 1) redraw();
  const isTrue = rng.chance(0.5);
  const slip = rng.pick(choices.wrong);
  const shown = isTrue ? choices.right : slip.value;
  const who = rng.pick(NAMES.filter(({ name }) => !question.question.includes(name.slice(0, -1))));
  const about = shown.rounded ? '\\approx ' : '';
  const unit = choices.unit ? ` ${choices.unit}` : '';
  return {
    question: {
      type: 'single',
      question: `${withoutTypingRequest(question.question)} ${who.name} szerint a válasz $${about}${choices.unit === 'lej' ? asAmount(shown.tex) : shown.tex}$${unit.replace(' °', '°').replace(' %', '%')}. Igaz ez az állítás?`,
      options: [
        {
          text: 'igaz',
          ...(isTrue ? { correct: true } : { misconception: slip.misconception }),
          explanation: isTrue ? choices.because : whyWrong(who, slip),
        },
        {
          text: 'hamis',
          ...(isTrue ? { misconception: 'helyes-allitast-elvet' } : { correct: true }),
          explanation: isTrue ? `${who.name} jól számolt. ${question.solution ?? ''}` : `Helyes! ${question.solution ?? ''}`,
        },
      ],
      hints: question.hints,
      solution: `${question.solution ?? ''} Az állítás ${isTrue ? 'igaz' : 'hamis'}.`,
      ...kept(question),
    },
    values: ['igaz', 'hamis'],
    proof: key => (key === 'igaz') === proof(shown.key),
  };
}

/** A task whose result or steps are typed; `weights` are those of its steps, when it has as many. */
export function solved(rng: Rng, pool: Pool, level: Level, weights: readonly number[] = []): Task {
  const task = rng.pick(pool).draw(rng, level);
  const { question } = task;
  if (question.type === 'numeric') return task;
  if (question.type !== 'fillSteps') return redraw();
  if (question.blanks.length !== weights.length) return task;
  const blanks = question.blanks.map((blank, i) => ({ ...blank, weight: weights[i] }));
  const template = question.template.replace(
    /(?<=^|\n)([a-z])\)/g,
    (_, id: string) => `**${id})**${worth(blanks.find(blank => blank.id === id)?.weight)}`,
  );
  return { ...task, question: { ...question, template, blanks, separate: true } };
}

const worth = (points: number | undefined): string => (points === undefined ? '' : ` (${points} pont)`);
const LETTERS = 'abcdefgh';
/** The text of a question holds no more. */
const LONGEST = 1900;

/** What a task asks, whatever its numbers and the order of its words are: minutes to hours is the same as hours to minutes. */
const asksFor = ({ question }: { question: string }): string =>
  question
    .replace(/^Váltsd át:|Tizedes törttel add meg!|\d+(?:[.,]\d+)?/g, '')
    .toLowerCase()
    .split(/[\s?]+/)
    .filter((word, i, words) => words.indexOf(word) === i)
    .sort()
    .join(' ');

const pointForm = ({ check, question }: { check?: string | undefined; question: string }): string =>
  check === 'PT' && !/így írd/i.test(question) ? ' Add meg $(x;\\ y)$ alakban!' : '';

/** One numeric task of each generator under letters, each graded alone; no two ask the same with other numbers. */
export function lettered(rng: Rng, pool: Pool, level: Level, lead: string, weights: readonly number[] = []): Task {
  const drawn = pool.map((generator, i) => {
    const task = generator.draw(rng, level);
    const { question } = task;
    if (question.type !== 'numeric') return redraw();
    const { answer, check, accepted, tolerance, unit, lowest, percent, form } = question;
    const weight = weights[i];
    const typed = { answer, check, accepted, tolerance, unit, lowest, percent, form, weight };
    const wrong = (question.feedback?.patterns ?? []).map(({ value, misconception, explanation }) => ({
      value,
      misconception,
      explanation,
    }));
    return { id: LETTERS[i] ?? '', task, question, blank: { ...typed, wrong } };
  });
  const [first, ...more] = drawn.flatMap(({ question: { figure, keyInFigure } }) => (figure ? [{ figure, keyInFigure }] : []));
  redrawIf(more.length > 0 || new Set(drawn.map(({ question }) => asksFor(question))).size < drawn.length);
  // The letters of one part must not be read off the drawing of another.
  redrawIf(first !== undefined && drawn.some(({ question }) => !question.figure && /\$[A-Z]{3,}\$/.test(question.question)));
  const template = drawn
    .map(
      ({ id, question, blank }) =>
        `**${id})**${worth(blank.weight)} ${question.question}${pointForm(question)} [${id}]${unitAfter(question.unit)}`,
    )
    .join('\n\n');
  const solution = drawn.map(({ id, question }) => `**${id})** ${question.solution ?? ''}`).join('\n\n');
  redrawIf(template.length > LONGEST || solution.length > LONGEST);
  return {
    question: {
      type: 'fillSteps',
      question: lead,
      template,
      separate: true,
      blanks: drawn.map(({ id, blank }) => ({ id, ...blank })),
      explanation: solution,
      solution,
      tags: drawn.flatMap(({ question }) => question.tags ?? []),
      difficulty: level,
      ...first,
    },
    proof: (value, part) => drawn.find(({ id }) => id === part)?.task.proof(value) ?? false,
  };
}
