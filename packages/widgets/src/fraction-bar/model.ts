import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { add, divide, readFraction, reduce, same, subtract, type WrittenFraction } from '../kit/written-fraction.ts';

export type JoinConfig = ModeConfig<'fraction-bar', 'add'> | ModeConfig<'fraction-bar', 'subtract'>;
export type ShadeConfig = ModeConfig<'fraction-bar', 'shade'>;
export type EqualConfig = ModeConfig<'fraction-bar', 'equal'>;
export type CompareConfig = ModeConfig<'fraction-bar', 'compare'>;
export type DivideConfig = ModeConfig<'fraction-bar', 'divide'>;

export const write = ({ num: n, den }: WrittenFraction) => (den === 1 ? num(n) : `${num(n)}/${den}`);

/** The same amount in other pieces, or null where the cut would go through a piece. */
export function recut(value: WrittenFraction, den: number): WrittenFraction | null {
  const pieces = (value.num * den) / value.den;
  return Number.isInteger(pieces) ? { num: pieces, den } : null;
}

/** 7/4 is 1 whole and 3/4. */
export function mixed({ num: n, den }: WrittenFraction): string {
  const whole = Math.floor(n / den);
  const rest = n % den;
  if (rest === 0) return num(whole);
  return whole === 0 ? `${rest}/${den}` : `${whole} ${rest}/${den}`;
}

/** How the bars are cut now; the coloured length never changes. */
export interface Cut {
  dens: [number, number];
}

export interface Join extends Cut {
  merged: boolean;
}

const pair = (bars: WrittenFraction[]): [WrittenFraction, WrittenFraction] => [
  bars[0] ?? { num: 0, den: 1 },
  bars[1] ?? { num: 0, den: 1 },
];

export const result = ({ mode, state }: JoinConfig) => (mode === 'add' ? add : subtract)(...pair(state.bars));

/** Whether both bars can be counted in their cuts, and in the same pieces. */
export function cutState(bars: WrittenFraction[], [a, b]: [number, number]): 'fits' | 'broken' | 'different' {
  const [first, second] = pair(bars);
  if (!recut(first, a) || !recut(second, b)) return 'broken';
  return a === b ? 'fits' : 'different';
}

const cutSentence = (bars: WrittenFraction[], dens: [number, number]) => {
  const state = cutState(bars, dens);
  if (state === 'different')
    return `Az egyik sávon ${dens[0]}, a másikon ${dens[1]} rész van. Addig nem számolhatók össze, amíg a darabok nem egyformák.`;
  const [first] = pair(bars);
  return `${recut(first, dens[0]) ? 'A második' : 'Az első'} sávon a vágás nem esik egybe a színes rész végével. Próbálj másik beosztást!`;
};

export const join: Model<JoinConfig, Join> = {
  initial: ({ state }) => {
    const [a, b] = pair(state.bars);
    return { dens: [a.den, b.den], merged: false };
  },
  evaluate: (config, _, { dens, merged }) => {
    if (cutState(config.state.bars, dens) !== 'fits') return notYet(cutSentence(config.state.bars, dens));
    return verdict(
      merged,
      config.mode === 'add'
        ? 'A részek már egyformák. Told össze a színes részeket!'
        : 'A részek már egyformák. Vedd el a második sáv részeit az elsőből!',
    );
  },
  describe: (config, { dens, merged }) => {
    const [first, second] = pair(config.state.bars);
    const name = (bar: WrittenFraction, den: number) => {
      const cut = recut(bar, den);
      return cut ? write(cut) : `${write(bar)}, ${den} részre vágva`;
    };
    const base = `Az első sáv: ${name(first, dens[0])}. A második sáv: ${name(second, dens[1])}.`;
    return merged ? `${base} ${config.mode === 'add' ? 'Összetolva' : 'A különbség'}: ${write(result(config))}.` : base;
  },
};

export interface Shade {
  num: number;
  den: number;
}

export const shade: Model<ShadeConfig, Shade> = {
  initial: ({ state }) => ({ num: state.num ?? 0, den: state.den }),
  evaluate: (_, goal, state) => {
    const wanted = readFraction(goal.fraction);
    if (goal.exactDenominator && state.den !== wanted.den)
      return notYet(`A nevező azt mutatja, hány egyenlő részre vágod: most ${state.den} részre van vágva.`);
    if (same(state, wanted)) return solved;
    const more = state.num / state.den < wanted.num / wanted.den;
    return notYet(`Most ${write(state)} színes, ez ${more ? 'kevesebb' : 'több'} a kelleténél.`);
  },
  describe: ({ state: { shape, wholes = 1 } }, state) =>
    `${shape === 'circle' ? 'A kerék' : wholes > 1 ? 'Minden sáv' : 'A sáv'} ${state.den} egyenlő részre van vágva, ${state.num} rész színes. A tört: ${write(state)}${state.num > state.den ? `, vegyes számként ${mixed(state)}` : ''}.`,
};

export interface Equal {
  den: number;
}

export const equal: Model<EqualConfig, Equal> = {
  initial: ({ state }) => ({ den: state.bar.den }),
  evaluate: ({ state }, goal, { den }) => {
    if (den === goal.den) return solved;
    return notYet(
      recut(state.bar, den)
        ? `Most ${den} rész van. A cél ${goal.den} egyenlő rész.`
        : `${den} részre vágva a színes rész vége két vágás közé esik.`,
    );
  },
  describe: ({ state }, { den }) => {
    const cut = recut(state.bar, den);
    return `A sáv ${den} részre vágva: ${cut ? `${write(state.bar)} = ${write(cut)}` : 'a vágás nem esik egybe a színes rész végével'}.`;
  },
};

export interface Compare extends Cut {
  answer: 'first' | 'second' | 'equal' | null;
}

export const compare: Model<CompareConfig, Compare> = {
  auto: false,
  initial: ({ state }) => {
    const [a, b] = pair(state.bars);
    return { dens: [a.den, b.den], answer: null };
  },
  evaluate: ({ state }, goal, { dens, answer }) => {
    if (cutState(state.bars, dens) !== 'fits') return notYet(cutSentence(state.bars, dens));
    if (answer === null) return notYet('Most már egyformák a részek. Melyik tört nagyobb?');
    return verdict(answer === goal.larger, 'Számold meg az egyforma részeket mindkét sávon!');
  },
  describe: ({ state }, { dens }) => {
    const [a, b] = pair(state.bars).map((bar, i) => write(recut(bar, dens[i] ?? 1) ?? bar));
    return `Az első sáv: ${a}, a második sáv: ${b}.`;
  },
};

export interface Divide {
  pieces: number;
}

export const quotient = ({ state }: DivideConfig) => divide(readFraction(state.whole), readFraction(state.piece));

export const division: Model<DivideConfig, Divide> = {
  initial: () => ({ pieces: 0 }),
  evaluate: (config, goal, { pieces }) => {
    const wanted = reduce(readFraction(goal.count));
    const full = wanted.num / wanted.den;
    if (pieces === full) return solved;
    if (!Number.isInteger(full) && pieces === Math.ceil(full)) return solved;
    return notYet(pieces < full ? 'Még fér bele darab.' : `Ez már kilóg: ${write(reduce(readFraction(config.state.whole)))} hosszú a sáv.`);
  },
  describe: ({ state }, { pieces }) => `A sáv hossza ${state.whole}, egy darab ${state.piece}. Lerakva ${pieces} darab.`,
};
