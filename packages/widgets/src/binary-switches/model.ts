import { readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, verdict } from '../kit/model.ts';

export type SwitchConfig = ModeConfig<'binary-switches', 'switch'>;
export type ReadConfig = ModeConfig<'binary-switches', 'read'>;

/** The lamp values from the left: 16, 8, 4, 2, 1. */
export const weights = (bits: number) => Array.from({ length: bits }, (_, i) => 2 ** (bits - 1 - i));
export const binary = (value: number, bits: number) => value.toString(2).padStart(bits, '0');
export const readBits = (pattern: string) => [...pattern].reduce((value, bit) => value * 2 + Number(bit), 0);

export interface Switches {
  value: number;
}

const onWeights = (value: number, bits: number) => weights(bits).filter(w => value & w);

export const switches: Model<SwitchConfig, Switches> = {
  initial: ({ state }) => ({ value: state.value ?? 0 }),
  evaluate: (_, goal, { value }) =>
    verdict(
      value === goal.value,
      `Most az égő lámpák összege ${value}. ${value < goal.value ? `Még ${goal.value - value} hiányzik.` : `Ez ${value - goal.value} egységgel több.`}`,
    ),
  describe: ({ state }, { value }) =>
    `Égő lámpák: ${onWeights(value, state.bits).join(', ') || 'egy sem'}. Összegük ${value}, kettes számrendszerben ${binary(value, state.bits)}.`,
};

export interface Read {
  typed: string;
}

export const read: Model<ReadConfig, Read> = {
  auto: false,
  initial: () => ({ typed: '' }),
  evaluate: ({ state }, goal, { typed }) => {
    const value = readNumber(typed);
    if (value === null) return notYet('Írd be az égő lámpák értékének összegét!');
    if (value === readBits([...state.pattern].reverse().join('')))
      return notYet('Fordított sorrendben olvastad. A legnagyobb érték bal oldalon áll.');
    if (String(value) === state.pattern) return notYet('A kettes számrendszerbeli jegyeket írtad le. Add össze az égő lámpák értékeit!');
    return verdict(value === goal.value, 'Nézd meg, melyik lámpa ég, és add össze az értéküket!');
  },
  describe: ({ state }, { typed }) =>
    `A lámpák: ${[...state.pattern].map(bit => (bit === '1' ? 'be' : 'ki')).join(', ')}. A válaszod: ${typed || 'nincs'}.`,
};
