import type { Rng } from '@eszkerek/numbers/chance';
import { letterArticle, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { hotspot, numeric, words, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';
import type { Point } from '../shared/plane-figures.ts';
import { halvingSegments } from './congruence-figures.ts';
import { whichCase } from './congruence-marks.ts';

const t = textNumber;

interface Pairing {
  /** The names of the second triangle in the order of A, B, C. */
  order: readonly string[];
  /** `\triangle ABC\equiv\triangle RPQ` */
  tex: string;
}

function pairing(rng: Rng): Pairing {
  const letters = rng.pick([
    ['K', 'L', 'M'],
    ['P', 'Q', 'R'],
    ['X', 'Y', 'Z'],
  ] as const);
  const order = rng.shuffle([...letters]);
  redrawIf(order.join('') === letters.join(''));
  return { order, tex: `\\triangle ABC\\equiv\\triangle ${order.join('')}` };
}

/** The corner of ABC that a pupil takes who pairs the letters by the alphabet. */
const byAlphabet = (order: readonly string[], corner: number): number => [...order].sort().indexOf(order[corner] ?? '');

/** Side i lies opposite to corner i. */
const SIDE_NAMES = ['BC', 'AC', 'AB'] as const;
const sideName = (order: readonly string[], i: number): string =>
  [0, 1, 2]
    .filter(k => k !== i)
    .map(k => order[k])
    .join('');

function threeSides(rng: Rng): readonly [number, number, number] {
  const sides = [rng.int(4, 15), rng.int(4, 15), rng.int(4, 15)] as const;
  const sum = sides[0] + sides[1] + sides[2];
  redrawIf(new Set(sides).size < 3 || 2 * Math.max(...sides) >= sum);
  return sides;
}

function correspondingSide(rng: Rng): Task {
  const { order, tex } = pairing(rng);
  const sides = threeSides(rng);
  const i = rng.int(0, 2);
  const asked = sideName(order, i);
  const slipped = byAlphabet(order, i);
  const rest = [0, 1, 2].find(k => k !== i && k !== slipped) ?? i;
  return numeric(
    {
      question: `Tudjuk, hogy $${tex}$. Az első háromszögben $AB=${sides[2]}$ cm, $BC=${sides[0]}$ cm és $AC=${sides[1]}$ cm. Hány cm ${letterArticle(asked)} $${asked}$ oldal?`,
      answer: num(sides[i] ?? 0),
      check: 'INT',
      unit: 'cm',
      wrong: [
        wrong(
          { sides, slipped },
          ({ sides, slipped }) => num(sides[slipped] ?? 0),
          'megfelelo-csucs-csere',
          'A betűrendet követted. Az azonos **helyen** álló csúcsok tartoznak össze.',
        ),
        wrong(
          { sides, rest },
          ({ sides, rest }) => num(sides[rest] ?? 0),
          'nem-megfelelo-oldal',
          'Ez nem a megfelelő oldal. Nézd meg a csúcsok helyét!',
        ),
      ],
      other: 'Az azonos helyen álló betűk tartoznak össze.',
      hints: [
        'Hányadik helyen állnak a kérdezett oldal végpontjai?',
        'Az azonos helyen álló csúcsok kerülnek egymásra.',
        `$${asked}$ megfelelője $${SIDE_NAMES[i]}$.`,
      ],
      solution: `$${asked}$ megfelelője $${SIDE_NAMES[i]}$, ezért $${asked}=${sides[i]}$ cm.`,
    },
    // The ends of the asked side, by their places in the name.
    fits(v => {
      const places = [...asked].map(letter => order.indexOf(letter));
      return v === sides[3 - (places[0] ?? 0) - (places[1] ?? 0)];
    }),
  );
}

function correspondingAngle(rng: Rng): Task {
  const { order, tex } = pairing(rng);
  const [a, b] = [rng.int(32, 85), rng.int(32, 85)];
  const c = 180 - a - b;
  redrawIf(c < 25 || new Set([a, b, c]).size < 3);
  const asked = order[2] ?? 'K';
  return numeric(
    {
      question: `Tudjuk, hogy $${tex}$. Az $A$-nál lévő szög ${t(a)}°, a $B$-nél lévő ${t(b)}°. Hány fokos ${letterArticle(asked)} $${asked}$ csúcsnál lévő szög?`,
      answer: num(c),
      check: 'INT',
      unit: '°',
      expr: `180-${a}-${b}`,
      wrong: [
        wrong(
          { a, b, order },
          ({ a, b, order }) => num([a, b, 180 - a - b][byAlphabet(order, 2)] ?? 0),
          'megfelelo-csucs-csere',
          'A betűrendet követted. Az azonos **helyen** álló csúcsok tartoznak össze.',
        ),
        wrong({ a, b }, ({ a, b }) => num(a + b), 'reszvalasz', 'Ez a két megadott szög összege. Vond ki a 180-ból!'),
      ],
      other: 'Keresd meg, melyik csúcs felel meg a kérdezettnek, és használd a 180°-os szögösszeget!',
      hints: ['Hányadik helyen áll a kérdezett csúcs?', 'A harmadik betű párja $C$. A szögek összege 180°.', `$180-${a}-${b}$`],
      solution: `${letterArticle(asked) === 'az' ? 'Az' : 'A'} $${asked}$ csúcs megfelelője $C$, ezért a szög $180^\\circ-${a}^\\circ-${b}^\\circ=${c}^\\circ$.`,
    },
    fits(v => a + b + v === 180),
  );
}

/** Which angle (or side) is missing to the case? */
function missing(rng: Rng): Task {
  const corners: readonly Point[] = rng.pick([
    [
      [0, 0],
      [9, 0],
      [3, 6.3],
    ],
    [
      [0, 0],
      [9.5, 0],
      [6.6, 6],
    ],
  ] as ReadonlyArray<readonly Point[]>);
  const names = ['A', 'B', 'C'];
  const at = rng.int(0, 2);
  const [p, q] = [(at + 1) % 3, (at + 2) % 3];
  const points = Object.fromEntries(names.map((name, i) => [name, { at: corners[i] ?? [0, 0] }]));
  const ends = (i: number, k: number): [string, string] => [names[i] ?? 'A', names[k] ?? 'B'];
  const isAngle = rng.chance(0.5);
  const common = { kind: 'geometry' as const, height: 230, points, polygons: [{ points: names }] };
  const value = (i: number): Value => words(names[i] ?? '');
  if (isAngle)
    return hotspot(
      {
        question:
          'Egy másik háromszög két oldala megegyezik az itt megjelölt két oldallal. Koppints arra a szögre, amelynek még egyeznie kell az **OSZO** esethez!',
        figure: {
          ...common,
          segments: [
            { ends: ends(at, p), ticks: 1 },
            { ends: ends(at, q), ticks: 2 },
          ],
          angles: names.map((name, i) => ({ at: name, arms: ends((i + 1) % 3, (i + 2) % 3), id: `szog-${i + 1}` })),
        },
        spots: names.map((_, i) => ({
          id: `szog-${i + 1}`,
          value: value(i),
          correct: i === at,
          explanation:
            i === at ? 'Helyes! Ez a szög van a két megjelölt oldal között.' : 'Ennek a szögnek csak az egyik szára megjelölt oldal.',
          ...(i === at ? {} : { misconception: 'ket-oldal-szog-eleg' }),
        })),
        hints: [
          'Hol áll az SZ ebben: OSZO?',
          'A két megjelölt oldal közös csúcsát keresd!',
          'A megjelölt oldalakon kis vonások vannak. Kövesd őket a közös végpontjukig!',
        ],
        solution: `A két megjelölt oldal közös csúcsa $${names[at]}$, az ottani szög a közbezárt szög.`,
      },
      key => key === names[at],
    );
  return hotspot(
    {
      question:
        'Egy másik háromszög két szöge megegyezik az itt megjelölt két szöggel. Koppints arra az oldalra, amelynek még egyeznie kell a **SZOSZ** esethez!',
      figure: {
        ...common,
        segments: names.map((_, i) => ({ ends: ends((i + 1) % 3, (i + 2) % 3), id: `oldal-${i + 1}` })),
        angles: [
          { at: names[p] ?? 'A', arms: ends(q, at) },
          { at: names[q] ?? 'B', arms: ends(at, p), marks: 2 },
        ],
      },
      spots: names.map((_, i) => ({
        id: `oldal-${i + 1}`,
        value: value(i),
        correct: i === at,
        explanation:
          i === at
            ? 'Helyes! Ezen az oldalon fekszik mindkét megjelölt szög.'
            : 'Ezen az oldalon a két megjelölt szög közül csak az egyik fekszik.',
        ...(i === at ? {} : { misconception: 'nem-megfelelo-oldal' }),
      })),
      hints: [
        'Hol áll az O betű ebben: SZOSZ?',
        'A két megjelölt szög csúcsát összekötő oldalt keresd!',
        'A megjelölt szögek csúcsainál kis ívek vannak. Mi köti össze a két csúcsot?',
      ],
      solution: `A két megjelölt szög csúcsa $${names[p]}$ és $${names[q]}$, az őket összekötő oldal kell.`,
    },
    key => key === names[at],
  );
}

/** Congruence gives an equation. */
function withUnknown(rng: Rng): Task {
  const { order, tex } = pairing(rng);
  const [k, x, c, d] = [rng.int(2, 4), rng.int(3, 9), rng.int(1, 9), rng.int(1, 9)];
  const [first, asked] = [k * x + c, x + d];
  const [given, wanted] = [sideName(order, 2), sideName(order, 0)];
  redrawIf(first === asked || asked === x + c || d === c);
  const crossed = (first + c) / k;
  return numeric(
    {
      question: `Tudjuk, hogy $${tex}$. $AB=${k}x+${c}$ cm, $${given}=${first}$ cm és $BC=x+${d}$ cm. Hány cm ${letterArticle(wanted)} $${wanted}$ oldal?`,
      answer: num(asked),
      check: 'INT',
      unit: 'cm',
      expr: `(${first}-${c})/${k}+${d}`,
      wrong: [
        wrong({ x }, ({ x }) => num(x), 'reszvalasz', `Ez az $x$. A kérdezett oldal megfelelője $BC=x+${d}$.`),
        wrong({ first }, ({ first }) => num(first), 'nem-megfelelo-oldal', `Ez $${given}$. A kérdezett oldal megfelelője $BC$.`),
        ...(Number.isInteger(crossed)
          ? [
              wrong(
                { first, c, k, d },
                ({ first, c, k, d }) => num((first + c) / k + d),
                'atviteli-elojelhiba',
                'Átvitelkor nem váltottál előjelet: a hozzáadott számot ki kell vonni.',
              ),
            ]
          : []),
      ],
      other: `Melyik oldal felel meg $${given}$-nek? Abból kapod meg $x$-et.`,
      hints: [`Melyik oldalnak felel meg $${given}$?`, `$${given}$ párja $AB$, $${wanted}$ párja $BC$.`, `$${k}x+${c}=${first}$`],
      solution: `$${k}x+${c}=${first}$, ebből $x=${x}$. $${wanted}=BC=${x}+${d}=${asked}$ cm.`,
    },
    fits(v => k * (v - d) + c === first),
  );
}

/** Two segments halve each other. */
function halved(rng: Rng): Task {
  // Wide enough at O for its label.
  const [atA, atO] = [rng.int(40, 62), rng.int(64, 84)];
  const rest = 180 - atA - atO;
  redrawIf(rest < 40 || rest > 74 || new Set([atA, atO, rest]).size < 3);
  return numeric(
    {
      question: 'Az $AB$ és a $CD$ szakasz az $O$ pontban felezi egymást. Hány fokos a kérdőjellel jelölt szög?',
      figure: halvingSegments(atA, atO),
      answer: num(rest),
      check: 'INT',
      unit: '°',
      expr: `180-${atA}-${atO}`,
      wrong: [
        wrong(
          { atA },
          ({ atA }) => num(atA),
          'nem-megfelelo-szog',
          'Ekkora a $B$-nél lévő szög, mert $B$ megfelelője $A$. A $D$ megfelelője $C$.',
        ),
        wrong({ atO }, ({ atO }) => num(atO), 'nem-megfelelo-szog', 'Ekkora az $O$-nál lévő szög. A $D$ megfelelője $C$.'),
        wrong({ atA, atO }, ({ atA, atO }) => num(atA + atO), 'reszvalasz', 'Ez a két megadott szög összege. Vond ki a 180-ból!'),
      ],
      other: 'Keress két egybevágó háromszöget! Melyik csúcs felel meg a $D$-nek?',
      hints: [
        'Keress két egybevágó háromszöget az ábrán!',
        'Az $AOC$ és a $BOD$ háromszög egybevágó (OSZO). A $D$ párja $C$.',
        `Az $AOC$ háromszög két szöge ${t(atA)}° és ${t(atO)}°.`,
      ],
      solution: `$\\triangle AOC\\equiv\\triangle BOD$ (OSZO), a $D$ megfelelője $C$. A szög $180^\\circ-${atA}^\\circ-${atO}^\\circ=${rest}^\\circ$.`,
    },
    fits(v => v + atA + atO === 180),
  );
}

export const congruenceCase = defineGenerator(
  'gen-congruence-case',
  'Háromszögek egybevágósága',
  ['matek-6-egybevagosag'],
  ['unknown'],
  (rng, level) => {
    const makers = {
      1: [(r: Rng) => whichCase(r, ['ooo', 'oszo', 'szosz', 'szszsz'], [0, 180]), correspondingSide],
      2: [(r: Rng) => whichCase(r, ['oszo', 'szosz', 'oosz', 'szszsz'], [0, 20, 180, 200]), missing, correspondingAngle],
      3: [(r: Rng) => whichCase(r, ['oszo', 'oosz', 'szosz', 'rossz-oldal'], [20, 110, 160, 200]), withUnknown, halved],
    };
    return rng.pick(makers[level])(rng);
  },
);
