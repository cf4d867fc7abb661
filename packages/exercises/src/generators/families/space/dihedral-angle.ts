import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, unitSuf } from '@eszkerek/numbers/hungarian';
import type { QuestionInput } from '../../../questions/schema.ts';
import { defineGenerator, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num, surd } from '../../value.ts';
import { degrees, overCos, overTg, radians, SPECIAL, timesCos, timesTg } from './special-angles.ts';

const t = textNumber;

/** The pyramid with the triangle VOM; the slope of its faces is the task's. */
const pyramid = (phi: number): NonNullable<QuestionInput['figure']> => ({
  kind: 'solid',
  height: 230,
  body: { shape: 'pyramid', sides: 4, edge: 8, height: 4 * Math.tan(radians(phi)) },
  points: { M: { on: ['B', 'C'], t: 0.5 } },
  segments: [
    { ends: ['V', 'O'], tone: 1 },
    { ends: ['O', 'M'], tone: 2 },
    { ends: ['V', 'M'], tone: 3, line: 'stroke' },
  ],
});
const WHERE = 'Az $ABCD$ alapú, $V$ csúcsú szabályos négyoldalú gúla';

/** The angle from edge and height. */
function angle(rng: Rng): Task {
  const phi = rng.pick(SPECIAL);
  const k = rng.int(1, 12);
  const half = phi === 30 ? 3 * k : k;
  const height = phi === 30 ? surd(k, 3) : timesTg(half, phi);
  return numeric(
    {
      question: `${WHERE} alapéle ${t(2 * half)} cm, magassága $${height.tex}$ cm. Hány fokos szöget zár be a $VBC$ lap az alappal?`,
      answer: degrees(phi),
      check: 'NUM',
      unit: '°',
      wrong: [
        wrong({ phi }, ({ phi }) => degrees(90 - phi), 'szog-potszoget-adja', 'Ez a $V$-nél lévő szög. A lapszög csúcsa a közös élen van.'),
        wrong(
          { right: 90 },
          ({ right }) => degrees(right),
          'meroleges-szoget-adja',
          'A magasság merőleges az alapra, az oldallap nem.',
          'a magasság és az alap szögét adja meg',
        ),
        wrong(
          { h: height.size ?? 0, half },
          ({ h, half }) => {
            const slope = about((Math.atan(h / (half * Math.SQRT2)) * 180) / Math.PI, 1);
            return { ...slope, tex: `${slope.tex}^\\circ`, text: `${slope.text}°` };
          },
          'oldalel-szoge-mint-lapszog',
          'Ez az oldalél és az alap szöge. A lapszöghöz $OM$ kell, az alapél fele.',
        ),
      ],
      other: 'A síkszög $VMO$, ahol $M$ a $BC$ felezőpontja.',
      hints: [
        'Melyik két szakasz merőleges a $BC$ közös élre?',
        'A síkszög $VMO$, és $\\operatorname{tg}\\varphi=\\frac{VO}{OM}$.',
        `$OM=${2 * half}:2=${half}$ cm`,
      ],
      solution: `$\\operatorname{tg}\\varphi=\\frac{VO}{OM}=\\frac{${height.tex}}{${half}}$, tehát $\\varphi=${phi}^\\circ$.`,
      figure: pyramid(phi),
    },
    fits(v => Math.abs(Math.tan(radians(v)) * half - (height.size ?? 0)) < 1e-9),
  );
}

/** Height of the square pyramid from the angle. */
function height(rng: Rng): Task {
  const phi = rng.pick(SPECIAL);
  const a = 2 * rng.int(2, 24);
  const answer = timesTg(a, phi, 2);
  return numeric(
    {
      question: `${WHERE} alapéle ${t(a)} cm, oldallapja ${unitSuf(phi, '°', 'as')} szöget zár be az alappal. Milyen magas a gúla?`,
      answer,
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { a, phi },
          ({ a, phi }) => timesTg(a, phi),
          'alap-apotemaja',
          // At 30° the height of a side face is the same number.
          phi === 30
            ? 'Ekkora az apotéma, és ennyi jön ki az egész alapéllel is. A magasságot $OM$-ből számold: ez az alapél fele.'
            : 'Az egész alapéllel számoltál. $OM$ az alapél fele.',
        ),
        wrong({ a, phi }, ({ a, phi }) => overTg(a, phi, 2), 'tg-forditva', 'Osztottál a tangenssel. A magasság a szemközti befogó.'),
        ...(phi === 30
          ? []
          : [
              wrong(
                { a, phi },
                ({ a, phi }) => overCos(a, phi, 2),
                'magassag-apotema-csere',
                'Ez a gúla apotémája. A magasság rövidebb nála.',
                'az apotémát adja meg magasságnak',
              ),
            ]),
        ...(phi === 45
          ? []
          : [
              wrong(
                { a },
                ({ a }) => num(a / 2),
                'reszeredmeny-valasz',
                `Ez az alap apotémája. Szorozd meg $\\operatorname{tg}${phi}^\\circ$ értékével!`,
              ),
            ]),
      ],
      other: 'Ezt a képletet használd: $VO=OM\\cdot\\operatorname{tg}\\varphi$.',
      hints: ['Mekkora $OM$, az alap apotémája?', '$\\operatorname{tg}\\varphi=\\frac{VO}{OM}$', `$OM=${a}:2=${a / 2}$ cm`],
      solution: `$VO=${a / 2}\\cdot\\operatorname{tg}${phi}^\\circ=${answer.tex}$ cm.`,
      figure: pyramid(phi),
    },
    equals((a / 2) * Math.tan(radians(phi))),
  );
}

/** A pyramid roof: its area from the plan and the slope. */
function roof(rng: Rng): Task {
  const phi = rng.pick(SPECIAL);
  const a = rng.int(4, 20);
  const answer = overCos(a * a, phi);
  const half = a % 2 === 0 ? a / 2 : `\\frac{${a}}{2}`;
  return numeric(
    {
      question: `Egy gúla alakú tető alaprajza ${t(a)} m oldalú négyzet, minden tetősíkja ${unitSuf(phi, '°', 'as')} szöget zár be a vízszintessel. Hány négyzetméter a tető felülete?`,
      answer,
      check: 'NUM',
      unit: 'm²',
      wrong: [
        wrong(
          { a, phi },
          ({ a, phi }) => timesCos(a * a, phi),
          'szoroz-oszt-csere',
          'Szoroztál a koszinusszal. A ferde tető nagyobb az alaprajznál.',
        ),
        wrong(
          { a },
          ({ a }) => num(a * a),
          'vetulet-egyenlo-maga-a-szakasz',
          'Ez az alaprajz. A ferde lapok nagyobbak.',
          'a tető felületét az alaprajz területével veszi egyenlőnek',
        ),
        wrong({ a, phi }, ({ a, phi }) => overCos(2 * a * a, phi), 'felezes-elmarad', 'A tetősíkok háromszögek: felezni kell.'),
      ],
      other: 'Előbb a tetősík magasságát (az apotémát) számold ki: az alap apotémáját oszd el a szög koszinuszával!',
      hints: [
        'Milyen alakúak a tetősíkok, és melyik adatuk hiányzik?',
        'Az apotéma az alap apotémája, osztva a szög koszinuszával.',
        `Az alap apotémája $${half}$ m.`,
      ],
      solution: `Az alap apotémája $${half}$ m, a tetősíké $${half}:\\cos${phi}^\\circ=${half}:${timesCos(1, phi).tex}=${overCos(a, phi, 2).tex}$ m. A négy háromszög területe $4\\cdot${a}\\cdot${overCos(a, phi, 2).tex}:2=${answer.tex}$ m².`,
    },
    // Four triangles with the slant height as theirs.
    equals(4 * ((a * (a / 2 / Math.cos(radians(phi)))) / 2)),
  );
}

/** Height of the triangular pyramid: the apothem of its base is a third of the median. */
function triangular(rng: Rng): Task {
  const phi = rng.pick(SPECIAL);
  const k = rng.int(1, 10);
  const a = 6 * k;
  // OM = a√3/6 = k√3
  const answer = { 30: num(k), 45: surd(k, 3), 60: num(3 * k) }[phi];
  return numeric(
    {
      question: `Egy szabályos háromoldalú gúla alapéle ${t(a)} cm, oldallapjai ${unitSuf(phi, '°', 'as')} szöget zárnak be az alappal. Milyen magas a gúla?`,
      answer,
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { k, phi },
          ({ k, phi }) => ({ 30: num(2 * k), 45: surd(2 * k, 3), 60: num(6 * k) })[phi],
          'sulyvonal-harmad-csere',
          'A középpont és a csúcs távolságával számoltál. A súlyvonal harmada kell.',
        ),
        // At 30° half of the edge gives the apothem of the base itself, where a pupil may have stopped.
        ...(phi === 30
          ? []
          : [
              wrong(
                { k, phi },
                ({ k, phi }) => timesTg(3 * k, phi),
                'haromszog-apotema-fel-el',
                'Az alapél felét vetted az alap apotémájának. A háromszögnél a magasság harmada kell.',
              ),
            ]),
        ...(phi === 45
          ? []
          : [
              wrong(
                { k },
                ({ k }) => surd(k, 3),
                'reszeredmeny-valasz',
                `Ez az alap apotémája. Szorozd meg $\\operatorname{tg}${phi}^\\circ$ értékével!`,
              ),
            ]),
        // At 30° the quotient by the tangent gives the same number.
        ...(phi === 30
          ? []
          : [
              wrong(
                { k, phi },
                ({ k, phi }) => (phi === 45 ? surd(3 * k, 3) : num(9 * k)),
                'egesz-sulyvonal-az-apotema',
                'Az alap egész magasságával számoltál. A középpont és az oldal távolsága ennek a harmada.',
              ),
            ]),
        ...(phi === 45
          ? []
          : [
              wrong(
                { k, phi },
                ({ k, phi }) => num(phi === 30 ? 3 * k : k),
                'tg-forditva',
                'Osztottál a tangenssel. A magasság a szemközti befogó.',
              ),
            ]),
      ],
      other: 'Az alap apotémája $\\frac{a\\sqrt{3}}{6}$, ahol $a$ az alapél.',
      hints: [
        'Mekkora az alap apotémája?',
        'Az alap apotémája $\\frac{a\\sqrt{3}}{6}$, ahol $a$ az alapél. A magasság ennek és a szög tangensének a szorzata.',
        `Az alap apotémája $${surd(k, 3).tex}$ cm.`,
      ],
      solution: `Az alap apotémája $\\frac{${a}\\sqrt{3}}{6}=${surd(k, 3).tex}$ cm. A magasság ennek és a szög tangensének a szorzata: $${surd(k, 3).tex}\\cdot\\operatorname{tg}${phi}^\\circ=${answer.tex}$ cm.`,
    },
    equals(((a * Math.sqrt(3)) / 2 / 3) * Math.tan(radians(phi))),
  );
}

export const dihedralAngle = defineGenerator(
  'gen-dihedral-angle',
  'Két sík szöge',
  ['matek-8-ket-sik-szoge'],
  ['root', 'fraction', 'decimal'],
  (rng, level) => (level === 1 ? angle(rng) : level === 2 ? height(rng) : rng.chance(0.5) ? roof(rng) : triangular(rng)),
);
