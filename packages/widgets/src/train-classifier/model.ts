import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type CardsConfig = ModeConfig<'train-classifier', 'cards'>;
export type NeighboursConfig = ModeConfig<'train-classifier', 'neighbours'>;
export type Example = CardsConfig['state']['examples'][number];

export interface Labelled {
  x: number;
  y: number;
  label: number;
}

/** The k nearest examples, the nearest first. */
export function nearest<T extends { x: number; y: number }>(examples: T[], at: { x: number; y: number }, k: number): T[] {
  const far = (e: T) => Math.hypot(e.x - at.x, e.y - at.y);
  return [...examples].sort((a, b) => far(a) - far(b)).slice(0, k);
}

/** The label most of the k nearest carry; a tie goes to the nearest one. */
export function classify(examples: Labelled[], at: { x: number; y: number }, k: number): number | null {
  const near = nearest(examples, at, k);
  const ones = near.filter(e => e.label === 1).length;
  if (near.length === 0) return null;
  if (ones * 2 === near.length) return near[0]?.label ?? null;
  return ones * 2 > near.length ? 1 : 0;
}

export interface Cards {
  labels: Record<string, number>;
  tested: boolean;
}

export const training = ({ state }: CardsConfig, labels: Record<string, number>) =>
  state.examples.flatMap((e, i) => (labels[i] === undefined ? [] : [{ x: e.x, y: e.y, label: labels[i] }]));

export function results(config: CardsConfig, labels: Record<string, number>) {
  const examples = training(config, labels);
  return config.state.tests.map(test => {
    const guess = classify(examples, test, 1);
    return { test, guess, right: guess === test.label };
  });
}

export const cards: Model<CardsConfig, Cards> = {
  auto: false,
  initial: () => ({ labels: {}, tested: false }),
  evaluate: (config, goal, { labels, tested }) => {
    const count = Object.keys(labels).length;
    const need = goal.labelled ?? 2;
    if (count < need) return notYet(`A gép példákból tanul. Eddig ${count} címkét adtál, legalább ${need} kell.`);
    if (!tested) return notYet('Megvannak a példák. Most próbáld ki a gépet új kártyákkal!');
    const right = results(config, labels).filter(r => r.right).length;
    if (right >= goal.correct) return solved;
    const bad = config.state.examples.find((e, i) => labels[i] !== undefined && labels[i] !== e.label);
    return notYet(
      `A gép ${right} kártyát talált el.${bad ? ` Nézd meg ezt a címkét: ${bad.name}. A gép a hibás példát is megtanulja.` : ' Több példa kell neki.'}`,
    );
  },
  describe: (config, { labels, tested }) =>
    `${Object.keys(labels).length} felcímkézett példa. ${
      tested
        ? results(config, labels)
            .map(r => `${r.test.name}: ${r.guess === null ? 'nem tudja' : config.state.labels[r.guess]}`)
            .join(', ')
        : ''
    }`,
};

export interface Neighbours {
  k: number;
  x: number;
  y: number;
}

export const neighbours: Model<NeighboursConfig, Neighbours> = {
  initial: ({ state }) => ({ k: state.k, x: state.probe[0], y: state.probe[1] }),
  evaluate: ({ state }, goal, now) => {
    const label = classify(state.examples, now, now.k);
    if (label !== goal.label)
      return notYet(`${now.k} szomszéd szerint most: ${state.labels[label ?? 0]}. Nézd meg, hány szomszéd szavaz melyikre!`);
    return verdict(
      goal.k === undefined || now.k === goal.k,
      `A válasz jó, de most ${now.k} szomszédot kérdeztél, a feladat ${goal.k} szomszédot kér.`,
    );
  },
  describe: ({ state }, now) =>
    `Az új pont: ${now.x}; ${now.y}. ${now.k} legközelebbi szomszéd: ${nearest(state.examples, now, now.k)
      .map(e => state.labels[e.label])
      .join(', ')}. A gép válasza: ${state.labels[classify(state.examples, now, now.k) ?? 0]}.`,
};
