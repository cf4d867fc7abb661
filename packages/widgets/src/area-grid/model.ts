import { near, num, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, verdict } from '../kit/model.ts';

export type RectangleConfig = ModeConfig<'area-grid', 'rectangle'>;
export type LConfig = ModeConfig<'area-grid', 'l-shape'>;
export type RearrangeConfig = ModeConfig<'area-grid', 'rearrange'>;

export interface Rectangle {
  width: number;
  height: number;
}

export const rectangle: Model<RectangleConfig, Rectangle> = {
  initial: ({ state }) => ({ width: state.width, height: state.height }),
  evaluate: ({ state }, goal, { width, height }) => {
    const [area, perimeter, unit] = [width * height, 2 * (width + height), state.unit ?? 'egység'];
    if (goal.area !== undefined && area !== goal.area)
      return notYet(
        area === goal.perimeter
          ? 'Felcserélted a kerületet és a területet: a terület a négyzetek száma.'
          : `${perimeter === goal.perimeter ? 'A kerület már jó. ' : ''}A terület most ${area} négyzet (${width} · ${height}).`,
      );
    if (goal.perimeter !== undefined && perimeter !== goal.perimeter)
      return notYet(`A terület jó. A kerület most ${perimeter} ${unit}: járd körbe az alakzatot, és összegezd az oldalait!`);
    return verdict(!goal.square || width === height, 'A négyzet minden oldala egyenlő.');
  },
  describe: ({ state }, { width, height }) =>
    `A téglalap oldalai ${width} és ${height} ${state.unit ?? 'egység'}. Területe ${width * height}, kerülete ${2 * (width + height)}.`,
};

export interface LShape {
  cut: 'none' | 'vertical' | 'horizontal';
  answer: string;
}

type L = LConfig['state'];

export const lArea = ({ width, height, notchWidth, notchHeight }: L) => width * height - notchWidth * notchHeight;
/** The two rectangles of the cut, the notch being the upper right corner. */
export function lParts(
  { width, height, notchWidth, notchHeight }: L,
  cut: 'vertical' | 'horizontal',
): [[number, number], [number, number]] {
  return cut === 'vertical'
    ? [
        [width - notchWidth, height],
        [notchWidth, height - notchHeight],
      ]
    : [
        [width - notchWidth, notchHeight],
        [width, height - notchHeight],
      ];
}

export const lShape: Model<LConfig, LShape> = {
  auto: false,
  initial: () => ({ cut: 'none', answer: '' }),
  evaluate: ({ state }, goal, { cut, answer }) => {
    const value = readNumber(answer);
    if (cut === 'none') return notYet('Előbb vágd két téglalapra az alakzatot!');
    if (value === null) return notYet('Számítsd ki a két téglalap területét, add össze, és írd be!');
    if (value === state.width * state.height) return notYet('Ez a teljes téglalap. A hiányzó sarkot le kell vonni.');
    return verdict(
      value === goal.area,
      `A két rész: ${lParts(state, cut)
        .map(([a, b]) => `${a} · ${b}`)
        .join(' és ')}. Add össze őket!`,
    );
  },
  describe: ({ state }, { cut }) =>
    cut === 'none'
      ? 'Az alakzat egyben van.'
      : `Két téglalap: ${lParts(state, cut)
          .map(([a, b]) => `${a} × ${b}`)
          .join(' és ')}.`,
};

export interface Rearranged {
  moved: boolean;
  answer: string;
}

type Shape = RearrangeConfig['state'];

export function areaOf({ shape, base, height, top = base }: Shape): number {
  return {
    triangle: (base * height) / 2,
    parallelogram: base * height,
    trapezoid: ((base + top) * height) / 2,
    rhombus: (base * height) / 2,
  }[shape];
}

const tips = {
  triangle: 'Két ilyen háromszög tesz ki egy paralelogrammát, ezért a szorzat felét vedd!',
  parallelogram: 'A levágott háromszöget átteheted a másik oldalra: téglalap lesz belőle.',
  trapezoid: 'Két trapéz egy paralelogramma, amelynek alapja a két alap összege.',
  rhombus: 'A két átló téglalapjának fele a rombusz.',
};

export const rearrange: Model<RearrangeConfig, Rearranged> = {
  auto: false,
  initial: () => ({ moved: false, answer: '' }),
  evaluate: ({ state }, goal, { moved, answer }) => {
    const value = readNumber(answer);
    if (!moved) return notYet('Előbb darabold át vagy kettőzd meg az alakzatot!');
    if (value === null) return notYet('Írd be a területet!');
    return verdict(
      near(value, goal.area, 0.001),
      near(value, goal.area * 2, 0.001) ? `Ez a megkettőzött alakzat területe. ${tips[state.shape]}` : tips[state.shape],
    );
  },
  describe: ({ state }, { moved }) =>
    `${{ triangle: 'Háromszög', parallelogram: 'Paralelogramma', trapezoid: 'Trapéz', rhombus: 'Rombusz' }[state.shape]}, ${state.shape === 'rhombus' ? `átlói ${num(state.base)} és ${num(state.height)}` : `alapja ${num(state.base)}, magassága ${num(state.height)}`}. ${moved ? 'Átdarabolva.' : ''}`,
};
