import type { Rng } from '@eszkerek/numbers/chance';
import { capital, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, multi, numeric, wrong } from '../../tasks.ts';
import { num, root, type Value } from '../../value.ts';
import { cubeFigure } from '../shared/solid-figures.ts';
import {
  angleByCosines,
  angleOf,
  BODY,
  cross,
  direction,
  dot,
  EDGES,
  FACE_DIAGONALS,
  LINES,
  length,
  nameOf,
  theLine,
  type Vec,
} from './lines.ts';
import { type Line, VERTICES } from './shared.ts';

const t = textNumber;

interface Plane {
  name: string;
  /** Two crossing lines in it. */
  lines: readonly [Line, Line];
}
const plane = (name: string, a: Line, b: Line): Plane => ({ name, lines: [a, b] });
const FACES: readonly Plane[] = [
  plane('(ABC)', ['A', 'B'], ['B', 'C']),
  plane("(A'B'C')", ["A'", "B'"], ["B'", "C'"]),
  plane("(ABB')", ['A', 'B'], ['B', "B'"]),
  plane("(BCC')", ['B', 'C'], ['C', "C'"]),
  plane("(CDD')", ['C', 'D'], ['D', "D'"]),
  plane("(ADD')", ['A', 'D'], ['D', "D'"]),
];
const DIAGONAL_PLANES: readonly Plane[] = [
  plane("(ACC')", ['A', 'C'], ['C', "C'"]),
  plane("(BDD')", ['B', 'D'], ['D', "D'"]),
  plane("(ABC')", ['A', 'B'], ['B', "C'"]),
  plane("(BCD')", ['B', 'C'], ['C', "D'"]),
];

const value = (l: Line): Value => ({ key: nameOf(l), tex: nameOf(l), text: `$${nameOf(l)}$`, size: undefined });
const byName = (name: string): Line => LINES.find(l => nameOf(l) === name) ?? ['A', 'B'];
const isPerpendicular = (l: Line, { lines: [a, b] }: Plane): boolean => angleOf(l, a) === 90 && angleOf(l, b) === 90;
/** By the normal of the plane, instead of two lines in it. */
const alongNormal = (l: Line, { lines: [a, b] }: Plane): boolean => {
  const normal: Vec = cross(direction(a), direction(b));
  return Math.abs(Math.abs(dot(direction(l), normal)) - length(direction(l)) * length(normal)) < 1e-9;
};
const halfPerpendicular = (l: Line, p: Plane): boolean => !isPerpendicular(l, p) && p.lines.some(m => angleOf(l, m) === 90);

const liesAlong = (l: Line, { lines: [a, b] }: Plane): boolean => Math.abs(dot(direction(l), cross(direction(a), direction(b)))) < 1e-9;
const isInside = (l: Line, p: Plane): boolean => liesAlong(l, p) && liesAlong([p.lines[0][0], l[0]], p);

/** Why a line is not perpendicular to the plane. */
function notPerpendicular(l: Line, p: Plane): string {
  if (isInside(l, p)) return 'Ez az egyenes a síkban van, ezért nem merőleges rá.';
  if (liesAlong(l, p)) return 'Ez az egyenes párhuzamos a síkkal, ezért nem merőleges rá.';
  const [good, bad] = angleOf(l, p.lines[0]) === 90 ? p.lines : [p.lines[1], p.lines[0]];
  return halfPerpendicular(l, p)
    ? `Ez az egyenes merőleges ugyan ${theLine(good)} egyenesre, de ${theLine(bad)} egyenesre nem, pedig mindkettő a síkban van. A sík két metsző egyenesére kell merőlegesnek lennie.`
    : `Ez az egyenes sem ${theLine(good)}, sem ${theLine(bad)} egyenesre nem merőleges, pedig mindkettő a síkban van.`;
}
const mistakenFor = (l: Line, p: Plane): string => (liesAlong(l, p) ? 'sikkal-parhuzamos-mint-meroleges' : 'ferde-egyenes-mint-meroleges');

/** Which line is perpendicular to the plane. */
function whichLine(rng: Rng, planes: readonly Plane[]): Task {
  const p = rng.pick(planes);
  const right = rng.pick(LINES.filter(l => isPerpendicular(l, p)));
  const half = rng.sample(
    LINES.filter(l => halfPerpendicular(l, p)),
    2,
  );
  const [slanted] = rng.sample(
    LINES.filter(l => !isPerpendicular(l, p) && !halfPerpendicular(l, p)),
    1,
  );
  if (!slanted || half.length < 2) redraw();
  const [first, second] = p.lines;
  return choice(
    rng,
    {
      question: `${BODY} melyik egyenes merőleges ${p.name.startsWith('(A') ? 'az' : 'a'} $${p.name}$ síkra?`,
      right: value(right),
      because: `Helyes! Merőleges a sík két metsző egyenesére: ${theLine(first)} és ${theLine(second)} egyenesre.`,
      wrong: [
        ...half.map(l => wrong({ l }, ({ l }) => value(l), 'eleg-egy-egyenesre-meroleges', notPerpendicular(l, p))),
        wrong({ slanted }, ({ slanted }) => value(slanted), mistakenFor(slanted, p), notPerpendicular(slanted, p)),
      ],
      hints: [
        'Válassz ki a síkban két metsző egyenest!',
        'Az egyenes akkor merőleges a síkra, ha a sík két metsző egyenesére merőleges.',
        `A síkban van például ${theLine(first)} és ${theLine(second)} egyenes.`,
      ],
      solution: `$${nameOf(right)}\\perp ${nameOf(first)}$ és $${nameOf(right)}\\perp ${nameOf(second)}$, ezért $${nameOf(right)}\\perp ${p.name}$.`,
    },
    key => alongNormal(byName(key), p),
  );
}

/** Which face is perpendicular to an edge. */
function whichFace(rng: Rng): Task {
  const l = rng.pick(EDGES);
  const named = (p: Plane): Value => ({ key: p.name, tex: p.name, text: `$${p.name}$`, size: undefined });
  const right = rng.pick(FACES.filter(p => isPerpendicular(l, p)));
  const others = rng.sample(
    FACES.filter(p => !isPerpendicular(l, p)),
    3,
  );
  const [first, second] = right.lines;
  return choice(
    rng,
    {
      question: `${BODY} melyik lap síkja merőleges ${theLine(l)} egyenesre?`,
      right: named(right),
      because: `Helyes! Az egyenes a sík két metsző egyenesére merőleges: ${theLine(first)} és ${theLine(second)} egyenesre.`,
      // An edge lies in a face or beside it, or is perpendicular to it.
      wrong: others.map(p =>
        wrong(
          { p },
          ({ p }) => named(p),
          'sikkal-parhuzamos-mint-meroleges',
          isInside(l, p)
            ? 'Az egyenes ebben a síkban van, ezért nem merőleges rá.'
            : 'Az egyenes párhuzamos ezzel a síkkal, ezért nem merőleges rá.',
        ),
      ),
      hints: [
        'Rajzold le a kockát, és színezd ki az egyenest!',
        'Az egyenes akkor merőleges a síkra, ha a sík két metsző egyenesére merőleges.',
        'Azokat a lapokat zárd ki, amelyeken rajta van az egyenes, és azokat is, amelyekkel párhuzamos!',
      ],
      solution: `$${nameOf(l)}\\perp ${nameOf(first)}$ és $${nameOf(l)}\\perp ${nameOf(second)}$. Ez a két egyenes ${thePlane(right)} síkban metszi egymást, ezért $${nameOf(l)}\\perp ${right.name}$.`,
    },
    name => alongNormal(l, FACES.find(p => p.name === name) ?? right),
  );
}

/** Height of a regular pyramid from its side edge. */
function height(rng: Rng): Task {
  const [p, q, s] = rng.pick([
    [3, 4, 5],
    [4, 3, 5],
    [5, 12, 13],
    [8, 15, 17],
    [15, 8, 17],
    [12, 5, 13],
    [7, 24, 25],
  ] as const);
  const k = rng.int(1, 4);
  const [half, m, edge] = [p * k, q * k, s * k];
  return numeric(
    {
      question: `Egy szabályos négyoldalú gúla alapjának átlója ${t(2 * half)} cm, oldaléle ${t(edge)} cm. Milyen magas a gúla?`,
      answer: num(m),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong({ edge }, ({ edge }) => num(edge), 'oldalel-egyenlo-magassag', 'Ez az oldalél. A magasság az alap középpontjába fut.'),
        wrong(
          { edge, half },
          ({ edge, half }) => num(edge - half),
          'hosszakat-kivonja',
          'Az oldalélből kivontad az átló felét. A négyzeteikkel kell számolni.',
          'az oldalélből kivonja az átló felét',
        ),
        wrong(
          { edge, half },
          ({ edge, half }) => root(edge * edge + half * half),
          'osszeg-kulonbseg-csere',
          'A magasság befogó: a négyzeteket ki kell vonni egymásból.',
          'összeadja a négyzeteket kivonás helyett',
        ),
        wrong({ m }, ({ m }) => num(m * m), 'gyokvonas-elmarad', 'Ez a magasság négyzete: a gyökvonás elmaradt.'),
        ...(edge > 2 * half
          ? [
              wrong(
                { edge, half },
                ({ edge, half }) => root(edge * edge - 4 * half * half),
                'magassag-talppontja-rossz',
                'Az egész átlóval számoltál. A talppont az átló felezőpontja.',
                'az átló fele helyett az egész átlóval számol',
              ),
            ]
          : []),
      ],
      other: 'A magasság, az átló fele és az oldalél derékszögű háromszöget alkot.',
      hints: [
        'Hol van a magasság talppontja?',
        'A magasság merőleges az alap átlójára, és a felezőpontjába fut.',
        `$m=\\sqrt{${edge}^2-${half}^2}$`,
      ],
      solution: `A magasság talppontja az alap középpontja, az átló fele $${2 * half}:2=${half}$ cm. A magasság, az átló fele és az oldalél derékszögű háromszöget alkot: $m=\\sqrt{${edge}^2-${half}^2}=${m}$ cm.`,
    },
    equals(Math.sqrt((edge - half) * (edge + half))),
  );
}

/** Lines perpendicular to a given one, skew ones too. */
function perpendiculars(rng: Rng): Task {
  const first = rng.pick(LINES);
  const pool = rng.sample(
    [...EDGES, ...FACE_DIAGONALS].filter(l => nameOf(l) !== nameOf(first)),
    5,
  );
  const found = pool.filter(l => Math.abs(dot(direction(first), direction(l))) === 0);
  redrawIf(found.length === 0 || found.length === pool.length);
  return multi(
    rng,
    {
      question: `${BODY} melyik egyenes merőleges ${theLine(first)} egyenesre?`,
      options: pool.map(l => ({
        value: value(l),
        correct: found.includes(l),
        explanation: found.includes(l)
          ? l.some(corner => first.includes(corner))
            ? 'Merőleges: a metszéspontjukban derékszöget zárnak be.'
            : 'Merőleges: párhuzamosan eltolva derékszöget zárnak be.'
          : l.some(corner => first.includes(corner))
            ? 'Nem merőleges: a két egyenes metszi egymást, és a szögük nem derékszög.'
            : angleByCosines(first, l) < 1e-6
              ? 'Nem merőleges: a két egyenes párhuzamos.'
              : 'Nem merőleges: told el az egyiket úgy, hogy messe a másikat, és nézd meg a szögüket!',
        misconception: angleByCosines(first, l) < 1e-6 ? 'parhuzamos-meroleges-csere' : 'terbeli-szoget-nem-ellenorzi',
      })),
      hints: [
        'A kitérő egyenesek is lehetnek merőlegesek.',
        'Keress olyan síkot, amelyre az egyenes merőleges: a sík minden egyenese jó.',
        found.length > 1
          ? `Az egyik jó: $${nameOf(found[0] ?? first)}$.`
          : EDGES.includes(first) || FACE_DIAGONALS.includes(first)
            ? 'Told el gondolatban a választott egyenest úgy, hogy messe a megadottat, és nézd meg a szögüket!'
            : 'A testátló azokra a lapátlókra merőleges, amelyek nem a végpontjaiból indulnak.',
      ],
      solution: `${reasonOf(first)} ${found.map(l => `$${nameOf(l)}$`).join(', ')}. A többinél a szög nem 90°.`,
    },
    key => Math.abs(angleByCosines(first, byName(key)) - 90) < 1e-6,
  );
}

const KINDS = {
  edge: { lines: EDGES, many: 'éle', of: 'élre' },
  face: { lines: FACE_DIAGONALS, many: 'lapátlója', of: 'lapátlóra' },
  body: { lines: LINES.filter(l => dot(direction(l), direction(l)) === 3), many: 'testátlója', of: 'testátlóra' },
} as const;

const sharesCorner = (l: Line, m: Line): boolean => l.some(corner => m.includes(corner));
/** Two diagonals of one face cross in its centre. */
const middleOf = ([p, q]: Line): string => (VERTICES[p] ?? []).map((n, i) => n + (VERTICES[q]?.[i] ?? 0)).join();
const meets = (l: Line, m: Line): boolean => sharesCorner(l, m) || middleOf(l) === middleOf(m);

const thePlane = (p: Plane): string => `${p.name.startsWith('(A') ? 'az' : 'a'} $${p.name}$`;

/** The plane that the line is perpendicular to, and so why these lines are perpendicular to it, before they are listed. */
function reasonOf(l: Line, counted?: keyof typeof KINDS): string {
  if (EDGES.includes(l)) {
    const [p, q] = FACES.filter(face => isPerpendicular(l, face));
    const what = counted === 'edge' ? 'élére' : counted === 'face' ? 'átlójára' : 'egyenesére';
    return `${capital(theLine(l))} él merőleges ${p ? thePlane(p) : ''} és ${q ? thePlane(q) : ''} lap síkjára, ezért e két lap minden ${what} is:`;
  }
  if (FACE_DIAGONALS.includes(l)) {
    const face = FACES.find(p => isInside(l, p));
    const other = FACE_DIAGONALS.find(m => face && isInside(m, face) && nameOf(m) !== nameOf(l)) ?? l;
    const edge = EDGES.find(e => face && isPerpendicular(e, face) && sharesCorner(e, other)) ?? l;
    return `${capital(theLine(l))} lapátló merőleges ${theLine(other)} átlóra, mert ezek egy négyzet átlói, és ${theLine(edge)} élre, mert az merőleges a lapra. Ezért merőleges a kettő síkjára, a sík minden egyenesére és az ezekkel párhuzamosakra is:`;
  }
  return 'A testátló két végpontjából három-három él indul. A három él másik végpontja szabályos háromszöget alkot, és a testátló merőleges ennek a síkjára, tehát az oldalaira is:';
}

/** How many lines of one kind are perpendicular to a line: the skew ones count too. */
function countPerpendiculars(rng: Rng): Task {
  const [given, counted] = rng.pick([
    ['edge', 'edge'],
    ['edge', 'face'],
    ['face', 'edge'],
    ['face', 'face'],
    ['body', 'face'],
  ] as const);
  const l = rng.pick(KINDS[given].lines);
  const all = KINDS[counted].lines.filter(m => nameOf(m) !== nameOf(l));
  const found = all.filter(m => dot(direction(l), direction(m)) === 0);
  const meeting = found.filter(m => meets(l, m)).length;
  const inOnePlane = found.length / 2;
  const isDrawn = rng.chance(0.7);
  const line = `${theLine(l)} ${KINDS[given].of}`;
  return numeric(
    {
      ...(isDrawn ? { figure: cubeFigure([l]) } : {}),
      question: isDrawn
        ? `Az ábrán látható kockának hány ${KINDS[counted].many} merőleges a vastag vonallal rajzolt ${KINDS[given].of}? A kitérők is számítanak.`
        : `Az $ABCDA'B'C'D'$ kockának hány ${KINDS[counted].many} merőleges ${line}? A kitérők is számítanak.`,
      answer: num(found.length),
      check: 'INT',
      wrong: [
        wrong(
          { meeting },
          ({ meeting }) => num(meeting),
          'kitero-nem-lehet-meroleges',
          meeting === 0
            ? 'Csak a metszőket nézted, és azok közül egy sem merőleges. A kitérő egyenesek is lehetnek merőlegesek.'
            : 'Csak a metszőket számoltad, vagy csak egy síkot néztél végig. A kitérő egyenesek is lehetnek merőlegesek.',
        ),
        ...(inOnePlane === meeting
          ? []
          : [
              wrong(
                { good: found.length },
                ({ good }) => num(good / 2),
                'csak-egy-sikot-nez',
                'Csak az egyik síkban lévőket számoltad. Egy vele párhuzamos síkban is vannak merőlegesek.',
              ),
            ]),
        wrong(
          { all: all.length, good: found.length },
          ({ all, good }) => num(all - good),
          'nem-a-kerdesre-felel',
          'Ez azoknak a száma, amelyek nem merőlegesek rá.',
        ),
      ],
      other: 'Keress olyan síkot, amelyre az egyenes merőleges: a sík minden egyenese merőleges rá.',
      hints: [
        'Az ABCD lapra merőleges él az ABCD lap minden egyenesére merőleges. Melyik síkra merőleges a megadott egyenes?',
        `Keress olyan síkot, amelyre ${isDrawn ? 'a vastag vonallal rajzolt egyenes' : `${theLine(l)} egyenes`} merőleges! Számold össze az ebben és a vele párhuzamos síkokban lévőket!`,
        `Merőleges rá például ${theLine(found[0] ?? l)} egyenes.`,
      ],
      solution: `${reasonOf(l, counted)} ${found.map(m => `$${nameOf(m)}$`).join(', ')}. Ez összesen ${found.length}.`,
    },
    equals(all.filter(m => Math.abs(angleByCosines(l, m) - 90) < 1e-6).length),
  );
}

export const spacePerpendicular = defineGenerator(
  'gen-space-perpendicular',
  'Merőlegesség a térben',
  ['matek-8-merolegesseg-terben'],
  ['root', 'power'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.5) ? whichLine(rng, FACES) : whichFace(rng);
    if (level === 2) return rng.chance(0.5) ? whichLine(rng, DIAGONAL_PLANES) : height(rng);
    return rng.chance(0.5) ? perpendiculars(rng) : countPerpendiculars(rng);
  },
);
