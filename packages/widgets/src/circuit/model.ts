import { measure } from '@eszkerek/physics/instrument';
import { near, num, quantity } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

type Of<M extends 'build' | 'materials' | 'bulbs' | 'ohm' | 'network' | 'meter' | 'electromagnet'> = ModeConfig<'circuit', M>;
export type BuildConfig = Of<'build'>;
export type MaterialsConfig = Of<'materials'>;
export type BulbsConfig = Of<'bulbs'>;
export type OhmConfig = Of<'ohm'>;
export type NetworkConfig = Of<'network'>;
export type MeterConfig = Of<'meter'>;
export type MagnetConfig = Of<'electromagnet'>;

export type Part = BuildConfig['state']['tray'][number];
const partNames: Record<Part, string> = {
  battery: 'elem',
  bulb: 'izzó',
  switch: 'kapcsoló',
  resistor: 'ellenállás',
  wire: 'vezeték',
  motor: 'motor',
  coil: 'tekercs',
};

export interface Build {
  places: (Part | null)[];
  closed: boolean;
  /** The place the next part goes to. */
  at: number;
}

export const nameOf = (part: Part | null, closed?: boolean): string => {
  if (part === null) return 'üres';
  return part === 'switch' && closed !== undefined ? `${closed ? 'zárt' : 'nyitott'} kapcsoló` : partNames[part];
};

/** The next empty place is offered after it. */
export function putPart<S extends Build>(state: S, part: Part | null): S {
  const places = state.places.map((before, index) => (index === state.at ? part : before));
  const ahead = places.indexOf(null, state.at);
  const empty = ahead < 0 ? places.indexOf(null) : ahead;
  return { ...state, places, at: part === null || empty < 0 ? state.at : empty };
}

/** A tap takes the place in hand; a switch there is opened or closed as well. */
export const tapPlace = <S extends Build>(state: S, index: number): S => ({
  ...state,
  at: index,
  closed: state.closed !== (state.places[index] === 'switch'),
});

/** A single loop: current flows only if every place is filled, there is a battery, and the switches are closed. */
export function flows({ places, closed }: Omit<Build, 'at'>): boolean {
  return places.every(part => part !== null) && places.includes('battery') && (!places.includes('switch') || closed);
}

/** Without a bulb, motor, coil or resistor the battery is shorted. */
export const shorted = (state: Omit<Build, 'at'>) =>
  flows(state) && !state.places.some(part => part === 'bulb' || part === 'resistor' || part === 'motor' || part === 'coil');

export const build: Model<BuildConfig, Build> = {
  initial: ({ state }) => ({ places: Array.from({ length: state.places }, () => null), closed: false, at: 0 }),
  evaluate: (_, goal, state) => {
    const { places } = state;
    const gaps = places.filter(part => part === null).length;
    if (gaps > 0) return notYet(`Az áramkör ${gaps} helyen nyitott. Így nem folyik áram.`);
    if (!places.includes('battery')) return notYet('Nincs benne elem: mi hajtja az áramot?');
    if (shorted(state)) return notYet('Rövidzárlat! Nincs fogyasztó a körben, az elem gyorsan tönkremenne.');
    if (!places.includes('bulb')) return notYet('Nincs benne izzó, ezért nem látod, folyik-e áram.');
    if (goal.withSwitch && !places.includes('switch')) return notYet('Világít, de kapcsoló is kell bele.');
    return verdict(flows(state), 'A kapcsoló nyitva van. Koppints rá a rajzon, és zárd az áramkört!');
  },
  describe: (_, state) =>
    `Az áramkör helyei: ${state.places.map(part => (part ? partNames[part] : 'üres')).join(', ')}. ${flows(state) ? (state.places.includes('bulb') ? 'Az izzó világít.' : 'Folyik áram.') : 'Nem folyik áram.'}`,
};

export interface Tested {
  guess: Record<string, boolean>;
  tested: string[];
  now: string | null;
}

export const materials: Model<MaterialsConfig, Tested> = {
  auto: false,
  initial: () => ({ guess: {}, tested: [], now: null }),
  evaluate: ({ state }, _, { guess, tested }) => {
    const undecided = state.materials.find(m => guess[m.id] === undefined);
    if (undecided) return notYet(`Jósolj erről is: ${undecided.label}.`);
    const untested = state.materials.find(m => !tested.includes(m.id));
    if (untested) return notYet(`Próbáld ki az áramkörben ezt is: ${untested.label}.`);
    const wrong = state.materials.find(m => guess[m.id] !== m.conducts);
    return wrong ? notYet(`${wrong.label}: a kísérlet mást mutatott. Javítsd a döntésed!`) : solved;
  },
  describe: ({ state }, { guess, now }) => {
    const m = state.materials.find(x => x.id === now);
    return `${m ? `A résben: ${m.label}, az izzó ${m.conducts ? 'világít' : 'nem világít'}.` : 'A rés üres, az izzó nem világít.'} ${state.materials.map(x => `${x.label}: ${guess[x.id] === undefined ? 'nincs jóslat' : guess[x.id] ? 'vezető' : 'szigetelő'}`).join(', ')}.`;
  },
};

export interface Bulbs {
  layout: 'series' | 'parallel';
  out: number[];
}

/** Which bulbs shine: in series one missing bulb opens the loop, in parallel the others go on. */
export const shining = ({ bulbs }: BulbsConfig['state'], { layout, out }: Bulbs) =>
  Array.from({ length: bulbs }, (_, i) => !out.includes(i) && (layout === 'parallel' || out.length === 0));
/** Brightness against one bulb alone: bulbs in series share the voltage. */
export const brightness = (count: number, layout: 'series' | 'parallel') => (layout === 'parallel' ? 1 : 1 / (count * count));

export const bulbs: Model<BulbsConfig, Bulbs> = {
  initial: ({ state }) => ({ layout: state.layout, out: [] }),
  evaluate: ({ state }, goal, now) => {
    const lit = shining(state, now).filter(Boolean).length;
    if (goal.layout !== undefined && now.layout !== goal.layout)
      return notYet(
        now.layout === 'series'
          ? 'Soros kapcsolásban egy út van: ha egy izzó kiesik, a kör megszakad.'
          : 'Párhuzamos kapcsolásban minden izzónak saját ága van.',
      );
    if (now.out.length !== goal.unscrewed) return notYet(`Most ${now.out.length} izzó van kicsavarva, ${goal.unscrewed} kell.`);
    return verdict(lit === goal.lit, `Most ${lit} izzó világít, ${goal.lit} kell.`);
  },
  describe: ({ state }, now) =>
    `${now.layout === 'series' ? 'Soros' : 'Párhuzamos'} kapcsolás. ${shining(state, now)
      .map((on, i) => `${i + 1}. izzó ${now.out.includes(i) ? 'kicsavarva' : on ? 'világít' : 'nem világít'}`)
      .join(', ')}.`,
};

export interface Ohm {
  voltage: number;
  resistance: number;
  seed: number;
}

export const current = ({ voltage, resistance }: Omit<Ohm, 'seed'>) => voltage / resistance;

/** What the ammeter shows; below 0.1 A it is switched to its finer range. */
export const ammeter = (now: Ohm) =>
  measure(current(now), now.seed, `I ${now.voltage} ${now.resistance}`, { error: 0.005, step: current(now) < 0.1 ? 0.001 : 0.01 });

/** Which way the current has to change, by what there is a slider for. */
function ohmAdvice(more: boolean, fixed: OhmConfig['state']['fixed']): string {
  const volts = more ? 'nagyobb feszültség' : 'kisebb feszültség';
  const ohms = more ? 'kisebb ellenállás' : 'nagyobb ellenállás';
  if (fixed) return fixed === 'voltage' ? ohms : volts;
  return `${volts} vagy ${ohms}`;
}

export const ohm: Model<OhmConfig, Ohm> = {
  initial: ({ state }, seed) => ({ voltage: state.voltage, resistance: state.resistance, seed }),
  evaluate: ({ state }, goal, now) =>
    verdict(
      near(current(now), goal.current, 0.005),
      `Az ampermérő most ${num(ammeter(now), 3)} A-t mutat. A célhoz ${ohmAdvice(current(now) < goal.current, state.fixed)} kell.`,
    ),
  describe: (_, now) =>
    `${num(now.voltage)} V feszültség és ${num(now.resistance)} Ω ellenállás mellett az ampermérő ${num(ammeter(now), 3)} A-t mutat.`,
};

export interface Network {
  layout: 'series' | 'parallel';
}

export function total(resistors: number[], layout: 'series' | 'parallel'): number {
  return layout === 'series' ? resistors.reduce((a, b) => a + b, 0) : 1 / resistors.reduce((sum, r) => sum + 1 / r, 0);
}

export const network: Model<NetworkConfig, Network> = {
  initial: ({ state }) => ({ layout: state.layout }),
  evaluate: ({ state }, goal, { layout }) => {
    const all = total(state.resistors, layout);
    if (goal.total !== undefined && !near(all, goal.total, 0.01))
      return notYet(
        `Az eredő ellenállás most ${quantity(all, 'Ω')}. ${layout === 'series' ? 'Sorosan az ellenállások összeadódnak.' : 'Párhuzamosan a reciprokok adódnak össze.'}`,
      );
    return verdict(
      goal.current === undefined || near(state.voltage / all, goal.current, 0.01),
      `Az áram most ${num(state.voltage / all)} A.`,
    );
  },
  describe: ({ state }, { layout }) =>
    `${layout === 'series' ? 'Sorosan' : 'Párhuzamosan'}: ${state.resistors.map(r => `${num(r)} Ω`).join(', ')}. Eredő ${num(total(state.resistors, layout))} Ω, áram ${num(state.voltage / total(state.resistors, layout))} A.`,
};

export interface Meter {
  hours: Record<string, number>;
}

export const energy = ({ state }: MeterConfig, hours: Record<string, number>) =>
  state.appliances.reduce((sum, a) => sum + (a.power / 1000) * (hours[a.id] ?? 0), 0);

export const meter: Model<MeterConfig, Meter> = {
  initial: () => ({ hours: {} }),
  evaluate: (config, goal, { hours }) =>
    verdict(
      near(energy(config, hours), goal.energy, 0.001),
      `Eddig ${num(energy(config, hours))} kWh fogyott, a cél ${num(goal.energy)} kWh. Teljesítmény (kW) · idő (óra)!`,
    ),
  describe: (config, { hours }) => `Fogyasztás: ${num(energy(config, hours))} kWh.`,
};

export interface Magnet {
  turns: number;
  current: number;
  core: number;
}

/** A school model: grows with turns and current, an iron core makes it much stronger. */
export const clips = ({ turns, current: amps, core }: Magnet) => Math.floor((turns * amps * (core ? 4 : 0.6)) / 20);

export const magnet: Model<MagnetConfig, Magnet> = {
  initial: ({ state }) => ({ turns: state.turns, current: state.current, core: state.core ? 1 : 0 }),
  evaluate: (_, goal, now) =>
    verdict(
      clips(now) >= goal.clips,
      `Most ${clips(now)} gemkapcsot emel. ${now.core ? 'Növeld a menetszámot vagy az áramot!' : 'Próbáld ki vasmaggal is!'}`,
    ),
  describe: (_, now) => `${now.turns} menet, ${num(now.current)} A, ${now.core ? 'vasmaggal' : 'vasmag nélkül'}: ${clips(now)} gemkapocs.`,
};
