import { letterArticle } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf } from '../../engine.ts';
import { choice, words, wrong } from '../../tasks.ts';
import { type Line, positionOf, VERTICES } from './shared.ts';

type Vec = readonly [number, number, number];

const NAMES_8 = Object.keys(VERTICES);

const at = (name: string): Vec => VERTICES[name] ?? [0, 0, 0];

const minus3 = (p: Vec, q: Vec): Vec => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];

const dot = (p: Vec, q: Vec): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

const cross = (p: Vec, q: Vec): Vec => [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];

const length = (p: Vec): number => Math.sqrt(dot(p, p));

const LINES: readonly Line[] = NAMES_8.flatMap((p, i) => NAMES_8.slice(i + 1).map((q): Line => [p, q]));

const EDGES = LINES.filter(([p, q]) => dot(minus3(at(p), at(q)), minus3(at(p), at(q))) === 1);

const FACE_DIAGONALS = LINES.filter(([p, q]) => dot(minus3(at(p), at(q)), minus3(at(p), at(q))) === 2);

const show = ([p, q]: Line): string => `${p}${q}`;

const the2 = (l: Line): string => `${letterArticle(l[0])} $${show(l)}$`;

const POSITIONS = { parallel: 'párhuzamosak', crossing: 'metszik egymást', skew: 'kitérők' } as const;

type Position = keyof typeof POSITIONS;

/** By vectors: cross product and the volume of the box they span. */
function positionByVectors(l: Line, m: Line): Position {
  const [u, v] = [minus3(at(l[1]), at(l[0])), minus3(at(m[1]), at(m[0]))];
  const n = cross(u, v);
  if (length(n) === 0) return 'parallel';
  return dot(n, minus3(at(m[0]), at(l[0]))) === 0 ? 'crossing' : 'skew';
}

const BODY = "Az $ABCDA'B'C'D'$ kockában";

export const spacePositions = defineGenerator(
  'gen-space-positions',
  'Pont, egyenes, sík',
  ['matek-8-pont-egyenes-sik'],
  [],
  (rng, level) => {
    const pool = level === 1 ? EDGES : level === 2 ? [...EDGES, ...FACE_DIAGONALS] : LINES;
    const [l, m] = rng.sample(pool, 2);
    if (!l || !m) redraw();
    const right = positionOf(l, m);
    // Diagonals may meet outside the cube; a pupil cannot see that, so such pairs are not asked.
    redrawIf(right !== positionByVectors(l, m));
    redrawIf(level === 3 && dot(minus3(at(l[0]), at(l[1])), minus3(at(l[0]), at(l[1]))) === 1);
    const why = {
      parallel: 'Egy síkban vannak, és nincs közös pontjuk.',
      crossing: 'Van közös pontjuk.',
      skew: 'Nincs közös pontjuk, és nincsenek egy síkban.',
    };
    const others = (['parallel', 'crossing', 'skew'] as const).filter(p => p !== right);
    return choice(
      rng,
      {
        question: `${BODY} milyen helyzetű ${the2(l)} és ${the2(m)} egyenes?`,
        right: words(POSITIONS[right], right),
        because: `Helyes! ${why[right]}`,
        wrong: others.map(p =>
          wrong(
            { p },
            ({ p }) => words(POSITIONS[p], p),
            right === 'skew' && p === 'parallel'
              ? 'nem-metszo-akkor-parhuzamos'
              : right === 'parallel' && p === 'skew'
                ? 'parhuzamos-kitero-csere'
                : 'rajz-alapjan-dont',
            right === 'skew' && p === 'parallel' ? 'Nem metszik egymást, de nincsenek egy síkban sem: kitérők.' : why[right],
          ),
        ),
        hints: [
          'Van közös pontjuk?',
          'Ha nincs közös pontjuk, nézd meg: egy síkban vannak-e?',
          'Rajzold le a kockát, és színezd ki a két egyenest!',
        ],
        solution: `${why[right]} Ezért ${POSITIONS[right]}.`,
      },
      key => key === positionByVectors(l, m),
    );
  },
);
