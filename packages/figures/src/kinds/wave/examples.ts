import type { WaveInput } from './schema.ts';

export const examples: Record<string, WaveInput> = {
  'egy hullám adatai': { kind: 'wave', waves: [{ amplitude: 0.9, periods: 2.5 }], amplitudeLabel: 'A', lengthLabel: 'λ', axis: 'x' },
  'két hang összehasonlítása': {
    kind: 'wave',
    waves: [
      { amplitude: 0.8, periods: 2, label: 'A', id: 'a' },
      { amplitude: 0.4, periods: 5, label: 'B', id: 'b' },
    ],
    axis: 't',
  },
};
