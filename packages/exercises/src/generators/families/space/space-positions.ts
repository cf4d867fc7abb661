import type { Rng } from '@eszkerek/numbers/chance';
import { capital, letterArticle, listing } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { cubeFigure } from '../shared/solid-figures.ts';
import { countSolidEdges } from './edge-positions.ts';
import { BODY, between, cross, direction, dot, EDGES, FACE_DIAGONALS, LINES, length, nameOf, theLine } from './lines.ts';
import { type Line, positionOf } from './shared.ts';

const POSITIONS = { parallel: 'párhuzamosak', crossing: 'metszik egymást', skew: 'kitérők' } as const;

type Position = keyof typeof POSITIONS;

/** By vectors: cross product and the volume of the box they span. */
function positionByVectors(l: Line, m: Line): Position {
  const n = cross(direction(l), direction(m));
  if (length(n) === 0) return 'parallel';
  return dot(n, between(l, m)) === 0 ? 'crossing' : 'skew';
}

/** „az $A$, a $B$, a $C'$ és a $D$ pont” */
const pointsOf = (l: Line, m: Line): string => listing([...l, ...m].map(p => `${letterArticle(p)} $${p}$`));

/** Why two lines are in their position. */
function reasonOf(l: Line, m: Line): string {
  const pair = `${capital(theLine(l))} és ${theLine(m)} egyenes`;
  const position = positionOf(l, m);
  if (position === 'parallel')
    return `${pair}nek nincs közös pontja, de egy síkban vannak: ${pointsOf(l, m)} pont ugyanabban a síkban van. Ezért párhuzamosak.`;
  if (position === 'skew')
    return `${pair}nek nincs közös pontja, és nincsenek egy síkban: ${pointsOf(l, m)} pont nem esik egy síkba. Ezért kitérők.`;
  const corner = l.find(p => m.includes(p));
  if (corner) return `${pair} átmegy ${letterArticle(corner)} $${corner}$ csúcson, ezért metszik egymást.`;
  const ofFace = dot(direction(l), direction(l)) === 2;
  return `${pair} ${ofFace ? 'ugyanannak a lapnak a két átlója: a lap' : 'a kocka két testátlója: a kocka'} középpontjában metszik egymást.`;
}

const edgesAt = (l: Line, position: Position): Line[] => EDGES.filter(m => nameOf(m) !== nameOf(l) && positionOf(l, m) === position);

/** Wrong counts of the edges in one position to a given edge. */
const MISCOUNTS: Record<Position, (l: Line) => Wrong[]> = {
  parallel: l => [
    wrong(
      { l },
      ({ l }) => num(edgesAt(l, 'parallel').length + edgesAt(l, 'skew').length),
      'nem-metszo-akkor-parhuzamos',
      'A kitérő éleket is párhuzamosnak vetted. A párhuzamosak egy síkban vannak.',
      'a kitérő éleket is párhuzamosnak veszi',
    ),
    wrong(
      { l },
      ({ l }) => num(edgesAt(l, 'parallel').length + 1),
      'onmagat-is-szamolja',
      'Magát az élt is beleszámoltad.',
      'magát az élt is beleszámolja',
    ),
    wrong(
      { l },
      ({ l }) => num(edgesAt(l, 'parallel').length - 1),
      'eset-kimarad',
      'Az átlósan szemközti él kimaradt: az is párhuzamos vele.',
      'az átlósan szemközti élt kihagyja',
    ),
  ],
  crossing: l => [
    wrong(
      { l },
      ({ l }) => num(edgesAt(l, 'crossing').length / 2),
      'eset-kimarad',
      'Csak az egyik végpontnál számoltál. Nézd meg a másikat is!',
      'csak az él egyik végpontjánál számol',
    ),
    wrong(
      { l },
      ({ l }) => num(edgesAt(l, 'crossing').length + 2),
      'onmagat-is-szamolja',
      'Magát az élt is beleszámoltad, mindkét végpontnál.',
      'magát az élt is beleszámolja, mindkét végpontnál',
    ),
  ],
  skew: l => [
    wrong(
      { l },
      ({ l }) => num(edgesAt(l, 'skew').length + edgesAt(l, 'parallel').length),
      'parhuzamos-kitero-csere',
      'A párhuzamos éleket is beleszámoltad. A kitérő élek nincsenek vele egy síkban.',
      'a párhuzamos éleket is beleszámolja',
    ),
    wrong({ l }, ({ l }) => num(edgesAt(l, 'parallel').length), 'nem-a-kerdesre-felel', 'Ez a párhuzamos élek száma.'),
  ],
};

/** Which edges are counted, before they are listed. */
const COUNTED: Record<Position, (l: Line) => string> = {
  parallel: l => `${capital(theLine(l))} éllel azonos irányú, tehát párhuzamos:`,
  crossing: l => `${capital(theLine(l))} élt azok az élek metszik, amelyek a két végpontjából indulnak:`,
  skew: l =>
    `A másik 11 élből ${edgesAt(l, 'parallel').length} párhuzamos ${theLine(l)} éllel, ${edgesAt(l, 'crossing').length} metszi. A többi kitérő:`,
};

function countEdges(rng: Rng): Task {
  const l = rng.pick(EDGES);
  const position = rng.pick(['parallel', 'crossing', 'skew'] as const);
  const asked = { parallel: 'párhuzamos', crossing: 'metszi', skew: 'kitérő' }[position];
  const to = { parallel: 'éllel', crossing: 'élt', skew: 'élhez képest' }[position];
  const found = edgesAt(l, position);
  const isDrawn = rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn ? { figure: cubeFigure([l]) } : {}),
      question: isDrawn
        ? `Az ábrán látható kockában hány él ${asked} a vastag vonallal rajzolt ${to}?`
        : `${BODY} hány él ${asked} ${theLine(l)} ${to}?`,
      answer: num(found.length),
      check: 'INT',
      wrong: MISCOUNTS[position](l),
      other: 'Sorold fel mind a tizenegy másik élt, és döntsd el mindegyikről!',
      hints: [
        'Hány éle van a kockának összesen?',
        {
          parallel: 'A párhuzamos élek a megadott éllel egy síkban vannak, és nincs vele közös pontjuk.',
          crossing: 'A metsző élek a megadott él két végpontjából indulnak.',
          skew: 'A kitérő éleknek nincs közös pontjuk a megadott éllel, és nincsenek vele egy síkban.',
        }[position],
        `Az egyik ilyen él: $${nameOf(found[0] ?? l)}$.`,
      ],
      solution: `${COUNTED[position](l)} ${found.map(m => `$${nameOf(m)}$`).join(', ')}. Ez összesen ${found.length} él.`,
    },
    equals(EDGES.filter(m => nameOf(m) !== nameOf(l) && positionByVectors(l, m) === position).length),
  );
}

const EDGE_NAME: Record<Position, string> = { parallel: 'párhuzamos vele', crossing: 'metszi', skew: 'kitérő hozzá képest' };

const EDGE_WHY: Record<Position, string> = {
  parallel: 'Ez párhuzamos vele: egy síkban vannak, de nincs közös pontjuk.',
  crossing: 'Ez metszi: van közös pontjuk.',
  skew: 'Ez kitérő hozzá képest: nincs közös pontjuk, és nincsenek egy síkban.',
};

function whichEdge(rng: Rng, level: number): Task {
  const l = rng.pick(level === 1 ? EDGES : FACE_DIAGONALS);
  const wanted = rng.pick(level === 1 ? (['parallel', 'skew'] as const) : (['crossing', 'skew'] as const));
  const options = rng.shuffle(level === 1 ? EDGES : [...EDGES, ...FACE_DIAGONALS]).filter(m => nameOf(m) !== nameOf(l));
  const fair = options.filter(m => positionOf(l, m) === positionByVectors(l, m));
  const right = fair.find(m => positionOf(l, m) === wanted);
  if (!right) redraw();
  const others = fair.filter(m => positionOf(l, m) !== wanted).slice(0, 3);
  const value = (m: Line) => ({ key: m.join('-'), tex: nameOf(m), text: `$${nameOf(m)}$`, size: undefined });
  return choice(
    rng,
    {
      question: `${BODY} vizsgáljuk ${theLine(l)} egyenest. Melyik egyenes ${EDGE_NAME[wanted]}?`,
      right: value(right),
      because: `Helyes! ${reasonOf(l, right)}`,
      wrong: others.map(m =>
        wrong(
          { m },
          ({ m }) => value(m),
          wanted === 'parallel' && positionOf(l, m) === 'skew'
            ? 'nem-metszo-akkor-parhuzamos'
            : wanted === 'skew' && positionOf(l, m) === 'parallel'
              ? 'parhuzamos-kitero-csere'
              : 'metszo-egyenest-kever',
          EDGE_WHY[positionOf(l, m)],
        ),
      ),
      hints: [
        'Rajzold le a kockát, és színezd ki az egyenest!',
        'Nézd meg mindegyiknél: van közös pontjuk? Ha nincs, egy síkban vannak?',
        wanted === 'crossing' ? 'Olyat keress, amelyikkel közös pontja van!' : 'Azokat zárd ki, amelyekkel közös pontja van!',
      ],
      solution: reasonOf(l, right),
    },
    key => positionByVectors(l, fair.find(m => m.join('-') === key) ?? l) === wanted,
  );
}

export const spacePositions = defineGenerator(
  'gen-space-positions',
  'Pont, egyenes, sík',
  ['matek-8-pont-egyenes-sik'],
  [],
  (rng, level) => {
    if (level === 3 && rng.chance(0.35)) return countSolidEdges(rng);
    if (rng.chance(0.5)) return level === 2 && rng.chance(0.5) ? countEdges(rng) : whichEdge(rng, level);
    const pool = level === 1 ? EDGES : level === 2 ? [...EDGES, ...FACE_DIAGONALS] : LINES;
    const [l, m] = rng.sample(pool, 2);
    if (!l || !m) redraw();
    const right = positionOf(l, m);
    // Diagonals may meet outside the cube; a pupil cannot see that, so such pairs are not asked.
    redrawIf(right !== positionByVectors(l, m));
    redrawIf(level === 3 && dot(direction(l), direction(l)) === 1);
    const whyNot: Record<Position, Partial<Record<Position, string>>> = {
      parallel: {
        crossing: 'Nincs közös pontjuk, ezért nem metszik egymást.',
        skew: 'Van olyan sík, amelyben mindkét egyenes benne van. A kitérő egyenesekhez nincs ilyen sík.',
      },
      crossing: {
        parallel: 'Van közös pontjuk, a párhuzamos egyeneseknek nincs.',
        skew: 'Van közös pontjuk, a kitérő egyeneseknek nincs.',
      },
      skew: {
        parallel: 'Nem metszik egymást, de nincs olyan sík, amelyben mindkettő benne van. A párhuzamos egyenesekhez van ilyen sík.',
        crossing: 'Nincs közös pontjuk: a térben elhaladnak egymás mellett.',
      },
    };
    const others = (['parallel', 'crossing', 'skew'] as const).filter(p => p !== right);
    const isDrawn = rng.chance(0.7);
    return choice(
      rng,
      {
        ...(isDrawn ? { figure: cubeFigure([l, m]) } : {}),
        question: isDrawn
          ? 'Milyen helyzetű az ábrán látható kockában a két vastag vonallal rajzolt egyenes?'
          : `${BODY} milyen helyzetű ${theLine(l)} és ${theLine(m)} egyenes?`,
        right: words(POSITIONS[right], right),
        because: `Helyes! ${reasonOf(l, m)}`,
        wrong: others.map(p =>
          wrong(
            { p },
            ({ p }) => words(POSITIONS[p], p),
            right === 'skew' && p === 'parallel'
              ? 'nem-metszo-akkor-parhuzamos'
              : right === 'parallel' && p === 'skew'
                ? 'parhuzamos-kitero-csere'
                : isDrawn
                  ? 'rajz-alapjan-dont'
                  : 'metszo-egyenest-kever',
            whyNot[right][p] ?? '',
          ),
        ),
        hints: [
          'Van közös pontjuk?',
          'Ha nincs közös pontjuk, nézd meg: egy síkban vannak-e?',
          isDrawn ? 'Képzeld el térben: melyik vonal van elöl, melyik hátul?' : 'Rajzold le a kockát, és színezd ki a két egyenest!',
        ],
        solution: reasonOf(l, m),
      },
      key => key === positionByVectors(l, m),
    );
  },
);
