import { said } from '../../kit/words.ts';
import type { Cubes } from './schema.ts';

const NAMES: Record<Cubes['as'], string> = {
  view: 'Kockákból épített tornyok',
  plan: 'Alaprajz a tornyok magasságával',
  front: 'Elölnézet négyzetekből',
  side: 'Oldalnézet négyzetekből',
};

/** Heights of the towers in words: how many cubes there are is what a question asks. */
export function describe({ towers, as }: Cubes): string {
  const width = towers[0]?.length ?? 0;
  const row = (heights: readonly number[]): string => heights.map(said).join(', ');
  if (as === 'front')
    return `${NAMES.front}, balról jobbra az oszlopok: ${row(Array.from({ length: width }, (_, x) => Math.max(...towers.map(r => r[x] ?? 0))))}.`;
  if (as === 'side') return `${NAMES.side}, elölről hátra az oszlopok: ${row(towers.map(r => Math.max(...r)))}.`;
  return `${NAMES[as]}. ${towers.map((r, i) => `${i === 0 ? 'Az első' : `A ${i + 1}.`} sorban balról jobbra: ${row(r)}.`).join(' ')}`;
}
