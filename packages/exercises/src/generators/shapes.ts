import type { Rng } from '@eszkerek/numbers/chance';
import { capital, NAMES, type Name, nameSuf, unitAfter } from '@eszkerek/numbers/hungarian';
import type { Generator, Level, Need, Task, Wrong } from './engine.ts';
import { generatedMisconceptions } from './misconceptions.ts';
import type { Value } from './value.ts';

/** A task asked in another way: the pupil judges solutions that proven slips have made. */
type Reshape = (rng: Rng, base: Base) => Task | undefined;

interface Base {
  task: Task;
  right: Value;
  unit?: string;
  /** Slips whose words name one mistake each. */
  told: readonly Told[];
  /** The second and the third hint, and the solution of the task itself. */
  method: string;
  firstStep: string;
  solution: string;
}
interface Told extends Wrong {
  mistake: string;
}

/** Words that would describe other slips of the same task too. */
const VAGUE = new Set([
  'elojel-hiba',
  'elojel-csere',
  'keplet-hiba',
  'rossz-keplet',
  'muvelet-csere',
  'szabaly-csere',
  'rossz-iranyu-muvelet',
]);

const shownValue = (value: Value, unit?: string): string =>
  (value.size === undefined && !value.text.startsWith('$') ? `„${value.text}”` : `$${value.tex}$`) + unitAfter(unit);

const sentence = (text: string): string => `${capital(text)}.`;

const VALUE_NEEDS: ReadonlyArray<readonly [RegExp, Need]> = [
  [/-\d|-\\/, 'negative'],
  [/\\frac/, 'fraction'],
  [/\{,\}/, 'decimal'],
  [/\\sqrt/, 'root'],
  [/\\pi/, 'pi'],
];

/** A slip may lead to numbers that the lesson does not know yet: those are not shown. */
const isKnown = ({ tex }: Value, needs: readonly Need[]): boolean =>
  VALUE_NEEDS.every(([sign, need]) => !sign.test(tex) || needs.includes(need));

function baseOf(task: Task, needs: readonly Need[]): Base | undefined {
  const { question, slips, choices } = task;
  const [set, ...more] = slips ?? [];
  // A question that asks „melyik” cannot be read without its options.
  const bound = question.type === 'single' && (/melyik/i.test(question.question) || question.options.some(option => option.figure));
  if (!set || more.length || bound || (question.type !== 'numeric' && question.type !== 'single')) return undefined;
  const told: Told[] = [];
  for (const slip of set.wrong) {
    const mistake = generatedMisconceptions.get(slip.misconception)?.text;
    const usable = mistake && isKnown(slip.value, needs) && !VAGUE.has(slip.misconception);
    if (usable && !told.some(other => other.mistake === mistake)) told.push({ ...slip, mistake });
  }
  const [, method = '', firstStep = ''] = question.hints ?? [];
  return { task, right: set.right, unit: choices?.unit, told, method, firstStep, solution: question.solution ?? '' };
}

/** A wrong answer, and the mistakes that might have made it. */
const findError: Reshape = (rng, { task, told, unit, method, solution }) => {
  const [slip, ...others] = rng.sample(told, Math.min(4, told.length));
  if (!slip || others.length < 2) return undefined;
  const who = rng.pick(NAMES);
  const shown = shownValue(slip.value, unit);
  const ordered = rng.shuffle([slip, ...others]);
  return {
    question: {
      type: 'single',
      question: `${task.question.question}\n\n${who.name} válasza: ${shown}. Ez a válasz hibás. Mi lehetett a hiba?`,
      options: ordered.map(option => ({
        text: sentence(option.mistake),
        ...(option === slip ? { correct: true } : {}),
        explanation:
          option === slip
            ? `Helyes! Ezzel a hibával éppen ${shown} jön ki.`
            : `Ezzel a hibával ${shownValue(option.value, unit)} jönne ki, nem ${shown}.`,
      })),
      hints: ['Oldd meg a feladatot magad is: mennyi a jó válasz?', method, `Próbáld végig a hibákat: melyikkel jön ki ${shown}?`],
      solution: `${who.name} hibája: ${slip.mistake}. A jó megoldás: ${solution}`,
    },
    values: ordered.map(option => option.misconception),
    proof: id => ordered.find(option => option.misconception === id)?.recompute().key === slip.value.key,
    shape: 'find-error',
  };
};

interface Opinion {
  who: Name;
  value: Value;
  slip?: Told;
}

/** Two pupils with two answers; sometimes neither is right. */
const compareSolutions: Reshape = (rng, { task, right, told, unit, method, firstStep, solution }) => {
  const [slip, second] = rng.sample(told, Math.min(2, told.length));
  const [a, b] = rng.sample(NAMES, 2);
  if (!slip || !a || !b) return undefined;
  const neither = second !== undefined && rng.chance(0.25);
  const wrong: Opinion = { who: a, value: slip.value, slip };
  const other: Opinion = neither ? { who: b, value: second.value, slip: second } : { who: b, value: right };
  const opinions = rng.shuffle([wrong, other]);
  const [first, last] = opinions;
  if (!first || !last) return undefined;
  return {
    question: {
      type: 'single',
      question: `${task.question.question}\n\n${first.who.name} szerint a válasz ${shownValue(first.value, unit)}, ${last.who.name} szerint ${shownValue(last.value, unit)}. Kinek van igaza?`,
      options: [
        ...opinions.map(({ who, slip: made }) => ({
          text: nameSuf(who, 'nak'),
          ...(made ? { misconception: made.misconception } : { correct: true }),
          explanation: made ? `${nameSuf(who, 'nak')} nincs igaza. A hiba: ${made.mistake}.` : `Helyes! ${solution}`,
        })),
        {
          text: 'egyiküknek sem',
          ...(neither ? { correct: true } : {}),
          explanation: neither ? `Helyes! ${solution}` : `${nameSuf(b, 'nak')} igaza van. ${solution}`,
        },
      ],
      hints: ['Oldd meg előbb te a feladatot!', method, firstStep],
      solution: `${neither ? 'Egyiküknek sincs igaza.' : `${nameSuf(b, 'nak')} van igaza.`} ${solution}`,
    },
    values: [...opinions.map(({ who }) => who.name), 'neither'],
    proof: name =>
      name === 'neither'
        ? !opinions.some(({ value }) => task.proof(value.key))
        : task.proof(opinions.find(({ who }) => who.name === name)?.value.key ?? ''),
    shape: 'compare',
  };
};

/** Three wrong answers and the three mistakes behind them. */
const matchErrors: Reshape = (rng, { task, told, unit, method, solution }) => {
  const chosen = rng.sample(told, Math.min(3, told.length));
  if (chosen.length < 3) return undefined;
  const pairs = chosen.map(slip => ({ left: shownValue(slip.value, unit), right: sentence(slip.mistake) }));
  const told3 = chosen.map(slip => `${shownValue(slip.value, unit)}: ${slip.mistake}`).join('; ');
  return {
    question: {
      type: 'match',
      question: `${task.question.question}\n\nHárom tanuló három hibás választ adott. Melyik választ melyik hiba adta? Párosítsd őket!`,
      pairs,
      explanation: `${told3}.`,
      hints: ['Próbáld végig a hibákat egyenként!', method, `Kezdd ezzel: ${chosen[0]?.mistake}. Mi jön ki így?`],
      solution: `${told3}. A jó megoldás: ${solution}`,
    },
    proof: pair => chosen.some(slip => pair === `${shownValue(slip.recompute(), unit)}|${sentence(slip.mistake)}`),
    shape: 'match-errors',
  };
};

const RESHAPES: readonly Reshape[] = [findError, compareSolutions, matchErrors];

/** How often a task is asked in another way: first comes solving, then judging. */
const SHARE: Readonly<Record<Level, number>> = { 1: 0.15, 2: 0.25, 3: 0.35 };

/** The same generator, with some of its tasks turned into judging other pupils' answers. */
export function withShapes(generator: Generator): Generator {
  const draw = (rng: Rng, level: Level): Task => {
    const task = generator.draw(rng, level);
    const base = rng.chance(SHARE[level]) ? baseOf(task, generator.needs) : undefined;
    if (!base) return task;
    for (const reshape of rng.shuffle(RESHAPES)) {
      const made = reshape(rng, base);
      if (!made) continue;
      const { difficulty, tags, figure, keyInFigure } = task.question;
      return {
        ...made,
        question: { ...made.question, difficulty, tags, ...(figure ? { figure } : {}), ...(keyInFigure ? { keyInFigure } : {}) },
      };
    }
    return task;
  };
  return { ...generator, draw, make: (rng, level) => draw(rng, level).question };
}
