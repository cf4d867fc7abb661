import { textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, root, surd } from '../../value.ts';
import { type Geometry, nameless, type Point } from '../shared/plane-figures.ts';

const t = textNumber;

/** A sketch in slanted projection: a flat base, and M straight above A. Labels by the names of the ends. */
function sketch(base: Readonly<Record<string, Point>>, labels: Readonly<Record<string, string>>, extra: Partial<Geometry> = {}): Geometry {
  return {
    kind: 'geometry',
    height: 230,
    points: { ...base, M: [0, 5], ...extra.points },
    polygons: [{ points: Object.keys(base), fill: 4 }],
    segments: [
      ...Object.entries({ MA: '', ...labels }).map(([ends, label]) => ({
        ends: [ends.charAt(0), ends.charAt(1)] as [string, string],
        ...(label ? { label } : {}),
      })),
      ...(extra.segments ?? []),
    ],
    angles: [{ at: 'A', arms: ['B', 'M'], right: 'square' }],
  };
}

type Vec = readonly [number, number, number];

const minus3 = (p: Vec, q: Vec): Vec => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];

const dot = (p: Vec, q: Vec): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

const cross = (p: Vec, q: Vec): Vec => [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];

const length = (p: Vec): number => Math.sqrt(dot(p, p));

export const threePerpendiculars = defineGenerator(
  'gen-three-perpendiculars',
  'Három merőleges tétele',
  ['matek-8-harom-meroleges-tetele'],
  ['root', 'power', 'fraction'],
  (rng, level) => {
    const [p, q, r] = rng.pick([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [6, 8, 10],
      [9, 12, 15],
      [7, 24, 25],
      [12, 16, 20],
      [4, 3, 5],
      [12, 5, 13],
      [15, 8, 17],
    ] as const);
    const k = rng.int(1, 3);
    if (level === 1) {
      const isDrawn = rng.chance(0.6);
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: {
                  kind: 'geometry' as const,
                  height: 230,
                  points: {
                    K: nameless([-3, -1.5]),
                    L: nameless([6, -1.5]),
                    N: nameless([9, 3]),
                    R: nameless([0, 3]),
                    A: [0.5, 0.4] as Point,
                    M: [0.5, 5.2] as Point,
                    B: [5.4, 0.4] as Point,
                    D: nameless([4.4, -1.1]),
                    E: nameless([7, 2.8]),
                  },
                  polygons: [{ points: ['K', 'L', 'N', 'R'], fill: 4 as const }],
                  segments: [
                    { ends: ['M', 'A'] as [string, string], label: `${p * k} cm` },
                    { ends: ['A', 'B'] as [string, string], label: `${q * k} cm`, line: 'dash' as const },
                    { ends: ['D', 'B'] as [string, string], tone: 1 as const },
                    { ends: ['B', 'E'] as [string, string], tone: 1 as const, label: 'd' },
                  ],
                  angles: [
                    { at: 'A', arms: ['B', 'M'] as [string, string], right: 'square' as const },
                    { at: 'B', arms: ['E', 'A'] as [string, string], right: 'square' as const },
                  ],
                },
              }
            : {}),
          question: isDrawn
            ? 'A vázlaton az $MA$ szakasz merőleges a satírozott síkra, $AB$ pedig a sík $d$ egyenesére. Milyen messze van az $M$ pont a $d$ egyenestől?'
            : `Az $MA$ szakasz merőleges az $\\alpha$ síkra ($A\\in\\alpha$), $MA=${p * k}$ cm. Az $A$ pont ${t(q * k)} cm-re van az $\\alpha$ sík $d$ egyenesétől. Milyen messze van az $M$ pont a $d$ egyenestől?`,
          answer: num(r * k),
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(
              { p, k, q },
              ({ p, k, q }) => num(p * k + q * k),
              'oldalakat-adja-ossze',
              'Az oldalakat adtad össze. Pitagorasz-tétellel számolj!',
              'Pitagorasz-tétel helyett összeadja a két hosszat',
            ),
            wrong({ q, k }, ({ q, k }) => num(q * k), 'vetulet-a-tavolsag', 'Ez a vetület. Az $M$ pont magassága is számít.'),
            wrong(
              { q, p, k },
              ({ q, p, k }) => root(Math.abs(q * q - p * p) * k * k),
              'osszeg-kulonbseg-csere',
              'Itt a keresett szakasz az átfogó: össze kell adni a négyzeteket.',
              'kivonja a négyzeteket összeadás helyett',
            ),
            wrong({ r, k }, ({ r, k }) => num(r * r * k * k), 'gyokvonas-elmarad', 'Ez a távolság négyzete: a gyökvonás elmaradt.'),
          ],
          other: 'Használd a három merőleges tételét, aztán a Pitagorasz-tételt!',
          hints: [
            isDrawn
              ? 'Kösd össze az $M$ pontot a $B$-vel! Merőleges-e $MB$ a $d$ egyenesre?'
              : 'Húzz az $A$ pontból merőlegest a $d$ egyenesre!',
            'Ha $AB\\perp d$, akkor a három merőleges tétele szerint $MB\\perp d$.',
            `$MB=\\sqrt{${p * k}^2+${q * k}^2}$`,
          ],
          solution: `${isDrawn ? 'Mivel $AB\\perp d$, ezért' : 'Legyen $AB\\perp d$. Ekkor'} $MB\\perp d$, és $MB=\\sqrt{${p * k}^2+${q * k}^2}=${r * k}$ cm.`,
        },
        equals(Math.hypot(p * k, q * k)),
      );
    }
    if (level === 2) {
      const other = rng.int(3, 30);
      const askCD = rng.chance(0.5);
      redrawIf(other === q * k || other === p * k);
      const isDrawn = ![other, q * k, p * k].includes(r * k) && rng.chance(0.6);
      const [ab, ad] = askCD ? [other, q * k] : [q * k, other];
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: sketch(
                  { A: [0, 0], B: [7, 0], C: [9.4, 3.2], D: [2.4, 3.2] },
                  { MA: `${p * k} cm`, AB: `${ab} cm`, AD: `${ad} cm` },
                ),
              }
            : {}),
          question: isDrawn
            ? `A vázlaton $ABCD$ téglalap, és $MA$ merőleges a síkjára. Milyen messze van az $M$ pont a $${askCD ? 'CD' : 'BC'}$ egyenestől?`
            : `Az $ABCD$ téglalap síkjára az $A$ pontban merőleges az $MA$ szakasz. $AB=${askCD ? other : q * k}$ cm, $AD=${askCD ? q * k : other}$ cm, $MA=${p * k}$ cm. Milyen messze van az $M$ pont a $${askCD ? 'CD' : 'BC'}$ egyenestől?`,
          answer: num(r * k),
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(
              { p, k, other },
              ({ p, k, other }) => root(p * p * k * k + other * other),
              'rossz-talppont',
              `A $${askCD ? 'CD' : 'BC'}$ egyenesre az $A$ pontból nem $${askCD ? 'AB' : 'AD'}$, hanem $${askCD ? 'AD' : 'AB'}$ a merőleges.`,
              askCD ? 'az $AD$ oldal helyett az $AB$ oldallal számol' : 'az $AB$ oldal helyett az $AD$ oldallal számol',
            ),
            wrong(
              { p, k, other, q },
              ({ p, k, other, q }) => root(p * p * k * k + other * other + q * q * k * k),
              'rossz-talppont',
              'Ez az $MC$ távolság.',
              'az $MC$ távolságot adja meg',
            ),
            wrong(
              { p, k, q },
              ({ p, k, q }) => num(p * k + q * k),
              'oldalakat-adja-ossze',
              'Az oldalakat adtad össze. Pitagorasz-tétellel számolj!',
              'Pitagorasz-tétel helyett összeadja a két hosszat',
            ),
            wrong({ q, k }, ({ q, k }) => num(q * k), 'vetulet-a-tavolsag', 'Ez a vetület hossza. Az $M$ pont magassága is számít.'),
            wrong({ r, k }, ({ r, k }) => num(r * r * k * k), 'gyokvonas-elmarad', 'Ez a távolság négyzete: a gyökvonás elmaradt.'),
          ],
          other: 'Keresd meg, melyik oldal merőleges a kérdezett egyenesre az $A$ pontból!',
          hints: [
            `Az $A$ pontból melyik szakasz merőleges a $${askCD ? 'CD' : 'BC'}$ egyenesre?`,
            `A három merőleges tétele szerint $${askCD ? 'MD\\perp CD' : 'MB\\perp BC'}$.`,
            `$${askCD ? 'MD' : 'MB'}=\\sqrt{${p * k}^2+${q * k}^2}$`,
          ],
          solution: `$${askCD ? 'MD' : 'MB'}=\\sqrt{${p * k}^2+${q * k}^2}=${r * k}$ cm.`,
        },
        equals(length([0, q * k, p * k])),
      );
    }
    const m = rng.int(1, 6);
    const kind = rng.pick(['square', 'triangle'] as const);
    if (kind === 'square') {
      const h = rng.int(1, 12);
      const a = 2 * m;
      const square = h * h + 2 * m * m;
      const isDrawn = ![h, a].includes(Math.sqrt(square)) && rng.chance(0.6);
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: sketch(
                  { A: [0, 0], B: [7, 0], C: [9.4, 3.2], D: [2.4, 3.2] },
                  { MA: `${h} cm`, AB: `${a} cm` },
                  { segments: [{ ends: ['B', 'D'], tone: 1 }] },
                ),
              }
            : {}),
          question: isDrawn
            ? 'A vázlaton $ABCD$ négyzet, és $MA$ merőleges a síkjára. Milyen messze van az $M$ pont a $BD$ átlótól? Pontos alakban válaszolj!'
            : `Az $ABCD$ négyzet síkjára az $A$ pontban merőleges az $MA$ szakasz. $AB=${a}$ cm, $MA=${h}$ cm. Milyen messze van az $M$ pont a $BD$ átlótól? Pontos alakban válaszolj!`,
          answer: root(square),
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(
              { h, a },
              ({ h, a }) => root(h * h + a * a),
              'rossz-talppont',
              'Az $A$ pontból a $BD$ átlóra nem az $AB$, hanem az $AO$ merőleges ($O$ a négyzet középpontja).',
              'az átló fele helyett az $AB$ oldallal számol',
            ),
            wrong(
              { h, m },
              ({ h, m }) => root(h * h + 8 * m * m),
              'rossz-talppont',
              'Az $AC$ átló **felével** kell számolni.',
              'az átló fele helyett az egész átlóval számol',
            ),
            wrong({ square }, ({ square }) => num(square), 'gyokvonas-elmarad', 'Ez a távolság négyzete: a gyökvonás elmaradt.'),
            wrong(
              { m },
              ({ m }) => surd(m, 2),
              'vetulet-a-tavolsag',
              'Ez az $AO$ vetület hossza ($O$ a négyzet középpontja). Az $M$ pont magassága is számít.',
            ),
          ],
          other: 'A négyzet átlói merőlegesek, a metszéspontjuk $O$: $AO\\perp BD$.',
          hints: [
            'Melyik pont a merőleges talppontja?',
            'Az átlók merőlegesek, a metszéspontjuk $O$: $AO\\perp BD$, ezért $MO\\perp BD$.',
            `$AO=\\frac{${a}\\sqrt{2}}{2}=${surd(m, 2).tex}$`,
          ],
          solution: `$AO=\\frac{${2 * m}\\sqrt{2}}{2}=${surd(m, 2).tex}$ cm, a négyzete ${t(2 * m * m)}, ezért $MO=\\sqrt{${h}^2+${2 * m * m}}=${root(square).tex}$ cm.`,
        },
        // The distance of a point from a line by the cross product.
        equals(length(cross(minus3([0, 0, h], [a, 0, 0]), minus3([0, a, 0], [a, 0, 0]))) / length(minus3([0, a, 0], [a, 0, 0]))),
      );
    }
    const h = rng.int(1, 12);
    const square = h * h + 3 * m * m;
    const isDrawn = ![h, 2 * m].includes(Math.sqrt(square)) && rng.chance(0.6);
    return numeric(
      {
        ...(isDrawn ? { figure: sketch({ A: [0, 0], B: [7, 0], C: [5.2, 3.4] }, { MA: `${h} cm`, AB: `${2 * m} cm` }) } : {}),
        question: isDrawn
          ? 'A vázlaton $ABC$ egyenlő oldalú háromszög, és $MA$ merőleges a síkjára. Milyen messze van az $M$ pont a $BC$ egyenestől? Pontos alakban válaszolj!'
          : `Az $ABC$ egyenlő oldalú háromszög síkjára az $A$ pontban merőleges az $MA$ szakasz. $AB=${2 * m}$ cm, $MA=${h}$ cm. Milyen messze van az $M$ pont a $BC$ egyenestől? Pontos alakban válaszolj!`,
        answer: root(square),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          wrong(
            { h, m },
            ({ h, m }) => root(h * h + 4 * m * m),
            'rossz-talppont',
            'Ez az $MB$ távolság. A $BC$ oldalra az $A$ pontból húzott magasság kell.',
            'az $MB$ távolságot adja meg',
          ),
          wrong(
            { m },
            ({ m }) => surd(m, 3),
            'vetulet-a-tavolsag',
            'Ez a háromszög magassága, a vetület. Az $M$ pont magassága is számít.',
          ),
          wrong(
            { h, m },
            ({ h, m }) => root(h * h + m * m),
            'rossz-talppont',
            'A háromszög magasságával kell számolni, nem az oldal felével.',
            'a háromszög magassága helyett az oldal felével számol',
          ),
          wrong({ square }, ({ square }) => num(square), 'gyokvonas-elmarad', 'Ez a távolság négyzete: a gyökvonás elmaradt.'),
        ],
        other: 'Az $A$ pontból a $BC$ oldalra a magasság merőleges.',
        hints: [
          'Melyik szakasz merőleges a $BC$ oldalra az $A$ pontból?',
          'A háromszög magassága $\\frac{a\\sqrt{3}}{2}$.',
          `A magasság $\\frac{${2 * m}\\sqrt{3}}{2}=${surd(m, 3).tex}$ cm.`,
        ],
        solution: `Az $A$ pontból a $BC$ oldalra húzott magasság $\\frac{${2 * m}\\sqrt{3}}{2}=${surd(m, 3).tex}$ cm. A négyzete ${t(3 * m * m)}, ezért a távolság $\\sqrt{${h}^2+${3 * m * m}}=${root(square).tex}$ cm.`,
      },
      equals(length(cross(minus3([0, 0, h], [2 * m, 0, 0]), minus3([m, m * Math.sqrt(3), 0], [2 * m, 0, 0]))) / (2 * m)),
    );
  },
);
