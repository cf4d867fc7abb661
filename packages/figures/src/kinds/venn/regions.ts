import { distance, type Point } from '../../kit/geometry.ts';
import { REGIONS, type Region, type Venn } from './schema.ts';

export interface Circle {
  at: Point;
  r: number;
}
const TWO: readonly Circle[] = [
  { at: { x: 118, y: 112 }, r: 78 },
  { at: { x: 202, y: 112 }, r: 78 },
];
const THREE: readonly Circle[] = [
  { at: { x: 116, y: 106 }, r: 74 },
  { at: { x: 204, y: 106 }, r: 74 },
  { at: { x: 160, y: 182 }, r: 74 },
];

export const circlesOf = ({ sets }: Venn): readonly Circle[] => (sets.length === 2 ? TWO : THREE);

const MIDDLES: Record<2 | 3, Partial<Record<Region, Point>>> = {
  2: { a: { x: 82, y: 112 }, b: { x: 238, y: 112 }, ab: { x: 160, y: 112 }, out: { x: 34, y: 208 } },
  3: {
    a: { x: 82, y: 88 },
    b: { x: 238, y: 88 },
    c: { x: 160, y: 224 },
    ab: { x: 160, y: 82 },
    ac: { x: 116, y: 158 },
    bc: { x: 204, y: 158 },
    abc: { x: 160, y: 132 },
    out: { x: 34, y: 250 },
  },
};

export const middleOf = ({ sets }: Venn, region: Region): Point | undefined => MIDDLES[sets.length === 2 ? 2 : 3][region];

/** Regions that this picture has. */
export const regionsOf = (spec: Venn): Region[] =>
  REGIONS.filter(region => middleOf(spec, region) !== undefined && (region !== 'out' || spec.universe !== undefined));

const LETTERS = ['a', 'b', 'c'] as const;
/** The region a point lies in. */
export function regionAt(circles: readonly Circle[], p: Point): Region {
  const inside = circles.map((circle, i) => (distance(circle.at, p) < circle.r ? LETTERS[i] : '')).join('');
  return REGIONS.find(region => region === inside) ?? 'out';
}

/** `csak A`, `A és B, de nem C`. */
export function regionName({ sets }: Venn, region: Region): string {
  if (region === 'out') return 'egyik halmazban sem';
  const within = sets.filter((_, i) => region.includes(LETTERS[i] ?? '?'));
  const without = sets.filter((_, i) => !region.includes(LETTERS[i] ?? '?'));
  if (within.length === 1) return `csak ${within[0]}`;
  return `${within.join(' és ')}${without.length > 0 ? `, de nem ${without.join(', ')}` : ' közös része'}`;
}
