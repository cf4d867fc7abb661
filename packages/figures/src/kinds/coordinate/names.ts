import { polygonWord } from '../../kit/words.ts';
import type { Coordinate } from './schema.ts';

export const pointName = (name: string | undefined): string => (name === undefined ? 'pont' : `${name} pont`);

export function chainName(chain: Coordinate['chains'][number]): string {
  const what = chain.closed ? polygonWord(chain.points.length) : chain.points.length === 2 ? 'szakasz' : 'töröttvonal';
  return chain.label === undefined ? what : `${chain.label} jelű ${what}`;
}
