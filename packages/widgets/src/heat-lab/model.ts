import { evenedOut, type HeatingStage, heatedIce, heatingStages, mixed, WATER, warmed } from '@eszkerek/physics/heat';
import { measure } from '@eszkerek/physics/instrument';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, verdict } from '../kit/model.ts';

export type WarmConfig = ModeConfig<'heat-lab', 'warm'>;
export type MixConfig = ModeConfig<'heat-lab', 'mix'>;
export type CoolConfig = ModeConfig<'heat-lab', 'cool'>;
export type CurveConfig = ModeConfig<'heat-lab', 'curve'>;
export type SpreadConfig = ModeConfig<'heat-lab', 'spread'>;
export type Substance = WarmConfig['state']['substances'][number];

/** Specific heat in J/(kg·°C), school values. */
export const specificHeat: Record<Substance, number> = {
  water: WATER.liquid,
  oil: 2000,
  aluminium: 900,
  iron: 460,
  sand: 800,
  alcohol: 2400,
};
export const substanceName: Record<Substance, string> = {
  water: 'víz',
  oil: 'olaj',
  aluminium: 'alumínium',
  iron: 'vas',
  sand: 'homok',
  alcohol: 'alkohol',
};

export interface Time {
  time: number;
  seed: number;
}

/** What the thermometer in a vessel shows; it is read at whole moments. */
export const thermometer = (temperature: number, vessel: string, { time, seed }: Time) =>
  measure(temperature, seed, `t ${vessel} ${Math.round(time)}`, { error: 0, spread: 0.3, step: 0.5 });

export const temperatureAfter = ({ mass, power, start = 20 }: WarmConfig['state'], substance: Substance, seconds: number) =>
  warmed(start, power * seconds, mass, specificHeat[substance]);

export const warm: Model<WarmConfig, Time> = {
  initial: (_, seed) => ({ time: 0, seed }),
  evaluate: ({ state }, goal, clock) => {
    const substance = goal.of ?? state.substances[0] ?? 'water';
    const now = temperatureAfter(state, substance, clock.time);
    return verdict(
      near(now, goal.temperature, 1),
      `${substanceName[substance]}: most ${num(thermometer(now, substance, clock), 1)} °C. ${now < goal.temperature ? 'Melegítsd tovább!' : 'Túlmelegítetted, tekerd vissza az időt!'}`,
    );
  },
  describe: ({ state }, clock) =>
    `${num(clock.time)} másodperc melegítés után ${state.substances.map(s => `${substanceName[s]}: ${num(thermometer(temperatureAfter(state, s, clock.time), s, clock), 1)} °C`).join(', ')}.`,
};

export interface Mix {
  hotMass: number;
  coldMass: number;
  hotTemp: number;
  coldTemp: number;
}

export const common = ({ hotMass, coldMass, hotTemp, coldTemp }: Mix) =>
  mixed([
    { mass: hotMass, temperature: hotTemp },
    { mass: coldMass, temperature: coldTemp },
  ]);

export const mix: Model<MixConfig, Mix> = {
  initial: ({ state }) => ({
    hotMass: state.hot.mass,
    coldMass: state.cold.mass,
    hotTemp: state.hot.temperature,
    coldTemp: state.cold.temperature,
  }),
  evaluate: (_, goal, now) =>
    verdict(
      near(common(now), goal.common, goal.tolerance ?? 0.5),
      `A közös hőmérséklet most ${num(common(now), 1)} °C. ${common(now) > goal.common ? 'Több hideg' : 'Több meleg'} kell.`,
    ),
  describe: (_, now) =>
    `${num(now.hotMass)} kg ${num(now.hotTemp)} °C-os és ${num(now.coldMass)} kg ${num(now.coldTemp)} °C-os víz: közös hőmérséklet ${num(common(now), 1)} °C.`,
};

/** Two equal amounts of water through a wall: the difference halves every four minutes. */
export const cooling = ({ hot, cold }: CoolConfig['state'], minutes: number) => evenedOut(hot, cold, minutes, 4);

export const cool: Model<CoolConfig, Time> = {
  initial: (_, seed) => ({ time: 0, seed }),
  evaluate: ({ state }, _, { time }) => {
    const now = cooling(state, time);
    return verdict(now.hot - now.cold < 2, `Még ${num(now.hot - now.cold, 0)} °C a különbség. A melegebb hűl, a hidegebb melegszik.`);
  },
  describe: ({ state }, clock) => {
    const { hot, cold } = cooling(state, clock.time);
    return `${num(clock.time)} perc után a meleg víz ${num(thermometer(hot, 'hot', clock), 1)} °C, a hideg ${num(thermometer(cold, 'cold', clock), 1)} °C.`;
  },
};

export type Stage = HeatingStage;

/** The energy each part of the heating of ice takes, from the starting temperature to 120 °C. */
export const stages = ({ mass, start = -20 }: CurveConfig['state']) => heatingStages(mass, start);

export const phaseAt = ({ mass, start = -20 }: CurveConfig['state'], energy: number) => heatedIce(mass, start, energy);

export const phaseName = { ice: 'jég melegszik', melting: 'olvad', water: 'víz melegszik', boiling: 'forr', steam: 'gőz melegszik' };

export const curve: Model<CurveConfig, Time> = {
  initial: (_, seed) => ({ time: 0, seed }),
  evaluate: ({ state }, goal, { time }) => {
    const now = phaseAt(state, state.power * time);
    return verdict(
      now.name === goal.phase,
      `Most ${num(now.temperature, 0)} °C: ${phaseName[now.name]}. ${now.name === 'melting' || now.name === 'boiling' ? 'Figyeld meg: közben a hőmérséklet nem változik!' : 'Melegítsd tovább, vagy tekerd vissza!'}`,
    );
  },
  describe: ({ state }, { time }) => {
    const now = phaseAt(state, state.power * time);
    return `${num(time)} másodperc után ${num(now.temperature, 0)} °C: ${phaseName[now.name]}.`;
  },
};

export interface Seen {
  now: string;
  seen: string[];
}

export const spreadText = {
  conduction: {
    name: 'hővezetés',
    text: 'A fémkanál nyele is felmelegszik: a részecskék egymásnak adják át a mozgást, de nem vándorolnak el.',
  },
  convection: { name: 'hőáramlás', text: 'A meleg víz felszáll, a hideg lesüllyed: maga az anyag szállítja a hőt.' },
  radiation: { name: 'hősugárzás', text: 'A tűz melegét a levegőn át is érzed: a hő sugárzással, anyag nélkül is terjed.' },
} as const;

export const spread: Model<SpreadConfig, Seen> = {
  initial: ({ state }) => ({ now: state.cases[0] ?? 'conduction', seen: [state.cases[0] ?? 'conduction'] }),
  evaluate: ({ state }, _, { seen }) => {
    const left = state.cases.filter(name => !seen.includes(name));
    if (left.length > 0) return notYet(`Ezt is nézd meg: ${left.map(name => spreadText[name].name).join(', ')}.`);
    return verdict(true, '');
  },
  describe: ({ state }, { now }) => spreadText[state.cases.find(name => name === now) ?? 'conduction'].text,
};
