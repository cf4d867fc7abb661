import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, unitSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, surd, type Value } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { degrees, overCos, overTg, radians, SPECIAL, timesCos, timesSin, timesTg } from './special-angles.ts';

const t = textNumber;

/** Two sides of the right triangle of height, projection and slanted segment, as multiples of √1, √2 or √3. */
const SIDES = [
  { given: ['MA', 'MB'], roots: [1, 4], angle: 30 },
  { given: ['MA', 'AB'], roots: [1, 1], angle: 45 },
  { given: ['MA', 'MB'], roots: [3, 4], angle: 60 },
  { given: ['MA', 'AB'], roots: [3, 1], angle: 60 },
  { given: ['MA', 'AB'], roots: [1, 3], angle: 30 },
  { given: ['AB', 'MB'], roots: [1, 4], angle: 60 },
  { given: ['AB', 'MB'], roots: [3, 4], angle: 30 },
] as const;
const RATIO: Record<string, string> = { 'MA MB': '\\sin', 'MA AB': '\\operatorname{tg}', 'AB MB': '\\cos' };
const sideOf = (k: number, square: number): Value => (square === 4 ? num(2 * k) : surd(k, square));

function angle(rng: Rng): Task {
  const { given, roots, angle } = rng.pick(SIDES);
  const k = rng.int(2, 20);
  const [p, q] = [sideOf(k, roots[0]), sideOf(k, roots[1])];
  const name = RATIO[given.join(' ')] ?? '';
  return numeric(
    {
      question: `Az $MA$ szakasz merőleges egy síkra, $A$ és $B$ a sík pontja. $${given[0]}=${p.tex}$ cm, $${given[1]}=${q.tex}$ cm. Hány fokos szöget zár be az $MB$ egyenes a síkkal?`,
      answer: degrees(angle),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong(
          { angle },
          ({ angle }) => degrees(90 - angle),
          'szog-potszoget-adja',
          'Ez az $M$-nél lévő szög. A síkkal bezárt szög $B$-nél van.',
        ),
        wrong(
          { right: 90 },
          ({ right }) => degrees(right),
          'meroleges-szoget-adja',
          '$MA$ merőleges a síkra, az $MB$ nem.',
          'az $MA$ és a sík szögét adja meg',
        ),
      ],
      other: 'Az $MB$ vetülete $AB$. Írd fel az $MBA$ szög egyik szögfüggvényét!',
      hints: [
        'Mi az $MB$ vetülete a síkon?',
        'Az $MAB$ háromszög $A$-nál derékszögű, a keresett szög $B$-nél van.',
        `$${name}\\alpha=\\frac{${given[0]}}{${given[1]}}$`,
      ],
      solution: `$${name}\\alpha=\\frac{${p.tex}}{${q.tex}}$, tehát $\\alpha=${angle}^\\circ$.`,
    },
    fits(v => {
      const sides = { MA: Math.sin(radians(v)), AB: Math.cos(radians(v)), MB: 1 };
      return Math.abs(sides[given[0]] / sides[given[1]] - (p.size ?? 0) / (q.size ?? 1)) < 1e-9;
    }),
  );
}

function projection(rng: Rng): Task {
  const alpha = rng.pick(SPECIAL);
  const length = 2 * rng.int(2, 20);
  const answer = timesCos(length, alpha);
  return numeric(
    {
      question: `Egy ${t(length)} cm hosszú szakasz ${unitSuf(alpha, '°', 'as')} szöget zár be egy síkkal. Milyen hosszú a vetülete a síkon?`,
      answer,
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { length, alpha },
          ({ length, alpha }) => timesSin(length, alpha),
          'vetulet-szinusszal',
          'A szinusszal számoltál. A vetület a szög melletti befogó.',
        ),
        wrong({ length }, ({ length }) => num(length), 'vetulet-egyenlo-maga-a-szakasz', 'A vetület rövidebb a ferde szakasznál.'),
        wrong(
          { length, alpha },
          ({ length, alpha }) => overCos(length, alpha),
          'szoroz-oszt-csere',
          'Osztottál a koszinusszal. A vetület nem lehet hosszabb a szakasznál.',
        ),
      ],
      other: 'A vetület a szög melletti befogó, a szakasz az átfogó.',
      hints: [
        'A vetület hosszabb vagy rövidebb a szakasznál?',
        'A vetület hossza a szakasz hosszának és a szög koszinuszának szorzata.',
        `$${length}\\cdot\\cos${alpha}^\\circ$`,
      ],
      solution: `$${length}\\cdot\\cos${alpha}^\\circ=${answer.tex}$ cm.`,
    },
    equals(length * Math.cos(radians(alpha))),
  );
}

const BASES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const;

/** Height of a box from the angle of its diagonal. */
function boxHeight(rng: Rng): Task {
  const [a, b, d] = rng.pick(BASES);
  const alpha = rng.pick(SPECIAL);
  const k = rng.int(1, 3);
  const answer = timesTg(d * k, alpha);
  return numeric(
    {
      question: `Egy téglatest alapjának oldalai ${t(a * k)} cm és ${t(b * k)} cm. A testátló ${unitSuf(alpha, '°', 'as')} szöget zár be az alappal. Milyen magas a téglatest?`,
      answer,
      check: 'NUM',
      unit: 'cm',
      wrong: [
        orElse(
          wrong(
            { x: b * k, alpha },
            ({ x, alpha }) => timesTg(x, alpha),
            'sikbeli-egyenessel-vett-szog',
            'Az alap egyik élével számoltál. A testátló vetülete az alap átlója.',
            'az alap átlója helyett az alap egyik oldalával számol',
          ),
          timesTg(a * k, alpha),
        ),
        wrong(
          { x: d * k, alpha },
          ({ x, alpha }) => overTg(x, alpha),
          'tg-forditva',
          'Osztottál a tangenssel. A magasság a szemközti befogó.',
        ),
        wrong(
          { x: d * k, alpha },
          ({ x, alpha }) => timesSin(x, alpha),
          'tangens-helyett-szinusz',
          'A szinusszal szoroztál. Az alap átlója befogó, ezért tangens kell.',
        ),
        ...(alpha === 45
          ? []
          : [
              wrong(
                { d, k },
                ({ d, k }) => num(d * k),
                'alap-atlojanal-megall',
                `Ez az alap átlója. A magassághoz szorozd meg $\\operatorname{tg}${alpha}^\\circ$ értékével!`,
              ),
            ]),
        wrong(
          { a, b, k, alpha },
          ({ a, b, k, alpha }) => timesTg((a + b) * k, alpha),
          'oldalakat-adja-ossze',
          'Az alap két oldalát összeadtad. Az átlót a Pitagorasz-tétel adja.',
          'az alap átlója helyett a két oldal összegével számol',
        ),
      ],
      other: 'A magasság az alap átlójának és a szög tangensének szorzata.',
      hints: [
        'Mi a testátló vetülete az alapon?',
        'A magasság az alap átlójának és a szög tangensének szorzata.',
        `Az alap átlója $\\sqrt{${a * k}^2+${b * k}^2}=${d * k}$ cm.`,
      ],
      solution: `Az alap átlója $${d * k}$ cm, a magasság $${d * k}\\cdot\\operatorname{tg}${alpha}^\\circ=${answer.tex}$ cm.`,
    },
    equals(Math.hypot(a * k, b * k) * Math.tan(radians(alpha))),
  );
}

const BOXES = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [4, 4, 7, 9],
  [1, 4, 8, 9],
  [2, 6, 9, 11],
  [3, 4, 12, 13],
] as const;

/** The sine of the angle between the diagonal and the base. */
function sine(rng: Rng): Task {
  const [p, q, r, d] = rng.pick(BOXES);
  const k = rng.int(1, 3);
  const [a = 1, b = 1, c = 1] = rng.shuffle([p, q, r]);
  redrawIf(a === c || b === c);
  const fraction = (n: number, m: number): Value => frac({ n, d: m });
  return numeric(
    {
      question: `Egy téglatest alapjának oldalai ${t(a * k)} cm és ${t(b * k)} cm, magassága ${t(c * k)} cm. Mennyi a testátló és az alap szögének szinusza? Törttel válaszolj!`,
      answer: fraction(c, d),
      check: 'FRAC',
      wrong: [
        wrong(
          { a, d },
          ({ a, d }) => fraction(a, d),
          'rossz-el-a-szinuszban',
          'Az alap egyik élét írtad a számlálóba. Az alapra a magasság merőleges.',
        ),
        ...(a === b
          ? []
          : [
              wrong(
                { b, d },
                ({ b, d }) => fraction(b, d),
                'rossz-el-a-szinuszban',
                'Az alap egyik élét írtad a számlálóba. Az alapra a magasság merőleges.',
              ),
            ]),
      ],
      other: 'A szinusz: az alapra merőleges él osztva a testátlóval.',
      hints: [
        'Melyik él merőleges az alapra?',
        'A szinusz a szemközti befogó (a magasság) és az átfogó (a testátló) aránya.',
        `A testátló $\\sqrt{${a * k}^2+${b * k}^2+${c * k}^2}=${d * k}$ cm.`,
      ],
      solution: `A testátló $${d * k}$ cm, a szinusz $\\frac{${c * k}}{${d * k}}${k > 1 ? `=\\frac{${c}}{${d}}` : ''}$.`,
    },
    equals((c * k) / Math.hypot(a * k, b * k, c * k)),
  );
}

export const linePlaneAngle = defineGenerator(
  'gen-line-plane-angle',
  'Egyenes és sík szöge',
  ['matek-8-egyenes-sik-szoge'],
  ['root', 'power', 'fraction'],
  (rng, level) => (level === 1 ? angle(rng) : level === 2 ? projection(rng) : rng.chance(0.5) ? boxHeight(rng) : sine(rng)),
);
