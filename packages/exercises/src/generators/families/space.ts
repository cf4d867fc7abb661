import { letterArticle, texNumber, textNumber } from '../../hungarian/index.ts';
import { defineGenerator, redraw, redrawIf } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import { choice, numeric, words, wrong } from '../tasks.ts';
import { num, root, surd } from '../value.ts';

const t = textNumber;
type Vec = readonly [number, number, number];
const VERTICES: Record<string, Vec> = {
  A: [0, 0, 0],
  B: [1, 0, 0],
  C: [1, 1, 0],
  D: [0, 1, 0],
  "A'": [0, 0, 1],
  "B'": [1, 0, 1],
  "C'": [1, 1, 1],
  "D'": [0, 1, 1],
};
const NAMES_8 = Object.keys(VERTICES);
const at = (name: string): Vec => VERTICES[name] ?? [0, 0, 0];
const minus3 = (p: Vec, q: Vec): Vec => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const dot = (p: Vec, q: Vec): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Vec, q: Vec): Vec => [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
const length = (p: Vec): number => Math.sqrt(dot(p, p));
/** A line of the cube: two vertices in the alphabetical order of a drawing. */
type Line = readonly [string, string];
const LINES: readonly Line[] = NAMES_8.flatMap((p, i) => NAMES_8.slice(i + 1).map((q): Line => [p, q]));
const EDGES = LINES.filter(([p, q]) => dot(minus3(at(p), at(q)), minus3(at(p), at(q))) === 1);
const FACE_DIAGONALS = LINES.filter(([p, q]) => dot(minus3(at(p), at(q)), minus3(at(p), at(q))) === 2);
const show = ([p, q]: Line): string => `${p}${q}`;
const the2 = (l: Line): string => `${letterArticle(l[0])} $${show(l)}$`;

const POSITIONS = { parallel: 'párhuzamosak', crossing: 'metszik egymást', skew: 'kitérők' } as const;
type Position = keyof typeof POSITIONS;

/** By counting: shared vertex, equal directions, else whether four vertices lie on a face or a diagonal plane. */
function positionOf(l: Line, m: Line): Position {
  if (l.some(v => m.includes(v))) return 'crossing';
  const [u, v] = [minus3(at(l[1]), at(l[0])), minus3(at(m[1]), at(m[0]))];
  if (u.every((c, i) => c === v[i]) || u.every((c, i) => c === -(v[i] ?? 0))) return 'parallel';
  // Two diagonals of one face meet in its centre; so do two space diagonals.
  const middle = (k: Line): string =>
    at(k[0])
      .map((c, i) => c + (at(k[1])[i] ?? 0))
      .join();
  return middle(l) === middle(m) ? 'crossing' : 'skew';
}

/** By vectors: cross product and the volume of the box they span. */
function positionByVectors(l: Line, m: Line): Position {
  const [u, v] = [minus3(at(l[1]), at(l[0])), minus3(at(m[1]), at(m[0]))];
  const n = cross(u, v);
  if (length(n) === 0) return 'parallel';
  return dot(n, minus3(at(m[0]), at(l[0]))) === 0 ? 'crossing' : 'skew';
}

const BODY = "Az $ABCDA'B'C'D'$ kockában";

const spacePositions = defineGenerator('gen-space-positions', 'Pont, egyenes, sík', ['matek-8-pont-egyenes-sik'], (rng, level) => {
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
          words(POSITIONS[p], p),
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
});

const spaceAngles = defineGenerator('gen-space-angles', 'Egyenesek szöge a térben', ['matek-8-parhuzamossag-terben'], (rng, level) => {
  const first = rng.pick(level === 1 ? EDGES : FACE_DIAGONALS);
  const second = rng.pick(level === 1 ? FACE_DIAGONALS : level === 2 ? EDGES : FACE_DIAGONALS);
  const [u, v] = [minus3(at(first[1]), at(first[0])), minus3(at(second[1]), at(second[0]))];
  const [uu, vv, uv] = [dot(u, u), dot(v, v), dot(u, v)];
  const cosSquare = (uv * uv) / (uu * vv);
  const angle = cosSquare === 0 ? 90 : cosSquare === 0.5 ? 45 : cosSquare === 0.25 ? 60 : 0;
  redrawIf(angle === 0 || first.join() === second.join() || (level > 1 && positionOf(first, second) === 'crossing' && rng.chance(0.7)));
  const explain =
    angle === 90
      ? 'Párhuzamosan eltolva derékszöget zárnak be.'
      : angle === 45
        ? 'Párhuzamosan eltolva egy négyzet oldala és átlója: 45°.'
        : 'Párhuzamosan eltolva egyenlő oldalú háromszög két oldala lesz belőlük: 60°.';
  const wrongs = [30, 45, 60, 90, 0].filter(a => a !== angle);
  return choice(
    rng,
    {
      question: `${BODY} mekkora szöget zár be ${the2(first)} és ${the2(second)} egyenes?`,
      right: { key: String(angle), tex: `${angle}^\\circ`, text: `${angle}°`, size: angle },
      because: `Helyes! ${explain}`,
      wrong: rng
        .sample(wrongs, 3)
        .map(a =>
          wrong(
            { key: String(a), tex: `${a}^\\circ`, text: `${a}°`, size: a },
            a === 0 ? 'kiterok-szoge-nulla' : 'rajz-alapjan-dont',
            a === 0
              ? 'A kitérő egyenesek szöge nem 0°: told el az egyiket párhuzamosan!'
              : 'A rajz csalóka. Told el párhuzamosan az egyik egyenest, és nézd meg a keletkező háromszöget!',
          ),
        ),
      hints: [
        'Told el az egyik egyenest úgy, hogy messék egymást!',
        'Keress a kockában vele párhuzamos egyenest, amely metszi a másikat!',
        'Milyen háromszög keletkezik? Hasonlítsd össze az oldalait: él vagy lapátló?',
      ],
      solution: `${explain} A szög ${angle}°.`,
    },
    // Law of cosines on the triangle of the two directions.
    key => {
      const [a, b, c] = [length(u), length(v), length(minus3(u, v))];
      const found = (Math.acos((a * a + b * b - c * c) / (2 * a * b)) * 180) / Math.PI;
      return Math.abs(Math.min(found, 180 - found) - Number(key)) < 1e-6;
    },
  );
});

const BOXES = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [4, 4, 7, 9],
  [1, 4, 8, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 5, 14, 15],
  [2, 10, 11, 15],
] as const;

const solidDiagonals = defineGenerator('gen-solid-diagonals', 'Testátlók, távolságok', ['matek-8-tavolsagok-testekben'], (rng, level) => {
  if (level === 1) {
    const a = rng.int(2, 30);
    const face = rng.chance(0.5);
    return numeric(
      {
        question: `Egy kocka éle ${t(a)} cm. Mekkora a ${face ? 'lapátlója' : 'testátlója'}?`,
        answer: surd(a, face ? 2 : 3),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          wrong(surd(a, face ? 3 : 2), 'lapatlo-testatlo-csere', face ? 'Ez a testátló.' : 'Ez a lapátló.'),
          wrong(num(face ? 2 * a : 3 * a), 'testatlo-elek-osszege', 'Az éleket összeadtad. Pitagorasz-tétellel számolj!'),
          wrong(num(face ? 2 * a * a : 3 * a * a), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
        ],
        other: 'Lapátló: $a\\sqrt{2}$, testátló: $a\\sqrt{3}$.',
        hints: [
          'Melyik derékszögű háromszögben van benne?',
          face ? 'A lapátló egy négyzet átlója: $a\\sqrt{2}$.' : 'A testátló: $\\sqrt{a^2+a^2+a^2}$.',
          face ? `$\\sqrt{${a}^2+${a}^2}$` : `$\\sqrt{3\\cdot${a}^2}$`,
        ],
        solution: `$${face ? `\\sqrt{2\\cdot${a}^2}` : `\\sqrt{3\\cdot${a}^2}`}=${surd(a, face ? 2 : 3).tex}$ cm.`,
      },
      equals(Math.hypot(a, a, face ? 0 : a)),
    );
  }
  if (level === 2) {
    const [p, q, r, d] = rng.pick(BOXES);
    const k = rng.int(1, 4);
    const [a, b, c] = rng.shuffle([p * k, q * k, r * k]);
    if (a === undefined || b === undefined || c === undefined) redraw();
    return numeric(
      {
        question: `Egy téglatest élei ${t(a)} cm, ${t(b)} cm és ${t(c)} cm. Mekkora a testátlója?`,
        answer: num(d * k),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          wrong(num(a + b + c), 'testatlo-elek-osszege', 'Az éleket összeadtad. A négyzeteikkel kell számolni.'),
          wrong(root(a * a + b * b), 'lapatlo-testatlo-csere', 'Ez egy lapátló. A harmadik él is kell.'),
          wrong(num(d * d * k * k), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
          wrong(num(a * b * c), 'terfogat-atlo-csere', 'Ez a térfogat.'),
        ],
        other: '$d=\\sqrt{a^2+b^2+c^2}$',
        hints: [
          'Kétszer kell a Pitagorasz-tétel.',
          '$d=\\sqrt{a^2+b^2+c^2}$',
          `$${a}^2+${b}^2+${c}^2=${texNumber(a * a + b * b + c * c)}$`,
        ],
        solution: `$\\sqrt{${a}^2+${b}^2+${c}^2}=\\sqrt{${texNumber(d * d * k * k)}}=${d * k}$ cm.`,
      },
      equals(Math.hypot(Math.hypot(a, b), c)),
    );
  }
  const [a, b, c] = [rng.int(1, 24), rng.int(2, 24), rng.int(2, 30)].sort((p, q) => p - q);
  if (a === undefined || b === undefined || c === undefined) redraw();
  const paths = [(a + b) ** 2 + c * c, (a + c) ** 2 + b * b, (b + c) ** 2 + a * a];
  const best = Math.min(...paths);
  redrawIf(!Number.isInteger(Math.sqrt(best)));
  const answer = Math.sqrt(best);
  return numeric(
    {
      question: `Egy téglatest alakú doboz élei ${t(a)} dm, ${t(b)} dm és ${t(c)} dm. Egy hangya a doboz **felületén** megy az egyik csúcsból a vele szemközti (testátló menti) csúcsba. Milyen hosszú a legrövidebb út?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'dm',
      wrong: [
        wrong(num(a + b + c), 'elek-menten', 'Az élek mentén hosszabb. Teríts ki két szomszédos lapot!'),
        wrong(root(a * a + b * b + c * c), 'testatlo-nem-a-feluleten', 'A testátló a doboz belsejében halad.'),
        wrong(root(Math.max(...paths)), 'nem-a-legrovidebb-kiterites', 'Többféle kiterítés van. Nézd meg mindhármat!'),
      ],
      other: 'Teríts ki két szomszédos lapot egy síkba!',
      hints: [
        'Terítsd ki a doboz két szomszédos lapját!',
        'A kiterített téglalap átlója a keresett út. Háromféle kiterítés van.',
        `Az egyik kiterítés oldalai: $${a}+${b}=${a + b}$ és ${t(c)}.`,
      ],
      solution: `A legrövidebb kiterítésnél: $\\sqrt{(${a}+${b})^2+${c}^2}=${answer}$ dm.`,
    },
    // Walk over the shared edge point by point and take the shortest broken line.
    fits(v => {
      const walk = (e: number, f: number, g: number): number =>
        Math.min(...Array.from({ length: 201 }, (_, i) => Math.hypot(e, (i / 200) * g) + Math.hypot(f, g - (i / 200) * g)));
      return Math.abs(Math.min(walk(a, b, c), walk(a, c, b), walk(b, c, a)) - v) < 1e-3;
    }),
  );
});

const threePerpendiculars = defineGenerator(
  'gen-three-perpendiculars',
  'Három merőleges tétele',
  ['matek-8-harom-meroleges-tetele'],
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
      return numeric(
        {
          question: `Az $MA$ szakasz merőleges az $\\alpha$ síkra ($A\\in\\alpha$), $MA=${p * k}$ cm. Az $A$ pont ${t(q * k)} cm-re van az $\\alpha$ sík $d$ egyenesétől. Milyen messze van az $M$ pont a $d$ egyenestől?`,
          answer: num(r * k),
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(num(p * k + q * k), 'oldalakat-adja-ossze', 'Az oldalakat adtad össze. Pitagorasz-tétellel számolj!'),
            wrong(num(q * k), 'vetulet-a-tavolsag', 'Ez a vetület. Az $M$ pont magassága is számít.'),
            wrong(
              root(Math.abs(q * q - p * p) * k * k || 1),
              'osszeg-kulonbseg-csere',
              'Itt a keresett szakasz az átfogó: össze kell adni a négyzeteket.',
            ),
            wrong(num(r * r * k * k), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
          ],
          other: 'Használd a három merőleges tételét, aztán a Pitagorasz-tételt!',
          hints: [
            'Húzz az $A$ pontból merőlegest a $d$ egyenesre!',
            'Ha $AB\\perp d$, akkor a három merőleges tétele szerint $MB\\perp d$.',
            `$MB=\\sqrt{${p * k}^2+${q * k}^2}$`,
          ],
          solution: `Legyen $AB\\perp d$. Ekkor $MB\\perp d$, és $MB=\\sqrt{${p * k}^2+${q * k}^2}=${r * k}$ cm.`,
        },
        equals(Math.hypot(p * k, q * k)),
      );
    }
    if (level === 2) {
      const other = rng.int(3, 30);
      const askCD = rng.chance(0.5);
      redrawIf(other === q * k || other === p * k);
      return numeric(
        {
          question: `Az $ABCD$ téglalap síkjára az $A$ pontban merőleges az $MA$ szakasz. $AB=${askCD ? other : q * k}$ cm, $AD=${askCD ? q * k : other}$ cm, $MA=${p * k}$ cm. Milyen messze van az $M$ pont a $${askCD ? 'CD' : 'BC'}$ egyenestől?`,
          answer: num(r * k),
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(
              root(p * p * k * k + other * other),
              'rossz-talppont',
              `A $${askCD ? 'CD' : 'BC'}$ egyenesre az $A$ pontból $${askCD ? 'AD' : 'AB'}$ a merőleges.`,
            ),
            wrong(root(p * p * k * k + other * other + q * q * k * k), 'rossz-talppont', 'Ez az $MC$ távolság.'),
            wrong(num(p * k + q * k), 'oldalakat-adja-ossze', 'Az oldalakat adtad össze.'),
            wrong(num(q * k), 'vetulet-a-tavolsag', 'Ez a vetület hossza.'),
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
      return numeric(
        {
          question: `Az $ABCD$ négyzet síkjára az $A$ pontban merőleges az $MA$ szakasz. $AB=${a}$ cm, $MA=${h}$ cm. Milyen messze van az $M$ pont a $BD$ átlótól?`,
          answer: root(square),
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(root(h * h + a * a), 'rossz-talppont', 'Az $A$ pontból a $BD$ átlóra nem az $AB$, hanem az $AO$ merőleges.'),
            wrong(root(h * h + 8 * m * m), 'rossz-talppont', 'Az $AC$ átló **felével** kell számolni.'),
            wrong(surd(m, 2), 'vetulet-a-tavolsag', 'Ez az $AO$ vetület hossza.'),
          ],
          other: 'A négyzet átlói merőlegesek: $AO\\perp BD$.',
          hints: [
            'Melyik pont a merőleges talppontja?',
            'Az átlók merőlegesek: $AO\\perp BD$, ezért $MO\\perp BD$.',
            `$AO=\\frac{${a}\\sqrt{2}}{2}=${surd(m, 2).tex}$`,
          ],
          solution: `$AO=${surd(m, 2).tex}$ cm, $MO=\\sqrt{${h}^2+${2 * m * m}}=${root(square).tex}$ cm.`,
        },
        // The distance of a point from a line by the cross product.
        equals(length(cross(minus3([0, 0, h], [a, 0, 0]), minus3([0, a, 0], [a, 0, 0]))) / length(minus3([0, a, 0], [a, 0, 0]))),
      );
    }
    const h = rng.int(1, 12);
    const square = h * h + 3 * m * m;
    return numeric(
      {
        question: `Az $ABC$ egyenlő oldalú háromszög síkjára az $A$ pontban merőleges az $MA$ szakasz. $AB=${2 * m}$ cm, $MA=${h}$ cm. Milyen messze van az $M$ pont a $BC$ egyenestől?`,
        answer: root(square),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          wrong(root(h * h + 4 * m * m), 'rossz-talppont', 'Ez az $MB$ távolság. A $BC$ oldalra az $A$ pontból húzott magasság kell.'),
          wrong(surd(m, 3), 'vetulet-a-tavolsag', 'Ez a háromszög magassága, a vetület.'),
          wrong(root(h * h + m * m), 'rossz-talppont', 'A háromszög magasságával kell számolni, nem az oldal felével.'),
        ],
        other: 'Az $A$ pontból a $BC$ oldalra a magasság merőleges.',
        hints: [
          'Melyik szakasz merőleges a $BC$ oldalra az $A$ pontból?',
          'A háromszög magassága $\\frac{a\\sqrt{3}}{2}$.',
          `A magasság $\\frac{${2 * m}\\sqrt{3}}{2}=${surd(m, 3).tex}$ cm.`,
        ],
        solution: `A magasság $${surd(m, 3).tex}$ cm, a távolság $\\sqrt{${h}^2+${3 * m * m}}=${root(square).tex}$ cm.`,
      },
      equals(length(cross(minus3([0, 0, h], [2 * m, 0, 0]), minus3([m, m * Math.sqrt(3), 0], [2 * m, 0, 0]))) / (2 * m)),
    );
  },
);

export const space = [spacePositions, spaceAngles, solidDiagonals, threePerpendiculars];
