import { forceOn, type Pole } from '@eszkerek/physics/magnets';
import { asking } from '../kit/asking.ts';
import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type BarsConfig = ModeConfig<'magnet-lab', 'bars'>;

export interface Bars {
  distance: number;
  turned: [boolean, boolean];
  show: 'lines' | 'filings' | 'none';
  cut: boolean;
  /** Shown once. */
  filings: boolean;
  seed: number;
}

/** Half of a magnet, cm. */
export const HALF = 3;
/** Where the poles are: a little inside the ends. */
const POLE = 2.6;
/** Nearer than this the force is felt. */
const FELT = 6;

const poles = (x: number, half: number, turned: boolean): Pole[] => [
  { x: x + half, y: 0, strength: turned ? -1 : 1 },
  { x: x - half, y: 0, strength: turned ? 1 : -1 },
];

/** Middles of the magnets on the table, cm from the middle between them. */
export function magnetsOf({ state }: BarsConfig, now: Bars): { x: number; half: number; turned: boolean }[] {
  if (now.cut) return [-1.6 - now.distance / 4, 1.6 + now.distance / 4].map(x => ({ x, half: HALF / 2, turned: now.turned[0] }));
  if (state.single) return [{ x: 0, half: HALF, turned: now.turned[0] }];
  const x = HALF + now.distance / 2;
  return [
    { x: -x, half: HALF, turned: now.turned[0] },
    { x, half: HALF, turned: now.turned[1] },
  ];
}

export const polesOf = (config: BarsConfig, now: Bars): Pole[][] =>
  magnetsOf(config, now).map(({ x, half, turned }) => poles(x, (half * POLE) / HALF, turned));

/** Positive repels. */
export function forceBetween(config: BarsConfig, now: Bars): number {
  const [left, right] = polesOf(config, now);
  return left && right ? forceOn(left, right) : 0;
}

export const kindOf = (config: BarsConfig, now: Bars) => (forceBetween(config, now) > 0 ? 'repel' : 'attract');

const bare: Model<BarsConfig, Bars> = {
  initial: ({ state }, seed) => ({
    distance: state.distance,
    turned: state.turned ?? [false, false],
    show: state.show ?? 'lines',
    cut: false,
    filings: state.show === 'filings',
    seed,
  }),
  evaluate: (config, goal, now) => {
    if (goal.cut && !now.cut) return notYet('Törd ketté a mágnest, és nézd meg a két felét!');
    if (goal.force && kindOf(config, now) !== goal.force)
      return notYet(goal.force === 'attract' ? 'Most taszítják egymást. Fordíts meg egyet!' : 'Most vonzzák egymást. Fordíts meg egyet!');
    if (goal.near !== undefined && now.distance > goal.near) return notYet(`Vidd közelebb őket: legfeljebb ${num(goal.near)} cm-re!`);
    return solved;
  },
  describe: (config, now) => {
    const names = config.state.hideNames;
    const said = magnetsOf(config, now).map(
      ({ turned }, i) => `${i + 1}. mágnes${names ? '' : `: bal vége ${turned ? 'északi' : 'déli'}`}`,
    );
    if (said.length < 2) return `Egy rúdmágnes${names ? '' : `, a bal vége ${now.turned[0] ? 'északi' : 'déli'}`}.`;
    return `${said.join(', ')}. ${num(now.distance)} cm van közöttük, ${kindOf(config, now) === 'repel' ? 'taszítják' : 'vonzzák'} egymást.`;
  },
};

export const bars = asking(bare, (config, now) => [
  ...(!config.state.single && now.distance <= FELT ? [kindOf(config, now)] : []),
  ...(now.cut ? ['cut'] : []),
  ...(now.filings ? ['filings'] : []),
]);
