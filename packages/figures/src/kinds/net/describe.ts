import { capital, the } from '@eszkerek/numbers/hungarian';
import { counted } from '../../kit/words.ts';
import type { Net } from './schema.ts';

const BASES: Record<number, string> = { 3: 'háromszög', 4: 'négyzet', 6: 'hatszög' };
const written = (labels: Record<string, string | undefined>): string => {
  const texts = Object.values(labels).flatMap(text => text ?? []);
  return texts.length === 0 ? '' : ` Feliratok: ${texts.join(', ')}.`;
};

export function describe(spec: Net): string {
  switch (spec.of) {
    case 'squares': {
      const rows = Map.groupBy(
        spec.cells.toSorted((p, q) => p.at[1] - q.at[1] || p.at[0] - q.at[0]),
        cell => cell.at[1],
      );
      const first = Math.min(...spec.cells.map(cell => cell.at[0]));
      const text = [...rows.values()].map(
        (cells, i) =>
          `${the(i + 1)}. sorban ${cells.map(cell => `${the(cell.at[0] - first + 1)}. helyen${cell.label === undefined ? '' : ` (${cell.label})`}`).join(', ')}`,
      );
      return `Négyzetháló ${counted(spec.cells.length)} négyzetből: ${text.join('; ')}.`;
    }
    case 'box':
      return `Téglatest kiterített hálója hat téglalapból.${written(spec.labels)}`;
    case 'pyramid':
      return `${capital(BASES[spec.sides] ?? 'sokszög')}, minden oldalán egy-egy háromszög.${written(spec.labels)}`;
    case 'prism':
      return `${capital(BASES[spec.sides] ?? 'sokszög')}, minden oldalán egy-egy téglalap, az egyik végén még egy ${BASES[spec.sides] ?? 'sokszög'}.${written(spec.labels)}`;
    case 'cylinder':
      return `Téglalap, alatta és fölötte egy-egy kör.${written(spec.labels)}`;
    case 'cone':
      return `Körcikk, alatta egy kör.${written(spec.labels)}`;
  }
}
