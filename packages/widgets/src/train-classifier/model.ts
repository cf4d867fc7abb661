import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';
import { classify, type Labelled, nearest } from '../kit/neighbours.ts';

export type CardsConfig = ModeConfig<'train-classifier', 'cards'>;
export type NeighboursConfig = ModeConfig<'train-classifier', 'neighbours'>;
export type MeasureConfig = ModeConfig<'train-classifier', 'measure'>;
export type Example = CardsConfig['state']['examples'][number];

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

export interface Measured {
  examples: Labelled[];
  at: [number, number];
  label: number;
  k: number;
}

const MOST_EXAMPLES = 40;

export const addExample = (now: Measured): Measured => {
  const [x, y] = now.at;
  const others = now.examples.filter(e => e.x !== x || e.y !== y);
  return others.length >= MOST_EXAMPLES ? now : { ...now, examples: [...others, { x, y, label: now.label }] };
};

/** Each training point is its own nearest neighbour: measured on these the model looks better than it is. */
export const rightAmong = (points: readonly Labelled[], { examples, k }: Measured): number =>
  points.filter(point => classify(examples, point, k) === point.label).length;

export const measure: Model<MeasureConfig, Measured> = {
  initial: ({ state }) => ({ examples: state.examples, at: [5, 5], label: 0, k: state.k }),
  evaluate: ({ state }, goal, now) => {
    const added = now.examples.length - state.examples.length;
    if (added < (goal.added ?? 0)) return notYet(`Eddig ${Math.max(0, added)} saját példát adtál, legalább ${goal.added} kell.`);
    if (goal.k !== undefined && now.k !== goal.k) return notYet(`Most ${now.k} szomszéd szavaz, a feladat ${goal.k} szomszédot kér.`);
    const right = rightAmong(state.tests, now);
    return verdict(right >= goal.test, `A tesztadaton ${right} jó a ${state.tests.length} közül, legalább ${goal.test} kell.`);
  },
  describe: ({ state }, now) =>
    `${now.examples.length} tanítópont, ebből jó: ${rightAmong(now.examples, now)}. ${state.tests.length} tesztpont, ebből jó: ${rightAmong(state.tests, now)}. Szomszédok száma: ${now.k}.`,
};
