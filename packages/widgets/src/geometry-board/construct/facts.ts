import type { Find } from './goals.ts';
import * as ideals from './ideals.ts';
import { awayFrom, the } from './names.ts';
import type { Construction } from './schema.ts';

/** A step on the way, and what is worth knowing about it. */
export interface Fact {
  find: Find;
  say: string;
}

const sides: [string, string, string][] = [
  ['A', 'B', 'C'],
  ['B', 'C', 'A'],
  ['A', 'C', 'B'],
];
const bisected = (p: string, q: string, say: string): Fact => ({ find: ideals.perpendicularBisector(p, q), say });

const equalFromSides = sides.map(([p, q]) =>
  bisected(
    p,
    q,
    `Ez az egyenes ${the(`${p}${q}`)} oldal felezőmerőlegese: minden pontja egyforma messze van ${awayFrom(p)} és ${awayFrom(q)}.`,
  ),
);
const midpoints = sides.map(([p, q]): Fact => ({ find: ideals.midpoint(p, q), say: `Ez a pont ${the(`${p}${q}`)} oldal felezőpontja.` }));

const centre: Fact = { find: ideals.circumcentre, say: 'Ez a pont mindhárom csúcstól egyforma messze van: ez a kör középpontja.' };

/** What is recognised on the way, by task; the first that fits is said. */
export const factsOf: Record<Construction['what'], Fact[]> = {
  'perpendicular-bisector': [{ find: ideals.midpoint('A', 'B'), say: 'Ez az AB szakasz felezőpontja.' }],
  'angle-bisector': [],
  perpendicular: [],
  parallel: [
    {
      find: ideals.perpendicularTo('e', 'P'),
      say: 'Ez az egyenes merőleges e-re. Ha P-ben erre is merőlegest állítasz, az párhuzamos lesz e-vel.',
    },
  ],
  'mirror-point': [
    { find: ideals.perpendicularTo('t', 'P'), say: 'Ez az egyenes átmegy P-n, és merőleges t-re: a tükörkép ezen az egyenesen lesz.' },
    { find: ideals.footOf('t', 'P'), say: 'Itt metszi a merőleges a tengelyt. A tükörkép a másik oldalon ugyanilyen messze van.' },
  ],
  circumcentre: [...equalFromSides, ...midpoints],
  circumcircle: [centre, ...equalFromSides, ...midpoints],
  incentre: sides.map(([p, q, vertex]) => ({
    find: ideals.angleBisector(vertex, p, q),
    say: `Ez az egyenes felezi ${the(vertex)} csúcsnál lévő szöget: minden pontja egyforma messze van a két oldaltól.`,
  })),
  centroid: [
    ...sides.map(([p, q, vertex]) => ({
      find: ideals.median(vertex, p, q),
      say: `Ez súlyvonal: ${the(vertex)} csúcsból a szemközti oldal felezőpontjába megy.`,
    })),
    ...midpoints,
  ],
  orthocentre: sides.map(([p, q, vertex]) => ({
    find: ideals.height(vertex, p, q),
    say: `Ez magasságvonal: átmegy ${the(vertex)} csúcson, és merőleges ${the(`${p}${q}`)} oldalra.`,
  })),
  'triangle-sss': [],
  'triangle-sas': [],
  'triangle-asa': [],
};
