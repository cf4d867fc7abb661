import type { Ideal } from './ideals.ts';
import * as ideals from './ideals.ts';
import type { Construction } from './schema.ts';
import type { World } from './world.ts';

export type Find = (world: World) => Ideal;
/** What is constructed, in words. */
export const nameOf = (what: Construction['what']): string => (isSingle(what) ? singleGoals[what].name : 'háromszög');

export const isSingle = (what: Construction['what']): what is Single => !what.startsWith('triangle');

type Single = Exclude<Construction['what'], `triangle-${string}`>;

/** The one thing that is to be drawn; triangles are checked in triangles.ts. */
export const singleGoals: Record<Single, { name: string; find: Find }> = {
  'perpendicular-bisector': { name: 'felezőmerőleges', find: ideals.perpendicularBisector('A', 'B') },
  'angle-bisector': { name: 'szögfelező', find: ideals.angleBisector('O', 'A', 'B') },
  perpendicular: { name: 'merőleges a P ponton át', find: ideals.perpendicularTo('e', 'P') },
  parallel: { name: 'párhuzamos a P ponton át', find: ideals.parallelTo('e', 'P') },
  'mirror-point': { name: 'pont tükörképe', find: ideals.mirrorImage('t', 'P') },
  circumcentre: { name: 'a köré írt kör középpontja', find: ideals.circumcentre },
  circumcircle: { name: 'a háromszög köré írt kör', find: ideals.circumcircle },
  incentre: { name: 'a beírt kör középpontja', find: ideals.incentre },
  centroid: { name: 'súlypont', find: ideals.centroid },
  orthocentre: { name: 'magasságpont', find: ideals.orthocentre },
};
