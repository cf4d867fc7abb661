import type { Rng } from '@eszkerek/numbers/chance';
import { capital, letterArticle, textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import type { SolidFigure } from '../shared/solid-figures.ts';
import { cross, dot, length, minus3, type Vec } from './lines.ts';

type Edge = readonly [string, string];
type Position = 'parallel' | 'crossing' | 'skew';

interface Solid {
  /** „a szabályos háromoldalú hasábban” */
  where: string;
  corners: Readonly<Record<string, Vec>>;
  edges: readonly Edge[];
  body: SolidFigure['body'];
}

const edgesOf = (text: string): Edge[] =>
  text.split(' ').map(pair => [pair.match(/[A-Z]'?/g)?.[0] ?? '', pair.match(/[A-Z]'?/g)?.[1] ?? '']);

const H = Math.sqrt(3) / 2;
const SOLIDS: readonly Solid[] = [
  {
    where: "az $ABCA'B'C'$ háromoldalú hasábban",
    corners: { A: [0, 0, 0], B: [1, 0, 0], C: [0.5, H, 0], "A'": [0, 0, 2], "B'": [1, 0, 2], "C'": [0.5, H, 2] },
    edges: edgesOf("AB BC CA A'B' B'C' C'A' AA' BB' CC'"),
    body: { shape: 'prism', sides: 3, edge: 4, height: 5 },
  },
  {
    where: 'a $VABCD$ szabályos négyoldalú gúlában',
    corners: { A: [0, 0, 0], B: [2, 0, 0], C: [2, 2, 0], D: [0, 2, 0], V: [1, 1, 3] },
    edges: edgesOf('AB BC CD DA VA VB VC VD'),
    body: { shape: 'pyramid', sides: 4, edge: 4, height: 5 },
  },
  {
    where: 'a $VABC$ háromoldalú gúlában',
    corners: { A: [0, 0, 0], B: [2, 0, 0], C: [1, 2 * H, 0], V: [1, (2 * H) / 3, 3] },
    edges: edgesOf('AB BC CA VA VB VC'),
    body: { shape: 'pyramid', sides: 3, edge: 4, height: 5 },
  },
];

const name = ([p, q]: Edge): string => `${p}${q}`;
const meets = (l: Edge, m: Edge): boolean => l.some(corner => m.includes(corner));
const vector = ({ corners }: Solid, [p, q]: Edge): Vec => minus3(corners[q] ?? [0, 0, 0], corners[p] ?? [0, 0, 0]);
const isParallel = (solid: Solid, l: Edge, m: Edge): boolean => length(cross(vector(solid, l), vector(solid, m))) < 1e-9;

/** Edges of these bodies either share a corner, or are parallel, or lie in no common plane. */
const positionOf = (solid: Solid, l: Edge, m: Edge): Position => (meets(l, m) ? 'crossing' : isParallel(solid, l, m) ? 'parallel' : 'skew');

/** By the volume of the box that the two edges and the line between them span. */
function byVolume(solid: Solid, l: Edge, m: Edge): Position {
  const n = cross(vector(solid, l), vector(solid, m));
  if (length(n) < 1e-9) return 'parallel';
  return Math.abs(dot(n, vector(solid, [l[0], m[0]]))) < 1e-9 ? 'crossing' : 'skew';
}

const ASKED: Record<Position, string> = { parallel: 'párhuzamos', crossing: 'metszi', skew: 'kitérő' };
const TO: Record<Position, string> = { parallel: 'éllel', crossing: 'élt', skew: 'élhez képest' };
const MEANING: Record<Position, string> = {
  parallel: 'A párhuzamos élek a megadott éllel egy síkban vannak, és nincs vele közös pontjuk.',
  crossing: 'A metsző élek a megadott él két végpontjából indulnak.',
  skew: 'A kitérő éleknek nincs közös pontjuk a megadott éllel, és nincsenek vele egy síkban.',
};

/** Wrong counts, each from the edges in the other positions. */
function miscounts(solid: Solid, l: Edge, position: Position): Wrong[] {
  const others = solid.edges.filter(m => name(m) !== name(l));
  const count = (asked: Position): number => others.filter(m => positionOf(solid, l, m) === asked).length;
  const [parallel, crossing, skew] = [count('parallel'), count('crossing'), count('skew')];
  const [atOneEnd = 0, atOtherEnd] = l.map(end => others.filter(m => m.includes(end)).length);
  const numbers = { parallel, crossing, skew, atOneEnd };
  if (position === 'crossing')
    return [
      wrong(
        numbers,
        n => num(n.atOneEnd),
        'eset-kimarad',
        'Az él mindkét végpontjából indulnak élek, amelyek metszik. Mindet megszámoltad?',
        atOneEnd === atOtherEnd ? 'csak az él egyik végpontjánál számol' : `csak az él $${l[0]}$ végpontjánál számol`,
      ),
      wrong(numbers, n => num(n.crossing + 1), 'onmagat-is-szamolja', 'Magát az élt is beleszámoltad.', 'magát az élt is beleszámolja'),
      wrong(
        numbers,
        n => num(n.skew + n.parallel),
        'metszo-egyenest-kever',
        'Ennyi élnek nincs vele közös pontja. Azokat keresd, amelyek metszik!',
        'a többi él közül azokat számolja meg, amelyek nem metszik',
      ),
    ];
  if (position === 'parallel')
    return [
      wrong(
        numbers,
        n => num(n.parallel + n.skew),
        'nem-metszo-akkor-parhuzamos',
        'A kitérő éleket is párhuzamosnak vetted. A párhuzamosak egy síkban vannak.',
        'a kitérő éleket is párhuzamosnak veszi',
      ),
      wrong(numbers, n => num(n.parallel + 1), 'onmagat-is-szamolja', 'Magát az élt is beleszámoltad.', 'magát az élt is beleszámolja'),
    ];
  return [
    wrong(
      numbers,
      n => num(n.skew + n.parallel),
      'parhuzamos-kitero-csere',
      'A párhuzamos éleket is beleszámoltad. A kitérő élek nincsenek vele egy síkban.',
      'a párhuzamos éleket is beleszámolja',
    ),
    wrong(numbers, n => num(n.parallel), 'nem-a-kerdesre-felel', 'Ez a párhuzamos élek száma.'),
    // Beside parallel edges the same number may come from counting them too.
    ...(parallel === 0
      ? [
          wrong(
            numbers,
            n => num(n.crossing),
            'metszo-egyenest-kever',
            'Ennyi él metszi. A kitérő éleknek nincs vele közös pontjuk.',
            'a metsző éleket számolja meg',
          ),
        ]
      : []),
  ];
}

/** How many edges of a prism or a pyramid are in one position to a given edge. */
export function countSolidEdges(rng: Rng): Task {
  const solid = rng.pick(SOLIDS);
  const l = rng.pick(solid.edges);
  const position = rng.pick(['parallel', 'crossing', 'skew'] as const);
  const others = solid.edges.filter(m => name(m) !== name(l));
  const found = others.filter(m => positionOf(solid, l, m) === position);
  redrawIf(found.length === 0);
  const isDrawn = rng.chance(0.7);
  const [first] = found;
  const edge = `${letterArticle(l[0])} $${name(l)}$`;
  const count = (asked: Position): number => others.filter(m => positionOf(solid, l, m) === asked).length;
  const why = {
    parallel: `${capital(edge)} éllel egy lapon van, és nincs vele közös pontja:`,
    crossing: `${capital(edge)} élt azok az élek metszik, amelyek a két végpontjából indulnak:`,
    skew: `A másik ${textNumber(others.length)} élből ${textNumber(count('crossing'))} metszi ${edge} élt${count('parallel') ? `, ${textNumber(count('parallel'))} párhuzamos vele` : ''}. A többi kitérő:`,
  }[position];
  return numeric(
    {
      ...(isDrawn
        ? { figure: { kind: 'solid', body: solid.body, segments: [{ ends: [l[0], l[1]], line: 'bold', tone: 1 }] } as const }
        : {}),
      question: isDrawn
        ? `Az ábrán látható testben hány él ${ASKED[position]} a vastag vonallal rajzolt ${TO[position]}?`
        : `${capital(solid.where)} hány él ${ASKED[position]} ${edge} ${TO[position]}?`,
      answer: num(found.length),
      check: 'INT',
      wrong: miscounts(solid, l, position),
      other: `Sorold fel mind ${the(others.length)} másik élt, és döntsd el mindegyikről!`,
      hints: [
        'Hány éle van a testnek összesen?',
        MEANING[position],
        found.length > 1 ? `Az egyik ilyen él: $${name(first ?? l)}$.` : `${capital(edge)} él végpontjaiból induló éleket hagyd el!`,
      ],
      solution: `${why} ${found.map(m => `$${name(m)}$`).join(', ')}. Ez összesen ${textNumber(found.length)} él.`,
    },
    equals(others.filter(m => byVolume(solid, l, m) === position).length),
  );
}
