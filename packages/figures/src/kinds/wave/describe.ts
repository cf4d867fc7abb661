import { capital } from '@eszkerek/numbers/hungarian';
import { counted } from '../../kit/words.ts';
import { waveName } from './names.ts';
import type { Wave } from './schema.ts';

const size = (amplitude: number): string => (amplitude > 0.75 ? 'magas' : amplitude > 0.4 ? 'közepes' : 'alacsony');

export function describe(spec: Wave): string {
  return [
    ...spec.waves.map(
      (wave, i) =>
        `${capital(waveName(wave, i))}: ${size(wave.amplitude)} hullámok, ugyanazon a szakaszon ${counted(wave.periods)} teljes hullám.`,
    ),
    spec.amplitudeLabel === undefined ? '' : `A középvonaltól a csúcsig: ${spec.amplitudeLabel}.`,
    spec.lengthLabel === undefined ? '' : `Egy teljes hullám hossza mellett: ${spec.lengthLabel}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
