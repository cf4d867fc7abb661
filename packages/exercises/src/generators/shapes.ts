import type { Rng } from '@eszkerek/numbers/chance';
import { capital, NAMES, type Name, nameSuf, unitAfter } from '@eszkerek/numbers/hungarian';
import { asAmount, MONEY, type Money } from '@eszkerek/numbers/money';
import { readUnit } from '../reader/unit.ts';
import type { Generator, Level, Need, Task } from './engine.ts';
import { mistakeOf, type Told, whyWrong } from './other-pupil.ts';
import { withoutTypingRequest } from './typing-request.ts';
import type { Value } from './value.ts';

/** A task asked in another way: the pupil judges solutions that proven slips have made. */
type Reshape = (rng: Rng, base: Base) => Task | undefined;

interface Base {
  task: Task;
  /** What is asked, without how to type it. */
  asked: string;
  /** All that names somebody: the text and the figure. */
  named: string;
  right: Value;
  unit?: string;
  /** Slips whose words name one mistake each. */
  told: readonly Told[];
  /** The second and the third hint, and the solution of the task itself. */
  method: string;
  firstStep: string;
  solution: string;
}

const shownValue = (value: Value, unit?: string): string =>
  (value.size === undefined && !value.text.startsWith('$')
    ? `„${value.text}”`
    : `$${value.rounded ? '\\approx ' : ''}${unit === 'lej' ? asAmount(value.tex) : value.tex}$`) +
  (value.tex.endsWith('^\\circ') ? '' : unitAfter(unit));

/** A solution may be a sentence or a bare formula: both can follow a sentence of their own. */
const goodWay = (solution: string): string => `Nézzük a jó megoldást is! ${solution}`;

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

const isPowerOfTen = (n: number): boolean => Math.abs(Math.log10(n) - Math.round(Math.log10(n))) < 1e-9;
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[\u00a0\u202f ]\d{3})*/g)].map(([digits]) => Number(digits.replace(/\D/g, '')));

const isMeasured = (unit: string | undefined): boolean => unit !== undefined && !/^(?:db|darab|fő)$/.test(unit) && readUnit(unit) !== null;

/** Nobody gives 9,5 people for an answer: beside a whole number it would show at once who is wrong. */
const isOfKind = ({ size }: Value, { question, choices }: Task): boolean =>
  question.type !== 'numeric' || question.check !== 'INT' || isMeasured(choices?.unit) || size === undefined || Number.isInteger(size);

/**
 * Whether a pupil would believe the answer: one that is hundreds of times too large shows at once who is wrong, unless
 * the decimal point is the mistake. In forints a bare number (a percentage, a count) is no amount either.
 */
function isLikely(value: Value, right: Value, asked: string, answerUnit: string | undefined, { scale, unit }: Money): boolean {
  if (!value.size || !right.size) return true;
  const ratio = Math.abs(value.size / right.size);
  const inForints = scale > 1 && (answerUnit === unit || asked.includes(unit));
  if (Math.max(ratio, 1 / ratio) > (inForints ? 20 : 200) && !isPowerOfTen(ratio)) return false;
  const { size } = value;
  if (!inForints || right.size % scale !== 0) return true;
  return size % 10 === 0 && !amountsIn(asked).some(amount => amount !== size && Math.abs(amount - size) < scale);
}

function baseOf(task: Task, needs: readonly Need[], money: Money): Base | undefined {
  const { question, slips, choices } = task;
  const [set, ...more] = slips ?? [];
  // A question that asks „melyik” cannot be read without its options.
  const bound = question.type === 'single' && (/melyik/i.test(question.question) || question.options.some(option => option.figure));
  if (!set || more.length || bound || (question.type !== 'numeric' && question.type !== 'single')) return undefined;
  const asked = withoutTypingRequest(question.question);
  const told: Told[] = [];
  for (const slip of set.wrong) {
    const mistake = mistakeOf(slip);
    const twin = mistake && told.find(other => other.mistake === mistake);
    if (twin) twin.oneOfMany = true;
    const isShown =
      isKnown(slip.value, needs) && isOfKind(slip.value, task) && isLikely(slip.value, set.right, asked, choices?.unit, money);
    if (mistake && isShown && !twin) told.push({ ...slip, mistake, ...(slip.also?.length ? { oneOfMany: true } : {}) });
  }
  const [, method = '', firstStep = ''] = question.hints ?? [];
  // „Bence szerint a válasz 5 válasz” would say it twice.
  const measured = choices?.unit ?? task.unit;
  const unit = measured === 'válasz' ? undefined : measured;
  const named = asked + JSON.stringify(question.figure ?? '');
  return { task, asked, named, right: set.right, unit, told, method, firstStep, solution: question.solution ?? '' };
}

/** The pupils who judge a solution must not have the name of a person in the task. */
const isFree =
  (text: string) =>
  ({ name }: Name): boolean =>
    !text.includes(name.slice(0, -1));

/** Whether the words of a mistake lead to the value of a slip, or describe it as well. */
const explains = (cause: Told, { value }: Told): boolean => cause.recompute().key === value.key || cause.fits?.(value) === true;

/** A value that two of the shown mistakes explain has no answer. */
const isClear = (shown: readonly Told[]): boolean => shown.every(slip => shown.filter(cause => explains(cause, slip)).length === 1);

/** Without those that would make another one unclear. */
function clearOf(told: readonly Told[]): Told[] {
  const kept: Told[] = [];
  for (const slip of told) if (isClear([...kept, slip])) kept.push(slip);
  return kept;
}

/** A wrong answer, and the mistakes that might have made it. */
const findError: Reshape = (rng, { asked, named, told, unit, method, solution }) => {
  const [slip, ...others] = clearOf(rng.sample(told, Math.min(4, told.length)));
  if (!slip || others.length < 2) return undefined;
  const who = rng.pick(NAMES.filter(isFree(named)));
  const shown = shownValue(slip.value, unit);
  const ordered = rng.shuffle([slip, ...others]);
  return {
    question: {
      type: 'single',
      question: `${asked}\n\n${who.name} válasza: ${shown}. Ez a válasz hibás. Mi lehetett a hiba?`,
      options: ordered.map(option => ({
        text: sentence(option.mistake),
        ...(option === slip ? { correct: true } : {}),
        explanation:
          option === slip
            ? `Helyes! Ezzel a hibával ${slip.oneOfMany ? `kijöhet ${shown}` : `${slip.value.rounded ? '' : 'éppen '}${shown} jön ki`}.`
            : `Ezzel a hibával ${option.oneOfMany ? 'például ' : ''}${shownValue(option.value, unit)} jönne ki, ${option.oneOfMany ? `${shown} nem` : `nem ${shown}`}.`,
      })),
      hints: [
        `Oldd meg a feladatot magad is: ${slip.value.size === undefined ? 'mi' : 'mennyi'} a jó válasz?`,
        method,
        `Próbáld végig a hibákat: melyikkel jön ki ${shown}?`,
      ],
      solution: `${who.name} hibája: ${slip.mistake}. ${goodWay(solution)}`,
    },
    values: ordered.map(option => option.mistake),
    proof: mistake => ordered.some(option => option.mistake === mistake && explains(option, slip)),
    shape: 'find-error',
  };
};

/** Nobody takes a number over 1 for a probability: beside another answer it would show at once who is wrong. */
const isPossible = (asked: string, { size = 0 }: Value): boolean => !/valószínűség/i.test(asked) || (size >= 0 && size <= 1);

interface Opinion {
  who: Name;
  value: Value;
  slip?: Told;
}

/** Two pupils with two answers; sometimes neither is right. */
const compareSolutions: Reshape = (rng, { task, asked, named, right, told, unit, method, firstStep, solution }) => {
  const believed = told.filter(({ value }) => isPossible(asked, value));
  const [slip, second] = rng.sample(believed, Math.min(2, believed.length));
  const [a, b] = rng.sample(NAMES.filter(isFree(named)), 2);
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
      question: `${asked}\n\n${first.who.name} szerint a válasz ${shownValue(first.value, unit)}, ${last.who.name} szerint ${shownValue(last.value, unit)}. Kinek van igaza?`,
      options: [
        ...opinions.map(({ who, slip: made }) => ({
          text: nameSuf(who, 'nak'),
          ...(made ? { misconception: made.misconception } : { correct: true }),
          explanation: made ? whyWrong(who, made) : `Helyes! ${solution}`,
        })),
        {
          text: 'egyiküknek sem',
          ...(neither ? { correct: true } : {}),
          explanation: neither ? `Helyes! ${solution}` : 'Az egyik válasz jó. Oldd meg te is a feladatot, és vesd össze a két válasszal!',
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
const matchErrors: Reshape = (rng, { asked, told, unit, method, solution }) => {
  const chosen = rng.sample(told, Math.min(3, told.length));
  if (chosen.length < 3 || !isClear(chosen)) return undefined;
  const pairs = chosen.map(slip => ({
    left: shownValue(slip.value, unit),
    right: sentence(slip.mistake),
    misplaced: `Rossz helyre került ez a hiba: ${slip.mistake}. Számold végig vele: nem az a válasz jön ki, amelyikhez tetted.`,
  }));
  const told3 = chosen.map(slip => `${shownValue(slip.value, unit)}: ${slip.mistake}`).join('; ');
  return {
    question: {
      type: 'match',
      question: `${asked}\n\nHárom tanuló három hibás választ adott. Melyik választ melyik hiba adta? Párosítsd őket!`,
      pairs,
      explanation: `${told3}.`,
      hints: ['Próbáld végig a hibákat egyenként!', method, `Kezdd ezzel: ${chosen[0]?.mistake}. Mi jön ki így?`],
      solution: `${told3}. ${goodWay(solution)}`,
    },
    proof: pair =>
      chosen.some(slip =>
        chosen.some(cause => explains(cause, slip) && pair === `${shownValue(slip.value, unit)}|${sentence(cause.mistake)}`),
      ),
    shape: 'match-errors',
  };
};

const RESHAPES: readonly Reshape[] = [findError, compareSolutions, matchErrors];

/** How often a task is asked in another way: first comes solving, then judging. */
const SHARE: Readonly<Record<Level, number>> = { 1: 0.15, 2: 0.25, 3: 0.35 };

/** The same generator, with some of its tasks turned into judging other pupils' answers. */
export function withShapes(generator: Generator): Generator {
  const draw = (rng: Rng, level: Level, money: Money = MONEY.ro): Task => {
    const task = generator.draw(rng, level, money);
    const base = rng.chance(SHARE[level]) ? baseOf(task, generator.needs, money) : undefined;
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
