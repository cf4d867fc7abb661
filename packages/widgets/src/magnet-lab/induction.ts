import { inducedVoltage } from '@eszkerek/physics/induction';
import { asking, rowEvents } from '../kit/asking.ts';
import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type InductionConfig = ModeConfig<'magnet-lab', 'induction'>;

export interface Induction {
  turns: number;
  magnet: string;
  turned: boolean;
  /** Middle of the magnet from the middle of the coil, cm. */
  position: number;
  /** The largest deflection of the last move, mV with sign. */
  peak: number;
  /** Speed of the last move, m/s; null when moved by hand. */
  speed: number | null;
  rows: { turns: number; speed: number; peak: number }[];
  seen: string[];
  seed: number;
}

export const FAR = 12;
const INSIDE = 1;
/** A·m² of a magnet of strength 1, and the radius of the coil in metres. */
const [MOMENT, RADIUS] = [1.2, 0.02];
const DEFAULT_MAGNETS = [{ id: 'magnes', label: 'mágnes', strength: 1 }];
const DEFAULT_SPEEDS = [
  { id: 'lassan', label: 'lassan', speed: 0.2 },
  { id: 'gyorsan', label: 'gyorsan', speed: 0.6 },
];

export const magnetsOf = ({ state }: InductionConfig) => state.magnets ?? DEFAULT_MAGNETS;
export const speedsOf = ({ state }: InductionConfig) => state.speeds ?? DEFAULT_SPEEDS;

/** mV; the velocity is positive away from the coil, in m/s. */
export function voltageAt(config: InductionConfig, now: Induction, position: number, velocity: number): number {
  const strength = magnetsOf(config).find(({ id }) => id === now.magnet)?.strength ?? 1;
  return 1000 * inducedVoltage(now.turns, MOMENT * strength * (now.turned ? -1 : 1), RADIUS, position / 100, velocity);
}

const isInside = ({ position }: Pick<Induction, 'position'>) => Math.abs(position) <= INSIDE;

/** Moves the magnet at an even speed; the largest deflection on the way stays to be read. */
export function moveTo<S extends Induction>(config: InductionConfig, now: S, to: number, speed: number, byHand = false): S {
  const position = Math.max(0, Math.min(FAR, to));
  if (position === now.position) return now;
  const velocity = Math.sign(position - now.position) * speed;
  const steps = 60;
  const way = Array.from({ length: steps + 1 }, (_, i) => now.position + ((position - now.position) * i) / steps);
  const peak = way.map(at => voltageAt(config, now, at, velocity)).reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
  const next = { ...now, position, peak, speed: byHand ? null : speed };
  const events = [
    ...(isInside(next) ? ['in', 'still-inside'] : []),
    ...(isInside(now) && position > INSIDE ? ['out'] : []),
    ...(Math.abs(peak) > 1 ? [peak > 0 ? 'plus' : 'minus'] : []),
  ];
  return { ...next, seen: [...new Set([...now.seen, ...events])] };
}

export const turn = <S extends Induction>(now: S): S => ({
  ...now,
  turned: !now.turned,
  position: FAR,
  peak: 0,
  speed: null,
  seen: [...new Set([...now.seen, 'turned'])],
});

export const writeRow = <S extends Induction>(now: S): S =>
  now.speed === null || now.rows.length >= 12
    ? now
    : { ...now, rows: [...now.rows, { turns: now.turns, speed: now.speed, peak: Math.round(Math.abs(now.peak)) }] };

/** Rows at different settings. */
export const rowsOf = ({ rows }: Pick<Induction, 'rows'>) => new Set(rows.map(({ turns, speed }) => `${turns} ${speed}`)).size;

const bare: Model<InductionConfig, Induction> = {
  initial: (config, seed) => ({
    turns: config.state.turns[0] ?? 300,
    magnet: magnetsOf(config)[0]?.id ?? '',
    turned: false,
    position: FAR,
    peak: 0,
    speed: null,
    rows: [],
    seen: [],
    seed,
  }),
  evaluate: (_, goal, now) => {
    if (goal.peak !== undefined && Math.abs(now.peak) < goal.peak)
      return notYet(
        `Az utolsó kilengés ${num(Math.abs(now.peak), 0)} mV, legalább ${num(goal.peak, 0)} mV kell. Gyorsabban, vagy több menettel?`,
      );
    if (goal.signs && !(now.seen.includes('plus') && now.seen.includes('minus'))) return notYet('A mutató lendüljön ki mindkét irányba!');
    if (goal.rows !== undefined && rowsOf(now) < goal.rows)
      return notYet(`Még ${goal.rows - rowsOf(now)} mérés kell más sebességgel vagy menetszámmal.`);
    return solved;
  },
  describe: (_, now) =>
    `Tekercs ${now.turns} menettel. A mágnes ${isInside(now) ? 'bent áll a tekercsben' : `${num(now.position)} cm-re van a tekercs közepétől`}. ${now.peak === 0 ? 'A műszer nullát mutat.' : `Mozgás közben a legnagyobb kilengés ${num(now.peak, 0)} mV volt, most a műszer nullán áll.`}`,
};

export const induction = asking(bare, (_, now) => [...now.seen, ...rowEvents(rowsOf(now))]);
