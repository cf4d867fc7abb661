import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, root, squareFree } from '../../value.ts';
import { rightTriangle } from '../shared/plane-figures.ts';

const t = textNumber;

const x = texNumber;

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
  [12, 16, 20],
  [20, 21, 29],
] as const;

function triple(rng: Rng, min: number, max: number): readonly [number, number, number] {
  const [a, b, c] = rng.pick(TRIPLES);
  const k = rng.int(1, 6);
  redrawIf(c * k < min || c * k > max);
  return rng.chance(0.5) ? [a * k, b * k, c * k] : [b * k, a * k, c * k];
}

const NO_ROOT = 'Ez a keresett szakasz négyzete: a végén gyököt kell vonni.';

interface Story {
  leg: boolean;
  /** The hypotenuse is between these two. */
  shortest: number;
  longest: number;
  unit: string;
  /** The given leg is the shorter one, as with a ladder that stands safely. */
  steep?: boolean;
  text: (a: number, b: number, c: number) => string;
}

const STORIES: readonly Story[] = [
  {
    leg: true,
    shortest: 5,
    longest: 17,
    steep: true,
    unit: 'm',
    text: (a, _b, c) => `Egy ${t(c)} m hosszú tűzoltólétra alja ${t(a)} m-re van a faltól. Milyen magasan ér a falhoz?`,
  },
  {
    leg: false,
    shortest: 50,
    longest: 130,
    unit: 'm',
    text: (a, b) =>
      `Egy téglalap alakú park ${t(Math.max(a, b))} m hosszú és ${t(Math.min(a, b))} m széles. Milyen hosszú az átlós ösvénye?`,
  },
  {
    leg: false,
    shortest: 10,
    longest: 100,
    unit: 'km',
    text: (a, b) => `Egy hajó ${t(a)} km-t halad északra, majd ${t(b)} km-t keletre. Milyen messze van a kiindulóponttól?`,
  },
  {
    leg: true,
    shortest: 20,
    longest: 100,
    unit: 'm',
    text: (a, _b, c) =>
      `Egy sárkány feszes zsinórja ${t(c)} m hosszú, a sárkány alatti pont ${t(a)} m-re van tőlünk. Milyen magasan van a sárkány?`,
  },
];

/** Not the right triangle itself is given: its legs are half diagonals. */
function rhombusSide(rng: Rng): Task {
  const [a, b, c] = triple(rng, 5, 50);
  return numeric(
    {
      question: `Egy rombusz átlói ${t(2 * a)} cm és ${t(2 * b)} cm. Mekkora az oldala?`,
      answer: num(c),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        wrong(
          { a, b },
          ({ a, b }) => root(4 * a * a + 4 * b * b),
          'felezes-elmarad',
          'Az egész átlókkal számoltál. Az átlók felezik egymást, a felük a befogó.',
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(a + b),
          'oldalakat-adja-ossze',
          'A fél átlókat adtad össze. A **négyzeteiket** kell.',
          'Pitagorasz-tétel helyett összeadja a fél átlókat',
        ),
        wrong({ a, b }, ({ a, b }) => num(a * a + b * b), 'gyokvonas-elmarad', NO_ROOT),
      ],
      other: 'A rombusz átlói merőlegesek és felezik egymást: négy derékszögű háromszög keletkezik.',
      hints: [
        'Rajzold meg a rombuszt az átlóival! Hol van derékszög?',
        'Az átlók merőlegesek és felezik egymást. Az oldal az átfogó.',
        `A befogók ${t(a)} cm és ${t(b)} cm.`,
      ],
      solution: `A fél átlók ${t(a)} cm és ${t(b)} cm, az oldal $\\sqrt{${a}^2+${b}^2}=\\sqrt{${x(c * c)}}=${c}$ cm.`,
    },
    fits(v => v > 0 && v * v === a * a + b * b),
  );
}

/** The height parts the base into halves. */
function isoscelesHeight(rng: Rng): Task {
  const [a, b, c] = triple(rng, 5, 50);
  return numeric(
    {
      question: `Egy egyenlő szárú háromszög alapja ${t(2 * a)} cm, a szárai ${t(c)} cm hosszúak. Mekkora az alaphoz tartozó magassága?`,
      answer: num(b),
      check: 'NUM',
      unit: 'cm',
      wrong: [
        ...(c > 2 * a
          ? [
              wrong(
                { a, c },
                ({ a, c }) => root(c * c - 4 * a * a),
                'felezes-elmarad',
                'Az egész alappal számoltál. A magasság felezi az alapot.',
              ),
            ]
          : []),
        wrong(
          { a, c },
          ({ a, c }) => num(c - a),
          'oldalakat-adja-ossze',
          'Az oldalakat vontad ki. A **négyzeteikkel** kell számolni.',
          'Pitagorasz-tétel helyett kivonja egymásból a két hosszat',
        ),
        wrong({ a, c }, ({ a, c }) => num(c * c - a * a), 'gyokvonas-elmarad', NO_ROOT),
        wrong(
          { a, c },
          ({ a, c }) => root(c * c + a * a),
          'osszeg-kulonbseg-csere',
          'A szár az átfogó, ezért ki kell vonni a négyzeteket.',
          'összeadja a négyzeteket kivonás helyett',
        ),
      ],
      other: 'Húzd meg a magasságot: felezi az alapot, és derékszögű háromszög keletkezik.',
      hints: [
        'Rajzold le, és húzd meg a magasságot! Hol van derékszög?',
        'A magasság felezi az alapot. A szár az átfogó.',
        `$${c}^2-${a}^2=${x(b * b)}$`,
      ],
      solution: `Az alap fele ${t(a)} cm, a magasság $\\sqrt{${c}^2-${a}^2}=\\sqrt{${x(b * b)}}=${b}$ cm.`,
    },
    fits(v => v > 0 && v * v + a * a === c * c),
  );
}

export const pythagoras = defineGenerator(
  'gen-pythagoras',
  'Pitagorasz-tétel',
  ['matek-7-pitagorasz-tetel'],
  ['root', 'power'],
  (rng, level) => {
    if (level === 3 && rng.chance(0.5)) {
      const [a, b] = [rng.int(2, 12), rng.int(2, 12)];
      const leg = rng.chance(0.4);
      const [p, q] = a > b ? [a, b] : [b, a];
      redrawIf(leg && p === q);
      const square = leg ? p * p - q * q : a * a + b * b;
      const [out, inside] = squareFree(square);
      redrawIf(inside === 1 || out === 1);
      const isDrawn = rng.chance(0.5);
      const third = Math.sqrt(square);
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: leg
                  ? rightTriangle(q, third, { across: `${t(q)} cm`, up: 'x', longest: `${t(p)} cm` }, rng.chance(0.5))
                  : rightTriangle(a, b, { across: `${t(a)} cm`, up: `${t(b)} cm`, longest: 'x' }, rng.chance(0.5)),
              }
            : {}),
          question: isDrawn
            ? 'Mekkora az ábrán az $x$-szel jelölt oldal? Gyökös alakban add meg!'
            : leg
              ? `Egy derékszögű háromszög átfogója ${t(p)} cm, egyik befogója ${t(q)} cm. Mekkora a másik befogója? Gyökös alakban add meg!`
              : `Egy derékszögű háromszög befogói ${t(a)} cm és ${t(b)} cm. Mekkora az átfogója? Gyökös alakban add meg!`,
          answer: root(square),
          check: 'FRAC',
          unit: 'cm',
          wrong: [
            wrong(
              { leg, p, q, a, b },
              ({ leg, p, q, a, b }) => num(leg ? p - q : a + b),
              'oldalakat-adja-ossze',
              'Az oldalakkal számoltál négyzetek helyett.',
              leg ? 'Pitagorasz-tétel helyett kivonja egymásból a két hosszat' : 'Pitagorasz-tétel helyett összeadja a két hosszat',
            ),
            wrong({ leg, p, q, a, b }, ({ leg, p, q, a, b }) => num(leg ? p * p - q * q : a * a + b * b), 'gyokvonas-elmarad', NO_ROOT),
            ...(a === b
              ? []
              : [
                  wrong(
                    { leg, p, q },
                    ({ leg, p, q }) => root(leg ? p * p + q * q : p * p - q * q),
                    'osszeg-kulonbseg-csere',
                    leg ? 'Befogónál ki kell vonni a négyzeteket.' : 'Átfogónál össze kell adni a négyzeteket.',
                    leg ? 'összeadja a négyzeteket kivonás helyett' : 'kivonja a négyzeteket összeadás helyett',
                  ),
                ]),
          ],
          other: 'Írd fel: $a^2+b^2=c^2$.',
          hints: [
            'Melyik oldal az átfogó?',
            leg ? '$b=\\sqrt{c^2-a^2}$' : '$c=\\sqrt{a^2+b^2}$',
            leg ? `$\\sqrt{${p}^2-${q}^2}=\\sqrt{${square}}$` : `$\\sqrt{${a}^2+${b}^2}=\\sqrt{${square}}$`,
          ],
          solution: `$\\sqrt{${leg ? `${p}^2-${q}^2` : `${a}^2+${b}^2`}}=\\sqrt{${square}}=${root(square).tex}$ cm.`,
        },
        fits(v => Math.abs(leg ? v * v + q * q - p * p : v * v - a * a - b * b) < 1e-6),
      );
    }
    if (level === 3) return rng.chance(0.5) ? rhombusSide(rng) : isoscelesHeight(rng);
    const story = level === 1 ? undefined : rng.pick(STORIES);
    const [a, b, c] = triple(rng, story?.shortest ?? 1, story?.longest ?? 50);
    redrawIf(story?.steep === true && a > b);
    const leg = story ? story.leg : rng.chance(0.4);
    const answer = leg ? b : c;
    const unit = story ? story.unit : 'cm';
    const isDrawn = !story && rng.chance(0.6);
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: rightTriangle(
                a,
                b,
                { across: `${t(a)} cm`, up: leg ? '?' : `${t(b)} cm`, longest: leg ? `${t(c)} cm` : '?' },
                rng.chance(0.5),
              ),
            }
          : {}),
        question: isDrawn
          ? 'Mekkora az ábrán a kérdőjellel jelölt oldal?'
          : story
            ? story.text(a, b, c)
            : leg
              ? `Egy derékszögű háromszög átfogója ${t(c)} cm, egyik befogója ${t(a)} cm. Mekkora a másik befogója?`
              : `Egy derékszögű háromszög befogói ${t(a)} cm és ${t(b)} cm. Mekkora az átfogója?`,
        answer: num(answer),
        check: 'NUM',
        unit,
        wrong: [
          wrong(
            { leg, c, a, b },
            ({ leg, c, a, b }) => num(leg ? c - a : a + b),
            'oldalakat-adja-ossze',
            leg ? 'Az oldalakat vontad ki. A **négyzeteikkel** kell számolni.' : 'Az oldalakat adtad össze. A **négyzeteiket** kell.',
            leg ? 'Pitagorasz-tétel helyett kivonja egymásból a két hosszat' : 'Pitagorasz-tétel helyett összeadja a két hosszat',
          ),
          wrong({ leg, a, b, c }, ({ leg, a, b, c }) => num(leg ? c * c - a * a : a * a + b * b), 'gyokvonas-elmarad', NO_ROOT),
          wrong(
            { leg, c, a, b },
            ({ leg, c, a, b }) => root(leg ? c * c + a * a : Math.abs(a * a - b * b)),
            'osszeg-kulonbseg-csere',
            leg ? 'Befogónál ki kell vonni a négyzeteket.' : 'Átfogónál össze kell adni a négyzeteket.',
            leg ? 'összeadja a négyzeteket kivonás helyett' : 'kivonja a négyzeteket összeadás helyett',
          ),
        ],
        other: isDrawn ? 'Keresd meg a derékszöget: vele szemben van az átfogó.' : 'Rajzold le, és jelöld be a derékszöget!',
        hints: [
          'Melyik oldal az átfogó?',
          leg ? 'Befogó: $b=\\sqrt{c^2-a^2}$.' : 'Átfogó: $c=\\sqrt{a^2+b^2}$.',
          leg ? `$${c}^2-${a}^2=${x(c * c - a * a)}$` : `$${a}^2+${b}^2=${x(c * c)}$`,
        ],
        solution: leg
          ? `$\\sqrt{${c}^2-${a}^2}=\\sqrt{${x(b * b)}}=${b}$ ${unit}.`
          : `$\\sqrt{${a}^2+${b}^2}=\\sqrt{${x(c * c)}}=${c}$ ${unit}.`,
      },
      fits(v => (leg ? a * a + v * v === c * c : v * v === a * a + b * b && v > 0)),
    );
  },
);
