/** °C after some heat (J) into a body of a mass (kg) and a specific heat (J/(kg·°C)). */
export const warmed = (start: number, heat: number, mass: number, specific: number): number => start + heat / (mass * specific);

export interface Portion {
  mass: number;
  temperature: number;
  /** J/(kg·°C); the same for all if not given. */
  specific?: number;
}

/** The common temperature of bodies that exchange heat only with one another. */
export function mixed(portions: readonly Portion[]): number {
  const capacity = ({ mass, specific = 1 }: Portion) => mass * specific;
  const whole = portions.reduce((sum, portion) => sum + capacity(portion), 0);
  return portions.reduce((sum, portion) => sum + capacity(portion) * portion.temperature, 0) / whole;
}

/** Two equal amounts through a wall: their difference halves in every `half` of time. */
export function evenedOut(hot: number, cold: number, time: number, half: number): { hot: number; cold: number } {
  const middle = (hot + cold) / 2;
  const off = ((hot - cold) / 2) * 0.5 ** (time / half);
  return { hot: middle + off, cold: middle - off };
}

/** J/(kg·°C) and J/kg, school values of water. */
export const WATER = { ice: 2100, liquid: 4200, steam: 2000, melting: 334_000, boiling: 2_260_000 };

export interface HeatingStage {
  name: 'ice' | 'melting' | 'water' | 'boiling' | 'steam';
  /** J. */
  energy: number;
}

/** The heat each part of warming ice takes, from the start (below 0 °C) to 120 °C steam. */
export function heatingStages(mass: number, start: number): HeatingStage[] {
  return [
    { name: 'ice', energy: WATER.ice * mass * Math.max(0, -start) },
    { name: 'melting', energy: WATER.melting * mass },
    { name: 'water', energy: WATER.liquid * mass * 100 },
    { name: 'boiling', energy: WATER.boiling * mass },
    { name: 'steam', energy: WATER.steam * mass * 20 },
  ];
}

/** Where the heating of ice stands after some heat. */
export function heatedIce(mass: number, start: number, heat: number): { name: HeatingStage['name']; temperature: number } {
  let left = heat;
  for (const { name, energy } of heatingStages(mass, start)) {
    if (left < energy || name === 'steam') {
      const part = energy === 0 ? 1 : Math.min(1, left / energy);
      return { name, temperature: { ice: start * (1 - part), melting: 0, water: 100 * part, boiling: 100, steam: 100 + 20 * part }[name] };
    }
    left -= energy;
  }
  return { name: 'steam', temperature: 120 };
}
