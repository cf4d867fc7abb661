import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits, readList } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, point, root } from '../../value.ts';
import { planeFigure } from '../shared/coordinate-figures.ts';

const x = texNumber;

type Pair = [number, number];

const REACH = 9;
const TRIPLES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
] as const;

const named = (name: string, [a, b]: Pair): string => `$${name}${point(a, b).tex}$`;
const step = (from: number, to: number): string => `${x(to)}-${from < 0 ? `(${x(from)})` : x(from)}`;
const plus = (a: number, b: number): string => `${x(a)}+${b < 0 ? `(${x(b)})` : x(b)}`;
const squared = (n: number): string => (n < 0 ? `(${x(n)})^2` : `${x(n)}^2`);
const anywhere = (rng: Rng): Pair => [rng.int(-REACH, REACH), rng.int(-REACH, REACH)];
const isInside = (...pairs: Pair[]): boolean => pairs.flat().every(n => Math.abs(n) <= REACH);
const reachOf = (...pairs: Pair[]): number => Math.max(...pairs.flat().map(Math.abs)) + 1;

/** The legs of a triple in either order and direction. */
function legs(rng: Rng): [dx: number, dy: number, d: number] {
  const [p, q, d] = rng.pick(TRIPLES);
  const [dx, dy] = rng.chance(0.5) ? [p, q] : [q, p];
  return [rng.chance(0.5) ? dx : -dx, rng.chance(0.5) ? dy : -dy, d];
}

const sumOfSquares = ([a, b]: Pair, [c, d]: Pair): number => (c - a) ** 2 + (d - b) ** 2;
const withoutSigns = ([a, b]: Pair): Pair => [Math.abs(a), Math.abs(b)];

/** What pupils get for the distance of two points without the rule. */
const distanceSlips = (a: Pair, b: Pair) => [
  wrong(
    { a, b },
    ({ a, b }) => num(Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1])),
    'lepeseket-osszeadja',
    'Összeadtad a két lépést. A ferde szakasz ennél rövidebb: Pitagorasz tétele adja meg.',
  ),
  wrong({ a, b }, ({ a, b }) => num(sumOfSquares(a, b)), 'gyokvonas-elmarad', 'Ez a távolság négyzete. Vonj gyököt!'),
  wrong(
    { a, b },
    ({ a, b }) => root(sumOfSquares(withoutSigns(a), withoutSigns(b))),
    'lepesnel-elojel-elmarad',
    'Elhagytad a negatív előjelet. Ha a lépés átmegy a nullán, a két rész összeadódik.',
    'minden koordináta negatív előjelét elhagyja',
  ),
];

const distanceHints = (a: Pair, b: Pair): [string, string, string] => [
  'Mekkora a vízszintes és a függőleges lépés a két pont között?',
  'A távolság négyzete a vízszintes és a függőleges lépés négyzetének összege.',
  `A vízszintes lépés $${step(a[0], b[0])}=${x(b[0] - a[0])}$.`,
];

const stepsWork = (a: Pair, b: Pair): string =>
  `A két lépés $${step(a[0], b[0])}=${x(b[0] - a[0])}$ és $${step(a[1], b[1])}=${x(b[1] - a[1])}$.`;
const distanceWork = (a: Pair, b: Pair): string => `\\sqrt{${squared(b[0] - a[0])}+${squared(b[1] - a[1])}}=\\sqrt{${sumOfSquares(a, b)}}`;

function wholeDistance(rng: Rng): Task {
  const a = anywhere(rng);
  const [dx, dy, d] = legs(rng);
  const b: Pair = [a[0] + dx, a[1] + dy];
  redrawIf(!isInside(a, b) || sumOfSquares(withoutSigns(a), withoutSigns(b)) === 0);
  const isDrawn = !withoutSigns(a).concat(withoutSigns(b), reachOf(a, b)).includes(d);
  return numeric(
    {
      ...(isDrawn ? { figure: planeFigure(reachOf(a, b), { A: a, B: b }) } : {}),
      question: isDrawn
        ? 'Hány egység az ábrán az $A$ és a $B$ pont távolsága?'
        : `Hány egység az ${named('A', a)} és a ${named('B', b)} pont távolsága?`,
      answer: num(d),
      check: 'NUM',
      unit: 'egység',
      wrong: distanceSlips(a, b),
      other: 'A két lépés egy derékszögű háromszög befogója, a távolság az átfogó.',
      hints: distanceHints(a, b),
      solution: `${stepsWork(a, b)} $AB=${distanceWork(a, b)}=${d}$ egység.`,
    },
    equals(Math.hypot(a[0] - b[0], a[1] - b[1])),
  );
}

function midpoint(rng: Rng): Task {
  const [a, b] = [anywhere(rng), anywhere(rng)];
  const f: Pair = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  redrawIf(!Number.isInteger(f[0]) || !Number.isInteger(f[1]) || a[0] === b[0] || a[1] === b[1]);
  const isDrawn = rng.chance(0.5);
  return numeric(
    {
      ...(isDrawn ? { figure: planeFigure(reachOf(a, b), { A: a, B: b }) } : {}),
      question: `Melyik pont az $AB$ szakasz felezőpontja${isDrawn ? ' az ábrán' : `, ha ${named('A', a)} és ${named('B', b)}`}? Így írd: (x; y)!`,
      answer: point(...f),
      check: 'PT',
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => point((b[0] - a[0]) / 2, (b[1] - a[1]) / 2),
          'felezopont-kulonbsegbol',
          'A koordináták különbségét felezted. A felezőponthoz összeadni kell őket.',
        ),
        wrong({ a, b }, ({ a, b }) => point(a[0] + b[0], a[1] + b[1]), 'felezopontnal-nem-oszt', 'Az összegeket még oszd el 2-vel!'),
        wrong({ f }, ({ f }) => point(f[1], f[0]), 'koordinatak-csereje', 'Felcserélted a két koordinátát.'),
      ],
      other: 'A felezőpont koordinátái a végpontok koordinátáinak átlagai.',
      hints: [
        'A felezőpont a két végpont között, félúton van.',
        'Vedd a két első, majd a két második koordináta átlagát!',
        `A két első koordináta összege $${x(a[0] + b[0])}$.`,
      ],
      solution: `$\\frac{${plus(a[0], b[0])}}{2}=${x(f[0])}$ és $\\frac{${plus(a[1], b[1])}}{2}=${x(f[1])}$, tehát $F${point(...f).tex}$.`,
    },
    key => {
      const [p = Number.NaN, q = Number.NaN] = readList(key);
      return p - a[0] === b[0] - p && q - a[1] === b[1] - q;
    },
  );
}

function surdDistance(rng: Rng): Task {
  const [a, b] = [anywhere(rng), anywhere(rng)];
  const square = sumOfSquares(a, b);
  const answer = root(square);
  const difference = Math.abs((b[0] - a[0]) ** 2 - (b[1] - a[1]) ** 2);
  redrawIf(!answer.key.includes('√') || square > 200 || a[0] === b[0] || a[1] === b[1] || difference === 0);
  redrawIf(sumOfSquares(withoutSigns(a), withoutSigns(b)) === 0);
  return numeric(
    {
      question: `Mekkora az ${named('A', a)} és a ${named('B', b)} pont távolsága? Pontos, gyökös alakban válaszolj!`,
      answer,
      check: 'FRAC',
      unit: 'egység',
      wrong: [
        ...distanceSlips(a, b),
        wrong(
          { difference },
          ({ difference }) => root(difference),
          'negyzeteket-kivon-osszeadas-helyett',
          'Kivontad a négyzeteket. Az átfogóhoz össze kell adni őket.',
        ),
      ],
      other: 'Számold ki a két lépést, emeld négyzetre, add össze, és vonj gyököt!',
      hints: distanceHints(a, b),
      solution: `${stepsWork(a, b)} $AB=${distanceWork(a, b)}${answer.key === `√${square}` ? '' : `=${answer.tex}`}$ egység.`,
    },
    equals(Math.hypot(a[0] - b[0], a[1] - b[1])),
  );
}

function endpoint(rng: Rng): Task {
  const [a, f] = [anywhere(rng), anywhere(rng)];
  const b: Pair = [2 * f[0] - a[0], 2 * f[1] - a[1]];
  redrawIf(a[0] === f[0] || a[1] === f[1] || Math.max(Math.abs(b[0]), Math.abs(b[1])) > 15);
  return numeric(
    {
      question: `Az $AB$ szakasz felezőpontja ${named('F', f)}, az egyik végpontja ${named('A', a)}. Melyik pont a $B$? Így írd: (x; y)!`,
      answer: point(...b),
      check: 'PT',
      wrong: [
        wrong(
          { a, f },
          ({ a, f }) => point((a[0] + f[0]) / 2, (a[1] + f[1]) / 2),
          'vegpont-helyett-ujabb-felezopont',
          'Ez az $AF$ szakasz felezőpontja. A $B$ az $F$ túloldalán van.',
        ),
        wrong(
          { a, f },
          ({ a, f }) => point(f[0] - a[0], f[1] - a[1]),
          'kezdopont-kimarad',
          'Ez a lépés $A$-ból $F$-be. Az $F$ pontból indulva tedd meg még egyszer!',
          'az $A$-ból az $F$-be vezető lépést adja meg, nem a $B$ koordinátáit',
        ),
        wrong(
          { a, f },
          ({ a, f }) => point(2 * a[0] - f[0], 2 * a[1] - f[1]),
          'felezopont-vegpont-csere',
          'Az $A$-t vetted felezőpontnak, pedig most az $F$ van középen.',
        ),
      ],
      other: 'Az $A$-ból $F$-be tett lépést ismételd meg $F$-ből!',
      hints: [
        'Hol van az $F$ a két végponthoz képest?',
        'Amennyit $A$-ból $F$-be lépsz, ugyanannyit lépsz $F$-ből $B$-be.',
        `$A$-ból $F$-be a vízszintes lépés $${step(a[0], f[0])}=${x(f[0] - a[0])}$.`,
      ],
      solution: `A lépés $A$-ból $F$-be $${step(a[0], f[0])}=${x(f[0] - a[0])}$ és $${step(a[1], f[1])}=${x(f[1] - a[1])}$. Az $F$ pontból ugyanezt megismételve $${plus(f[0], f[0] - a[0])}=${x(b[0])}$ és $${plus(f[1], f[1] - a[1])}=${x(b[1])}$, tehát $B${point(...b).tex}$.`,
    },
    key => {
      const [p = Number.NaN, q = Number.NaN] = readList(key);
      return (p + a[0]) / 2 === f[0] && (q + a[1]) / 2 === f[1];
    },
  );
}

function perimeter(rng: Rng): Task {
  const [dx, dy, d] = legs(rng);
  const half = Math.abs(dx);
  const a = anywhere(rng);
  const [b, c]: [Pair, Pair] = [
    [a[0] + 2 * half, a[1]],
    [a[0] + half, a[1] + dy],
  ];
  redrawIf(!isInside(a, b, c));
  const corners: Pair[] = [a, b, c];
  return numeric(
    {
      figure: { ...planeFigure(reachOf(a, b, c), { A: a, B: b, C: c }), chains: [{ points: corners, closed: true }] },
      question: 'Hány egység az ábrán látható $ABC$ háromszög kerülete?',
      answer: num(2 * half + 2 * d),
      check: 'NUM',
      unit: 'egység',
      wrong: [
        wrong(
          { half, dy },
          ({ half, dy }) => num(2 * half + 2 * (half + Math.abs(dy))),
          'lepeseket-osszeadja',
          'A ferde oldalaknál összeadtad a két lépést. Az oldal az átfogó.',
          'a ferde oldalak hosszának a vízszintes és a függőleges lépés összegét veszi',
        ),
        wrong(
          { half, d },
          ({ half, d }) => num(2 * half + 2 * d * d),
          'gyokvonas-elmarad',
          'A ferde oldalaknál a hossz négyzetével számoltál. Vonj gyököt!',
          'a ferde oldalaknál elmarad a gyökvonás',
        ),
        wrong(
          { half, d },
          ({ half, d }) => num(2 * half + d),
          'egy-oldal-kimarad',
          'Az egyik ferde oldal kimaradt. A háromszögnek három oldala van.',
          'a kerületből kihagyja az egyik ferde oldalt',
        ),
      ],
      other: 'Számold ki külön mind a három oldalt!',
      hints: [
        'Melyik oldal vízszintes? Annak a hosszát egy kivonás adja.',
        'A ferde oldalak hossza a két lépés négyzetösszegének gyöke.',
        `$AB=${step(a[0], b[0])}=${2 * half}$ egység.`,
      ],
      solution: `$AB=${2 * half}$, $AC=BC=\\sqrt{${half}^2+${Math.abs(dy)}^2}=${d}$, a kerület $${2 * half}+2\\cdot${d}=${2 * half + 2 * d}$ egység.`,
    },
    equals(
      corners.reduce((sum, [p, q], i) => sum + Math.hypot(p - (corners[(i + 1) % 3]?.[0] ?? 0), q - (corners[(i + 1) % 3]?.[1] ?? 0)), 0),
    ),
  );
}

function missingCoordinate(rng: Rng): Task {
  const a = anywhere(rng);
  const [dx, dy, d] = legs(rng);
  const isAbove = dy > 0;
  const [p, y] = [a[0] + dx, a[1] + dy];
  const sign = isAbove ? 1 : -1;
  redrawIf(Math.abs(p) > 12 || Math.abs(y) > 12);
  return numeric(
    {
      question: `Az ${named('A', a)} és a $P(${x(p)};\\ y)$ pont távolsága ${withUnit(d, 'egység')}. A $P$ ${isAbove ? 'magasabban' : 'alacsonyabban'} van, mint az $A$. Mennyi az $y$?`,
      answer: num(y),
      check: 'NUM',
      wrong: [
        wrong(
          { dy },
          ({ dy }) => num(Math.abs(dy)),
          'kezdopont-kimarad',
          'Ez a függőleges lépés hossza. Az $A$ magasságából indulj!',
          'a függőleges lépés hosszát adja meg',
        ),
        wrong(
          { a, dx, d, sign },
          ({ a, dx, d, sign }) => num(a[1] + sign * (d - Math.abs(dx))),
          'lepeseket-osszeadja',
          'A távolságot a két lépés összegének vetted. A négyzetekkel számolj!',
          'a távolságot a vízszintes és a függőleges lépés összegének veszi',
        ),
        wrong(
          { a, dy },
          ({ a, dy }) => num(a[1] - dy),
          'rossz-iranyba-lep-az-a-ponttol',
          `Ez a pont is ilyen messze van, de ${dy > 0 ? 'lejjebb' : 'feljebb'} van, mint az $A$. Olvasd el újra, merre van a $P$!`,
        ),
      ],
      other: 'A távolság az átfogó, a vízszintes lépés az egyik befogó.',
      hints: [
        'Mekkora a vízszintes lépés a két pont között?',
        'A függőleges lépés négyzete a távolság négyzetének és a vízszintes lépés négyzetének különbsége.',
        `A függőleges lépés négyzete $${d}^2-${Math.abs(dx)}^2$.`,
      ],
      solution: `A vízszintes lépés $${dx > 0 ? step(a[0], p) : step(p, a[0])}=${Math.abs(dx)}$, a függőleges $\\sqrt{${d}^2-${Math.abs(dx)}^2}=${Math.abs(dy)}$. Innen $y=${x(a[1])}${isAbove ? '+' : '-'}${Math.abs(dy)}=${x(y)}$.`,
    },
    fits(v => sumOfSquares(a, [p, v]) === d * d && v > a[1] === isAbove),
  );
}

export const distancePoints = defineGenerator(
  'gen-distance-points',
  'Két pont távolsága, felezőpont',
  ['matek-7-ket-pont-tavolsaga'],
  ['negative', 'coordinates', 'root', 'power', 'fraction', 'decimal', 'brackets'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.5) ? wholeDistance(rng) : midpoint(rng);
    if (level === 2) return rng.chance(0.5) ? surdDistance(rng) : endpoint(rng);
    return rng.chance(0.5) ? perimeter(rng) : missingCoordinate(rng);
  },
);
