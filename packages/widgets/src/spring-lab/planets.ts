import { measure } from '@eszkerek/physics/instrument';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';
import { isTyped } from '../kit/typed.ts';

export type PlanetsConfig = ModeConfig<'spring-lab', 'planets'>;
export type Planet = PlanetsConfig['state']['planets'][number];

export const planetName: Record<Planet, string> = { earth: 'Föld', moon: 'Hold', mars: 'Mars', venus: 'Vénusz', jupiter: 'Jupiter' };
const on: Record<Planet, string> = { earth: 'a Földön', moon: 'a Holdon', mars: 'a Marson', venus: 'a Vénuszon', jupiter: 'a Jupiteren' };
const GRAVITY: Record<Planet, number> = { earth: 10, moon: 1.6, mars: 3.7, venus: 8.9, jupiter: 24.8 };

export interface Planets {
  planet: Planet;
  mass: number;
  rows: { sample: Planet; x: number; y: number }[];
  typed: Partial<Record<Planet, string>>;
  seed: number;
}

/** N/kg. */
export const gravityOn = ({ state }: PlanetsConfig, planet: Planet) => (planet === 'earth' ? (state.earth ?? 10) : GRAVITY[planet]);

/** The end of the scale: the greatest mass on the planet that pulls most. */
export const scaleEnd = (config: PlanetsConfig) =>
  config.state.maxMass * Math.max(...config.state.planets.map(planet => gravityOn(config, planet)));

export function meterShows(config: PlanetsConfig, { planet, mass, seed }: Planets): number {
  const weight = mass * gravityOn(config, planet);
  return measure(weight, seed, `G ${planet} ${mass}`, { error: 0.006, step: weight < 20 ? 0.1 : 0.5 });
}

export const writeRow = <S extends Planets>(config: PlanetsConfig, now: S): S => ({
  ...now,
  rows: [...now.rows, { sample: now.planet, x: now.mass, y: meterShows(config, now) }],
});

export const rowsOf = (now: Planets, planet: Planet) => new Set(now.rows.filter(row => row.sample === planet).map(row => row.x)).size;

export const startOf = ({ state }: PlanetsConfig): Planet => state.start ?? state.planets[0] ?? 'earth';

const bare: Model<PlanetsConfig, Planets> = {
  initial: (config, seed) => ({ planet: startOf(config), mass: config.state.mass, rows: [], typed: {}, seed }),
  evaluate: (config, goal, now) => {
    const sample = goal.planet ?? startOf(config);
    if (goal.rows !== undefined && rowsOf(now, sample) < goal.rows)
      return notYet(`A naplóban ${rowsOf(now, sample)} különböző mérés van ${on[sample]}, ${goal.rows} kell.`);
    for (const planet of config.state.planets) {
      const wanted = goal.gravity?.[planet];
      if (wanted && !isTyped(now.typed[planet], wanted))
        return notYet(`Hány newton jut egy kilogrammra ${on[planet]}? Oszd el a súlyt a tömeggel!`);
    }
    if (goal.planet && goal.rows === undefined && now.planet !== goal.planet) return notYet(`Most ${on[now.planet]} mérsz.`);
    if (goal.mass !== undefined && !near(now.mass, goal.mass))
      return notYet(`A test tömege most ${num(now.mass)} kg. A tömeg minden égitesten ugyanaz.`);
    const weight = now.mass * gravityOn(config, now.planet);
    if (goal.weight !== undefined && !near(weight, goal.weight, goal.weight * 0.02))
      return notYet(`A test súlya ${on[now.planet]} most kb. ${num(meterShows(config, now))} N.`);
    return solved;
  },
  describe: (config, now) =>
    `Mérés ${on[now.planet]}: a test tömege ${num(now.mass)} kg, az erőmérő ${num(meterShows(config, now))} N-t mutat.`,
};

export const planets = asking(bare, (_, now) => rowEvents(now.rows.length));
