import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import type { QuestionInput } from '../../../questions/schema.ts';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

type Figure = NonNullable<QuestionInput['figure']>;
type Pair = readonly [number, number];
type Corners = readonly [Pair, Pair, Pair, Pair];

const KINDS = ['paralelogramma', 'téglalap', 'rombusz'] as const;
type Kind = (typeof KINDS)[number];

/** One corner list for each kind; properties are measured on it, not remembered. */
const SAMPLE: Record<Kind, Corners> = {
  paralelogramma: [
    [0, 0],
    [7, 0],
    [9, 3],
    [2, 3],
  ],
  téglalap: [
    [0, 0],
    [7, 0],
    [7, 3],
    [0, 3],
  ],
  rombusz: [
    [0, 0],
    [5, 0],
    [8, 4],
    [3, 4],
  ],
};

const length = ([ax, ay]: Pair, [bx, by]: Pair): number => Math.hypot(bx - ax, by - ay);
const dot = ([ax, ay]: Pair, [bx, by]: Pair, [cx, cy]: Pair, [dx, dy]: Pair): number => (bx - ax) * (dx - cx) + (by - ay) * (dy - cy);
const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

interface Property {
  text: string;
  holds: (corners: Corners) => boolean;
  misconception: string;
  /** Why it is not true of the kind that lacks it. */
  not: string;
}

const PROPERTIES: readonly Property[] = [
  {
    text: 'az átlói felezik egymást',
    holds: ([a, b, c, d]) => same(a[0] + c[0], b[0] + d[0]) && same(a[1] + c[1], b[1] + d[1]),
    misconception: 'negyszog-tulajdonsag-csere',
    not: '',
  },
  {
    text: 'a szemközti szögei egyenlők',
    holds: ([a, b, c, d]) => same(dot(a, b, a, d), dot(c, d, c, b)),
    misconception: 'negyszog-tulajdonsag-csere',
    not: '',
  },
  {
    text: 'az átlói egyenlő hosszúak',
    holds: ([a, b, c, d]) => same(length(a, c), length(b, d)),
    misconception: 'egyenlo-atlokat-tulajdonit',
    not: 'A paralelogrammák közül csak a téglalap (és a négyzet) átlói egyenlők.',
  },
  {
    text: 'az átlói merőlegesek egymásra',
    holds: ([a, b, c, d]) => same(dot(a, c, b, d), 0),
    misconception: 'meroleges-atlokat-tulajdonit',
    not: 'Merőleges átlója a rombusznak és a négyzetnek van.',
  },
  {
    text: 'minden oldala egyenlő',
    holds: ([a, b, c]) => same(length(a, b), length(b, c)),
    misconception: 'negyszog-tulajdonsag-csere',
    not: 'Négy egyenlő oldala a rombusznak és a négyzetnek van.',
  },
  {
    text: 'minden szöge derékszög',
    holds: ([a, b, c]) => same(dot(b, a, b, c), 0),
    misconception: 'negyszog-tulajdonsag-csere',
    not: 'Derékszöge a téglalapnak és a négyzetnek van.',
  },
];

const quad = (corners: Corners): Figure => {
  const [a, b, c, d] = corners;
  return {
    kind: 'geometry',
    height: 160,
    points: { A: [...a], B: [...b], C: [...c], D: [...d] },
    polygons: [{ points: ['A', 'B', 'C', 'D'] }],
    segments: [
      { ends: ['A', 'C'], line: 'thin' },
      { ends: ['B', 'D'], line: 'thin' },
    ],
  };
};

/** Each kind without the properties of a more special one. */
const PLAIN: Record<Kind, string> = {
  paralelogramma: 'egy paralelogrammát, amely nem téglalap, és nem is rombusz',
  téglalap: 'egy téglalapot, amely nem négyzet',
  rombusz: 'egy rombuszt, amely nem négyzet',
};

function whatHolds(rng: Rng): Task {
  const kind = rng.pick(KINDS);
  const corners = SAMPLE[kind];
  const chosen = rng.sample(PROPERTIES, 4);
  return multi(
    rng,
    {
      question: `Az $ABCD$ négyszög ${kind}. Mi igaz **minden** ilyen négyszögre?`,
      figure: quad(corners),
      options: chosen.map(({ text, holds, not, misconception }) => ({
        value: words(text),
        correct: holds(corners),
        explanation: holds(corners) ? 'Igen, ez mindig igaz rá.' : `Nem biztos. ${not}`,
        misconception,
      })),
      hints: [
        `Képzelj el ${PLAIN[kind]}!`,
        'A téglalap átlói egyenlők, a rombusz átlói merőlegesek. A paralelogramma tulajdonságai mindegyikre igazak.',
        'Nézd végig a négy állítást ezen a rajzon!',
      ],
      solution: `Igaz: ${chosen
        .filter(({ holds }) => holds(corners))
        .map(({ text }) => text)
        .join('; ')}.`,
    },
    text => PROPERTIES.some(property => property.text === text && property.holds(corners)),
  );
}

function rectangleAngle(rng: Rng): Task {
  const angle = 2 * rng.int(15, 70);
  redrawIf(angle === 60 || angle === 90 || angle === 120);
  const base = (180 - angle) / 2;
  return numeric(
    {
      question: `Az $ABCD$ téglalap átlóinak metszéspontja $O$. Az $AOB$ szög ${t(angle)}°. Mekkora az $OAB$ szög?`,
      answer: num(base),
      check: 'NUM',
      unit: '°',
      expr: `(180-${angle})/2`,
      wrong: [
        wrong({ angle }, ({ angle }) => num(180 - angle), 'felezes-elmarad', 'Ez a két alapszög együtt. Oszd el kettővel!'),
        wrong(
          { angle },
          ({ angle }) => num(angle / 2),
          'negyszog-szogdarab-csere',
          'Az $AOB$ szöget felezted. Az alapszög $(180-\\ldots):2$.',
        ),
        ...(angle < 90
          ? [
              wrong(
                { angle },
                ({ angle }) => num(90 - angle),
                'meroleges-atlokat-tulajdonit',
                '90-ből vontál ki, mintha az $AOB$ háromszög derékszögű volna.',
                'az $AOB$ háromszöget derékszögűnek veszi',
              ),
            ]
          : []),
      ],
      other: 'A téglalap átlói egyenlők és felezik egymást: az $AOB$ háromszög egyenlő szárú.',
      hints: [
        'Milyen háromszög az $AOB$?',
        'A téglalap átlói egyenlők és felezik egymást, ezért $AO=BO$.',
        `A két egyenlő szög együtt $180-${angle}=${180 - angle}$ fok.`,
      ],
      solution: `$AO=BO$, ezért az $OAB$ szög $(180-${angle}):2=${base}$ fok.`,
    },
    fits(x => 2 * x + angle === 180),
  );
}

function rhombusAngle(rng: Rng): Task {
  const angle = 2 * rng.int(16, 74);
  redrawIf(angle === 90 || angle === 60 || angle === 120);
  const part = (180 - angle) / 2;
  return numeric(
    {
      question: `Az $ABCD$ rombuszban a $B$ szög ${t(angle)}°, az átlók metszéspontja $O$. Mekkora a $BAO$ szög?`,
      answer: num(part),
      check: 'NUM',
      unit: '°',
      expr: `(180-${angle})/2`,
      wrong: [
        wrong({ angle }, ({ angle }) => num(angle / 2), 'negyszog-szogdarab-csere', 'Ez a $B$ szög fele. A $BAO$ az $A$ szög fele.'),
        wrong({ angle }, ({ angle }) => num(180 - angle), 'felezes-elmarad', 'Ez az egész $A$ szög. Az átló felezi.'),
        ...(angle > 90
          ? [
              wrong(
                { angle },
                ({ angle }) => num(angle - 90),
                'meroleges-atlokat-tulajdonit',
                'Az egész $B$ szögből vontál le 90-et. A fele számít.',
                'az egész B szögből von le 90°-ot a fele helyett',
              ),
            ]
          : []),
      ],
      other: 'A rombusz átlója felezi a szöget, a szomszédos szögek összege 180°.',
      hints: [
        'Melyik szögnek a darabja a $BAO$?',
        'A szomszédos szögek összege 180°, az átló felezi a szöget.',
        `Az $A$ szög $180-${angle}$ fok.`,
      ],
      solution: `Az $A$ szög $180-${angle}=${180 - angle}$ fok, a fele $${part}$ fok.`,
    },
    fits(x => x + angle / 2 + 90 === 180),
  );
}

function diagonalUnknown(rng: Rng): Task {
  const [p, q, x] = [rng.int(2, 5), rng.int(1, 9), rng.int(2, 9)];
  const r = rng.int(p + 1, 8);
  const s = p * x + q - r * x;
  redrawIf(s === 0 || Math.abs(s) > 30);
  const tail = s < 0 ? `-${-s}` : `+${s}`;
  const partly = p * x + q;
  return numeric(
    {
      question: `Az $ABCD$ téglalap átlóinak metszéspontja $O$. $AO=${p}x+${q}$ cm és $BO=${r}x${tail}$ cm. Mekkora az $AC$ átló?`,
      answer: num(2 * partly),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong({ x }, ({ x }) => num(x), 'x-et-adja-meg', 'Ez az $x$. Helyettesíts vissza!'),
        wrong({ p, q, x }, ({ p, q, x }) => num(p * x + q), 'fel-atlot-ad', 'Ez az $AO$, az átló fele. A kérdés az egész átló.'),
        wrong(
          { p, q, x },
          ({ p, q, x }) => num(4 * (p * x + q)),
          'ketszer-duplaz',
          'Kétszer kétszereztél. Az $AC$ átló az $AO$ kétszerese.',
        ),
      ],
      other: 'A téglalap átlói egyenlők és felezik egymást: $AO=BO$.',
      hints: ['Mit tudsz az $AO$ és a $BO$ szakaszról?', 'A téglalap átlói egyenlők és felezik egymást.', `$${p}x+${q}=${r}x${tail}$`],
      solution: `$${p}x+${q}=${r}x${tail}$, ezért $x=${x}$, $AO=${partly}$ cm és $AC=${2 * partly}$ cm.`,
    },
    fits(v => {
      const root = (v / 2 - q) / p;
      return r * root + s === v / 2;
    }),
  );
}

function squareAndTriangle(rng: Rng): Task {
  const outside = rng.chance(0.5);
  const apex = outside ? 150 : 30;
  return numeric(
    {
      question: `Az $ABCD$ négyzet $AB$ oldalára ${outside ? 'kívülre' : 'a négyzet belsejébe'} az $ABE$ egyenlő oldalú háromszöget rajzoltuk. Mekkora ${rng.pick(['az $ADE$', 'az $AED$'])} szög?`,
      answer: num((180 - apex) / 2),
      check: 'NUM',
      unit: '°',
      expr: outside ? '(180-(90+60))/2' : '(180-(90-60))/2',
      wrong: [
        wrong(
          { outside },
          ({ outside }) => num(outside ? 150 : 30),
          'nem-a-kerdesre-felel',
          'Ez a $DAE$ szög. Az $ADE$ háromszög egyenlő szárú, számold ki az alapszögét!',
        ),
        wrong(
          { outside },
          ({ outside }) => num(outside ? 75 : 15),
          'negyszog-szogdarab-csere',
          outside
            ? 'Az $A$-nál 60°-ot kivontál, pedig a háromszög kívül van: $90+60$ fok.'
            : 'Az $A$-nál 60°-ot hozzáadtál, pedig a háromszög belül van: $90-60$ fok.',
        ),
        wrong({ outside }, ({ outside }) => num(outside ? 30 : 150), 'felezes-elmarad', 'Ez a két alapszög együtt. Oszd el kettővel!'),
      ],
      other: '$AD=AB=AE$, ezért az $ADE$ háromszög egyenlő szárú.',
      hints: [
        'Melyik két szakasz egyenlő az $ADE$ háromszögben?',
        '$AD=AB=AE$. Számold ki a $DAE$ szöget, aztán az alapszöget!',
        outside ? 'A $DAE$ szög $90+60$ fok.' : 'A $DAE$ szög $90-60$ fok.',
      ],
      solution: `$AD=AB=AE$. A $DAE$ szög $${outside ? '90+60=150' : '90-60=30'}$ fok, az alapszög $(180-${apex}):2=${(180 - apex) / 2}$ fok.`,
    },
    equals(90 - apex / 2),
  );
}

export const quadProperties = defineGenerator(
  'gen-quad-properties',
  'Téglalap, rombusz, négyzet',
  ['matek-7-teglalap-rombusz-negyzet'],
  ['brackets', 'unknown'],
  (rng, level) => {
    if (level === 1) return whatHolds(rng);
    if (level === 2) return rng.chance(0.5) ? rectangleAngle(rng) : rhombusAngle(rng);
    return rng.chance(0.7) ? diagonalUnknown(rng) : squareAndTriangle(rng);
  },
);
