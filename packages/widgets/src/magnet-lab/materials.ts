import { asking } from '../kit/asking.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type MaterialsConfig = ModeConfig<'magnet-lab', 'materials'>;

export interface Tested {
  guess: Record<string, boolean>;
  tested: string[];
  /** What stands before the magnet. */
  now: string;
  seed: number;
}

const bare: Model<MaterialsConfig, Tested> = {
  auto: false,
  initial: ({ state }, seed) => ({ guess: {}, tested: [], now: state.things[0]?.id ?? '', seed }),
  evaluate: ({ state }, _, { guess, tested }) => {
    const undecided = state.things.find(({ id }) => guess[id] === undefined);
    if (undecided) return notYet(`Jósolj erről is: ${undecided.label}.`);
    const untested = state.things.find(({ id }) => !tested.includes(id));
    if (untested) return notYet(`Próbáld ki mágnessel: ${untested.label}.`);
    const wrong = state.things.find(({ id, magnetic }) => guess[id] !== magnetic);
    return wrong ? notYet(`${wrong.label}: a mágnes mást mutatott. Javítsd a döntésed!`) : solved;
  },
  describe: ({ state }, { guess, tested, now }) => {
    const thing = state.things.find(({ id }) => id === now);
    const seen = thing && (tested.includes(now) ? (thing.magnetic ? 'A mágnes vonzotta' : 'A mágnes nem vonzotta') : 'A mágnes előtt áll');
    return `${thing ? `${seen}: ${thing.label}. ` : ''}${state.things.map(({ id, label }) => `${label}: ${guess[id] === undefined ? 'nincs jóslat' : guess[id] ? 'vonzza' : 'nem vonzza'}`).join(', ')}.`;
  },
};

export const materials = asking(bare, ({ state }, { tested }) => [
  ...tested.map(id => `tested-${id}`),
  ...(tested.length === state.things.length ? ['all-tested'] : []),
]);
