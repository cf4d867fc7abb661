import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import type { QuestionInput } from '../../../questions/schema.ts';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const t = textNumber;

type Figure = NonNullable<QuestionInput['figure']>;

/** A triangle with its midline MN; a label for the midline or for the side BC. */
function midlineFigure(rng: Rng, labels: { mn?: string; bc?: string }): Figure {
  return {
    kind: 'geometry',
    height: 180,
    points: { B: [0, 0], C: [10, 0], A: [rng.int(2, 8), 6], M: { on: ['A', 'B'], t: 0.5 }, N: { on: ['A', 'C'], t: 0.5 } },
    polygons: [{ points: ['A', 'B', 'C'] }],
    segments: [
      { ends: ['M', 'N'], tone: 1, ...(labels.mn ? { label: labels.mn } : {}) },
      { ends: ['A', 'M'], ticks: 1 },
      { ends: ['M', 'B'], ticks: 1 },
      { ends: ['A', 'N'], ticks: 2 },
      { ends: ['N', 'C'], ticks: 2 },
      ...(labels.bc ? [{ ends: ['B', 'C'] as [string, string], label: labels.bc }] : []),
    ],
  };
}

/** A triangle with the median AM and the centroid on it. */
function centroidFigure(rng: Rng): Figure {
  return {
    kind: 'geometry',
    height: 200,
    points: {
      B: [0, 0],
      C: [10, 0],
      A: [rng.int(2, 8), 7],
      M: { on: ['B', 'C'], t: 0.5 },
      N: { on: ['A', 'C'], t: 0.5 },
      G: { on: ['A', 'M'], t: 2 / 3 },
    },
    polygons: [{ points: ['A', 'B', 'C'] }],
    segments: [
      { ends: ['A', 'M'], tone: 1 },
      { ends: ['B', 'N'], line: 'thin' },
    ],
  };
}

const half = 'A középvonal párhuzamos a harmadik oldallal, és feleakkora.';
const thirds = 'A súlypont a csúcstól a súlyvonal kétharmadánál, az oldaltól az egyharmadánál van.';

function sideAndMidline(rng: Rng): Task {
  const midline = rng.int(6, 60) / 2;
  const back = rng.chance(0.5);
  const [given, answer] = back ? [midline, 2 * midline] : [2 * midline, midline];
  return numeric(
    {
      question: `$M$ és $N$ az oldalak felezőpontja. Mekkora ${back ? 'a $BC$ oldal' : 'az $MN$ szakasz'}?`,
      figure: midlineFigure(rng, back ? { mn: `${t(given)} cm` } : { bc: `${t(given)} cm` }),
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong({ given }, ({ given }) => num(given), 'kozepvonal-egyenlo-oldal', `Egyenlőnek vetted őket. ${half}`),
        wrong(
          { given, back },
          ({ given, back }) => num(back ? given / 2 : 2 * given),
          'felez-duplaz-csere',
          back ? 'Feleztél, pedig a hosszabb oldalt keresed.' : 'Kétszereztél, pedig a középvonal a rövidebb.',
        ),
        ...(back || given % 3 === 0
          ? [
              wrong(
                { given, back },
                ({ given, back }) => num(back ? given * 3 : given / 3),
                'harmadol-felezes-helyett',
                `${back ? 'Háromszoroztál' : 'Harmadoltál'}. Az a súlypont szabálya, a középvonal az oldal fele.`,
              ),
            ]
          : []),
      ],
      other: half,
      hints: [
        back ? 'Melyik a hosszabb: $MN$ vagy $BC$?' : 'Mi a neve a két felezőpontot összekötő szakasznak?',
        half,
        back ? `$${num(given).tex}=\\frac{BC}2$` : `$MN=\\frac{BC}2$, és $BC=${num(given).tex}$ cm.`,
      ],
      solution: back ? `$BC=2\\cdot${num(given).tex}=${num(answer).tex}$ cm.` : `$MN=${num(given).tex}:2=${num(answer).tex}$ cm.`,
    },
    fits(x => (back ? x / given === 2 : given / x === 2)),
  );
}

function midpointTriangle(rng: Rng): Task {
  const [a, b, c] = [rng.int(6, 20), rng.int(6, 20), rng.int(6, 20)];
  redrawIf(a + b <= c || a + c <= b || b + c <= a);
  const perimeter = a + b + c;
  return numeric(
    {
      question: `Egy háromszög oldalai ${t(a)} cm, ${t(b)} cm és ${t(c)} cm. Összekötjük az oldalak felezőpontjait. Mekkora az így kapott háromszög kerülete?`,
      answer: num(perimeter / 2),
      check: 'NUM',
      unit: 'cm',
      expr: `(${a}+${b}+${c})/2`,
      wrong: [
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(a + b + c),
          'kozepvonal-egyenlo-oldal',
          'Ez az eredeti kerület. A kis háromszög oldalai feleakkorák.',
        ),
        wrong({ a, b, c }, ({ a, b, c }) => num((a + b + c) / 4), 'ketszer-felez', 'Kétszer feleztél. Egy felezés után kész a kerület.'),
        ...(perimeter % 3 === 0
          ? [
              wrong(
                { a, b, c },
                ({ a, b, c }) => num((a + b + c) / 3),
                'harmadol-felezes-helyett',
                'Harmadoltál. Az a súlypont szabálya, a középvonal az oldal fele.',
              ),
            ]
          : []),
      ],
      other: half,
      hints: [
        'Mi a kis háromszög oldalainak neve a nagyban?',
        'Minden középvonal feleakkora, mint a vele párhuzamos oldal.',
        `Az egyik kis oldal $${a}:2=${num(a / 2).tex}$ cm.`,
      ],
      solution: `A kis oldalak $${num(a / 2).tex}$; $${num(b / 2).tex}$ és $${num(c / 2).tex}$ cm hosszúak, az összegük $${num(perimeter / 2).tex}$ cm.`,
    },
    equals(a / 2 + b / 2 + c / 2),
  );
}

function centroid(rng: Rng): Task {
  const part = rng.int(2, 15);
  const [asked, given] = rng.pick([
    ['AG', 'AM'],
    ['GM', 'AM'],
    ['AM', 'GM'],
    ['AM', 'AG'],
    ['GM', 'AG'],
  ] as const);
  const parts = { AG: 2, GM: 1, AM: 3 };
  /** If the centroid halved the median, and if its two parts were changed. */
  const halved = { AG: 1, GM: 1, AM: 2 };
  const swapped = { AG: 1, GM: 2, AM: 3 };
  const known = parts[given] * part;
  return numeric(
    {
      question: `$G$ az $ABC$ háromszög súlypontja, $AM$ súlyvonal. $${given}=${known}$ cm. Mekkora $${asked}$?`,
      figure: centroidFigure(rng),
      answer: num(parts[asked] * part),
      check: 'NUM',
      unit: 'cm',
      expr: `${known}/${parts[given]}*${parts[asked]}`,
      wrong: [
        wrong(
          { known, from: halved[given], to: halved[asked] },
          ({ known, from, to }) => num((known / from) * to),
          'sulypont-felezi',
          'Úgy számoltál, mintha a súlypont felezné a súlyvonalat. A súlypont harmadolópont.',
        ),
        wrong(
          { known, from: swapped[given], to: swapped[asked] },
          ({ known, from, to }) => num((known / from) * to),
          'arany-forditva',
          'Felcserélted a két részt: a csúcs felé van a kétharmad.',
        ),
        // With two parts this is the halving centroid again.
        ...(asked === 'AM' || given === 'AM'
          ? [
              wrong(
                { known },
                ({ known }) => num(known),
                'resz-egesz-keverese',
                `A megadott hosszt írtad be. A kérdés ${asked === 'AM' ? 'az egész súlyvonal' : 'a súlyvonal egyik része'}.`,
                asked === 'AM'
                  ? `a megadott $${given}$ részt veszi az egész súlyvonalnak`
                  : `az egész $AM$ súlyvonalat adja meg ${asked === 'AG' ? 'az' : 'a'} $${asked}$ rész helyett`,
              ),
            ]
          : []),
      ],
      other: thirds,
      hints: [
        'A megadott hossz a súlyvonal hány harmada?',
        thirds,
        parts[given] === 1 ? `$${given}$ éppen egy harmad: ${t(part)} cm.` : `Egy harmad: $${known}:${parts[given]}=${part}$ cm.`,
      ],
      solution:
        parts[asked] === 1
          ? `$${asked}$ egy harmad: $${known}:${parts[given]}=${part}$ cm.`
          : `Egy harmad $${part}$ cm, $${asked}$ pedig ${parts[asked] === 2 ? 'két' : 'három'} harmad: $${parts[asked]}\\cdot${part}=${parts[asked] * part}$ cm.`,
    },
    fits(x => x * parts[given] === known * parts[asked]),
  );
}

function withUnknown(rng: Rng): Task {
  const [p, q, x] = [rng.int(1, 4), rng.int(1, 9), rng.int(2, 9)];
  const midline = p * x + q;
  const r = rng.int(p + 1, 9);
  const s = 2 * midline - r * x;
  redrawIf(s === 0 || Math.abs(s) > 30 || r === 2 * p);
  const tail = s < 0 ? `-${-s}` : `+${s}`;
  const px = p === 1 ? 'x' : `${p}x`;
  return numeric(
    {
      question: `Az $ABC$ háromszögben $MN$ a $BC$ oldallal párhuzamos középvonal. $MN=${px}+${q}$ cm és $BC=${r}x${tail}$ cm. Mekkora a $BC$ oldal?`,
      answer: num(2 * midline),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong({ x }, ({ x }) => num(x), 'x-et-adja-meg', 'Ez az $x$. Helyettesíts vissza!'),
        wrong({ p, q, x }, ({ p, q, x }) => num(p * x + q), 'nem-a-kerdesre-felel', 'Ez a középvonal. A kérdés a $BC$ oldal.'),
        ...(Number.isInteger((q - s) / (r - p)) && (q - s) / (r - p) > 0
          ? [
              wrong(
                { p, q, r, s },
                ({ p, q, r, s }) => num((p * (q - s)) / (r - p) + q),
                'kozepvonal-egyenlo-oldal',
                'A két kifejezést egyenlővé tetted. A $BC$ oldal kétszer akkora.',
              ),
            ]
          : []),
      ],
      other: `A középvonal kétszerese az oldal: $2\\cdot(${px}+${q})=${r}x${tail}$.`,
      hints: ['Hányszorosa a $BC$ oldal a középvonalnak?', half, `$2\\cdot(${px}+${q})=${r}x${tail}$`],
      solution: `$2\\cdot(${px}+${q})=${r}x${tail}$, ezért $x=${x}$. A középvonal $${midline}$ cm, a $BC$ oldal $${2 * midline}$ cm.`,
    },
    fits(v => {
      const back = (v - s) / r;
      return v === 2 * (p * back + q);
    }),
  );
}

function trianglePerimeter(rng: Rng): Task {
  const [m, n, side] = [3 * rng.int(2, 8), 3 * rng.int(2, 8), rng.int(5, 20)];
  const [bg, cg] = [(2 * n) / 3, (2 * m) / 3];
  redrawIf(m === n || bg + cg <= side || Math.abs(bg - cg) >= side);
  return numeric(
    {
      question: `$G$ az $ABC$ háromszög súlypontja. A $BN$ súlyvonal $${n}$ cm, a $CM$ súlyvonal $${m}$ cm, a $BC$ oldal $${side}$ cm. Mekkora a $BGC$ háromszög kerülete?`,
      answer: num(bg + cg + side),
      check: 'NUM',
      unit: 'cm',
      expr: `${n}*2/3+${m}*2/3+${side}`,
      wrong: [
        wrong(
          { m, n, side },
          ({ m, n, side }) => num(m + n + side),
          'resz-egesz-keverese',
          'Az egész súlyvonalakkal számoltál.',
          'a $BG$ és a $CG$ szakasz helyett az egész súlyvonalakkal számol',
        ),
        wrong(
          { m, n, side },
          ({ m, n, side }) => num((m + n) / 2 + side),
          'sulypont-felezi',
          'Felezted a súlyvonalakat. A csúcs felé kétharmad van.',
        ),
        wrong(
          { m, n, side },
          ({ m, n, side }) => num((m + n) / 3 + side),
          'arany-forditva',
          'Az oldal felőli harmadokkal számoltál. A háromszög oldala a csúcs felőli rész.',
          'a súlyvonalak oldal felőli harmadával számol',
        ),
      ],
      other: thirds,
      hints: [
        'Melyik három szakasz a $BGC$ háromszög oldala?',
        '$BG=\\frac23\\cdot BN$ és $CG=\\frac23\\cdot CM$.',
        `$BG=\\frac23\\cdot${n}=${bg}$ cm`,
      ],
      solution: `$BG=${bg}$ cm, $CG=${cg}$ cm, a kerület $${bg}+${cg}+${side}=${bg + cg + side}$ cm.`,
    },
    equals(bg + cg + side),
  );
}

export const midline = defineGenerator(
  'gen-midline',
  'Középvonal és súlypont',
  ['matek-7-kozepvonal'],
  ['decimal', 'brackets', 'unknown'],
  (rng, level) => {
    if (level === 1) return sideAndMidline(rng);
    if (level === 2) return rng.chance(0.4) ? midpointTriangle(rng) : centroid(rng);
    return rng.chance(0.5) ? withUnknown(rng) : trianglePerimeter(rng);
  },
);
