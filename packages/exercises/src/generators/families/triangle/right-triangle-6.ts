import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, fillSteps, numeric, wrong } from '../../tasks.ts';
import { expression, num, type Value } from '../../value.ts';
import { type Geometry, polygonFigure, rightTriangle } from '../shared/plane-figures.ts';

const t = textNumber;

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;

/** A multiple of a known triple with its sides in order. */
function triple(rng: Rng, max: number): readonly [number, number, number] {
  const [a, b, c] = rng.pick(TRIPLES);
  const k = rng.int(1, 6);
  redrawIf(c * k > max);
  return [a * k, b * k, c * k];
}

const SLOPE = Math.sqrt(3) / 2;

/** The leg opposite to 30° and the hypotenuse; the figure writes 30° or the other angle. */
function thirty(rng: Rng, angle: 30 | 60): Task {
  const leg = rng.int(3, 24);
  const longest = 2 * leg;
  const askLeg = rng.chance(0.6);
  redrawIf([30, 60].includes(leg) || [30, 60].includes(longest) || leg === 2);
  const [given, asked] = askLeg ? [longest, leg] : [leg, longest];
  const labels = askLeg ? { longest: `${t(longest)} cm`, up: '?' } : { longest: '?', up: `${t(leg)} cm` };
  // The angle of the builder is at the right end, opposite to the upright leg.
  const upright = rightTriangle(2 * SLOPE * 4, 4, { ...labels, angle: '30°' }, rng.chance(0.5));
  const lying = polygonFigure(
    { C: [0, 0], A: [2 * SLOPE * 4, 0], B: [0, 4] },
    { named: false, fill: 2, right: ['C'], sides: { AB: labels.longest, CB: labels.up }, angles: { B: '60°' } },
  );
  return numeric(
    {
      question: rng.pick(['Hány cm az ábrán a kérdőjellel jelölt oldal?', 'Számítsd ki az ábrán a kérdőjellel jelölt oldal hosszát!']),
      figure: angle === 30 ? upright : lying,
      answer: num(asked),
      check: 'NUM',
      unit: 'cm',
      expr: askLeg ? `${given}/2` : `2*${given}`,
      wrong: [
        wrong(
          { askLeg, given },
          ({ askLeg, given }) => num(askLeg ? 2 * given : given / 2),
          'fel-es-ketszeres-csere',
          askLeg
            ? 'Kétszereztél. A 30°-kal szemközti befogó az átfogó fele.'
            : 'Feleztél. Az átfogó a 30°-kal szemközti befogó kétszerese.',
          askLeg ? 'felezés helyett kétszerez' : 'kétszerezés helyett felez',
        ),
        wrong(
          { given },
          ({ given }) => num(given),
          'befogo-atfogo-egyenlo',
          'A befogó és az átfogó nem egyenlő. Az átfogó a leghosszabb oldal.',
        ),
        ...(askLeg && given % 3 === 0
          ? [
              wrong(
                { given },
                ({ given }) => num(given / 3),
                'harmadol-harminc-foknal',
                'Az átfogó harmadát vetted. A 30°-os szögnél a fele kell.',
              ),
            ]
          : []),
      ],
      other: 'Keresd meg a 30°-os szöget és a vele szemközti befogót!',
      hints: [
        angle === 30 ? 'Melyik oldal van szemben a 30°-os szöggel?' : 'Mekkora a harmadik szög?',
        'A 30°-os szöggel szemközti befogó az átfogó fele.',
        askLeg ? 'A kérdezett oldal befogó, a megadott az átfogó.' : 'A kérdezett oldal az átfogó, a megadott a befogó.',
      ],
      solution: `${angle === 60 ? 'A harmadik szög 30°. ' : ''}${askLeg ? `A 30°-kal szemközti befogó az átfogó fele: $${given}:2` : `Az átfogó a 30°-kal szemközti befogó kétszerese: $2\\cdot${given}`}=${asked}$ cm.`,
    },
    fits(v => (askLeg ? v + v === longest : v === leg + leg)),
  );
}

const medianFigure = (across: number, up: number): Geometry => ({
  kind: 'geometry',
  height: 190,
  points: { C: [0, 0], A: [across, 0], B: [0, up], F: { on: ['A', 'B'], t: 0.5 } },
  polygons: [{ points: ['C', 'A', 'B'] }],
  segments: [
    { ends: ['C', 'F'], tone: 1 },
    { ends: ['A', 'F'], ticks: 1 },
    { ends: ['F', 'B'], ticks: 1 },
  ],
  angles: [{ at: 'C', arms: ['A', 'B'], right: 'square' }],
});

/** The median to the hypotenuse is half of it. */
function median(rng: Rng): Task {
  const half = rng.int(4, 45);
  const askMedian = rng.chance(0.6);
  const [given, asked] = askMedian ? [2 * half, half] : [half, 2 * half];
  return numeric(
    {
      question: askMedian
        ? `Az ábrán az $F$ pont az $AB$ átfogó felezőpontja, $AB=${given}$ cm. Hány cm a $CF$ súlyvonal?`
        : `Az ábrán az $F$ pont az $AB$ átfogó felezőpontja, $CF=${given}$ cm. Hány cm az $AB$ átfogó?`,
      figure: medianFigure(rng.pick([8, 9, 10]), rng.pick([5, 6, 7])),
      answer: num(asked),
      check: 'NUM',
      unit: 'cm',
      expr: askMedian ? `${given}/2` : `2*${given}`,
      wrong: [
        wrong(
          { askMedian, given },
          ({ askMedian, given }) => num(askMedian ? 2 * given : given / 2),
          'fel-es-ketszeres-csere',
          askMedian ? 'Kétszereztél. A súlyvonal az átfogó fele.' : 'Feleztél. Az átfogó a súlyvonal kétszerese.',
          askMedian ? 'felezés helyett kétszerez' : 'kétszerezés helyett felez',
        ),
        wrong({ given }, ({ given }) => num(given), 'sulyvonal-atfogo-egyenlo', 'A súlyvonal nem egyenlő az átfogóval: az átfogó fele.'),
        wrong(
          { askMedian, given },
          ({ askMedian, given }) => num(askMedian ? given / 3 : 3 * given),
          'sulyvonalat-harmadnak-veszi',
          'Harmadokkal számoltál. A derékszög csúcsából induló súlyvonal az átfogó fele.',
        ),
      ].filter(w => Number.isInteger(2 * (w.value.size ?? 0.1))),
      other: 'A derékszög csúcsából induló súlyvonal az átfogó fele.',
      hints: [
        'Melyik oldal az átfogó, és mi a $CF$ szakasz neve?',
        'Az átfogóhoz tartozó súlyvonal az átfogó fele.',
        askMedian ? 'Felezd meg az átfogót!' : 'A súlyvonal kétszerese az átfogó.',
      ],
      solution: `${askMedian ? `Az átfogóhoz tartozó súlyvonal az átfogó fele: $${given}:2` : `Az átfogó a hozzá tartozó súlyvonal kétszerese: $2\\cdot${given}`}=${asked}$ cm.`,
    },
    fits(v => (askMedian ? v + v === given : v === given + given)),
  );
}

const threeNumbers = (numbers: readonly number[]): Value => expression(numbers.join(';'), `(${numbers.join(';')})`);

/** Which three numbers are a Pythagorean triple? */
function whichTriple(rng: Rng, max: number): Task {
  const right = triple(rng, max);
  const [a, b, c] = right;
  const [p, q] = [rng.int(3, 12), rng.int(13, 20)];
  const first = rng.int(4, 14);
  redrawIf(first === a);
  const isTriangle = rng.chance(0.5);
  return choice(
    rng,
    {
      question: isTriangle ? 'Melyik három hosszúság lehet egy derékszögű háromszög három oldala?' : 'Melyik pitagoraszi számhármas?',
      right: threeNumbers(right),
      because: `Helyes! $${a}^2+${b}^2=${a * a}+${b * b}=${c * c}$ és $${c}^2=${c * c}$.`,
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => threeNumbers([p, q, p + q]),
          'osszeg-a-harmadik',
          `Itt $${p}+${q}=${p + q}$, de a négyzetekre nem igaz az egyenlőség.`,
        ),
        wrong(
          { first },
          ({ first }) => threeNumbers([first, first + 1, first + 2]),
          'egyesevel-no',
          `Attól, hogy egyesével nő, még nem jó: $${first * first}+${(first + 1) ** 2}=${first * first + (first + 1) ** 2}$, de $${first + 2}^2=${(first + 2) ** 2}$.`,
        ),
        wrong(
          { a, b, c },
          ({ a, b, c }) => threeNumbers([a + 1, b + 1, c + 1]),
          'hozzaadassal-bovit',
          `Ugyanannyit hozzáadva nem kapsz újabb derékszögű háromszöget: $${a + 1}^2+${b + 1}^2=${(a + 1) ** 2 + (b + 1) ** 2}$, de $${c + 1}^2=${(c + 1) ** 2}$.`,
        ),
      ],
      hints: [
        'Emeld négyzetre a számokat!',
        'A két kisebb négyzet összegét hasonlítsd össze a legnagyobb négyzetével!',
        'Ha két szám összege a harmadik, abból háromszög sem lesz.',
      ],
      solution: `$${a}^2+${b}^2=${a * a + b * b}=${c}^2$, ezért a helyes hármas $(${a};${b};${c})$.`,
    },
    key => {
      const [x = 0, y = 0, z = 0] = key.split(';').map(Number);
      return x ** 2 + y ** 2 === z ** 2;
    },
  );
}

/** Checks a triangle by its squares. */
function checkSquares(rng: Rng): Task {
  const [a, b, c] = triple(rng, 50);
  redrawIf(a < 5);
  return fillSteps(
    {
      question: `Egy háromszög oldalai ${t(a)} cm, ${t(b)} cm és ${t(c)} cm. Ellenőrizd, hogy derékszögű! Töltsd ki a hiányzó számokat!`,
      template: `A két rövidebb oldal négyzete $[a]$ és $[b]$. Az összegük $[c]$, és ez éppen $${c}^2$.`,
      blanks: [
        {
          id: 'a',
          answer: num(a * a),
          other: `Szorozd meg önmagával: $${a}\\cdot${a}$.`,
          wrong: [wrong({ a }, ({ a }) => num(2 * a), 'alap-szor-kitevo', `Kétszereztél. A négyzet: $${a}\\cdot${a}$.`)],
        },
        {
          id: 'b',
          answer: num(b * b),
          other: `Szorozd meg önmagával: $${b}\\cdot${b}$.`,
          wrong: [wrong({ b }, ({ b }) => num(2 * b), 'alap-szor-kitevo', `Kétszereztél. A négyzet: $${b}\\cdot${b}$.`)],
        },
        {
          id: 'c',
          answer: num(c * c),
          other: 'Add össze az első két számot!',
          from: '[a]+[b]',
          wrong: [
            wrong(
              { a, b },
              ({ a, b }) => num((a + b) ** 2),
              'osszeg-negyzete',
              'Előbb adtál össze, és utána emeltél négyzetre. Fordítva kell.',
            ),
          ],
        },
      ],
      hints: [
        'Melyik a két rövidebb oldal?',
        'A négyzet önmagával való szorzás.',
        `$${a}\\cdot${a}$ az első, $${b}\\cdot${b}$ a második szám.`,
      ],
      solution: `$${a}^2+${b}^2=${a * a}+${b * b}=${c * c}$ és $${c}^2=${c * c}$.`,
    },
    (key, blank) => Math.sqrt(Number(key)) === { a, b, c }[blank ?? 'a'],
  );
}

/** The third side of a triangle whose sides are whole numbers. */
function thirdSide(rng: Rng): Task {
  const [p, q, c] = triple(rng, 50);
  const [a, b] = rng.chance(0.5) ? [p, q] : [q, p];
  const askLeg = rng.chance(0.5);
  const asked = askLeg ? b : c;
  const square = asked * asked;
  redrawIf(a > 3 * b || b > 3 * a);
  return numeric(
    {
      question: 'Az ábrán látható háromszög mindhárom oldalának hossza centiméterben egész szám. Hány cm a kérdőjellel jelölt oldal?',
      figure: rightTriangle(
        a,
        b,
        { across: `${t(a)} cm`, up: askLeg ? '?' : `${t(b)} cm`, longest: askLeg ? `${t(c)} cm` : '?' },
        rng.chance(0.5),
      ),
      answer: num(asked),
      check: 'INT',
      unit: 'cm',
      wrong: [
        wrong(
          { askLeg, a, b, c },
          ({ askLeg, a, b, c }) => num(askLeg ? c - a : a + b),
          'osszeg-a-harmadik',
          askLeg ? 'Az oldalakat vontad ki. A **négyzeteikkel** számolj!' : 'Az oldalakat adtad össze. A **négyzeteiket** kell.',
        ),
        wrong(
          { asked },
          ({ asked }) => num(asked * asked),
          'negyzet-az-oldal-helyett',
          'Ez az oldal négyzete. Keresd meg, melyik szám négyzete!',
        ),
      ],
      other: askLeg ? 'A hiányzó négyzet: az átfogó négyzetéből vedd el a befogó négyzetét!' : 'Add össze a két befogó négyzetét!',
      hints: [
        'Melyik oldal az átfogó?',
        askLeg ? 'Az átfogó négyzetéből vond ki az ismert befogó négyzetét!' : 'Add össze a két befogó négyzetét!',
        askLeg ? `$${c * c}-${a * a}=${square}$. Melyik szám négyzete ez?` : `$${a * a}+${b * b}=${square}$. Melyik szám négyzete ez?`,
      ],
      solution: `$${askLeg ? `${c}^2-${a}^2` : `${a}^2+${b}^2`}=${square}$, és $${asked}\\cdot${asked}=${square}$. Az oldal ${t(asked)} cm.`,
    },
    fits(v => (askLeg ? a * a + v * v === c * c : v * v === a * a + b * b && v > 0)),
  );
}

/** The way across a rectangle is shorter than the way along two sides. */
function shortcut(rng: Rng): Task {
  const [a, b, c] = triple(rng, 100);
  redrawIf(a < 6 || 3 * a < b);
  const place = rng.pick(['rét', 'udvar', 'park', 'kert']);
  return numeric(
    {
      question: `Egy téglalap alakú ${place} oldalai ${t(a)} m és ${t(b)} m. Hány méterrel rövidebb átlósan átmenni rajta, mint két oldala mentén?`,
      answer: num(a + b - c),
      check: 'INT',
      unit: 'm',
      wrong: [
        wrong({ c }, ({ c }) => num(c), 'reszvalasz', 'Ez az átló hossza. A két út különbségét kérdeztük.'),
        wrong({ a, b }, ({ a, b }) => num(a + b), 'reszvalasz', 'Ez a két oldal menti út. Vond ki belőle az átlót!'),
        wrong(
          { a, b },
          ({ a, b }) => num(a + b - (a + b)),
          'osszeg-a-harmadik',
          'Az átlót a két oldal összegének vetted. A **négyzetek** adódnak össze.',
          'az átlót a két oldal összegének veszi',
        ),
        wrong(
          { b, a },
          ({ b, a }) => num(b - a),
          'oldalak-kulonbseget-veszi',
          'A két oldalt vontad ki egymásból. Az átlóra is szükség van.',
          'a két oldal különbségét adja meg',
        ),
      ],
      other: 'Számítsd ki az átló négyzetét, és keresd meg, melyik szám négyzete!',
      hints: [
        'Milyen háromszögekre vágja az átló a téglalapot?',
        'Az átló az átfogó. A két oldal négyzetének összege az átló négyzete.',
        `$${a * a}+${b * b}=${c * c}$. Melyik szám négyzete ez?`,
      ],
      solution: `Az átló: $${a}^2+${b}^2=${c * c}=${c}^2$, tehát ${t(c)} m. A két oldal együtt ${t(a + b)} m, a különbség $${a + b}-${c}=${a + b - c}$ m.`,
    },
    fits(v => (a + b - v) ** 2 === a * a + b * b),
  );
}

/** The median and the 30° angle together: an equilateral triangle. */
function halfEquilateral(rng: Rng): Task {
  const half = rng.int(4, 25);
  const longest = 2 * half;
  redrawIf(half === 10 || half === 15);
  return numeric(
    {
      question: `Az ábrán az $F$ pont az $AB$ átfogó felezőpontja, $AB=${longest}$ cm. Hány cm a $BCF$ háromszög kerülete?`,
      figure: {
        ...medianFigure(2 * SLOPE * 5, 5),
        angles: [
          { at: 'C', arms: ['A', 'B'], right: 'square' },
          { at: 'A', arms: ['B', 'C'], label: '30°' },
        ],
      },
      answer: num(3 * half),
      check: 'NUM',
      unit: 'cm',
      expr: `3*${longest}/2`,
      wrong: [
        wrong({ half }, ({ half }) => num(half), 'reszvalasz', 'Ez egyetlen oldal. A kerület a három oldal összege.'),
        wrong(
          { half },
          ({ half }) => num(half + half + 2 * half),
          'sulyvonal-atfogo-egyenlo',
          'Az egyik oldalt, a $CF$ súlyvonalat vagy a $BC$ befogót, az átfogóval egyenlőnek vetted. Mindkettő az átfogó fele.',
          'a három oldal egyikét az átfogóval egyenlőnek veszi',
        ),
        wrong(
          { longest },
          ({ longest }) => num(3 * longest),
          'befogo-atfogo-egyenlo',
          'Minden oldalt az átfogóval egyenlőnek vettél. Mindegyik az átfogó fele.',
          'mindhárom oldalt az átfogóval egyenlőnek veszi',
        ),
      ],
      other: 'Számítsd ki külön a $BC$, a $CF$ és az $FB$ oldalt!',
      hints: [
        'Mindhárom oldal az átfogóból számítható.',
        '$CF$ súlyvonal, $BC$ a 30°-os szöggel szemben van, $FB$ fél átfogó.',
        'A háromszög mindhárom oldala az átfogó fele.',
      ],
      solution: `$FB=CF=BC=${longest}:2=${half}$ cm, a kerület $3\\cdot${half}=${3 * half}$ cm.`,
    },
    fits(v => v / 3 + v / 3 === longest),
  );
}

export const rightTriangle6 = defineGenerator(
  'gen-right-triangle-6',
  'Derékszögű háromszög',
  ['matek-6-derekszogu-haromszog'],
  ['power'],
  (rng, level) => {
    const makers = {
      1: [(r: Rng) => thirty(r, 30), median, (r: Rng) => whichTriple(r, 30)],
      2: [(r: Rng) => thirty(r, 60), checkSquares, thirdSide, (r: Rng) => whichTriple(r, 60)],
      3: [shortcut, halfEquilateral, thirdSide],
    };
    return rng.pick(makers[level])(rng);
  },
);
