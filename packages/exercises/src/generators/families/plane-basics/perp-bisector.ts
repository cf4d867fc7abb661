import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { letterArticle, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { close, fits, readList } from '../../proof.ts';
import { hotspot, numeric, wrong } from '../../tasks.ts';
import { num, point } from '../../value.ts';
import { type Geometry, nameless, type Point, polar } from '../shared/plane-figures.ts';
import { crossingPerimeter } from './bisector-crossing.ts';

const t = textNumber;
const tex = (n: number): string => num(n).tex;

const EQUAL = 'A felezőmerőleges minden pontja egyforma messze van a szakasz két végpontjától.';

/** `right` along a line that rises by `tilt` degrees, `up` across it. */
const turned = (right: number, up: number, tilt: number): Point => {
  const [x, y] = polar(1, tilt);
  return [right * x - up * y, right * y + up * x];
};

/** The segment AB, its perpendicular bisector f and the point P on it. */
function drawBisector(half: number, leg: number, tilt: number, labels: { pa?: string; af?: string } = {}): Geometry {
  const height = Math.sqrt(leg ** 2 - half ** 2);
  return {
    kind: 'geometry',
    height: 240,
    points: {
      A: turned(-half, 0, tilt),
      B: turned(half, 0, tilt),
      F: turned(0, 0, tilt),
      P: turned(0, height, tilt),
      s: nameless(turned(0, -0.2 * leg, tilt)),
      t: nameless(turned(0, height + 0.2 * leg, tilt)),
    },
    segments: [
      { ends: ['A', 'F'], ticks: 1, ...(labels.af ? { label: labels.af } : {}) },
      { ends: ['F', 'B'], ticks: 1 },
      { ends: ['s', 't'], tone: 1, label: 'f' },
      { ends: ['P', 'A'], ...(labels.pa ? { label: labels.pa } : {}) },
      { ends: ['P', 'B'] },
    ],
    angles: [{ at: 'F', arms: ['B', 'P'], right: 'square' }],
  };
}

const TILTS = [-14, 0, 12, 18];

/** Half of AB and PA, so that the drawing is neither flat nor thin. */
function drawLengths(rng: Rng): { half: number; leg: number } {
  const half = rng.int(5, 20) / 2;
  const leg = rng.int(Math.ceil(half * 2.4), Math.floor(half * 4)) / 2;
  redrawIf(leg === 2 * half);
  return { half, leg };
}

function equalDistance(rng: Rng): Task {
  const { half, leg } = drawLengths(rng);
  return numeric(
    {
      question: `Az ábrán az $f$ egyenes az $AB$ szakasz felezőmerőlegese, a $P$ pont az $f$-en van, $AB=${tex(2 * half)}$ cm és $PA=${tex(leg)}$ cm. Milyen hosszú a $PB$ szakasz?`,
      figure: drawBisector(half, leg, rng.pick(TILTS)),
      answer: num(leg),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { half },
          ({ half }) => num(2 * half),
          'felezett-szakaszt-adja',
          'Ez az $AB$ szakasz hossza. A $PB$ a $PA$-val egyenlő.',
          'a felezett szakasz hosszát adja meg',
        ),
        wrong(
          { half },
          ({ half }) => num(half),
          'felezett-szakaszt-adja',
          'Ez az $AB$ fele. A $PB$ a $PA$-val egyenlő.',
          'a felezett szakasz felét adja meg',
        ),
        wrong(
          { leg },
          ({ leg }) => num(leg / 2),
          'egyenlo-helyett-felez',
          'A $PA$-t felezted. Az $f$ az $AB$-t felezi, a $PA$ és a $PB$ egyenlő.',
          'a $PA$ felét adja meg',
        ),
      ],
      other: EQUAL,
      hints: ['Hol van a $P$ pont?', EQUAL, `A $PA$ szakasz ${t(leg)} cm.`],
      solution: `A $P$ a felezőmerőlegesen van, ezért $PB=PA=${tex(leg)}$ cm.`,
    },
    fits(v => close(v, Math.hypot(half, Math.sqrt(leg ** 2 - half ** 2)))),
  );
}

/** Height, then foot and slant of the two oblique segments. */
const SLANTS: readonly [number, number, number, number, number][] = [
  [12, 9, 15, 16, 20],
  [8, 6, 10, 15, 17],
  [20, 15, 25, 21, 29],
  [15, 20, 25, 36, 39],
  [21, 20, 29, 28, 35],
  [12, 9, 15, 35, 37],
  [6, 4.5, 7.5, 8, 10],
  [4, 3, 5, 7.5, 8.5],
];

function pointAndLine(rng: Rng): Task {
  const scale = rng.pick([0.5, 1, 1.5]);
  const [height, left, leftSlant, right, rightSlant] = rng.pick(SLANTS).map(n => tidy(n * scale)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const tilt = rng.pick(TILTS);
  const side = rng.pick([-1, 1]);
  const at = (along: number, up: number): Point => turned(side * along, up, tilt);
  return numeric(
    {
      question: 'Hány centiméterre van az ábrán a $P$ pont az $e$ egyenestől?',
      figure: {
        kind: 'geometry',
        height: 230,
        points: {
          P: at(0, height),
          A: at(-left, 0),
          T: at(0, 0),
          B: at(right, 0),
          u: nameless(at(-left * 1.3, 0)),
          v: nameless(at(right * 1.2, 0)),
        },
        segments: [
          { ends: ['u', 'v'], label: 'e', tone: 1 },
          { ends: ['P', 'A'], label: `${t(leftSlant)} cm` },
          { ends: ['P', 'T'], label: `${t(height)} cm` },
          { ends: ['P', 'B'], label: `${t(rightSlant)} cm` },
        ],
        angles: [{ at: 'T', arms: side > 0 ? ['B', 'P'] : ['P', 'B'], right: 'square' }],
      },
      keyInFigure: 'A távolság az egyik megadott szakasz: éppen ezt kell kiválasztani.',
      answer: num(height),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { leftSlant },
          ({ leftSlant }) => num(leftSlant),
          'ferde-szakasz-a-tavolsag',
          'A $PA$ szakasz ferde. A távolságot merőlegesen mérjük.',
        ),
        wrong(
          { rightSlant },
          ({ rightSlant }) => num(rightSlant),
          'ferde-szakasz-a-tavolsag',
          'A $PB$ szakasz ferde. A távolságot merőlegesen mérjük.',
        ),
      ],
      other: 'A távolság a merőleges szakasz hossza.',
      hints: [
        'Hol látsz derékszöget az ábrán?',
        'A pont és az egyenes távolsága a merőleges szakasz hossza.',
        'A derékszög a $T$ pontnál van.',
      ],
      solution: `A $PT$ merőleges az $e$ egyenesre, tehát a távolság ${t(height)} cm.`,
    },
    // Second method: both oblique segments give the same height.
    fits(v => close(v, Math.sqrt(leftSlant ** 2 - left ** 2)) && close(v, Math.sqrt(rightSlant ** 2 - right ** 2))),
  );
}

function perimeter(rng: Rng): Task {
  const { half, leg } = drawLengths(rng);
  return numeric(
    {
      question: 'Az ábrán az $f$ egyenes az $AB$ szakasz felezőmerőlegese, a $P$ pont az $f$-en van. Mekkora a $PAB$ háromszög kerülete?',
      figure: drawBisector(half, leg, rng.pick(TILTS), { pa: `${t(leg)} cm`, af: `${t(half)} cm` }),
      answer: num(2 * leg + 2 * half),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { half, leg },
          ({ half, leg }) => num(leg + half),
          'csak-az-egyik-fel',
          'Csak az ábra egyik felét adtad össze. A $PB$ és az $FB$ is hozzátartozik.',
        ),
        wrong(
          { half, leg },
          ({ half, leg }) => num(2 * leg + half),
          'alapnak-csak-a-fele',
          'Az $AB$ oldalnak csak a felét számoltad. Az egész kétszer akkora.',
        ),
        wrong(
          { half, leg },
          ({ half, leg }) => num(leg + 2 * half),
          'egyenlo-szakasz-elmarad',
          'Kimaradt a $PB$ oldal. Ez a $PA$-val egyenlő.',
          'a $PB$ oldalt kihagyja az összegből',
        ),
      ],
      other: 'A $PB$ a $PA$-val, az $FB$ az $AF$-fel egyenlő.',
      hints: ['Melyik oldal egyenlő a $PA$-val?', `${EQUAL} Az $F$ pedig felezőpont.`, `$AB=2\\cdot${tex(half)}$ cm`],
      solution: `$PB=PA=${tex(leg)}$ cm, $AB=2\\cdot${tex(half)}=${tex(2 * half)}$ cm. A kerület $2\\cdot${tex(leg)}+${tex(2 * half)}=${tex(2 * leg + 2 * half)}$ cm.`,
    },
    fits(v => close((v - leg - leg) / 2, half)),
  );
}

function legFromPerimeter(rng: Rng): Task {
  const { half, leg } = drawLengths(rng);
  const [base, around] = [2 * half, 2 * half + 2 * leg];
  return numeric(
    {
      question: `A $P$ pont az $AB$ szakasz felezőmerőlegesén van, $AB=${tex(base)}$ cm. A $PAB$ háromszög kerülete ${t(around)} cm. Milyen hosszú a $PA$ szakasz?`,
      answer: num(leg),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { around, base },
          ({ around, base }) => num(around - base),
          'felezes-elmarad',
          'Ez a $PA$ és a $PB$ együtt. Még felezni kell.',
        ),
        wrong(
          { around },
          ({ around }) => num(around / 2),
          'alapot-nem-vonja-le',
          'A kerületet felezted, de az $AB$-t nem vontad le.',
          'felezés előtt nem vonja le az $AB$ hosszát',
        ),
        wrong(
          { base },
          ({ base }) => num(base / 2),
          'felezett-szakaszt-adja',
          'Ez az $AB$ fele. A $PA$ a kérdés.',
          'a felezett szakasz felét adja meg',
        ),
      ],
      other: 'A $PA$ és a $PB$ egyenlő: vond le az $AB$-t, aztán felezz!',
      hints: ['Mit tudsz a $PA$ és a $PB$ szakaszról?', EQUAL, `$PA+PB=${tex(around)}-${tex(base)}$ cm`],
      solution: `$PA=PB$, ezért $PA=(${tex(around)}-${tex(base)}):2=${tex(leg)}$ cm.`,
    },
    fits(v => close(v + v + base, around)),
  );
}

const steps = (from: Point, to: Point): [number, number] => [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
const walk = ([across, up]: [number, number]): string =>
  across === 0 ? `csak ${t(up)} fel vagy le` : `${t(across)} oldalra, ${t(up)} fel vagy le`;

/** Which point of the squared paper lies on the perpendicular bisector. */
function chooseOnGrid(rng: Rng): Task {
  const p = rng.int(3, 4);
  const [q, side] = [rng.pick([-1, 1]), rng.pick([-1, 1])];
  const [a, b]: [Point, Point] = [
    [0, Math.max(0, -2 * q)],
    [2 * p, Math.max(0, -2 * q) + 2 * q],
  ];
  const middle: Point = [p, (a[1] + b[1]) / 2];
  const rel = (x: number, y: number): Point => [middle[0] + x, middle[1] + side * y];
  const right = rel(-side * q, p);
  const far = rng.int(3, p + 1);
  const spots = [
    { at: right, misconception: undefined },
    { at: rel(0, p + 2), misconception: 'merolegest-fuggolegesnek-veszi' },
    { at: [a[0], middle[1] + side * far] as Point, misconception: 'szemre-egyenlo-tavolsag' },
    { at: [b[0], middle[1] + side * far] as Point, misconception: 'szemre-egyenlo-tavolsag' },
  ];
  const names = rng.shuffle(['P', 'Q', 'R', 'S']);
  const named = spots.map((spot, i) => ({ ...spot, name: names[i] ?? 'P' })).sort((x, y) => x.name.localeCompare(y.name));
  const rightName = named.find(spot => spot.at === right)?.name ?? 'P';
  const place = (at: Point): string => {
    const [x, y] = [at[0] - a[0], at[1] - a[1]];
    return `jobbra ${x}${y === 0 ? '' : `, ${y > 0 ? 'fel' : 'le'} ${Math.abs(y)}`}`;
  };
  return hotspot(
    {
      question: 'Melyik pont van rajta az $AB$ szakasz felezőmerőlegesén?',
      figure: {
        kind: 'geometry',
        title: `Négyzetrács; az A ponttól B ${place(b)}; ${named.map(({ name, at }) => `${name} ${place(at)}`).join('; ')} négyzetre`,
        grid: 1,
        height: 280,
        points: { A: a, B: b, ...Object.fromEntries(named.map(({ name, at }) => [name, { at, id: name.toLowerCase() }])) },
        segments: [{ ends: ['A', 'B'] }],
      },
      spots: named.map(({ at, name, misconception }) => ({
        id: name.toLowerCase(),
        value: point(...at),
        correct: at === right,
        explanation: misconception
          ? misconception === 'merolegest-fuggolegesnek-veszi'
            ? `${letterArticle(name) === 'az' ? 'Az' : 'A'} $${name}$ függőlegesen van a felezőpont ${side > 0 ? 'fölött' : 'alatt'}. Az $AB$ ferde, ezért a rá merőleges is ferde.`
            : `${letterArticle(name) === 'az' ? 'Az' : 'A'} $${name}$ nincs egyforma messze a két végponttól: $A$-ig ${walk(steps(at, a))}, $B$-ig ${walk(steps(at, b))}.`
          : `Helyes! Az $A$ pontig ${walk(steps(at, a))}, a $B$ pontig ${walk(steps(at, b))}: ugyanakkora távolság.`,
        ...(misconception ? { misconception } : {}),
      })),
      hints: ['Mi igaz a felezőmerőleges pontjaira?', EQUAL, 'Számold meg, hány négyzetet kell lépni oldalra és fel-le a két végpontig!'],
      solution: `${letterArticle(rightName) === 'az' ? 'Az' : 'A'} $${rightName}$ pont egyforma messze van az $A$-tól és a $B$-től: ${walk(steps(right, a))}, illetve ${walk(steps(right, b))}.`,
    },
    key => {
      const [x = Number.NaN, y = Number.NaN] = readList(key);
      return (x - a[0]) ** 2 + (y - a[1]) ** 2 === (x - b[0]) ** 2 + (y - b[1]) ** 2;
    },
  );
}

function longerLeg(rng: Rng): Task {
  const base = rng.int(4, 30);
  const more = rng.int(2, 15);
  const around = 3 * base + 2 * more;
  const askLeg = rng.chance(0.4);
  const [asked, other] = askLeg ? ['$PA$', '$AB$'] : ['$AB$', '$PA$'];
  return numeric(
    {
      question: `A $P$ pont az $AB$ szakasz felezőmerőlegesén van. A $PA$ szakasz ${t(more)} cm-rel hosszabb, mint az $AB$. A $PAB$ háromszög kerülete ${t(around)} cm. Milyen hosszú ${askLeg ? 'a' : 'az'} ${asked} szakasz?`,
      answer: num(askLeg ? base + more : base),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { askLeg, base, more },
          ({ askLeg, base, more }) => num(askLeg ? base : base + more),
          'masik-szakaszt-adja',
          `Ez ${askLeg ? 'az' : 'a'} ${other} szakasz.`,
          `${askLeg ? 'az' : 'a'} ${other} hosszát adja meg`,
        ),
        wrong(
          { around },
          ({ around }) => num(tidy(around / 3)),
          'tobbletet-bennhagyja',
          'Harmadoltad a kerületet. Előbb a többleteket vond le!',
          'a kerület harmadát adja meg, a többleteket nem vonja le',
        ),
        ...((around - more) % 3 === 0
          ? [
              wrong(
                { around, more },
                ({ around, more }) => num((around - more) / 3),
                'csak-egy-tobblet',
                'A többletet csak egyszer vontad le. A $PA$ és a $PB$ is hosszabb.',
                'a kerületből csak egyszer vonja le a többletet, és a maradék harmadát adja meg',
              ),
            ]
          : []),
      ].filter(w => Number.isInteger(w.value.size)),
      other: 'A $PB$ is ugyanannyival hosszabb az $AB$-nél, mint a $PA$.',
      hints: [
        'Mennyivel hosszabb a $PB$ az $AB$-nél?',
        'Ha a két többletet levonod a kerületből, három $AB$ marad.',
        `$3\\cdot AB=${around}-2\\cdot${more}$`,
      ],
      solution: `$PA=PB$, ezért $3\\cdot AB=${around}-2\\cdot${more}=${3 * base}$, $AB=${base}$ cm${askLeg ? `, $PA=${base}+${more}=${base + more}$ cm` : ''}.`,
    },
    fits(v => {
      const short = askLeg ? v - more : v;
      return short + 2 * (short + more) === around;
    }),
  );
}

export const perpBisector = defineGenerator(
  'gen-perp-bisector',
  'Távolság és felezőmerőleges',
  ['matek-6-felezomeroleges'],
  ['decimal', 'brackets'],
  (rng, level) =>
    level === 1
      ? rng.pick([equalDistance, pointAndLine])(rng)
      : level === 2
        ? rng.pick([perimeter, legFromPerimeter, chooseOnGrid])(rng)
        : rng.pick([crossingPerimeter, longerLeg])(rng),
);
