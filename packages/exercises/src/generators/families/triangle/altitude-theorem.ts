import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, the } from '@eszkerek/numbers/hungarian';
import type { QuestionInput } from '../../../questions/schema.ts';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, root } from '../../value.ts';

const t = textNumber;

type Figure = NonNullable<QuestionInput['figure']>;

/** The right triangle over the hypotenuse AB with the altitude CT, drawn to scale. */
function triangle(p: number, q: number, labels: { at?: string; tb?: string; ct?: string }): Figure {
  const segment = (ends: [string, string], label: string | undefined) => ({ ends, ...(label ? { label } : {}) });
  const unit = 12 / (p + q);
  return {
    kind: 'geometry',
    height: 180,
    points: { A: [0, 0], B: [12, 0], C: [p * unit, Math.sqrt(p * q) * unit], T: { foot: 'C', on: ['A', 'B'] } },
    polygons: [{ points: ['A', 'B', 'C'] }],
    segments: [segment(['A', 'T'], labels.at), segment(['T', 'B'], labels.tb), segment(['C', 'T'], labels.ct)],
    angles: [
      { at: 'C', arms: ['A', 'B'], right: 'square' },
      { at: 'T', arms: ['B', 'C'], right: 'square' },
    ],
  };
}

/** Parts whose product is a square, not too flat to draw. */
function squareParts(rng: Rng): [number, number] {
  const [k, a, b] = [rng.int(1, 4), rng.int(1, 4), rng.int(1, 4)];
  redrawIf(a === b);
  return [k * a * a, k * b * b];
}

function height(rng: Rng): Task {
  const [p, q] = squareParts(rng);
  const m = Math.sqrt(p * q);
  redrawIf(p > 9 * q || q > 9 * p || p === m || q === m);
  return numeric(
    {
      question: 'Az $ABC$ háromszögben $C$-nél derékszög van. Mekkora a $CT$ magasság?',
      figure: triangle(p, q, { at: `${t(p)} cm`, tb: `${t(q)} cm` }),
      answer: num(m),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => num((p + q) / 2),
          'magassag-mint-szamtani-kozep',
          'Ez a két szelet számtani közepe. A mértani közép kell.',
        ),
        wrong({ p, q }, ({ p, q }) => num(p * q), 'gyokvonas-elmarad', 'Ez $m^2$. Vonj gyököt!'),
        wrong({ p, q }, ({ p, q }) => num(p + q), 'szeletek-osszege', 'Ez az átfogó, a két szelet összege.'),
      ],
      other: 'A magasság négyzete a két szelet szorzata: $m^2=p\\cdot q$.',
      hints: ['Melyik tétel szól a magasságról és a két szeletről?', '$m^2=p\\cdot q$', `$m^2=${p}\\cdot${q}$`],
      solution: `$m=\\sqrt{${p}\\cdot${q}}=${m}$ cm.`,
    },
    fits(x => x * x === p * q),
  );
}

function otherPart(rng: Rng): Task {
  const [p, q] = squareParts(rng);
  const m = Math.sqrt(p * q);
  redrawIf(p > 9 * q || q > 9 * p);
  return numeric(
    {
      question: `Egy derékszögű háromszög átfogóhoz tartozó magassága ${t(m)} cm, az átfogó egyik szelete ${t(p)} cm. Mekkora a másik szelet?`,
      answer: num(q),
      check: 'NUM',
      unit: 'cm',
      expr: `${m}^2/${p}`,
      wrong: [
        wrong({ m }, ({ m }) => num(m * m), 'szelettel-nem-oszt', 'Ez $m^2$. Oszd el az ismert szelettel!'),
        wrong(
          { m, p },
          ({ m, p }) => num(m / p),
          'magassagot-nem-emeli-negyzetre',
          'A magasságot osztottad. Előbb emeld négyzetre: $m^2=p\\cdot q$.',
        ),
        wrong({ m, p }, ({ m, p }) => num(Math.abs(m - p)), 'hosszakat-kivonja', 'Kivontad a két hosszat egymásból. $m^2=p\\cdot q$.'),
        ...(2 * m > p
          ? [wrong({ m, p }, ({ m, p }) => num(2 * m - p), 'magassag-mint-szamtani-kozep', 'A magasságot számtani középnek vetted.')]
          : []),
      ],
      other: 'A magasság négyzetét oszd el az ismert szelettel: $m^2=p\\cdot q$.',
      hints: ['Melyik tételben áll a magasság és a két szelet?', '$m^2=p\\cdot q$', `$${m * m}=${p}\\cdot q$`],
      solution: `$${m}^2=${p}\\cdot q$, ezért $q=${m * m}:${p}=${q}$ cm.`,
    },
    fits(x => x * p === m * m),
  );
}

function leg(rng: Rng): Task {
  const [k, a, b] = [rng.int(1, 4), rng.int(1, 5), rng.int(2, 7)];
  const [p, c] = [k * a * a, k * b * b];
  redrawIf(p >= c || c > 120 || p * 10 < c || 2 * p === c);
  const own = Math.sqrt(p * c);
  return numeric(
    {
      question: `Az $ABC$ háromszögben $C$-nél derékszög van, az átfogó $AB=${c}$ cm, a hozzá tartozó magasság $CT$. Mekkora az $AC$ befogó?`,
      figure: triangle(p, c - p, { at: `${t(p)} cm` }),
      answer: num(own),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { p, c },
          ({ p, c }) => root(p * (c - p)),
          'magassagtetel-befogo-helyett',
          'A két szelettel számoltál: az a magasság. Az egész átfogó kell.',
          'az $AC$ befogó helyett a $CT$ magasságot számolja ki',
        ),
        wrong({ p, c }, ({ p, c }) => root((c - p) * c), 'masik-befogo-vetulete', 'A másik szelettel számoltál: az a $BC$ vetülete.'),
        wrong({ p, c }, ({ p, c }) => num(p * c), 'gyokvonas-elmarad', 'Ez a befogó négyzete. Vonj gyököt!'),
      ],
      other: 'A befogó négyzete a vetületének és az átfogónak a szorzata.',
      hints: ['Melyik szelet fekszik az $AC$ mellett?', '$AC^2=AT\\cdot AB$', `$AC^2=${p}\\cdot${c}$`],
      solution: `$AC=\\sqrt{${p}\\cdot${c}}=${own}$ cm.`,
    },
    fits(x => x * x === p * c),
  );
}

const TRIPLES = [
  [3, 4, 5],
  [8, 15, 17],
  [5, 12, 13],
  [7, 24, 25],
] as const;

function heightFromLegs(rng: Rng): Task {
  const [x, y, z] = rng.pick(TRIPLES);
  const k = x === 3 ? rng.int(1, 8) : rng.int(1, 2);
  const [a, b, c] = [x * k, y * k, z * k];
  const answer = (a * b) / c;
  redrawIf(!Number.isInteger(answer * 100));
  return numeric(
    {
      question: `Egy derékszögű háromszög befogói ${t(a)} cm és ${t(b)} cm. Mekkora az átfogóhoz tartozó magasság?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { c },
          ({ c }) => num(c / 2),
          'magassag-mint-szamtani-kozep',
          'Az átfogót felezted. A magasság $\\frac{a\\cdot b}c$.',
          'a magasságot az átfogó felének veszi',
        ),
        wrong(
          { a, b },
          ({ a, b }) => num((a * b) / 2),
          'magassag-helyett-terulet',
          'Ez a terület. A magasság $\\frac{a\\cdot b}c$.',
          'a terület mérőszámát adja meg a magasság helyett',
        ),
        wrong({ c }, ({ c }) => num(c), 'atfogonal-megall', 'Ez az átfogó. A magasság még hátravan.'),
      ],
      other: 'A terület kétszerese $a\\cdot b=c\\cdot m$.',
      hints: [
        'Írd fel a területet kétféleképpen!',
        '$m=\\frac{a\\cdot b}c$, az átfogót Pitagorasz adja.',
        `$c=\\sqrt{${a}^2+${b}^2}=${c}$ cm`,
      ],
      solution: `$c=${c}$ cm, ezért $m=\\frac{${a}\\cdot${b}}{${c}}=${num(answer).tex}$ cm.`,
    },
    equals((a * b) / Math.hypot(a, b)),
  );
}

function surdHeight(rng: Rng): Task {
  const [p, q] = [rng.int(2, 12), rng.int(2, 20)];
  const m = root(p * q);
  redrawIf(!m.key.includes('√') || p === q || p > 9 * q || q > 9 * p);
  return numeric(
    {
      question: `Egy derékszögű háromszög átfogóhoz tartozó magassága az átfogót egy ${t(p)} cm-es és egy ${t(q)} cm-es szeletre vágja. Mekkora a magasság? Pontos, gyökös alakban válaszolj!`,
      answer: m,
      check: 'FRAC',
      unit: 'cm',
      wrong: [
        wrong({ p, q }, ({ p, q }) => num((p + q) / 2), 'magassag-mint-szamtani-kozep', 'Ez a számtani közép. A mértani közép kell.'),
        wrong({ p, q }, ({ p, q }) => num(p * q), 'gyokvonas-elmarad', 'Ez $m^2$. Vonj gyököt!'),
        wrong(
          { p, q },
          ({ p, q }) => root(p * (p + q)),
          'magassagtetel-befogo-helyett',
          'Az átfogóval szoroztál: az az egyik befogó.',
          `a magasság helyett ${the(p)} cm-es szelet melletti befogót számolja ki`,
        ),
      ],
      other: 'A magasság négyzete a két szelet szorzata: $m^2=p\\cdot q$.',
      hints: ['A magasság a két szelet melyik közepe?', '$m^2=p\\cdot q$, a végén emelj ki a gyökjel elé, ha lehet!', `$m^2=${p * q}$`],
      solution: `$m=\\sqrt{${p}\\cdot${q}}=${m.tex}$ cm.`,
    },
    equals(Math.sqrt(p) * Math.sqrt(q)),
  );
}

function areaFromRatio(rng: Rng): Task {
  const [r, k] = [rng.pick([4, 9]), rng.int(1, 6)];
  const m = k * Math.sqrt(r);
  const c = k * (r + 1);
  return numeric(
    {
      question: `Egy derékszögű háromszög átfogóhoz tartozó magassága ${t(m)} cm, és az átfogót $1:${r}$ arányban vágja ketté. Mekkora a háromszög területe?`,
      answer: num((c * m) / 2),
      check: 'NUM',
      unit: 'cm²',
      wrong: [
        wrong({ c, m }, ({ c, m }) => num(c * m), 'felezes-elmarad', 'A terület felezése elmaradt.'),
        wrong(
          { k, r, m },
          ({ k, r, m }) => num((k * r * m) / 2),
          'szelet-atfogo-helyett',
          'A hosszabb szelettel számoltál az átfogó helyett.',
          'az átfogó helyett a hosszabb szeletével számol',
        ),
        wrong(
          { c },
          ({ c }) => num(c),
          'atfogonal-megall',
          'Ez az átfogó. A terület még hátravan.',
          'az átfogó hosszát adja meg a terület helyett',
        ),
      ],
      other: `A szeletek $x$ és $${r}x$, a magasságtételből megkapod $x$-et.`,
      hints: [`Jelöld a szeleteket $x$-szel és $${r}x$-szel!`, '$m^2=p\\cdot q$', `$x\\cdot${r}x=${m * m}$`],
      solution: `A szeletek $x$ és $${r}x$: $x\\cdot${r}x=${m}^2=${m * m}$, ezért $x=${k}$. Az átfogó $${k}+${k * r}=${c}$ cm, a terület $\\frac{${c}\\cdot${m}}2=${num((c * m) / 2).tex}$ cm².`,
    },
    equals((m * (m / Math.sqrt(r) + m * Math.sqrt(r))) / 2),
  );
}

export const altitudeTheorem = defineGenerator(
  'gen-altitude-theorem',
  'Magasságtétel és befogótétel',
  ['matek-7-magassagtetel-befogotetel'],
  ['root', 'power', 'decimal', 'fraction', 'unknown'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? height(rng) : otherPart(rng);
    if (level === 2) return rng.chance(0.6) ? leg(rng) : heightFromLegs(rng);
    return rng.chance(0.6) ? surdHeight(rng) : areaFromRatio(rng);
  },
);
