import { gcd, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits, setOf } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, numberSet } from '../../value.ts';
import { betweenRoots } from './shared.ts';

const x = texNumber;

/** The number of the same ten whose square ends in the same digit: 24 for 26. */
const sameLastDigit = (n: number): number => n - (n % 10) + (10 - (n % 10));

function plainRoot(rng: Rng): Task {
  const kind = rng.pick(['int', 'frac', 'dec'] as const);
  const n = rng.int(4, 40);
  const d = rng.int(2, 12);
  redrawIf(kind === 'frac' && (gcd(n, d) > 1 || n > 15));
  const shown = kind === 'int' ? x(n * n) : kind === 'frac' ? `\\frac{${n * n}}{${d * d}}` : x((n * n) / 100);
  const answer = kind === 'int' ? num(n) : kind === 'frac' ? frac(rat(n, d)) : num(n / 10);
  const value = kind === 'int' ? n * n : kind === 'frac' ? (n * n) / (d * d) : (n * n) / 100;
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
            : 'Becsüld meg: melyik két tízes között van?',
        kind === 'int'
          ? `$${Math.floor(n / 10) * 10}^2=${x((Math.floor(n / 10) * 10) ** 2)}$`
          : kind === 'frac'
            ? `A nevező gyöke: $\\sqrt{${d * d}}$.`
            : `$${x((n * n) / 100)}=\\frac{${n * n}}{100}$`,
      ],
      solution: `$\\sqrt{${shown}}=${answer.tex}$, mert $${kind === 'frac' ? `\\left(${answer.tex}\\right)^2` : `${answer.tex}^2`}=${shown}$.`,
    },
    fits(v => v >= 0 && Math.abs(v * v - value) < 1e-9),
  );
}

function squareEquation(rng: Rng): Task {
  const n = rng.int(2, 25);
  const shift = rng.chance(0.6) ? rng.intNot(-30, 30, 0) : 0;
  const shown = shift ? `x^2${shift < 0 ? '-' : '+'}${Math.abs(shift)}=${x(n * n + shift)}` : `x^2=${x(n * n)}`;
  return numeric(
    {
      question: `Mi az egyenlet megoldáshalmaza a valós számok között? $${shown}$`,
      answer: numberSet([-n, n]),
      check: 'SET',
      wrong: [
        wrong({ n }, ({ n }) => numberSet([n]), 'csak-a-pozitiv', 'A negatív szám négyzete is pozitív: két megoldás van.'),
        wrong({ n }, ({ n }) => numberSet([n * n]), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
        ...((n * n) % 2 === 0
          ? [wrong({ n }, ({ n }) => numberSet([(n * n) / 2]), 'gyok-mint-felezes', 'Feleztél gyökvonás helyett.')]
          : []),
      ],
      other: 'Melyik két szám négyzete ez? Gondolj a negatívra is!',
      hints: ['Melyik szám négyzete ez?', 'Gondolj a negatív számra is!', shift ? `$x^2=${x(n * n)}$` : 'Írd fel: $x=\\pm\\ldots$'],
      solution: `$x=\\pm${n}$, tehát $M=${numberSet([-n, n]).tex}$.`,
    },
    setOf(range(-700, 700), v => v * v + shift === n * n + shift),
  );
}

export const squareRoot = defineGenerator(
  'gen-square-root',
  'Négyzetgyök',
  ['matek-7-negyzetgyok'],
  ['negative', 'root', 'power', 'fraction', 'decimal', 'unknown'],
  (rng, level) =>
    level === 1
      ? plainRoot(rng)
      : level === 2
        ? rng.chance(0.5)
          ? squareEquation(rng)
          : plainRoot(rng)
        : rng.chance(0.5)
          ? betweenRoots(rng)
          : squareEquation(rng),
);
