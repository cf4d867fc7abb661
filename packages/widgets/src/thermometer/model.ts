import { near, num, signed } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, verdict } from '../kit/model.ts';

export type SetConfig = ModeConfig<'thermometer', 'set'>;
export type ChangeConfig = ModeConfig<'thermometer', 'change'>;
export type ScaleName = 'celsius' | 'kelvin' | 'fahrenheit';

export const units: Record<ScaleName, string> = { celsius: '°C', kelvin: 'K', fahrenheit: '°F' };

export function convert(celsius: number, to: ScaleName): number {
  const value = { celsius, kelvin: celsius + 273.15, fahrenheit: celsius * 1.8 + 32 }[to];
  return Number(value.toFixed(2));
}

/** As a school instrument shows it: kelvins whole, so that 27 °C is 300 K. */
export const shown = (celsius: number, scale: ScaleName) => `${num(convert(celsius, scale), scale === 'kelvin' ? 0 : 2)} ${units[scale]}`;

export interface Level {
  value: number;
}

export const level: Model<SetConfig, Level> = {
  initial: ({ state }) => ({ value: state.value }),
  evaluate: (_, goal, { value }) => {
    const scale = goal.scale ?? 'celsius';
    const now = convert(value, scale);
    if (near(now, goal.value, scale === 'celsius' ? 1e-6 : 0.6)) return verdict(true, '');
    if (near(now, -goal.value)) return notYet('A nulla másik oldalán állsz: figyelj az előjelre!');
    return notYet(`Most ${shown(value, scale)}. ${now < goal.value ? 'Melegítsd' : 'Hűtsd'} még!`);
  },
  describe: ({ state }, { value }) =>
    `A hőmérő ${(state.scales ?? ['celsius']).map(scale => shown(value, scale)).join(', ')} értéket mutat.`,
};

export const afterChanges = ({ from, changes }: ChangeConfig['state']) => changes.reduce((value, change) => value + change, from);

export const change: Model<ChangeConfig, Level> = {
  initial: ({ state }) => ({ value: state.from }),
  evaluate: ({ state }, goal, { value }) =>
    verdict(near(value, goal.value), `Most ${num(value)} °C-on áll. Lépj sorban: ${state.changes.map(c => signed(c)).join(', majd ')}!`),
  describe: ({ state }, { value }) => `Induláskor ${num(state.from)} °C volt. A hőmérő most ${num(value)} °C-ot mutat.`,
};
