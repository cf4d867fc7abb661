import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { type Rat, rat } from '@eszkerek/numbers/fraction';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { polyAt, polyTex } from '@eszkerek/numbers/polynomial';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { equals, fits, setOf } from '../../proof.ts';
import { choice, fillSteps, numeric, words, wrong } from '../../tasks.ts';
import { frac, num, numberSet, type Value } from '../../value.ts';

const x = texNumber;

/** In brackets when negative: `4\cdot(-3)`. */
const inside = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));

const SEPARATE = 'A megoldásokat pontosvesszővel válaszd el!';

/** `{-2; 1/3}` in increasing order, each value once. */
function fractionSet(items: readonly Rat[]): Value {
  const sorted = [...items].sort((a, b) => a.n / a.d - b.n / b.d).map(frac);
  const values = sorted.filter(({ key }, i) => key !== sorted[i - 1]?.key);
  const tex = `\\{${values.map(value => value.tex).join(';\\ ')}\\}`;
  return { key: `{${values.map(({ key }) => key).join('; ')}}`, tex, text: `$${tex}$`, size: undefined };
}

/** The solutions among all fractions that a task of this generator can have. */
const solves = (a: number, b: number, c: number) =>
  setOf(
    range(-40 * a, 40 * a).map(n => n / a),
    v => Math.abs(polyAt([c, b, a], v)) < 1e-6,
  );

const delta = (a: number, b: number, c: number): string => `\\Delta=${inside(b)}^2-4\\cdot${a}\\cdot${inside(c)}`;

function zeroRoot(rng: Rng): Task {
  const [a, k] = [rng.pick([1, 1, 1, 2, 3]), rng.intNot(-12, 12, 0, 1, -1)];
  const [square, line] = [polyTex([0, 0, a]), polyTex([0, a * k])];
  return numeric(
    {
      question: `Oldd meg: $${square}=${line}$. ${SEPARATE}`,
      answer: numberSet([0, k]),
      check: 'SET',
      wrong: [
        wrong({ k }, ({ k }) => numberSet([k]), 'nulla-gyok-elvesz', 'Osztottál $x$-szel, és elveszett a 0. Próbáld ki: a 0 is megoldás.'),
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
      question: `Az ábra egy másodfokú $f$ függvény grafikonját mutatja. Melyek az $f(x)=0$ egyenlet megoldásai? ${SEPARATE}`,
      figure: {
        kind: 'coordinate',
        x: { min: -6, max: 6, label: 'x' },
        y: { min: -7, max: 5, label: 'y' },
        curves: [{ of: { polynomial: [c, b, 1] }, label: 'f', tone: 1 }],
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
          ? [
              wrong(
                { c },
                ({ c }) => numberSet([c]),
                'rossz-tengely',
                'Ez az $y$ tengellyel közös pont. Az $f(x)=0$ megoldásai az $x$ tengelyen vannak.',
              ),
            ]
          : []),
        wrong({ q }, ({ q }) => numberSet([q]), 'csak-egy-megoldas', 'A görbe két helyen metszi az $x$ tengelyt.'),
      ],
      other: 'Hol metszi a görbe az $x$ tengelyt?',
      hints: [
        'Melyik tengelyen 0 a függvény értéke?',
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
        wrong({ q }, ({ q }) => numberSet([q]), 'csak-egy-megoldas', 'Ez az egyik megoldás. A négyzetgyök elé mínusz is kerül.'),
        wrong({ p, q }, ({ p, q }) => numberSet([2 * p, 2 * q]), 'megoldokeplet-nevezoje', 'A számlálót még el kell osztani $2a$-val.'),
      ],
      other: 'Számold ki a diszkriminánst, vagy alakítsd szorzattá a bal oldalt!',
      hints: [
        'Szorzattá tudod alakítani, vagy a képletet választod?',
        `Keress két számot, amelyek szorzata $${x(c)}$, összege $${x(-b)}$, vagy számold ki a diszkriminánst!`,
        `$${delta(1, b, c)}=${(p - q) ** 2}$`,
      ],
      solution: `$\\Delta=${(p - q) ** 2}$, ezért $x_1=${x(p)}$ és $x_2=${x(q)}$. A megoldások halmaza $${numberSet([p, q]).tex}$.`,
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
            `A diszkrimináns $${x(d)}$, ez ${d > 0 ? 'pozitív: két megoldás van' : d === 0 ? 'nulla: egy megoldás van' : 'negatív: nincs valós megoldás'}.`,
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

/** The equation (ax − n)(x − q) = 0 multiplied out. */
function withFraction(rng: Rng): { a: number; b: number; c: number; roots: [Rat, Rat]; s: number } {
  const [a, n, q] = [rng.int(2, 4), rng.intNot(-9, 9, 0), rng.intNot(-6, 6, 0)];
  const other = rat(n, a);
  redrawIf(other.d !== a || n === a * q || n === -a * q);
  const [b, c] = [-(n + a * q), n * q];
  redrawIf(b === 0);
  return { a, b, c, roots: [other, rat(q)], s: Math.abs(n - a * q) };
}

function general(rng: Rng): Task {
  const { a, b, c, roots, s } = withFraction(rng);
  return numeric(
    {
      question: `Oldd meg: $${polyTex([c, b, a])}=0$. ${SEPARATE}`,
      answer: fractionSet(roots),
      check: 'SET',
      wrong: [
        wrong(
          { a, b, s },
          ({ a, b, s }) => fractionSet([rat(b + s, 2 * a), rat(b - s, 2 * a)]),
          'minusz-b-elojele',
          `A $-b$ előjelét nézd meg: $b=${x(b)}$, tehát $-b=${x(-b)}$.`,
        ),
        wrong(
          { b, s },
          ({ b, s }) => fractionSet([rat(-b + s, 2), rat(-b - s, 2)]),
          'megoldokeplet-nevezoje',
          `2-vel osztottál. A nevező $2a=${2 * a}$.`,
        ),
        wrong(
          { a, b, s },
          ({ a, b, s }) => fractionSet([rat(-b + s, a), rat(-b - s, a)]),
          'megoldokeplet-nevezoje',
          `Az $a$-val osztottál. A nevező $2a=${2 * a}$.`,
        ),
        wrong(
          { roots },
          ({ roots }) => fractionSet([roots[1]]),
          'csak-egy-megoldas',
          'Ez az egyik megoldás. A négyzetgyök elé plusz és mínusz is kerül.',
        ),
      ],
      other: 'Írd ki az $a$, $b$, $c$ értékét, aztán a diszkriminánst!',
      hints: [
        'Írd ki az együtthatókat előjellel, és kezdd a diszkriminánssal!',
        '$x=\\frac{-b\\pm\\sqrt\\Delta}{2a}$',
        `$${delta(a, b, c)}=${s * s}$`,
      ],
      solution: `$\\Delta=${s * s}$, $x=\\frac{${x(-b)}\\pm${s}}{${2 * a}}$, ezért a megoldások: $${fractionSet(roots).tex}$.`,
    },
    solves(a, b, c),
  );
}

function steps(rng: Rng): Task {
  const [p, q] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  const a = rng.int(1, 3);
  redrawIf(p >= q || p === -q);
  const [b, c] = [-a * (p + q), a * p * q];
  const d = b * b - 4 * a * c;
  const s = a * (q - p);
  return fillSteps(
    {
      question: `Oldd meg a megoldóképlettel: $${polyTex([c, b, a])}=0$.`,
      template: 'A diszkrimináns $[a]$. A nagyobbik megoldás $[b]$, a kisebbik $[c]$.',
      blanks: [
        {
          id: 'a',
          answer: num(d),
          check: 'INT',
          wrong: [
            wrong(
              { a, b, c },
              ({ a, b, c }) => num(b * b + 4 * a * c),
              'diszkriminans-elojele',
              'A képletben kivonás áll: $b^2-4ac$. Figyelj a $c$ előjelére!',
            ),
            wrong({ a, b, c }, ({ a, b, c }) => num(b * b - a * c), 'diszkriminans-negyese-elmarad', 'A 4-es szorzó kimaradt: $b^2-4ac$.'),
          ],
        },
        {
          id: 'b',
          answer: num(q),
          check: 'INT',
          wrong: [wrong({ p }, ({ p }) => num(-p), 'minusz-b-elojele', `A $-b$ most $${x(-b)}$.`)],
        },
        {
          id: 'c',
          answer: num(p),
          check: 'INT',
          wrong: [wrong({ q }, ({ q }) => num(-q), 'minusz-b-elojele', `A $-b$ most $${x(-b)}$.`)],
        },
      ],
      hints: ['Írd ki az együtthatókat előjellel!', '$\\Delta=b^2-4ac$, és $x=\\frac{-b\\pm\\sqrt\\Delta}{2a}$.', `$${delta(a, b, c)}$`],
      solution: `$${delta(a, b, c)}=${d}$, a gyöke ${s}. $x=\\frac{${x(-b)}\\pm${s}}{${2 * a}}$, vagyis $${x(q)}$ és $${x(p)}$.`,
    },
    (key, part) => {
      if (part === 'a') return fits(v => v === (a * (p - q)) ** 2)(key);
      // The greater zero lies right of the axis of the parabola, the smaller one left of it.
      return fits(v => polyAt([c, b, a], v) === 0 && (part === 'b' ? v > -b / (2 * a) : v < -b / (2 * a)))(key);
    },
  );
}

function oneSolution(rng: Rng): Task {
  const k = rng.intNot(-12, 12, 0, 1, -1);
  return numeric(
    {
      question: `Melyik $m$ számra van az $x^2${k < 0 ? '-' : '+'}${Math.abs(2 * k)}x+m=0$ egyenletnek pontosan egy megoldása?`,
      answer: num(k * k),
      check: 'INT',
      expr: `(${2 * k})*(${2 * k})/4`,
      wrong: [
        wrong({ k }, ({ k }) => num(4 * k * k), 'diszkriminans-negyese-elmarad', 'A 4-es szorzó kimaradt: $b^2-4m=0$.'),
        wrong({ k }, ({ k }) => num(-k * k), 'diszkriminans-elojele', 'A $b^2+4m=0$ egyenletet oldottad meg. A képletben kivonás áll.'),
        wrong({ k }, ({ k }) => num(-k), 'nem-a-kerdesre-felel', 'Ez az $x$ értéke. Az $m$ a kérdés.'),
      ],
      other: 'Pontosan egy megoldás akkor van, ha a diszkrimináns 0.',
      hints: [
        'Mennyi a diszkrimináns, ha egyetlen megoldás van?',
        'Írd fel a diszkriminánst az $m$ segítségével, és tedd egyenlővé 0-val!',
        `$${4 * k * k}-4m=0$`,
      ],
      solution: `$${4 * k * k}-4m=0$, ezért $m=${k * k}$. A bal oldal ekkor teljes négyzet.`,
    },
    // Second method: the left side touches zero at its lowest place.
    fits(m => polyAt([m, 2 * k, 1], -k) === 0),
  );
}

function rectangle(rng: Rng): Task {
  const [w, more] = [rng.int(3, 15), rng.int(2, 9)];
  const [unit, thing] = rng.pick([
    ['cm', 'téglalap'],
    ['m', 'téglalap alakú kert'],
    ['m', 'téglalap alakú terem'],
  ] as const);
  const area = w * (w + more);
  return numeric(
    {
      question: `Egy ${thing} hossza $${more}$ ${unit}-rel több, mint a szélessége. A területe $${area}$ ${unit}². Mekkora a kerülete?`,
      answer: num(2 * (2 * w + more)),
      check: 'INT',
      unit,
      wrong: [
        wrong({ w }, ({ w }) => num(w), 'reszvalasz', 'Ez a szélesség. A kerület a kérdés.'),
        wrong({ w, more }, ({ w, more }) => num(2 * w + more), 'fel-kerulet', 'A két oldal összege csak a fél kerület.'),
        wrong(
          { w, more },
          ({ w, more }) => num(2 * (2 * (w + more) + more)),
          'minusz-b-elojele',
          'A negatív megoldást pozitívnak vetted szélességnek. Ellenőrizd a területet!',
        ),
      ],
      other: 'Jelöld a szélességet $x$-szel, és írd fel a területet!',
      hints: [
        'Jelöld a szélességet $x$-szel! Mekkora a hossz?',
        'Írd fel a területet, és rendezd nullára az egyenletet!',
        `$x^2+${more}x-${area}=0$`,
      ],
      solution: `$x^2+${more}x-${area}=0$, $\\Delta=${more * more + 4 * area}$, a pozitív megoldás $x=${w}$. Az oldalak ${w} ${unit} és ${w + more} ${unit}, a kerület $2\\cdot(${w}+${w + more})=${2 * (2 * w + more)}$ ${unit}.`,
    },
    // Second method: half of the perimeter and the difference give the sides.
    key => {
      const half = Number(key) / 2;
      return ((half - more) / 2) * ((half + more) / 2) === area && equals(2 * half)(key);
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
