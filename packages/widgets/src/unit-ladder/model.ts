import { near, num, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, verdict } from '../kit/model.ts';

export type ClimbConfig = ModeConfig<'unit-ladder', 'climb'>;
export type AnswerConfig = ModeConfig<'unit-ladder', 'answer'>;
type Ladder = ClimbConfig['state']['ladder'];

/** Units from the smallest up, each with how many of the one below it holds. */
export const ladders: Record<Ladder, [unit: string, ofBelow: number][]> = {
  length: [
    ['mm', 1],
    ['cm', 10],
    ['dm', 10],
    ['m', 10],
    ['km', 1000],
  ],
  mass: [
    ['mg', 1],
    ['g', 1000],
    ['dkg', 10],
    ['kg', 100],
    ['t', 1000],
  ],
  time: [
    ['s', 1],
    ['min', 60],
    ['h', 60],
    ['nap', 24],
    ['hét', 7],
  ],
  volume: [
    ['ml', 1],
    ['cl', 10],
    ['dl', 10],
    ['l', 10],
    ['hl', 100],
  ],
  area: [
    ['mm²', 1],
    ['cm²', 100],
    ['dm²', 100],
    ['m²', 100],
    ['ha', 10_000],
    ['km²', 100],
  ],
  cubic: [
    ['mm³', 1],
    ['cm³', 1000],
    ['dm³', 1000],
    ['m³', 1000],
  ],
  money: [
    ['bani', 1],
    ['lej', 100],
  ],
};

/** How many of the smallest unit of the ladder. */
export function sizeOf(ladder: Ladder, unit: string): number {
  const at = ladders[ladder].findIndex(([name]) => name === unit);
  return at === -1 ? Number.NaN : ladders[ladder].slice(0, at + 1).reduce((size, [, of]) => size * of, 1);
}

export function convert(ladder: Ladder, value: number, from: string, to: string): number {
  return Number(((value * sizeOf(ladder, from)) / sizeOf(ladder, to)).toPrecision(12));
}

export interface Climb {
  unit: string;
}

export const climb: Model<ClimbConfig, Climb> = {
  initial: ({ state }) => ({ unit: state.from }),
  evaluate: ({ state }, goal, { unit }) =>
    verdict(
      unit === goal.unit,
      `Most itt állsz: ${unit}. ${sizeOf(state.ladder, unit) < sizeOf(state.ladder, goal.unit) ? 'Lépj feljebb: nagyobb egységből kevesebb kell.' : 'Lépj lejjebb: kisebb egységből több kell.'}`,
    ),
  describe: ({ state }, { unit }) =>
    `${num(state.value, 6)} ${state.from} = ${num(convert(state.ladder, state.value, state.from, unit), 6)} ${unit}.`,
};

export interface Answer {
  typed: string;
}

export const answer: Model<AnswerConfig, Answer> = {
  auto: false,
  initial: () => ({ typed: '' }),
  evaluate: ({ state }, goal, { typed }) => {
    const value = readNumber(typed);
    if (value === null) return notYet('Írd be, hányszor van meg benne az új egység!');
    const factor = convert(state.ladder, 1, state.from, state.to);
    if (near(value, state.value / factor, 1e-6))
      return notYet(
        `Fordítva váltottál. ${factor > 1 ? 'Kisebb egységből több kell: szorozz!' : 'Nagyobb egységből kevesebb kell: ossz!'}`,
      );
    return verdict(near(value, goal.value, 1e-6), `1 ${state.from} = ${num(factor, 6)} ${state.to}. Ezzel számolj!`);
  },
  describe: ({ state }, { typed }) => `${num(state.value, 6)} ${state.from} = ${typed || 'hány'} ${state.to}`,
};
