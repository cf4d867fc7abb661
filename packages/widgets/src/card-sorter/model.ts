import { seeded } from '@eszkerek/numbers/chance';
import { shuffle } from '../kit/chance.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type SortConfig = ModeConfig<'card-sorter', 'sort'>;
export type OrderConfig = ModeConfig<'card-sorter', 'order'>;
export type PairsConfig = ModeConfig<'card-sorter', 'pairs'>;

export interface Sorting {
  placement: Record<string, string>;
  /** What the last check found; empty until then. */
  checked: Record<string, boolean>;
}

type Card = SortConfig['state']['cards'][number];

export const fits = (card: Card, bin: string | undefined) =>
  bin !== undefined && (Array.isArray(card.bin) ? card.bin.includes(bin) : card.bin === bin);

/** The sum of the digits, for divisibility by 3 and 9. */
export const digitSum = (text: string) => [...text].filter(c => c >= '0' && c <= '9').reduce((sum, c) => sum + Number(c), 0);

export const sort: Model<SortConfig, Sorting> = {
  auto: false,
  initial: () => ({ placement: {}, checked: {} }),
  evaluate: ({ state }, _, { placement }) => {
    const missing = state.cards.filter((_card, i) => placement[i] === undefined).length;
    const wrong = state.cards.filter((card, i) => placement[i] !== undefined && !fits(card, placement[i]));
    if (missing > 0) return notYet(`Még ${missing} kártya vár a helyére${wrong.length > 0 ? `, és ${wrong.length} nincs jó helyen` : ''}.`);
    if (wrong.length === 0) return solved;
    return notYet(
      `${wrong.length} kártya nincs jó helyen. Nézd meg a szaggatott szélű${wrong.length > 1 ? 'eket' : 't'}${wrong[0]?.why ? `! Segítség: ${wrong[0].why}` : '!'}`,
    );
  },
  describe: ({ state }, { placement }) =>
    state.bins
      .map(
        bin =>
          `${bin.label}: ${
            state.cards
              .filter((_, i) => placement[i] === bin.id)
              .map(card => card.text)
              .join(', ') || 'üres'
          }`,
      )
      .join('. '),
};

export interface Ordering {
  order: number[];
  checked: boolean;
}

/** The cards stand in the right order in the block; the pupil gets them shuffled. */
export const order: Model<OrderConfig, Ordering> = {
  auto: false,
  initial: ({ state }, seed) => ({
    order: shuffle(
      state.cards.map((_, i) => i),
      seeded(seed),
    ),
    checked: false,
  }),
  evaluate: ({ state }, _, { order: now }) => {
    const first = now.findIndex((card, i) => card !== i);
    if (first === -1) return solved;
    return notYet(
      first === 0
        ? 'Már az első hely sem jó. Melyik kerül oda?'
        : `Az első ${first} hely jó. Utána nézd meg újra: „${state.cards[now[first] ?? 0]}”.`,
    );
  },
  describe: ({ state }, { order: now }) => `A sorrend most: ${now.map(i => state.cards[i]).join(', ')}.`,
};

export interface Pairing {
  /** For each left card the chosen right one. */
  chosen: Record<string, string>;
  rights: number[];
}

export const pairs: Model<PairsConfig, Pairing> = {
  auto: false,
  initial: ({ state }, seed) => ({
    chosen: {},
    rights: shuffle(
      state.pairs.map((_, i) => i),
      seeded(seed),
    ),
  }),
  evaluate: ({ state }, _, { chosen }) => {
    const missing = state.pairs.filter((_pair, i) => chosen[i] === undefined).length;
    if (missing > 0) return notYet(`Még ${missing} kártyának nincs párja.`);
    const wrong = state.pairs.filter((_pair, i) => chosen[i] !== String(i));
    return verdict(wrong.length === 0, `${wrong.length} pár nem illik össze. Nézd meg újra: „${wrong[0]?.left}”.`);
  },
  describe: ({ state }, { chosen }) =>
    state.pairs
      .map((pair, i) => `${pair.left}: ${chosen[i] === undefined ? 'nincs párja' : state.pairs[Number(chosen[i])]?.right}`)
      .join('. '),
};
