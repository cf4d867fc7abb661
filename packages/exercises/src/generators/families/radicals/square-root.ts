import { gcd, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Task } from '../../engine.ts';
import { fits, setOf } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, numberSet } from '../../value.ts';
import { betweenRoots } from './shared.ts';

const x = texNumber;

/** The number of the same ten whose square ends in the same digit: 24 for 26. */
const sameLastDigit = (n: number): number => n - (n % 10) + (10 - (n % 10));

/** Level 1 keeps to the squares that are known by heart; the larger ones and those with a comma come at level 2. */
function plainRoot(rng: Rng, level: 1 | 2): Task {
  const kind = rng.pick(level === 1 ? (['int', 'frac'] as const) : (['int', 'frac', 'dec'] as const));
  const d = level === 1 ? rng.int(2, 10) : rng.int(7, 15);
  const n =
    kind === 'frac'
      ? rng.pick(range(level === 1 ? 2 : 6, level === 1 ? 10 : 20).filter(top => gcd(top, d) === 1))
      : kind === 'dec'
        ? rng.pick(range(11, 40).filter(top => top % 10 !== 0))
        : rng.int(level === 1 ? 4 : 21, level === 1 ? 20 : 40);
  const shown = kind === 'int' ? x(n * n) : kind === 'frac' ? `\\frac{${n * n}}{${d * d}}` : x((n * n) / 100);
  const answer = kind === 'int' ? num(n) : kind === 'frac' ? frac(rat(n, d)) : num(n / 10);
  const value = kind === 'int' ? n * n : kind === 'frac' ? (n * n) / (d * d) : (n * n) / 100;
  const betweenTens = n > 10 && n % 10 !== 0;
  return numeric(
    {
      question: `Mennyi $\\sqrt{${shown}}$?`,
      answer,
      check: 'FRAC',
      wrong: [
        wrong(
          { kind, n, d, value },
          ({ kind, n, d, value }) => (kind === 'frac' ? frac(rat(n * n, 2 * d * d)) : num(value / 2)),
          'gyok-mint-felezes',
          'Feleztél. Olyan számot keresünk, amelynek a **négyzete** a gyök alatt áll.',
        ),
        ...(kind === 'frac'
          ? [wrong({ n, d }, ({ n, d }) => frac(rat(n, d * d)), 'csak-a-szamlalobol', 'A nevezőből is gyököt kell vonni.')]
          : []),
        ...(kind === 'dec'
          ? [
              wrong({ n }, ({ n }) => num(n / 100), 'tizedesvesszo-hiba', 'Két tizedesjegyből egy lesz a gyökvonás után.'),
              wrong({ n }, ({ n }) => num(n), 'tizedesvesszo-hiba', 'A tizedesvessző kimaradt.'),
            ]
          : []),
        ...(kind === 'int' && n % 5 !== 0
          ? [
              wrong(
                { n },
                ({ n }) => num(sameLastDigit(n)),
                'utolso-jegybol-tippel',
                `$${sameLastDigit(n)}^2=${x(sameLastDigit(n) ** 2)}$: az utolsó jegye megegyezik, de ez másik szám. Becsüld meg a nagyságát is!`,
              ),
            ]
          : []),
      ],
      other: 'Melyik nemnegatív szám négyzete ez?',
      hints: [
        'Melyik számot szorozzuk önmagával?',
        kind === 'frac'
          ? 'A számlálóból és a nevezőből külön vonj gyököt!'
          : kind === 'dec'
            ? 'Írd fel századokban, és úgy vonj gyököt!'
            : betweenTens
              ? 'Becsüld meg: melyik két tízes között van?'
              : 'Írd fel sorban a négyzetszámokat, amíg ehhez nem érsz!',
        kind === 'int'
          ? betweenTens
            ? `$${Math.floor(n / 10) * 10}^2=${x((Math.floor(n / 10) * 10) ** 2)}$`
            : `$${n - 1}^2=${x((n - 1) ** 2)}$, ez még kisebb.`
          : kind === 'frac'
            ? `A nevező gyöke: $\\sqrt{${d * d}}$.`
            : `$${x((n * n) / 100)}=\\frac{${n * n}}{100}$`,
      ],
      solution: `$\\sqrt{${shown}}=${answer.tex}$, mert $${kind === 'frac' ? `\\left(${answer.tex}\\right)^2` : `${answer.tex}^2`}=${shown}$.`,
    },
    fits(v => v >= 0 && Math.abs(v * v - value) < 1e-9),
  );
}

function squareEquation(rng: Rng, level: 2 | 3): Task {
  const n = rng.int(2, level === 2 ? 25 : 15);
  const k = level === 2 ? 1 : rng.int(2, 6);
  const shift = level === 3 || rng.chance(0.6) ? rng.intNot(-30, 30, 0) : 0;
  const left = `${k === 1 ? '' : k}x^2`;
  const shown = shift ? `${left}${shift < 0 ? '-' : '+'}${Math.abs(shift)}=${x(k * n * n + shift)}` : `${left}=${x(n * n)}`;
  return numeric(
    {
      question: `Mi az egyenlet megoldáshalmaza? $${shown}$`,
      answer: numberSet([-n, n]),
      check: 'SET',
      wrong: [
        wrong({ n }, ({ n }) => numberSet([n]), 'csak-a-pozitiv', 'A negatív szám négyzete is pozitív: két megoldás van.'),
        wrong(
          { n },
          ({ n }) => numberSet([n * n]),
          'gyokvonas-elmarad',
          'Ez az $x^2$ értéke: gyököt is kell vonni. Gondolj a negatívra is!',
        ),
        ...((n * n) % 2 === 0
          ? [
              wrong(
                { n },
                ({ n }) => numberSet([(n * n) / 2]),
                'gyok-mint-felezes',
                `Feleztél gyökvonás helyett. Melyik két számnak a négyzete $${x(n * n)}$?`,
              ),
            ]
          : []),
      ],
      other: shift
        ? 'Előbb fejezd ki, mennyi $x^2$! Melyik két szám négyzete az? Gondolj a negatívra is!'
        : 'Melyik két szám négyzete ez? Gondolj a negatívra is!',
      hints: [
        shift ? 'Mennyi az $x^2$?' : 'Melyik szám négyzete ez?',
        'Gondolj a negatív számra is!',
        shift ? `$${left}=${x(k * n * n)}$` : 'Írd fel: $x=\\pm\\ldots$',
      ],
      solution: `${k > 1 ? `$${left}=${x(k * n * n)}$, ` : ''}${shift ? `$x^2=${x(n * n)}$, ezért ` : ''}$x=\\pm${n}$, tehát $M=${numberSet([-n, n]).tex}$.`,
    },
    setOf(range(-700, 700), v => k * v * v + shift === k * n * n + shift),
  );
}

export const squareRoot = defineGenerator(
  'gen-square-root',
  'Négyzetgyök',
  ['matek-7-negyzetgyok'],
  ['negative', 'root', 'power', 'fraction', 'decimal', 'unknown'],
  (rng, level) =>
    level === 1
      ? plainRoot(rng, 1)
      : level === 2
        ? rng.chance(0.5)
          ? squareEquation(rng, 2)
          : plainRoot(rng, 2)
        : rng.chance(0.5)
          ? betweenRoots(rng)
          : squareEquation(rng, 3),
);
