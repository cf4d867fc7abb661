// npm run bench -- guide: how well the guide estimates, offers and places made-up pupils. Seeds are fixed; GUIDE_PUPILS makes it smaller.
import type { EstimatorName } from './guide/estimators.ts';
import { aurocInterval, differenceInterval, type Interval, resamples } from './guide/intervals.ts';
import { type Count, measurePlacement, type Placed } from './guide/placing.ts';
import type { Ranking } from './guide/scores.ts';
import { type Checkpoint, measureTracing, type Score } from './guide/tracing.ts';
import { buildWorld } from './guide/world.ts';
import { atLeast, atMost, type Figure, reference } from './table.ts';

const PUPILS = Number(process.env.GUIDE_PUPILS ?? 2000);
const SEEDS = { world: 41, tracing: 100_000, placement: 500_000, resampling: 7 };

type Traced = Record<EstimatorName, Record<Checkpoint, Score>>;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const three = (value: number): string => value.toFixed(3).replace(/^(-?)0/, '$1');

const printTraced = (traced: Traced): void => {
  write(`\n${PUPILS} made-up pupils. AUROC all / own and previous grade; Brier, ECE over all lessons; offers: top 3, one rule for all.`);
  write('model              answers  AUROC        Brier  ECE   ready  useful');
  for (const [name, scores] of Object.entries(traced))
    for (const [at, s] of Object.entries(scores))
      write(
        `${name.padEnd(18)} ${at.padStart(7)}  ${three(s.all)}/${three(s.window)}  ${three(s.brier)}   ${three(s.ece)}  ${three(s.ready)}   ${three(s.useful)}`,
      );
};

const judge = (traced: Traced): Figure[] => {
  const ours = traced.guide;
  const rivals = Object.entries(traced).filter(([name]) => name !== 'guide');
  const against = (what: string, of: (score: Score) => number, less: boolean): Figure[] =>
    rivals.map(([name, scores]) => {
      const figure = { what: `${what} after 100 answers, beside ${name}`, value: of(ours[100]), unit: '' };
      const goal = Number(of(scores[100]).toFixed(4));
      return less ? atMost('guide', goal, figure) : atLeast('guide', goal, figure);
    });
  return [
    ...against('AUROC of own and previous grade', score => score.window, false),
    ...against('Brier score', score => score.brier, true),
    ...against('share of useful offers', score => score.useful, false),
    ...([25, 100, 200] as const).flatMap(at => [
      atLeast('guide', 0.85, { what: `share of ready offers after ${at} answers`, value: ours[at].ready, unit: '' }),
      atMost('guide', 0.05, { what: `ECE after ${at} answers`, value: ours[at].ece, unit: '' }),
    ]),
  ];
};

const windowOf = (placed: Placed, strategy: keyof Placed, count: Count): Ranking => {
  const found = placed[strategy].get(count);
  if (!found) throw new Error(`no estimates after ${count} questions`);
  return found.window;
};

const shown = ({ value, low, high }: Interval): string => `${three(value)} (${three(low)} to ${three(high)})`;

const printPlaced = (placed: Placed, weights: readonly Uint16Array[]): void => {
  write('\nPlacement: AUROC of own and previous grade with 95 % intervals over pupils');
  write('questions  most telling            random');
  for (const count of [5, 10, 15, 20, 25] as const) {
    const cells = (['adaptive', 'random'] as const).map(strategy => shown(aurocInterval(windowOf(placed, strategy, count), weights)));
    write(`${String(count).padStart(9)}  ${cells.join('    ')}`);
  }
};

/** At least as good with fewer questions: the difference, and its interval beside it. */
const judgePlaced = (placed: Placed, weights: readonly Uint16Array[]): Figure[] =>
  (
    [
      [15, 20],
      [20, 25],
    ] as const
  ).flatMap(([few, many]) => {
    const { value, low, high } = differenceInterval(windowOf(placed, 'adaptive', few), windowOf(placed, 'random', many), weights);
    const what = `placement, ${few} questions against ${many} random ones: AUROC gained`;
    return [
      atLeast('guide', 0, { what, value, unit: '' }),
      reference('guide', { what: `${what}, lower end of the 95 % interval`, value: low, unit: '' }),
      reference('guide', { what: `${what}, upper end`, value: high, unit: '' }),
    ];
  });

export const guideBench = async (): Promise<Figure[]> => {
  const world = buildWorld(SEEDS.world);
  const traced = measureTracing(world, PUPILS, SEEDS.tracing);
  printTraced(traced);
  const { placed, stoppedAt } = measurePlacement(world, PUPILS, SEEDS.placement);
  const weights = resamples(PUPILS, SEEDS.resampling);
  printPlaced(placed, weights);
  write('');
  return [
    ...judge(traced),
    ...judgePlaced(placed, weights),
    reference('guide', { what: 'placement, mean number of questions until it stops', value: stoppedAt, unit: '' }),
  ];
};
