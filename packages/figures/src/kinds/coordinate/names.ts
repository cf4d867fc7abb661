import type { Coordinate } from './schema.ts';

export const pointName = (name: string | undefined): string => (name === undefined ? 'pont' : `${name} pont`);

const POLYGONS: Record<number, string> = { 3: 'háromszög', 4: 'négyszög', 5: 'ötszög', 6: 'hatszög' };

export function chainName(chain: Coordinate['chains'][number]): string {
  const what = chain.closed ? (POLYGONS[chain.points.length] ?? 'sokszög') : chain.points.length === 2 ? 'szakasz' : 'töröttvonal';
  return chain.label === undefined ? what : `${chain.label} jelű ${what}`;
}
