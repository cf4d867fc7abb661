import { asking } from '../kit/asking.ts';
import { near, num, quantity, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type CompareConfig = ModeConfig<'energy-flow', 'compare'>;
export type Device = CompareConfig['state']['devices'][number];

export interface Compare {
  device: string | null;
  seen: string[];
  best: string | null;
  typed: string;
  seed: number;
}

export const inputOf = ({ state }: CompareConfig, { efficiency }: Pick<Device, 'efficiency'>) => state.useful.value / efficiency;
export const bestOf = ({ state }: CompareConfig) =>
  state.devices.reduce((one, other) => (other.efficiency > one.efficiency ? other : one)).id;

const bare: Model<CompareConfig, Compare> = {
  auto: false,
  initial: (_, seed) => ({ device: null, seen: [], best: null, typed: '', seed }),
  evaluate: (config, goal, now) => {
    const unseen = config.state.devices.find(({ id }) => !now.seen.includes(id));
    if (goal.best && unseen) return notYet(`Nézd meg ezt is: ${unseen.label}.`);
    if (goal.best && now.best !== bestOf(config))
      return notYet(
        now.best ? 'Van olyan, amelyiknek kevesebb is elég. Nézd a bemenő energiát!' : 'Jelöld meg, melyiknek elég a legkevesebb!',
      );
    if (goal.answer && !near(readNumber(now.typed) ?? Number.NaN, goal.answer.value, goal.answer.tolerance))
      return notYet('A bemenő energiákkal számolj, ugyanannyi hasznos energiára!');
    return solved;
  },
  describe: (config, now) => {
    const { useful, devices } = config.state;
    const device = devices.find(({ id }) => id === now.device);
    return device
      ? `${device.label}: ${quantity(useful.value, useful.unit)} ${useful.label} kedvéért ${num(inputOf(config, device), 1)} ${useful.unit} megy be.`
      : `${quantity(useful.value, useful.unit)} ${useful.label} kell. Válassz eszközt!`;
  },
};

export const compare = asking(bare, ({ state }, { seen }) => [
  ...seen.map(id => `seen-${id}`),
  ...(seen.length === state.devices.length ? ['all-seen'] : []),
]);
