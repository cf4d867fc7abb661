import { near, num, quantity } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type StretchConfig = ModeConfig<'bar-model', 'stretch'>;
export type SwapConfig = ModeConfig<'bar-model', 'swap'>;

export interface Bar {
  parts: number;
  extra: number;
}

export interface Stretch {
  bars: Bar[];
}

/** The value of one equal part: take the extras off first, then divide by the parts. */
export function partOf({ total, difference }: { total?: number; difference?: number }, bars: Bar[]): number | null {
  const extras = bars.reduce((sum, bar) => sum + bar.extra, 0);
  const all = bars.reduce((sum, bar) => sum + bar.parts, 0);
  if (total !== undefined) return (total - extras) / all;
  const [a, b] = bars;
  if (difference === undefined || !a || !b || a.parts === b.parts) return null;
  const [big, small] = a.parts > b.parts ? [a, b] : [b, a];
  return (difference - big.extra + small.extra) / (big.parts - small.parts);
}

export const stretch: Model<StretchConfig, Stretch> = {
  initial: ({ state }) => ({ bars: state.bars.map(bar => ({ parts: bar.parts, extra: bar.extra ?? 0 })) }),
  evaluate: ({ state }, goal, { bars }) => {
    for (const [i, wanted] of goal.bars.entries()) {
      const bar = bars[i];
      const name = state.bars[i]?.label;
      if (bar?.parts !== wanted.parts)
        return notYet(
          bar?.parts === 1 && bar.extra === wanted.parts
            ? `${name}: a „-szor annyi” nem ugyanaz, mint a „-val több”. Egyenlő részekből rakd ki!`
            : `${name}: nézd meg újra, hány egyenlő részből áll a sáv!`,
        );
      if (bar.extra !== (wanted.extra ?? 0)) return notYet(`${name}: a sávhoz ${num(wanted.extra ?? 0)} többlet tartozik.`);
    }
    return verdict(near(partOf(state, bars) ?? 0, goal.part), 'A sávok jók, de az egy rész értéke nem jön ki.');
  },
  describe: ({ state }, { bars }) =>
    `${bars.map((bar, i) => `${state.bars[i]?.label}: ${bar.parts} rész${bar.extra ? ` és még ${bar.extra}` : ''}`).join('. ')}. Egy rész: ${num(partOf(state, bars) ?? Number.NaN)}.`.replace(
      'NaN',
      'nem számítható',
    ),
};

export interface Swap {
  big: number;
}

export const totalOf = ({ items, small, big }: SwapConfig['state'], bigs: number) => (items - bigs) * small.value + bigs * big.value;

export const swap: Model<SwapConfig, Swap> = {
  initial: ({ state }) => ({ big: state.bigCount ?? 0 }),
  evaluate: ({ state }, goal, { big }) => {
    const now = totalOf(state, big);
    if (now === goal.total) return solved;
    return notYet(
      `Most ${quantity(now, state.of)} van, ${goal.total} kell. Egy csere ${Math.abs(state.big.value - state.small.value)} egységgel változtat rajta.`,
    );
  },
  describe: ({ state }, { big }) =>
    `${state.items - big} ${state.small.label} és ${big} ${state.big.label}: összesen ${totalOf(state, big)} ${state.of}.`,
};
