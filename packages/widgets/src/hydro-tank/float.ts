import { buoyancy, type Fate, fate, submergedShare } from '@eszkerek/physics/fluids';
import { measure } from '@eszkerek/physics/instrument';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { liquidOf } from './depth.ts';

export type FloatConfig = ModeConfig<'hydro-tank', 'float'>;
type Body = FloatConfig['state']['bodies'][number];

export interface Float {
  body: string;
  liquid: string;
  /** How much of the body is lowered into the liquid, 0–1. */
  lowered: number;
  /** Let go: it finds its own place. */
  free: boolean;
  rows: { body: string; liquid: string; x: number; y: number }[];
  /** By body and liquid. */
  guesses: Record<string, Fate>;
  /** Guessed before it was let go. */
  tried: Record<string, boolean>;
  seed: number;
}

export function bodyOf({ state }: FloatConfig, id: string): Body {
  const body = state.bodies.find(b => b.id === id) ?? state.bodies[0];
  if (!body) throw new Error('no body');
  return body;
}

export const pairKey = ({ body, liquid }: Pick<Float, 'body' | 'liquid'>) => `${body} ${liquid}`;
const gravityOf = ({ state }: FloatConfig) => state.gravity ?? 10;

export const weightOf = (config: FloatConfig, id: string) => {
  const { volume, density } = bodyOf(config, id);
  return volume * density * 1e-3 * gravityOf(config);
};

export const fateOf = (config: FloatConfig, { body, liquid }: Pick<Float, 'body' | 'liquid'>): Fate =>
  fate(bodyOf(config, body).density, liquidOf(config.state.liquids, liquid).density / 1000);

/** The share under the surface: as lowered, but a body that floats goes no deeper by itself. */
export function submergedOf(config: FloatConfig, now: Float): number {
  const own = submergedShare(bodyOf(config, now.body).density, liquidOf(config.state.liquids, now.liquid).density / 1000);
  return now.free ? own : Math.min(now.lowered, own);
}

export const volumeUnder = (config: FloatConfig, now: Float) => submergedOf(config, now) * bodyOf(config, now.body).volume;

export const buoyancyOf = (config: FloatConfig, now: Float) =>
  buoyancy(liquidOf(config.state.liquids, now.liquid).density, volumeUnder(config, now), gravityOf(config));

/** What the force meter shows: the weight less the buoyancy; a body let go pulls it no more. */
export function meterShows(config: FloatConfig, now: Float): number {
  const force = now.free ? 0 : Math.max(0, weightOf(config, now.body) - buoyancyOf(config, now));
  const instrument = config.state.noise === false ? { error: 0, step: 0.001 } : { error: 0.003, spread: force > 0 ? 0.005 : 0, step: 0.02 };
  return measure(force, now.seed, `F ${pairKey(now)} ${submergedOf(config, now).toFixed(2)}`, instrument);
}

/** The buoyancy as measured: weight in air less the reading. */
export const writeRow = <S extends Float>(config: FloatConfig, now: S): S => ({
  ...now,
  rows: [
    ...now.rows,
    {
      body: now.body,
      liquid: now.liquid,
      x: Number(volumeUnder(config, now).toFixed(1)),
      y: Number((meterShows(config, { ...now, lowered: 0, free: false }) - meterShows(config, now)).toFixed(3)),
    },
  ],
});

export const letGo = <S extends Float>(now: S): S => ({
  ...now,
  free: true,
  tried: { ...now.tried, [pairKey(now)]: now.guesses[pairKey(now)] !== undefined },
});

export const rowCount = (now: Float, body: string, liquid: string) =>
  new Set(now.rows.filter(row => row.body === body && row.liquid === liquid && row.x > 0).map(row => row.x)).size;

export const fateName: Record<Fate, string> = { floats: 'úszik', hovers: 'lebeg', sinks: 'elmerül' };

const pairs = ({ state }: FloatConfig) => state.bodies.flatMap(({ id: body }) => state.liquids.map(({ id: liquid }) => ({ body, liquid })));

/** The pairs that were not yet foretold and tried. */
export const untried = (config: FloatConfig, now: Float) => pairs(config).filter(pair => now.tried[pairKey(pair)] !== true);

const bare: Model<FloatConfig, Float> = {
  initial: ({ state }, seed) => ({
    body: state.bodies[0]?.id ?? '',
    liquid: state.liquids[0]?.id ?? '',
    lowered: 0,
    free: false,
    rows: [],
    guesses: {},
    tried: {},
    seed,
  }),
  evaluate: (config, goal, now) => {
    if (goal.predictAll) {
      const rash = pairs(config).find(pair => now.tried[pairKey(pair)] === false);
      if (rash) return notYet(`${bodyOf(config, rash.body).label}: előbb jósolj, és csak utána engedd el! Emeld ki, és próbáld újra.`);
      const [next] = untried(config, now);
      if (next)
        return notYet(
          `${bodyOf(config, next.body).label} (${liquidOf(config.state.liquids, next.liquid).label}): jósold meg, mi lesz, és engedd el!`,
        );
    }
    if (goal.body && now.body !== goal.body) return notYet(`Most ezt vizsgálod: ${bodyOf(config, now.body).label}. Válassz másik testet!`);
    if (goal.liquid && now.liquid !== goal.liquid) return notYet('Válassz másik folyadékot!');
    if (goal.rows !== undefined && rowCount(now, now.body, now.liquid) < goal.rows)
      return notYet(`A naplóban ${rowCount(now, now.body, now.liquid)} különböző bemerülés van, ${goal.rows} kell.`);
    if (goal.submerged !== undefined && !near(submergedOf(config, now), goal.submerged, 0.03))
      return notYet(`Most a test ${num(submergedOf(config, now) * 100, 0)}%-a van a folyadékban.`);
    if (goal.buoyancy !== undefined && !near(buoyancyOf(config, now), goal.buoyancy, 0.03 * goal.buoyancy))
      return notYet(`A felhajtóerő most ${num(buoyancyOf(config, now))} N.`);
    if (goal.outcome && !(now.free && fateOf(config, now) === goal.outcome))
      return notYet(now.free ? `Ez a test itt ${fateName[fateOf(config, now)]}.` : 'Engedd el a testet!');
    return solved;
  },
  describe: (config, now) => {
    const { label } = bodyOf(config, now.body);
    const where = liquidOf(config.state.liquids, now.liquid).label;
    return now.free
      ? `${label} elengedve (${where}): ${fateName[fateOf(config, now)]}, ${num(submergedOf(config, now) * 100, 0)} százaléka van a folyadékban.`
      : `${label} az erőmérőn (${where}): ${num(volumeUnder(config, now), 0)} köbcentiméter van a folyadékban, az erőmérő ${num(meterShows(config, now))} N-t mutat, a felhajtóerő ${num(buoyancyOf(config, now))} N.`;
  },
};

export const float = asking(bare, (config, now) => [
  ...rowEvents(now.rows.length),
  ...(now.free ? ['let-go'] : []),
  ...(untried(config, now).length === 0 ? ['all-tried'] : []),
]);
