import { type Chance, seeded } from '@eszkerek/numbers/chance';
import { noise } from '@eszkerek/physics/instrument';
import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, verdict } from '../kit/model.ts';

export type StatesConfig = ModeConfig<'particle-box', 'states'>;
export type DiffusionConfig = ModeConfig<'particle-box', 'diffusion'>;
export type ExpansionConfig = ModeConfig<'particle-box', 'expansion'>;

export interface Warmth {
  temperature: number;
}

export type Phase = 'solid' | 'liquid' | 'gas';
export const phaseOf = ({ melts, boils }: { melts: number; boils: number }, temperature: number): Phase =>
  temperature < melts ? 'solid' : temperature < boils ? 'liquid' : 'gas';
export const phaseName: Record<Phase, string> = { solid: 'szilárd', liquid: 'folyékony', gas: 'légnemű' };
export const phaseText: Record<Phase, string> = {
  solid: 'A részecskék a helyükön rezegnek.',
  liquid: 'A részecskék elgördülnek egymás mellett.',
  gas: 'A részecskék szabadon repülnek.',
};

export const states: Model<StatesConfig, Warmth> = {
  initial: ({ state }) => ({ temperature: state.temperature }),
  evaluate: ({ state }, goal, { temperature }) => {
    const now = phaseOf(state, temperature);
    return verdict(now === goal.phase, `${num(temperature)} °C-on még ${phaseName[now]}. ${phaseText[now]}`);
  },
  describe: ({ state }, { temperature }) =>
    `${state.substance}, ${num(temperature)} °C: ${phaseName[phaseOf(state, temperature)]}. ${phaseText[phaseOf(state, temperature)]}`,
};

export interface Diffusion {
  temperature: number;
  time: number;
}

const mixingRate = (temperature: number) => 0.04 + Math.max(0, temperature + 20) / 900;
/** 0 = apart, 1 = evenly mixed; warmer mixes faster. */
export const mixing = ({ temperature, time }: Diffusion) => 1 - Math.exp(-time * mixingRate(temperature));
/** When that much is mixed at a steady temperature. */
export const timeToMix = (temperature: number, part: number) => -Math.log(1 - part) / mixingRate(temperature);

export const diffusion: Model<DiffusionConfig, Diffusion> = {
  initial: ({ state }) => ({ temperature: state.temperature, time: 0 }),
  evaluate: (_, __, state) =>
    verdict(
      mixing(state) > 0.9,
      `A keveredés most ${num(mixing(state) * 100, 0)}%. Várj még, vagy melegítsd: a melegebb részecskék gyorsabban mozognak.`,
    ),
  describe: (_, state) =>
    `${num(state.temperature)} °C-on ${num(state.time)} másodperc után ${num(mixing(state) * 100, 0)} százalékban keveredett.`,
};

/** Growth of the rod in millimetres: 0.02 mm a degree, a school model of a long metal rod. */
export const growth = (temperature: number) => Math.max(0, (temperature - 20) * 0.02);

export const expansion: Model<ExpansionConfig, Warmth> = {
  initial: ({ state }) => ({ temperature: state.temperature }),
  evaluate: ({ state }, goal, { temperature }) =>
    verdict(
      growth(temperature) >= state.gap === goal.closed,
      goal.closed ? `A rés még ${num(Math.max(0, state.gap - growth(temperature)))} mm. Melegítsd tovább!` : 'A rúd már hozzáér. Hűtsd le!',
    ),
  describe: ({ state }, { temperature }) =>
    `${num(temperature)} °C-on a rúd ${num(growth(temperature))} mm-rel hosszabb, a rés ${num(Math.max(0, state.gap - growth(temperature)))} mm.`,
};

export interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  kind: number;
}

/** Particles in a unit box: a lattice at the bottom, with small random speeds. */
export function scatter(count: number, seed: number): Particle[] {
  const chance = seeded(seed);
  const columns = Math.ceil(Math.sqrt(count * 1.6));
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) + 0.5) / columns,
    y: 1 - (Math.floor(i / columns) + 0.5) / columns,
    vx: noise(chance),
    vy: noise(chance),
    kind: i % columns < columns / 2 ? 0 : 1,
  }));
}

/** One step of the thermal motion: the solid stays near its lattice, the liquid near the bottom, the gas fills the box. */
export function step(particles: Particle[], home: Particle[], phase: Phase, speed: number, seconds: number, chance: Chance): Particle[] {
  return particles.map((p, i) => {
    const base = home[i] ?? p;
    let [vx, vy] = [p.vx + noise(chance) * 0.6, p.vy + noise(chance) * 0.6];
    if (phase === 'solid') {
      vx += (base.x - p.x) * 60;
      vy += (base.y - p.y) * 60;
    } else if (phase === 'liquid') vy += p.y < 0.45 ? 3 : 0.3;
    const size = Math.hypot(vx, vy) || 1;
    const limit = Math.min(size, 3);
    [vx, vy] = [(vx / size) * limit, (vy / size) * limit];
    let [x, y] = [p.x + vx * speed * seconds, p.y + vy * speed * seconds];
    if (x < 0.03 || x > 0.97) vx = -vx;
    if (y < 0.03 || y > 0.97) vy = -vy;
    x = Math.min(0.97, Math.max(0.03, x));
    y = Math.min(0.97, Math.max(0.03, y));
    return { ...p, x, y, vx, vy };
  });
}
