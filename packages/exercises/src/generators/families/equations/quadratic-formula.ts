import type { Rng } from '@eszkerek/numbers/chance';
import { type Rat, rat } from '@eszkerek/numbers/fraction';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { polyAt, polyTex } from '@eszkerek/numbers/polynomial';
import { redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { fillSteps, numeric, wrong } from '../../tasks.ts';
import { frac, num, type Value } from '../../value.ts';
import { delta, SEPARATE, solves } from './quadratic-shared.ts';

const x = texNumber;

/** `{-2; 1/3}` in increasing order, each value once. */
function fractionSet(items: readonly Rat[]): Value {
  const sorted = [...items].sort((a, b) => a.n / a.d - b.n / b.d).map(frac);
  const values = sorted.filter(({ key }, i) => key !== sorted[i - 1]?.key);
  const tex = `\\{${values.map(value => value.tex).join(';\\ ')}\\}`;
  return { key: `{${values.map(({ key }) => key).join('; ')}}`, tex, text: `$${tex}$`, size: undefined };
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

export function general(rng: Rng): Task {
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
          'a megoldóképletben $2a$ helyett 2-vel oszt',
        ),
        wrong(
          { a, b, s },
          ({ a, b, s }) => fractionSet([rat(-b + s, a), rat(-b - s, a)]),
          'megoldokeplet-nevezoje',
          `Az $a$-val osztottál. A nevező $2a=${2 * a}$.`,
          'a megoldóképletben $2a$ helyett $a$-val oszt',
        ),
        ...roots.map(only =>
          wrong(
            { only },
            ({ only }) => fractionSet([only]),
            'csak-egy-megoldas',
            'Ez az egyik megoldás. A négyzetgyök elé plusz és mínusz is kerül.',
          ),
        ),
      ],
      other: 'Írd ki az $a$, $b$, $c$ értékét, aztán a diszkriminánst!',
      hints: [
        'Írd ki az együtthatókat előjellel, és kezdd a diszkriminánssal!',
        '$x=\\frac{-b\\pm\\sqrt\\Delta}{2a}$',
        `$${delta(a, b, c)}=${s * s}$`,
      ],
      solution: `$${delta(a, b, c)}=${s * s}$, $x=\\frac{${x(-b)}\\pm${s}}{${2 * a}}$, ezért a megoldások: $${fractionSet(roots).tex}$.`,
    },
    solves(a, b, c),
  );
}

export function steps(rng: Rng): Task {
  const [p, q] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  const a = rng.int(1, 3);
  redrawIf(p >= q || p === -q);
  const [b, c] = [-a * (p + q), a * p * q];
  const d = b * b - 4 * a * c;
  const s = a * (q - p);
  const minusB = `A képletben $-b$ áll: $b=${x(b)}$, tehát $-b=${x(-b)}$.`;
  return fillSteps(
    {
      question: `Oldd meg a megoldóképlettel${a > 1 ? ', az adott együtthatókkal számolva' : ''}: $${polyTex([c, b, a])}=0$.`,
      template: 'A diszkrimináns $[a]$. A nagyobbik megoldás $[b]$, a kisebbik $[c]$.',
      blanks: [
        {
          id: 'a',
          answer: num(d),
          check: 'INT',
          other: `Helyettesíts be előjellel: $${delta(a, b, c).replace('=', '=b^2-4ac=')}$.`,
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
          other: 'A nagyobbik megoldásnál a négyzetgyököt hozzáadod: $\\frac{-b+\\sqrt\\Delta}{2a}$.',
          wrong: [wrong({ p }, ({ p }) => num(-p), 'minusz-b-elojele', minusB)],
        },
        {
          id: 'c',
          answer: num(p),
          check: 'INT',
          other: 'A kisebbik megoldásnál a négyzetgyököt levonod: $\\frac{-b-\\sqrt\\Delta}{2a}$.',
          wrong: [wrong({ q }, ({ q }) => num(-q), 'minusz-b-elojele', minusB)],
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

export function oneSolution(rng: Rng): Task {
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
      solution: `Egy megoldás akkor van, ha a diszkrimináns 0: $${k < 0 ? `(${x(2 * k)})` : 2 * k}^2-4m=0$, vagyis $${4 * k * k}-4m=0$, ezért $m=${k * k}$. A bal oldal ekkor teljes négyzet.`,
    },
    // Second method: the left side touches zero at its lowest place.
    fits(m => polyAt([m, 2 * k, 1], -k) === 0),
  );
}

export function rectangle(rng: Rng): Task {
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
        wrong({ w, more }, ({ w, more }) => num(w + more), 'reszvalasz', 'Ez a hossz. A kerület a kérdés.'),
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
      solution: `Legyen a szélesség $x$ ${unit}: $x(x+${more})=${area}$, vagyis $x^2+${more}x-${area}=0$. $\\Delta=${more}^2+4\\cdot${area}=${more * more + 4 * area}=${2 * w + more}^2$, a pozitív megoldás $x=\\frac{-${more}+${2 * w + more}}{2}=${w}$. Az oldalak ${w} ${unit} és ${w + more} ${unit}, a kerület $2\\cdot(${w}+${w + more})=${2 * (2 * w + more)}$ ${unit}.`,
    },
    // Second method: half of the perimeter and the difference give the sides.
    key => {
      const half = Number(key) / 2;
      return ((half - more) / 2) * ((half + more) / 2) === area && equals(2 * half)(key);
    },
  );
}
