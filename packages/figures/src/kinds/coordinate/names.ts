import { polygonWord } from '../../kit/words.ts';
import type { Coordinate } from './schema.ts';

export const pointName = (name: string | undefined): string => (name === undefined ? 'pont' : `${name} pont`);

type Chain = Coordinate['chains'][number];

export function chainName(chain: Chain): string {
  const what = chain.closed ? polygonWord(chain.points.length) : chain.points.length === 2 ? 'szakasz' : 'töröttvonal';
  return chain.label === undefined ? what : `${chain.label} jelű ${what}`;
}

/** The ends of a broken line are no breaks. */
export const cornersName = ({ closed, points }: Chain): string => (closed ? 'csúcsai' : points.length === 2 ? 'végpontjai' : 'pontjai');
