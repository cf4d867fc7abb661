import { measure } from '@eszkerek/physics/instrument';
import { near, num, quantity, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type FloatConfig = ModeConfig<'density-lab', 'measure-and-float'>;
export type IdentifyConfig = ModeConfig<'density-lab', 'identify'>;
export type SinkConfig = ModeConfig<'density-lab', 'sink'>;

export type Sample = FloatConfig['state']['samples'][number];
export const defaultUnits = { mass: 'g', volume: 'cm³' } as const;

export interface Row {
  mass?: number;
  volume?: number;
  ratio: string;
  prediction?: 'floats' | 'sinks';
  /** The prediction stood before the drop. */
  foretold?: boolean;
  dropped?: boolean;
}

export interface Lab {
  sample: string;
  rows: Record<string, Row>;
}

export const emptyRow: Row = { ratio: '' };
export const floats = (sample: { mass: number; volume: number }, liquid: number) => sample.mass / sample.volume < liquid;
/** The part of a floating body under the liquid; a sinking one is wholly under. */
export const immersed = (density: number, liquid: number) => Math.min(1, density / liquid);

/** What the instrument shows for this sample: the same for everyone with the same seed. */
export function measured(sample: Sample, what: 'mass' | 'volume', seed: number): number {
  return measure(sample[what], seed, `${what} ${sample.id}`, { error: 0.004, step: sample[what] >= 1 ? 0.1 : 0.001 });
}

const within = (value: number, target: number, part = 0.03) => Math.abs(value - target) <= Math.abs(target) * part + 0.005;

export function ratioOk(row: Row): boolean {
  const typed = readNumber(row.ratio);
  return row.mass !== undefined && row.volume !== undefined && typed !== null && within(typed, row.mass / row.volume);
}

/** What is wrong with a typed quotient. */
export function ratioSlip(row: Row): string | null {
  const typed = readNumber(row.ratio);
  if (typed === null || row.mass === undefined || row.volume === undefined || ratioOk(row)) return null;
  return within(typed, row.volume / row.mass)
    ? 'fordítva osztottál: a tömeget oszd a térfogattal!'
    : 'számold újra, tömeg osztva térfogattal!';
}

const isFull = (row: Row | undefined) => row !== undefined && ratioOk(row) && row.dropped === true;

export const float: Model<FloatConfig, Lab> = {
  initial: ({ state }) => ({ sample: state.samples[0]?.id ?? '', rows: {} }),
  evaluate: ({ state }, goal, { rows }) => {
    for (const sample of state.samples) {
      const row = rows[sample.id] ?? emptyRow;
      const slip = ratioSlip(row);
      if (slip) return notYet(`${sample.label}: ${slip}`);
      if (goal.predictedBeforeDrop && row.dropped && !row.foretold)
        return notYet(`${sample.label}: előbb jósolj, és csak utána engedd a vízbe! Kezdd újra ezt a mintát.`);
    }
    const full = state.samples.filter(sample => isFull(rows[sample.id])).length;
    return verdict(full >= goal.filledRows, `A táblázatból ${full} sor van készen, ${goal.filledRows} kell.`);
  },
  describe: ({ state }, { sample, rows }) => {
    const row = rows[sample] ?? emptyRow;
    const units = state.units ?? defaultUnits;
    const name = state.samples.find(s => s.id === sample)?.label;
    return `${name}: tömege ${row.mass === undefined ? 'nincs megmérve' : quantity(row.mass, units.mass)}, térfogata ${row.volume === undefined ? 'nincs megmérve' : quantity(row.volume, units.volume)}${row.dropped ? `, ${floats(state.samples.find(s => s.id === sample) ?? { mass: 1, volume: 1 }, state.liquid.density) ? 'úszik' : 'elmerült'}` : ''}.`;
  },
};

export interface Identify extends Lab {
  guess: Record<string, string>;
}

export const identify: Model<IdentifyConfig, Identify> = {
  auto: false,
  initial: ({ state }) => ({ sample: state.samples[0]?.id ?? '', rows: {}, guess: {} }),
  evaluate: ({ state }, goal, { rows, guess }) => {
    for (const sample of state.samples) {
      const row = rows[sample.id];
      if (row?.mass === undefined || row.volume === undefined) return notYet(`${sample.label}: előbb mérd meg a tömegét és a térfogatát!`);
      if (guess[sample.id] !== goal.materials[sample.id])
        return notYet(`${sample.label}: a tömeg és a térfogat hányadosa ${num(row.mass / row.volume)}. Keresd meg a táblázatban!`);
    }
    return solved;
  },
  describe: ({ state }, { guess }) =>
    state.samples
      .map(sample => `${sample.label}: ${state.materials.find(m => m.id === guess[sample.id])?.name ?? 'ismeretlen'}`)
      .join('. '),
};

export interface Sink {
  density: number;
}

export const sink: Model<SinkConfig, Sink> = {
  initial: ({ state }) => ({ density: state.density }),
  evaluate: ({ state }, goal, { density }) =>
    verdict(
      near(immersed(density, state.liquid.density), goal.immersed, 0.015),
      `Most a test ${num(immersed(density, state.liquid.density) * 100, 0)}%-a van a folyadékban. A test sűrűségét hasonlítsd a folyadékéhoz: ${num(state.liquid.density)} g/cm³!`,
    ),
  describe: ({ state }, { density }) =>
    `A test sűrűsége ${num(density)} g/cm³, a folyadéké ${num(state.liquid.density)}. ${density < state.liquid.density ? `Úszik, ${num(immersed(density, state.liquid.density) * 100, 0)} százaléka merül be.` : density === state.liquid.density ? 'Lebeg.' : 'Elmerül.'}`,
};
