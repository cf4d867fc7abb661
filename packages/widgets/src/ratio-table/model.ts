import { near, num, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type FillConfig = ModeConfig<'ratio-table', 'fill'>;
export type ScaleConfig = ModeConfig<'ratio-table', 'scale'>;
export type ProportionConfig = ModeConfig<'ratio-table', 'proportion'>;
type Relation = 'direct' | 'inverse' | undefined;

/** The partner of a first-row value: the quotient stays (direct) or the product stays (inverse). */
export function partner([a, b]: [number, number], first: number, relation: Relation): number {
  return relation === 'inverse' ? (a * b) / first : (b / a) * first;
}

export interface Fill {
  typed: Record<string, string>;
}

export const fill: Model<FillConfig, Fill> = {
  auto: false,
  initial: () => ({ typed: {} }),
  evaluate: ({ state }, _, { typed }) => {
    for (const first of state.ask) {
      const value = readNumber(typed[first] ?? '');
      const right = partner(state.given, first, state.relation);
      const [a, b] = state.given;
      if (value === null) return notYet(`Töltsd ki ezt is: ${num(first)} ${state.rows[0].unit ?? state.rows[0].label}.`);
      if (near(value, right, 0.005)) continue;
      if (near(value, b + (first - a), 0.005)) return notYet('Hozzáadtál vagy elvettél. Itt arányosan változik: először egyre számolj!');
      if (near(value, partner(state.given, first, state.relation === 'inverse' ? 'direct' : 'inverse'), 0.005))
        return notYet(
          state.relation === 'inverse'
            ? 'Gondold végig: ha az egyik nő, a másik csökken!'
            : 'Gondold végig: ha az egyik nő, a másik is nő!',
        );
      return notYet(`Ez még nem jó: ${num(first)} → ${num(value)}. Előbb az egységre (1) következtess, abból számolj tovább!`);
    }
    return solved;
  },
  describe: ({ state }, { typed }) =>
    `${num(state.given[0])} → ${num(state.given[1])}. ${state.ask.map(first => `${num(first)} → ${typed[first] || 'üres'}`).join(', ')}.`,
};

export interface Scale {
  first: number;
}

export const scale: Model<ScaleConfig, Scale> = {
  initial: ({ state }) => ({ first: state.given[0] }),
  evaluate: ({ state }, goal, { first }) => {
    const second = partner(state.given, first, state.relation);
    if (goal.first !== undefined && !near(first, goal.first)) return notYet(`Most ${state.rows[0].label}: ${num(first)}.`);
    return verdict(goal.second === undefined || near(second, goal.second, 1e-6), `Most ${state.rows[1].label}: ${num(second)}.`);
  },
  describe: ({ state }, { first }) =>
    `${state.rows[0].label}: ${num(first)}, ${state.rows[1].label}: ${num(partner(state.given, first, state.relation))}.`,
};

export interface Proportion {
  d: string;
}

export const fourth = ({ a, b, c }: { a: number; b: number; c: number }) => (b * c) / a;

export const proportion: Model<ProportionConfig, Proportion> = {
  auto: false,
  initial: () => ({ d: '' }),
  evaluate: ({ state }, goal, { d }) => {
    const value = readNumber(d);
    if (value === null) return notYet('Írd be a hiányzó tagot!');
    return verdict(
      near(value, goal.d, 0.005),
      `A külső tagok szorzata ${num(state.a * value)}, a belsőké ${num(state.b * state.c)}. Aránypárban ezek egyenlők.`,
    );
  },
  describe: ({ state }, { d }) => `${num(state.a)} : ${num(state.b)} = ${num(state.c)} : ${d || 'ismeretlen'}.`,
};
