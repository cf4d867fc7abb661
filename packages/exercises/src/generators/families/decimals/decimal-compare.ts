import { gcd, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, The, texNumber, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits, growing } from '../../proof.ts';
import { choice, numeric, order, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { decimal, scaled } from './shared.ts';

const t = textNumber;

const x = texNumber;

/** 0,125 against 0,3: more digits look larger. */
function trapNumbers(rng: Rng, count: number): number[] {
  const whole = rng.int(0, 19);
  const seen = new Set<number>();
  while (seen.size < count) {
    const d = rng.int(1, 3);
    const tail = rng.int(1, 10 ** d - 1);
    seen.add(tidy(whole + tail / 10 ** d));
  }
  return [...seen];
}

/** Order of a pupil who reads the decimals as whole numbers. */
const tailAsWhole = (n: number): number => Number(t(n).split(',')[1] ?? '0');

function largestDecimal(rng: Rng, count: number): Task {
  const list = trapNumbers(rng, count);
  const ask = rng.pick(['legnagyobb', 'legkisebb'] as const);
  const sorted = [...list].sort((a, b) => a - b);
  const right = (ask === 'legnagyobb' ? sorted.at(-1) : sorted[0]) ?? 0;
  const naive = [...list].sort((a, b) => tailAsWhole(a) - tailAsWhole(b));
  const trap = (ask === 'legnagyobb' ? naive.at(-1) : naive[0]) ?? 0;
  redrawIf(trap === right);
  const shortest = [...list].sort((a, b) => decimalsOf(a) - decimalsOf(b))[0] ?? 0;
  redrawIf(decimalsOf(shortest) === 3);
  return choice(
    rng,
    {
      question: `Melyik szám a **${ask}**?`,
      right: num(right),
      because: `Helyes! Helyi értékenként hasonlítva: $${sorted.map(x).join('<')}$.`,
      wrong: list
        .filter(n => n !== right)
        .map(n =>
          wrong(
            { n },
            ({ n }) => num(n),
            n === trap ? 'tobb-szamjegy-nagyobb' : 'helyiertek-osszehasonlitas',
            n === trap
              ? 'A tizedesvessző utáni részt egész számként olvastad. Először a tizedeket hasonlítsd!'
              : 'Hasonlítsd sorban: egészek, tizedek, századok.',
          ),
        ),
      hints: [
        'Melyik helyi értéket nézed először?',
        'Pótold nullákkal, hogy egyforma hosszúak legyenek!',
        `Például $${x(shortest)}$ három tizedessel: $${shortest.toFixed(3).replace('.', '{,}')}$.`,
      ],
      solution: `$${sorted.map(x).join('<')}$, ezért a ${ask}: ${t(right)}.`,
    },
    fits(v => list.every(n => (ask === 'legnagyobb' ? scaled(n) <= scaled(v) : scaled(n) >= scaled(v)))),
  );
}

/** The decimal at a mark of the number line: tenths between whole numbers, hundredths between tenths. */
function readDecimal(rng: Rng, places: 1 | 2): Task {
  const step = places === 1 ? 1 : 0.1;
  const start = tidy(rng.int(0, places === 1 ? 18 : 95) * step);
  const [part, j] = [rng.int(0, 1), rng.intNot(1, 9, 5)];
  const answer = tidy(start + part * step + (j * step) / 10);
  const [below, above] = [tidy(start + part * step), tidy(start + (part + 1) * step)];
  return numeric(
    {
      question: 'Melyik tizedes törtet jelöli az ábrán a $P$ pont?',
      figure: {
        kind: 'number-line',
        from: start,
        to: tidy(start + 2 * step),
        step,
        parts: 10,
        points: [{ at: answer, label: 'P' }],
      },
      answer: num(answer),
      check: 'NUM',
      wrong: [
        wrong(
          { start, part, step, j },
          ({ start, part, step, j }) => num(tidy(start + part * step + (j * step) / 100)),
          'tizedes-helye',
          'Eggyel hátrébb került a tizedesjegy. Mennyit ér egy kis beosztás?',
          `egy kis beosztást egy ${places === 1 ? 'századnak' : 'ezrednek'} vesz`,
        ),
        wrong(
          { start, part, step, j },
          ({ start, part, step, j }) => num(tidy(start + part * step + ((10 - j) * step) / 10)),
          'beosztasokat-jobbrol',
          'Jobbról számoltad a beosztásokat. A kisebb számtól indulj jobbra!',
          `a kis beosztásokat ${theSuf(above, 'tól')} balra számolja meg, de ${theSuf(below, 'hoz')} adja hozzá`,
        ),
        ...(places === 2
          ? [
              wrong(
                { start, part, step, j },
                ({ start, part, step, j }) => num(tidy(start + part * step + j / 10)),
                'beosztas-egysege',
                'Egy kis beosztás itt nem egy tized, hanem egy század.',
                'egy kis beosztást egy tizednek vesz',
              ),
            ]
          : []),
      ],
      other: 'Hány részre van osztva a két szám közötti rész? Mennyit ér egy rész?',
      hints: [
        'Hány kis beosztás van két szám között?',
        `Két szám között 10 egyenlő rész van: egy rész egy ${places === 1 ? 'tized' : 'század'}.`,
        `A $P$ ponttól balra eső szám: ${t(below)}.`,
      ],
      solution: `Egy kis beosztás ${t(step / 10)}, a $P$ pont ${the(below)} után ${j} beosztásnyira van: ${t(answer)}.`,
    },
    fits(v => Math.round((v - start) * 1000) === Math.round((part + j / 10) * step * 1000)),
  );
}

function orderDecimals(rng: Rng, count: number): Task {
  const sorted = trapNumbers(rng, count).sort((a, b) => a - b);
  return order(
    {
      question: 'Rakd növekvő sorrendbe a számokat!',
      items: sorted.map(num),
      hints: [
        'Nézd először az egészeket, aztán a tizedeket!',
        'Pótold nullákkal, hogy mindegyiknek három tizedesjegye legyen!',
        `A legkisebb: $${x(sorted[0] ?? 0)}$.`,
      ],
      solution: `$${sorted.map(x).join('<')}$.`,
    },
    growing,
  );
}

function roundDecimal(rng: Rng): Task {
  const n = decimal(rng.int(1001, 29_999), 3);
  const places = rng.int(0, 2);
  const unit = 10 ** (3 - places);
  redrawIf(scaled(n) % unit === 0 || scaled(n) % 10 === 0);
  const down = Math.floor(scaled(n) / unit) * unit;
  const up = down + unit;
  const answer = (scaled(n) - down >= unit / 2 ? up : down) / 1000;
  const name = ['egészre', 'tizedre', 'századra'][places] ?? '';
  return numeric(
    {
      question: `Kerekítsd ${name}: ${t(n)}`,
      answer: num(answer),
      check: 'NUM',
      wrong: [
        wrong(
          { n, down, unit, up },
          ({ n, down, unit, up }) => num((scaled(n) - down >= unit / 2 ? down : up) / 1000),
          'rossz-iranyu-kerekites',
          'Nézd meg a kerekítés helye utáni első jegyet: 0–4 lefelé, 5–9 felfelé.',
        ),
        wrong(
          { n, unit },
          ({ n, unit }) => num((Math.round(scaled(n) / (unit * 10)) * unit * 10) / 1000),
          'rossz-helyre-kerekit',
          `Nem arra a helyre kerekítettél. Most ${name} kell.`,
        ),
        ...(places < 2
          ? [
              wrong(
                { n, unit },
                ({ n, unit }) => num((Math.round(scaled(n) / (unit / 10)) * (unit / 10)) / 1000),
                'rossz-helyre-kerekit',
                `Eggyel több tizedesjegyet hagytál meg. Most ${name} kell.`,
              ),
            ]
          : []),
      ],
      other: 'Keresd meg a helyet, és nézd a tőle jobbra álló jegyet!',
      hints: ['Melyik jegy dönt?', 'A kerekítés helye utáni első jegyet nézd!', `A két szomszéd: ${t(down / 1000)} és ${t(up / 1000)}.`],
      solution: `${The(n)} ${the(down / 1000)} és ${the(up / 1000)} között van. A döntő számjegy ${Math.floor((scaled(n) - down) / (unit / 10))}, ezért ${answer * 1000 > scaled(n) ? 'felfelé' : 'lefelé'} kerekítünk: ${t(answer)}.`,
    },
    fits(v => scaled(v) % unit === 0 && Math.abs(scaled(v) - scaled(n)) <= unit / 2 && scaled(n) - scaled(v) !== unit / 2),
  );
}

function fractionToDecimal(rng: Rng): Task {
  const d = rng.pick([10, 100, 1000, 5, 2, 4, 20, 25]);
  const n = rng.int(1, d * 2 - 1);
  redrawIf(n % d === 0 || (d <= 10 && gcd(n, d) > 1));
  const answer = n / d;
  const isReady = d % 10 === 0 && d !== 20;
  return numeric(
    {
      question: `Írd tizedes tört alakban: $\\frac{${n}}{${d}}$`,
      answer: num(answer),
      check: 'NUM',
      form: 'decimal',
      expr: `${n}/${d}`,
      wrong: [
        wrong(
          { n, d },
          ({ n, d }) => num(Number(`${n}.${d}`)),
          'tortvonal-mint-vesszo',
          'A törtvonal helyére vesszőt írtál. A tört osztást jelent.',
        ),
        wrong(
          { n, d },
          ({ n, d }) => num(n / d / 10),
          'tizedes-helye',
          'Egy hellyel balra csúszott a tizedesvessző.',
          'a tizedesvesszőt egy hellyel balra csúsztatja',
        ),
        wrong(
          { n, d },
          ({ n, d }) => num((n / d) * 10),
          'tizedes-helye',
          'Egy hellyel jobbra csúszott a tizedesvessző.',
          'a tizedesvesszőt egy hellyel jobbra csúsztatja',
        ),
        wrong({ d, n }, ({ d, n }) => num(d / n), 'forditott-osztas', 'Fordítva osztottál: a számlálót osztjuk a nevezővel.'),
      ].filter(w => Math.abs((w.value.size ?? 0) * 1e6 - Math.round((w.value.size ?? 0) * 1e6)) < 1e-6),
      other: isReady
        ? 'A nevező mutatja, hány tizedesjegy kell: tized, század vagy ezred.'
        : 'Bővítsd úgy a törtet, hogy a nevező 10 vagy 100 legyen!',
      hints: [
        isReady
          ? 'Mennyi a nevező? Tized, század vagy ezred?'
          : `A ${100 % d === 0 && 10 % d !== 0 ? 100 : 10} hányszorosa ${theSuf(d, 'nak')}?`,
        isReady
          ? 'Ahány nulla van a nevezőben, annyi tizedesjegy kell.'
          : `Bővítsd ${10 % d === 0 ? '10-es' : '100-as'} nevezőre, vagy végezd el az osztást!`,
        `$\\frac{${n}}{${d}}=${n}:${d}$`,
      ],
      solution: `$\\frac{${n}}{${d}}=${n}:${d}=${x(answer)}$.`,
    },
    fits(v => Math.abs(v * d - n) < 1e-9),
  );
}

export const decimalCompare = defineGenerator(
  'gen-decimal-compare',
  'Tizedes törtek',
  ['matek-5-tizedes-tortek'],
  ['fraction', 'decimal'],
  (rng, level) => {
    if (level < 3 && rng.chance(0.3)) return readDecimal(rng, level === 1 ? 1 : 2);
    if (level === 1) return rng.chance(0.6) ? largestDecimal(rng, 3) : fractionToDecimal(rng);
    if (level === 2) return rng.chance(0.5) ? largestDecimal(rng, 4) : roundDecimal(rng);
    return rng.chance(0.7) ? orderDecimals(rng, 5) : roundDecimal(rng);
  },
);
