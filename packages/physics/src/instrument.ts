import { type Chance, seeded, textSeed } from '@eszkerek/numbers/chance';

/** Standard normal noise (Box–Muller). */
export function noise(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

export interface Instrument {
  /** Its relative error. */
  error?: number;
  /** Its error whatever it measures, in its unit. */
  spread?: number;
  /** What its scale shows. */
  step?: number;
}

/** One reading of an instrument, rounded to what its scale shows. */
export function reading(value: number, chance: Chance, { error = 0.005, spread = 0, step = 0.1 }: Instrument = {}): number {
  const off = (Math.abs(value) * error + spread) * noise(chance);
  return Number((Math.round((value + off) / step) * step).toFixed(6)) + 0;
}

/** What an instrument shows at a setting: the same for everyone with the same seed, so a class can compare and a teacher recompute. */
export function measure(value: number, seed: number, setting: string, instrument?: Instrument): number {
  return reading(value, seeded(seed + textSeed(setting)), instrument);
}
