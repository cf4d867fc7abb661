import type { Rng } from '@eszkerek/numbers/chance';
import type { InstrumentInput } from './schema.ts';

export function random(rng: Rng): InstrumentInput {
  const form = rng.pick(['thermometer', 'cylinder', 'ruler', 'meter', 'spring'] as const);
  const step = rng.pick(form === 'ruler' ? [1] : [0.5, 1, 5, 10, 50]);
  const steps = form === 'meter' ? rng.int(2, 5) : rng.int(3, 8);
  const min = form === 'thermometer' ? -rng.int(0, 2) * step : 0;
  const parts = rng.pick([1, 2, 5]);
  const count = form === 'ruler' ? 1 : rng.int(1, 2);
  return {
    kind: 'instrument',
    instruments: Array.from({ length: count }, (_, i) => ({
      form,
      min,
      max: min + steps * step,
      step,
      parts,
      value: min + (rng.int(1, steps * parts) * step) / parts,
      unit: rng.chance(0.8) ? '°C' : undefined,
      label: rng.chance(0.5) ? `${i + 1}.` : undefined,
    })),
  };
}
