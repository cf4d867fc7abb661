import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { polyAt, polyTex } from '@eszkerek/numbers/polynomial';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num, numberSet, type Value } from '../../value.ts';
import { general, oneSolution, rectangle, steps } from './quadratic-formula.ts';
import { delta, SEPARATE, solves } from './quadratic-shared.ts';

const x = texNumber;

function zeroRoot(rng: Rng): Task {
  const [a, k] = [rng.pick([1, 1, 1, 2, 3]), rng.intNot(-12, 12, 0, 1, -1)];
  const [square, line] = [polyTex([0, 0, a]), polyTex([0, a * k])];
  return numeric(
    {
      question: `Oldd meg: $${square}=${line}$. ${SEPARATE}`,
      answer: numberSet([0, k]),
      check: 'SET',
      wrong: [
        wrong(
          { k },
          ({ k }) => numberSet([k]),
          'nulla-gyok-elvesz',
          'Osztottál $x$-szel, és közben elveszett egy megoldás. Próbáld ki a 0-t is!',
        ),
        wrong({ k }, ({ k }) => numberSet([0, -k]), 'atviteli-elojelhiba', 'Az átvitt tag előjelet vált. Helyettesíts vissza!'),
      ],
      other: 'Rendezz nullára, és emeld ki az $x$-et!',
      hints: [
        'Vigyél mindent az egyik oldalra!',
        'Emeld ki az $x$-et! Egy szorzat akkor 0, ha valamelyik tényezője 0.',
        `$${polyTex([0, -a * k, a])}=0$`,
      ],
      solution: `$${polyTex([0, a])}(${polyTex([-k, 1])})=0$, ezért $x=0$ vagy $x=${x(k)}$. A megoldások halmaza $${numberSet([0, k]).tex}$.`,
    },
    solves(a, -a * k, 0),
  );
}

function discriminant(rng: Rng): Task {
  const [a, b, c] = [rng.pick([1, 1, 2, 3]), rng.intNot(-9, 9, 0), rng.intNot(-8, 8, 0)];
  return numeric(
    {
      question: `Mennyi ennek az egyenletnek a diszkriminánsa: $${polyTex([c, b, a])}=0$?`,
      answer: num(b * b - 4 * a * c),
      check: 'INT',
      expr: `(${b})*(${b})-4*(${a})*(${c})`,
      wrong: [
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(b * b + 4 * a * c),
          'diszkriminans-elojele',
          c < 0 ? 'A $c$ negatív, ezért a $-4ac$ pozitív.' : 'A képletben kivonás áll: $b^2-4ac$.',
        ),
        wrong({ a, b, c }, ({ a, b, c }) => num(b * b - a * c), 'diszkriminans-negyese-elmarad', 'A 4-es szorzó kimaradt: $b^2-4ac$.'),
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(2 * b - 4 * a * c),
          'negyzet-mint-ketszeres',
          'A $b^2$ nem a $b$ kétszerese, hanem önmagával vett szorzata.',
        ),
      ],
      other: 'Írd ki az $a$, $b$, $c$ értékét előjellel, és helyettesíts be a $b^2-4ac$ képletbe!',
      hints: ['Írd ki az együtthatókat előjellel!', '$\\Delta=b^2-4ac$', `$a=${a}$, $b=${x(b)}$, $c=${x(c)}$`],
      solution: `$${delta(a, b, c)}=${x(b * b - 4 * a * c)}$.`,
    },
    // Second method: b² is the discriminant and 4ac together.
    fits(v => v + 4 * a * c === b * b),
  );
}

/** The zeros read off the parabola. */
function readZeros(rng: Rng): Task {
  const [p, q] = [rng.int(-4, 2), rng.int(-2, 4)];
  redrawIf(q - p < 2 || q - p > 5 || p === -q || p === 0 || q === 0);
  const [b, c] = [-(p + q), p * q];
  return numeric(
    {
      question: `A görbe minden $x$-nél egy másodfokú kifejezés értékét mutatja. Mely $x$-eknél 0 a kifejezés értéke? ${SEPARATE}`,
      figure: {
        kind: 'coordinate',
        x: { min: -6, max: 6, label: 'x' },
        y: { min: -7, max: 5, label: 'y' },
        curves: [{ of: { polynomial: [c, b, 1] }, tone: 1 }],
      },
      answer: numberSet([p, q]),
      check: 'SET',
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => numberSet([-p, -q]),
          'elojel-hiba',
          'Az előjelek felcserélődtek: az $y$ tengelytől balra negatív az $x$.',
        ),
        ...(Math.abs(c) <= 7
          ? [wrong({ c }, ({ c }) => numberSet([c]), 'rossz-tengely', 'Ez az $y$ tengellyel közös pont. A kifejezés az $x$ tengelyen 0.')]
          : []),
        ...[p, q].map(only =>
          wrong(
            { only },
            ({ only }) => numberSet([only]),
            'csak-egy-megoldas',
            'A görbe két helyen metszi az $x$ tengelyt. Olvasd le a másikat is!',
          ),
        ),
      ],
      other: 'Hol metszi a görbe az $x$ tengelyt?',
      hints: [
        'Melyik tengelyen 0 a kifejezés értéke?',
        'A megoldások a görbe és az $x$ tengely közös pontjai.',
        'Két közös pont van. Olvasd le az első koordinátájukat!',
      ],
      solution: `A görbe az $x$ tengelyt itt metszi: $x=${x(p)}$ és $x=${x(q)}$. A megoldások halmaza $${numberSet([p, q]).tex}$.`,
    },
    solves(1, b, c),
  );
}

function monic(rng: Rng): Task {
  const [p, q] = [rng.intNot(-10, 10, 0), rng.intNot(-10, 10, 0)];
  redrawIf(p >= q || p === -q);
  const [b, c] = [-(p + q), p * q];
  return numeric(
    {
      question: `Oldd meg: $${polyTex([c, b, 1])}=0$. ${SEPARATE}`,
      answer: numberSet([p, q]),
      check: 'SET',
      wrong: [
        wrong(
          { p, q },
          ({ p, q }) => numberSet([-p, -q]),
          'minusz-b-elojele',
          `A $-b$ előjelét nézd meg: $b=${x(b)}$, tehát $-b=${x(-b)}$.`,
        ),
        ...[p, q].map(only =>
          wrong(
            { only },
            ({ only }) => numberSet([only]),
            'csak-egy-megoldas',
            'Ez az egyik megoldás. A négyzetgyök elé plusz és mínusz is kerül.',
          ),
        ),
        wrong(
          { p, q },
          ({ p, q }) => numberSet([2 * p, 2 * q]),
          'megoldokeplet-nevezoje',
          'A számlálót még el kell osztani $2a$-val.',
          'a megoldóképletben nem osztja el a számlálót $2a$-val',
        ),
      ],
      other: 'Számold ki a diszkriminánst, vagy alakítsd szorzattá a bal oldalt!',
      hints: [
        'Szorzattá tudod alakítani, vagy a képletet választod?',
        `Keress két számot, amelyek szorzata $${x(c)}$, összege $${x(-b)}$, vagy számold ki a diszkriminánst!`,
        `$${delta(1, b, c)}=${(p - q) ** 2}$`,
      ],
      solution: `$${delta(1, b, c)}=${(p - q) ** 2}$, $x=\\frac{${x(-b)}\\pm${Math.abs(p - q)}}{2}$, ezért $x_1=${x(p)}$ és $x_2=${x(q)}$. A megoldások halmaza $${numberSet([p, q]).tex}$.`,
    },
    solves(1, b, c),
  );
}

const COUNTS = ['nincs valós megoldása', 'egy megoldása van', 'két megoldása van'] as const;
const count = (n: number): Value => words(COUNTS[n] ?? '', String(n));
const countFor = (d: number): number => (d < 0 ? 0 : d === 0 ? 1 : 2);

function howMany(rng: Rng): Task {
  const want = rng.pick([0, 1, 2]);
  const [a, b] = [rng.int(1, 4), rng.intNot(-10, 10, 0)];
  const c = want === 1 ? (b * b) / (4 * a) : rng.intNot(-9, 9, 0);
  redrawIf(!Number.isInteger(c) || c > 40);
  const d = b * b - 4 * a * c;
  const n = countFor(d);
  redrawIf(n !== want);
  return choice(
    rng,
    {
      question: `Hány valós megoldása van ennek az egyenletnek: $${polyTex([c, b, a])}=0$?`,
      right: count(n),
      because: `Helyes! $\\Delta=${x(d)}$.`,
      wrong: [0, 1, 2]
        .filter(other => other !== n)
        .map(other =>
          wrong(
            { other },
            ({ other }) => count(other),
            'diszkriminans-es-megoldasszam',
            `Ez akkor igaz, ha a diszkrimináns ${other === 0 ? 'negatív' : other === 1 ? 'nulla' : 'pozitív'}. Számítsd ki újra: $${delta(a, b, c)}$.`,
          ),
        ),
      hints: [
        'Mi dönti el a megoldások számát?',
        'Pozitív diszkriminánsnál két megoldás van, nullánál egy, negatívnál egy sincs.',
        `$${delta(a, b, c)}$`,
      ],
      solution: `$${delta(a, b, c)}=${x(d)}$, tehát az egyenletnek ${COUNTS[n]}.`,
    },
    // Second method: the least value of the left side decides.
    key => {
      const least = polyAt([c, b, a], -b / (2 * a));
      return key === (Math.abs(least) < 1e-9 ? '1' : least > 0 ? '0' : '2');
    },
  );
}

const SHAPES: Readonly<Record<Level, ReadonlyArray<(rng: Rng) => Task>>> = {
  1: [zeroRoot, discriminant, readZeros],
  2: [monic, howMany, zeroRoot],
  3: [general, steps, oneSolution, rectangle],
};

export const quadratic = defineGenerator(
  'gen-quadratic',
  'Másodfokú egyenletek',
  ['matek-8-masodfoku-egyenlet'],
  ['negative', 'power', 'root', 'fraction', 'brackets', 'unknown'],
  (rng, level) => rng.pick(SHAPES[level])(rng),
);
