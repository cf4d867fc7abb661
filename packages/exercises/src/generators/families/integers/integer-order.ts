import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { letterArticle, texNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, growing, readKey } from '../../proof.ts';
import { hotspot, numeric, order, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { paren } from './shared.ts';

const x = texNumber;

function orderIntegers(rng: Rng, count: number): Task {
  const list = rng.sample(range(-50, 50), count);
  redrawIf(list.filter(n => n < 0).length < 2);
  const growingOrder = rng.chance(0.6);
  const sorted = [...list].sort((a, b) => (growingOrder ? a - b : b - a));
  return order(
    {
      question: `Rakd ${growingOrder ? 'növekvő' : 'csökkenő'} sorrendbe a számokat!`,
      items: sorted.map(num),
      hints: [
        'Képzeld el a számegyenest!',
        'Két negatív szám közül az a kisebb, amelyik messzebb van a 0-tól.',
        `${growingOrder ? 'A legkisebb' : 'A legnagyobb'}: $${x(sorted[0] ?? 0)}$.`,
      ],
      solution: `$${sorted.map(x).join(growingOrder ? '<' : '>')}$.`,
    },
    joined => (growingOrder ? growing(joined) : growing(joined.split('|').reverse().join('|'))),
  );
}

/** The number at a mark left of zero. */
function readLine(rng: Rng): Task {
  const step = rng.pick([5, 10, 20, 50]);
  const unit = step / 5;
  const [k, j] = [rng.int(0, 2), rng.int(1, 4)];
  const answer = -(k * step) - j * unit;
  return numeric(
    {
      question: 'Melyik számot jelöli az ábrán a $P$ pont?',
      figure: { kind: 'number-line', from: -3 * step, to: 2 * step, step, parts: 5, points: [{ at: answer, label: 'P' }] },
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong({ answer }, ({ answer }) => num(-answer), 'elojel-kimarad', 'A $P$ pont a 0-tól balra van: a szám negatív.'),
        wrong(
          { k, step, j, unit },
          ({ k, step, j, unit }) => num(-(k * step) - (5 - j) * unit),
          'negativ-oldal-iranya',
          'A másik irányból számoltad a beosztásokat. A 0-tól balra haladva csökkennek a számok.',
          'a beosztásokat a bal oldali szomszédos számtól számolja, de a jobb oldalitól balra méri fel',
        ),
        ...(unit === 1
          ? []
          : [
              wrong(
                { k, step, j },
                ({ k, step, j }) => num(-(k * step) - j),
                'beosztas-egysege',
                'Egy kis beosztás nem 1-et ér. Oszd el a két szám közötti távolságot a közök számával!',
                'a jobb oldali szomszédos számtól számol, de egy kis beosztást 1-nek vesz',
              ),
            ]),
      ],
      other: 'Nézd meg, mennyit ér egy kis beosztás, és a 0-tól balra számolj!',
      hints: [
        'Mennyit ér egy kis beosztás?',
        'A 0-tól balra a számok negatívak, és balra haladva csökkennek.',
        `Egy kis beosztás: $${step}:5=${unit}$.`,
      ],
      solution: `Egy kis beosztás $${x(unit)}$ egység. A $${x(-k * step || 0)}$ és a $P$ pont között balra haladva ${j} ilyen beosztás van, ezért a szám $${x(answer)}$.`,
    },
    equals(-(k * step + j * (step / 5))),
  );
}

/** Choose the point that stands for a negative number. */
function choosePoint(rng: Rng): Task {
  const unit = rng.pick([1, 2, 3, 4, 10, 20]);
  const j = rng.int(2, 4);
  const target = -(5 + j) * unit;
  const places = rng.shuffle([
    { at: target, misconception: undefined, explanation: 'Helyes! A 0-tól balra, ennyi egységre van.' },
    { at: -target, misconception: 'elojel-kimarad', explanation: 'Ez a 0-tól jobbra van: pozitív szám.' },
    {
      at: -(5 - j) * unit,
      misconception: 'negativ-oldal-iranya',
      explanation: 'Rossz irányba számoltál: a 0-tól balra haladva csökkennek a számok.',
    },
  ]);
  const right = 'ABC'.charAt(places.findIndex(place => !place.misconception));
  return hotspot(
    {
      question: `Melyik pont jelöli ezt a számot: $${x(target)}$?`,
      figure: {
        kind: 'number-line',
        from: -10 * unit,
        to: 10 * unit,
        step: 5 * unit,
        parts: 5,
        points: places.map(({ at }, i) => ({ at, label: 'ABC'.charAt(i), id: 'abc'.charAt(i) })),
      },
      spots: places.map(({ at, misconception, explanation }, i) => ({
        id: 'abc'.charAt(i),
        value: num(at),
        correct: !misconception,
        explanation,
        ...(misconception ? { misconception } : {}),
      })),
      hints: [
        'A 0 melyik oldalán keresed?',
        'A 0-tól balra a számok negatívak, és balra haladva csökkennek.',
        `A keresett szám $${x(-5 * unit)}$ és $${x(-10 * unit)}$ között van.`,
      ],
      solution: `Egy kis beosztás $${x(unit)}$ egység. A keresett szám $${x(-5 * unit)}$ és $${x(-10 * unit)}$ között van: ${letterArticle(right)} $${right}$ pont.`,
    },
    key => readKey(key) + (5 + j) * unit === 0,
  );
}

function absolute(rng: Rng): Task {
  const a = rng.intNot(-40, 40, 0);
  const kind = rng.pick(['abs', 'opposite', 'negabs'] as const);
  const b = rng.intNot(-20, 20, 0, a, -a);
  const both = kind === 'abs' && rng.chance(0.5);
  const shown = both
    ? `\\lvert${x(a)}\\rvert+\\lvert${x(b)}\\rvert`
    : kind === 'abs'
      ? `\\lvert${x(a)}\\rvert`
      : kind === 'opposite'
        ? `-(${x(a)})`
        : `-\\lvert${x(a)}\\rvert`;
  const answer = both ? Math.abs(a) + Math.abs(b) : kind === 'abs' ? Math.abs(a) : kind === 'opposite' ? -a : -Math.abs(a);
  redrawIf(kind === 'opposite' && a > 0);
  return numeric(
    {
      question: `Mennyi $${shown}$?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        ...(both
          ? []
          : kind === 'abs'
            ? [
                wrong(
                  { a },
                  ({ a }) => num(-Math.abs(a)),
                  a < 0 ? 'abszolut-ertek-kimarad' : 'abszolut-ertek-elojelvaltas',
                  'Az abszolút érték távolság a nullától, ezért nem lehet negatív.',
                ),
              ]
            : kind === 'opposite'
              ? [
                  wrong({ a }, ({ a }) => num(a), 'mindig-negativ', 'Negatív szám ellentettje pozitív.'),
                  wrong({}, () => num(0), 'ellentett-nulla', 'A szám és az ellentettje összege 0, de maga az ellentett nem az.'),
                ]
              : [wrong({ a }, ({ a }) => num(Math.abs(a)), 'elojel-kimarad', 'Az abszolút érték előtt mínusz áll: az eredmény negatív.')]),
        ...(both
          ? [
              wrong({ a, b }, ({ a, b }) => num(a + b), 'abszolut-ertek-kimarad', 'Az abszolút értékek nélkül adtál össze.'),
              wrong(
                { a, b },
                ({ a, b }) => num(Math.abs(a + b)),
                'osszeg-abszolut-erteke',
                'Az összeg abszolút értékét vetted. Külön-külön kell.',
              ),
            ]
          : []),
      ],
      other: 'Az abszolút érték a 0-tól mért távolság.',
      hints: [
        'Milyen messze van a szám a 0-tól?',
        kind === 'opposite'
          ? 'Az ellentett a 0 másik oldalán, ugyanolyan messze van.'
          : kind === 'negabs'
            ? 'Előbb vedd az abszolút értéket, aztán tedd elé a mínuszt!'
            : 'Az abszolút érték a 0-tól mért távolság, ezért sosem negatív.',
        both || kind === 'negabs'
          ? `$\\lvert${x(a)}\\rvert=${Math.abs(a)}$`
          : 'Jelöld a számot a számegyenesen, és nézd meg, hány egységre van a 0-tól!',
      ],
      solution: `$${shown}=${both ? `${Math.abs(a)}+${Math.abs(b)}=` : ''}${x(answer)}$.`,
    },
    equals(
      both ? Math.sqrt(a * a) + Math.sqrt(b * b) : kind === 'abs' ? Math.sqrt(a * a) : kind === 'opposite' ? 0 - a : 0 - Math.sqrt(a * a),
    ),
  );
}

function between(rng: Rng): Task {
  const low = rng.int(-30, 2);
  const high = low + rng.int(4, 25);
  redrawIf(high < 0 && rng.chance(0.5));
  const answer = high - low - 1;
  return numeric(
    {
      question: `Hány egész szám van ${the(low)} és ${the(high)} között? (A két végpontot ne számold!)`,
      answer: num(answer),
      check: 'INT',
      expr: `${high}-(${low})-1`,
      wrong: [
        wrong(
          { high, low },
          ({ high, low }) => num(high - low),
          'vegpontot-is-szamolja',
          'A távolságot adtad meg. Az egyik végpontot is beleszámoltad.',
          'csak kivonja egymásból a két számot, így az egyik végpontot is beleszámolja',
        ),
        wrong(
          { high, low },
          ({ high, low }) => num(high - low + 1),
          'vegpontot-is-szamolja',
          'Mindkét végpontot beleszámoltad.',
          'mindkét végpontot beleszámolja',
        ),
        ...(low < 0 && high > 0
          ? [wrong({ high, low }, ({ high, low }) => num(high - low - 2), 'nulla-kimarad', 'A 0 is egész szám.')]
          : []),
        ...(high < 0
          ? [
              wrong(
                { high, low },
                ({ high, low }) => num(-high - low - 1),
                'elojel-kimarad',
                'Mindkét szám negatív: a 0-nak ugyanazon az oldalán vannak, ezért a távolságukat nem összeadni, hanem kivonni kell.',
                'a két szám 0-tól mért távolságát összeadja, és ebből von le 1-et',
              ),
            ]
          : []),
        ...(low < 0 && high >= 0
          ? [
              wrong(
                { high, low },
                ({ high, low }) => num(Math.abs(Math.abs(high) - Math.abs(low)) - 1),
                'elojel-kimarad',
                'Az előjelet nem vetted figyelembe.',
                'úgy számol, mintha mindkét szám pozitív volna',
              ),
            ]
          : []),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'Rajzolj számegyenest, és számold meg a közbülső egészeket!',
      hints: [
        low < 0 && high > 0 ? 'A 0 is egész szám!' : 'Melyik az első egész szám a kettő között?',
        'A két végpont különbségénél eggyel kevesebb egész van közöttük.',
        `A különbség: $${x(high)}-${paren(low)}=${high - low}$.`,
      ],
      solution: `$${x(high)}-${paren(low)}-1=${answer}$.`,
    },
    equals(range(low, high).filter(n => n > low && n < high).length),
  );
}

export const integerOrder = defineGenerator(
  'gen-integer-order',
  'Egész számok rendezése',
  ['matek-6-egesz-szamok'],
  ['negative', 'brackets'],
  (rng, level) =>
    level === 1
      ? rng.pick([(r: Rng) => orderIntegers(r, 3), absolute, readLine, choosePoint])(rng)
      : level === 2
        ? rng.pick([(r: Rng) => orderIntegers(r, 5), absolute, readLine])(rng)
        : rng.chance(0.7)
          ? between(rng)
          : orderIntegers(rng, 6),
);
