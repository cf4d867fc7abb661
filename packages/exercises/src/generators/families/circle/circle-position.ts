import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { orElse } from '../../wrong-class.ts';
import { type Geometry, nameless } from '../shared/plane-figures.ts';

const t = textNumber;

const LINE_CIRCLE = ['metsző (két közös pont)', 'érintő (egy közös pont)', 'nincs közös pontjuk'];

/** What the distance of the line would have to be for each position. */
const NEEDED_OF_LINE = [
  'kisebbnek kellene lennie a sugárnál',
  'egyenlőnek kellene lennie a sugárral',
  'nagyobbnak kellene lennie a sugárnál',
];

/** A circle and a line: cutting it, touching it, beside it. */
const drawLineAndCircle = (index: number): Geometry => ({
  kind: 'geometry',
  title: ['Az egyenes átmegy a kör belsején', 'Az egyenes egy helyen ér a körhöz', 'Az egyenes a kör mellett halad el'][index],
  titleOnly: true,
  height: 170,
  points: { O: [0, 0], A: nameless([-5, [1.2, 3, 4][index] ?? 0]), B: nameless([5, [1.2, 3, 4][index] ?? 0]) },
  circles: [{ center: 'O', radius: 3 }],
  lines: [{ through: ['A', 'B'], tone: 1 }],
});

/** Two circles with radii 3 and 2 in the position of TWO_CIRCLES. */
const drawTwoCircles = (index: number): Geometry => ({
  kind: 'geometry',
  title: [
    'A két kör egymástól távol van',
    'A két kör egymás mellett van, és egy helyen összeér',
    'A két kör két helyen keresztezi egymást',
    'A kisebb kör a nagyobban van, és egy helyen összeér vele',
    'A kisebb kör a nagyobban van, és nem ér hozzá',
  ][index],
  titleOnly: true,
  height: 170,
  points: { O: { at: [0, 0], label: false }, P: { at: [[6, 5, 3.4, 1, 0.4][index] ?? 0, 0], label: false } },
  circles: [
    { center: 'O', radius: 3 },
    { center: 'P', radius: 2, tone: 1 },
  ],
});

/** Two circles that touch, their centres and their radii. */
function drawTouching(r: number, q: number, inside: boolean): Geometry {
  const [large, small] = [Math.max(r, q), Math.min(r, q)];
  const d = inside ? large - small : large + small;
  return {
    kind: 'geometry',
    title: inside ? 'A kisebb kör a nagyobb belsejében van' : 'A két kör egymás mellett van',
    points: { O: [0, 0], P: [d, 0], A: nameless([0, large]), B: nameless([d, -small]) },
    circles: [
      { center: 'O', radius: large },
      { center: 'P', radius: small, tone: 1 },
    ],
    segments: [
      { ends: ['O', 'A'], label: `${t(large)} cm` },
      { ends: ['P', 'B'], label: `${t(small)} cm`, tone: 1 },
      { ends: ['O', 'P'], line: 'dash' },
    ],
  };
}

function lineAndCircle(rng: Rng): Task {
  const r = rng.int(2, 20);
  const given = rng.chance(0.4) ? 'diameter' : 'radius';
  const d = rng.pick([r, rng.int(1, r - 1 || 1), rng.int(r + 1, r + 9)]);
  redrawIf(d === 2 * r && given === 'radius' && rng.chance(0.5));
  const index = d < r ? 0 : d === r ? 1 : 2;
  const byDiameter = given === 'diameter' ? (d < 2 * r ? 0 : d === 2 * r ? 1 : 2) : index;
  const asFigures = rng.chance(0.5);
  return choice(
    rng,
    {
      question: `Egy kör ${given === 'radius' ? `sugara ${t(r)} cm` : `átmérője ${t(2 * r)} cm`}. Egy egyenes ${t(d)} cm-re van a középpontjától. ${asFigures ? 'Melyik ábra mutatja az egyenes és a kör helyzetét?' : 'Milyen az egyenes és a kör helyzete?'}`,
      right: words(LINE_CIRCLE[index] ?? '', String(index)),
      ...(asFigures ? { rightFigure: drawLineAndCircle(index) } : {}),
      because: `Helyes! A sugár ${t(r)} cm, a távolság ${t(d)} cm.`,
      wrong: [0, 1, 2]
        .filter(i => i !== index)
        .map(i => ({
          ...wrong(
            { i },
            ({ i }) => words(LINE_CIRCLE[i] ?? '', String(i)),
            i === byDiameter && given === 'diameter' ? 'atmero-sugar-csere' : 'erinto-ket-pont',
            i === byDiameter && given === 'diameter'
              ? 'Az átmérővel hasonlítottál. A sugár az átmérő fele.'
              : `Ehhez a távolságnak ${NEEDED_OF_LINE[i]}. A sugár ${t(r)} cm, a távolság ${t(d)} cm.`,
          ),
          ...(asFigures ? { figure: drawLineAndCircle(i) } : {}),
        })),
      hints: ['Mekkora a sugár?', 'A középpont és az egyenes távolságát hasonlítsd a sugárhoz!', `A sugár ${t(r)} cm.`],
      solution: `$${d}${d < r ? '<' : d === r ? '=' : '>'}${r}$, ezért: ${LINE_CIRCLE[index]}.`,
    },
    key => Number(key) === (d * d < r * r ? 0 : d * d > r * r ? 2 : 1),
  );
}

const TWO_CIRCLES = [
  'nincs közös pontjuk, egymáson kívül vannak',
  'kívülről érintik egymást',
  'két pontban metszik egymást',
  'belülről érintik egymást',
  'az egyik a másik belsejében van, közös pont nélkül',
];

/** What the distance of the centres would have to be for each position. */
const NEEDED = [
  'nagyobbnak kellene lennie a sugarak összegénél',
  'egyenlőnek kellene lennie a sugarak összegével',
  'a sugarak különbsége és összege közé kellene esnie',
  'egyenlőnek kellene lennie a sugarak különbségével',
  'kisebbnek kellene lennie a sugarak különbségénél',
];

function twoCircles(rng: Rng): Task {
  const [p, q] = [rng.int(5, 16), rng.int(2, 12)];
  redrawIf(p <= q + 1);
  const index = rng.int(0, 4);
  const d = [p + q + rng.int(1, 6), p + q, rng.int(p - q + 1, p + q - 1), p - q, rng.int(1, Math.max(1, p - q - 1))][index] ?? 0;
  redrawIf(index === 4 && p - q < 2);
  // Who takes the sum for the difference mistakes the two ways of touching.
  const swapped: Readonly<Record<number, number>> = { 1: 3, 3: 1 };
  const asFigures = rng.chance(0.5);
  return choice(
    rng,
    {
      question: `Két kör sugara ${t(p)} cm és ${t(q)} cm, a középpontjaik távolsága ${t(d)} cm. ${asFigures ? 'Melyik ábra mutatja a helyzetüket?' : 'Milyen a helyzetük?'}`,
      right: words(TWO_CIRCLES[index] ?? '', String(index)),
      ...(asFigures ? { rightFigure: drawTwoCircles(index) } : {}),
      because: `Helyes! A sugarak összege ${t(p + q)}, különbsége ${t(p - q)}.`,
      wrong: rng
        .sample(
          [0, 1, 2, 3, 4].filter(i => i !== index),
          3,
        )
        .map(i => ({
          ...wrong(
            { i },
            ({ i }) => words(TWO_CIRCLES[i] ?? '', String(i)),
            i === swapped[index] ? 'sugarak-osszege-kulonbsege' : 'korok-tavolsagat-hasonlitja',
            `Ehhez a középpontok távolságának ${NEEDED[i]}. A távolság ${t(d)} cm, az összeg ${t(p + q)} cm, a különbség ${t(p - q)} cm.`,
          ),
          ...(asFigures ? { figure: drawTwoCircles(i) } : {}),
        })),
      hints: [
        'Mennyi a két sugár összege és különbsége?',
        'Ha a távolság a sugarak összegénél nagyobb: kívül vannak; ha egyenlő vele: kívülről érintik egymást; az összeg és a különbség között: metszik egymást; a különbséggel egyenlő: belülről érintik egymást; annál kisebb: egyik a másikban van.',
        `$${p}+${q}=${p + q}$ és $${p}-${q}=${p - q}$.`,
      ],
      solution: `A távolság ${t(d)}, a sugarak összege ${t(p + q)}, különbsége ${t(p - q)}: ${TWO_CIRCLES[index]}.`,
    },
    // Second method: look where the two circles cut the line of their centres.
    key => {
      const [a1, a2, b1, b2] = [-p, p, d - q, d + q];
      const found = b1 > a2 ? 0 : b1 === a2 ? 1 : b2 > a2 && b1 > a1 ? 2 : b2 === a2 ? 3 : 4;
      return Number(key) === found;
    },
  );
}

function chordParts(rng: Rng): Task {
  const r = rng.int(3, 40);
  const kind = rng.pick(['d', 'r', 'touch'] as const);
  const q = rng.int(2, 20);
  if (kind === 'touch') {
    const inside = rng.chance(0.5);
    redrawIf(r === q);
    const answer = inside ? Math.abs(r - q) : r + q;
    const [small, large] = [Math.min(r, q), Math.max(r, q)];
    const isDrawn = large < 2.5 * small && large > 1.3 * small && answer !== small && rng.chance(0.8);
    return numeric(
      {
        ...(isDrawn
          ? {
              question: 'Az ábrán két kör érinti egymást. Mekkora az $O$ és a $P$ középpont távolsága?',
              figure: drawTouching(r, q, inside),
            }
          : {
              question: `Két kör ${inside ? 'belülről' : 'kívülről'} érinti egymást, sugaruk ${t(r)} cm és ${t(q)} cm. Mekkora a középpontjaik távolsága?`,
            }),
        answer: num(answer),
        check: 'NUM',
        unit: 'cm',
        wrong: [
          wrong(
            { inside, r, q },
            ({ inside, r, q }) => num(inside ? r + q : Math.abs(r - q)),
            'sugarak-osszege-kulonbsege',
            inside ? 'Belső érintésnél a sugarak különbsége kell.' : 'Külső érintésnél a sugarak összege kell.',
          ),
          wrong(
            { inside, r, q },
            ({ inside, r, q }) => num(2 * (inside ? Math.abs(r - q) : r + q)),
            'atmerovel-szamol',
            'Átmérőkkel számoltál.',
          ),
          orElse(
            wrong({ r, q }, ({ r, q }) => num(Math.max(r, q)), 'csak-az-egyik-sugar', 'Mindkét sugárra szükség van.'),
            num(Math.min(r, q)),
          ),
        ],
        other: isDrawn
          ? 'Keresd meg az ábrán a két sugarat a középpontokat összekötő egyenesen!'
          : 'Rajzold le a két kört és a középpontjaikat!',
        hints: [
          isDrawn ? 'Kívülről vagy belülről érintik egymást?' : 'Rajzold le!',
          inside ? 'Belső érintésnél a távolság a sugarak különbsége.' : 'Külső érintésnél a távolság a sugarak összege.',
          inside ? 'A kisebb kör a nagyobb belsejében van.' : 'A két kör egymás mellett van.',
        ],
        solution: inside ? `$${Math.max(r, q)}-${Math.min(r, q)}=${answer}$ cm.` : `$${r}+${q}=${answer}$ cm.`,
      },
      fits(v => (inside ? v + Math.min(r, q) === Math.max(r, q) : v - r === q)),
    );
  }
  const answer = kind === 'd' ? 2 * r : r;
  return numeric(
    {
      question:
        kind === 'd'
          ? `Egy kör sugara ${t(r)} cm. Milyen hosszú a leghosszabb húrja?`
          : `Egy kör leghosszabb húrja ${t(2 * r)} cm. Mekkora a sugara?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { kind, r },
          ({ kind, r }) => num(kind === 'd' ? r : 2 * r),
          'atmero-sugar-csere',
          kind === 'd' ? 'Ez a sugár. Az átmérő kétszer ekkora.' : 'Ez az átmérő. A sugár fele ekkora.',
        ),
        wrong(
          { kind, r },
          ({ kind, r }) => num(kind === 'd' ? r / 2 : 4 * r),
          'rossz-iranyu-felezes',
          kind === 'd' ? 'Feleztél, pedig az átmérő a sugár kétszerese.' : 'Kétszereztél, pedig a sugár az átmérő fele.',
        ),
      ],
      other: 'A leghosszabb húr az átmérő.',
      hints: ['Melyik a leghosszabb húr?', 'A leghosszabb húr az átmérő: $d=2r$.', kind === 'd' ? `$2\\cdot${r}$` : `$${2 * r}:2$`],
      solution: kind === 'd' ? `$2\\cdot${r}=${2 * r}$ cm.` : `$${2 * r}:2=${r}$ cm.`,
    },
    fits(v => (kind === 'd' ? v - r === r : v + v === 2 * r)),
  );
}

export const circlePosition = defineGenerator(
  'gen-circle-position',
  'A kör részei, kölcsönös helyzet',
  ['matek-6-kor'],
  [],
  (rng, level) =>
    level === 1 ? (rng.chance(0.5) ? chordParts(rng) : lineAndCircle(rng)) : level === 2 ? lineAndCircle(rng) : twoCircles(rng),
);
