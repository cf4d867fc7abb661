import { gcd, product, range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { textNumber, the } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, rawFrac } from '../../value.ts';

const t = textNumber;

/** The favourable cases given instead of the probability. */
export const favourable = (good: number): Wrong =>
  wrong({ good }, ({ good }) => num(good), 'kedvezo-esetek-szama', 'Ez a kedvező esetek száma. Oszd el az összes eset számával!');

/** The complement. */
export const opposite = (good: number, all: number, explanation: string): Wrong =>
  wrong({ good, all }, ({ good, all }) => frac(rat(all - good, all)), 'ellentett-esemeny', explanation);

/** Slips without those that meet an earlier one: where the numbers cannot differ, nobody knows which one was made. */
export const apart = (...slips: readonly Wrong[]): Wrong[] =>
  slips.filter(({ value }, i) => slips.findIndex(other => other.value.key === value.key) === i);

/** All items, or the first two and the last one of many. */
export const listed = (items: readonly string[], most: number): string =>
  items.length <= most ? items.join(', ') : `${items.slice(0, 2).join(', ')}, …, ${items.at(-1)}`;

/** The cases as a fraction, and in lowest terms: `$\\frac{6}{36}=\\frac{1}{6}$`. */
export const quotient = (good: number, all: number): string =>
  `$${rawFrac(good, all).tex}${gcd(good, all) > 1 ? `=${frac(rat(good, all)).tex}` : ''}$`;

/** Numbers counted with the other rule than the task's. */
export const asIfRepeated = (repeated: boolean): string =>
  `úgy számol, mintha egy számjegy ${repeated ? 'többször is' : 'csak egyszer'} szerepelhetne`;

export function digitNumbers(rng: Rng): Task {
  const withZero = rng.chance(0.5);
  const repeat = rng.chance(0.5);
  const digits = [...(withZero ? [0] : []), ...rng.sample(range(1, 9), rng.int(withZero ? 2 : 3, 4))].sort((a, b) => a - b);
  const length = rng.int(2, 3);
  const k = digits.length;
  const build = (prefix: readonly number[]): number[][] =>
    prefix.length === length
      ? [[...prefix]]
      : digits.filter(d => (repeat || !prefix.includes(d)) && !(prefix.length === 0 && d === 0)).flatMap(d => build([...prefix, d]));
  const first = k - (withZero ? 1 : 0);
  const rest = range(1, length - 1).map(i => (repeat ? k : k - i));
  const answer = first * product(rest);
  redrawIf(answer < 4 || (!repeat && k < length));
  const after = length === 2 ? 'a második helyre' : 'a többi helyre';
  const rule = repeat
    ? withZero
      ? `Az első helyen nem állhat 0, ${after} bármelyik számjegy kerülhet.`
      : 'Minden helyre bármelyik számjegy kerülhet.'
    : withZero
      ? `Az első helyen nem állhat 0, ${after} már a 0 is kerülhet, de az előbbi számjegy${length === 2 ? '' : 'ek'} nem.`
      : `${length === 2 ? 'A második helyre' : 'Minden következő helyre'} eggyel kevesebb számjegy közül lehet választani.`;
  const places = `Az első helyre ${t(first)}, a másodikra ${t(rest[0] ?? 0)}${length === 3 ? `, a harmadikra ${t(rest[1] ?? 0)}` : ''} számjegy közül választunk`;
  return numeric(
    {
      question: `Hány ${length === 2 ? 'kétjegyű' : 'háromjegyű'} szám írható fel ${the(digits[0] ?? 0)}, ${digits.slice(1).map(t).join(', ')} számjegyekből, ha ${repeat ? 'egy számjegy többször is szerepelhet' : 'minden számjegy legfeljebb egyszer szerepelhet'}?`,
      answer: num(answer),
      check: 'INT',
      expr: [first, ...rest].join('*'),
      wrong: [
        ...(withZero
          ? [
              wrong(
                { repeat, k, length },
                ({ repeat, k, length }) => num(repeat ? k ** length : product(range(0, length - 1).map(i => k - i))),
                'nulla-az-elso-helyen',
                'A 0 nem állhat az első helyen.',
              ),
            ]
          : []),
        wrong(
          { repeat, first, length, k },
          ({ repeat, first, length, k }) => num(first * (repeat ? product(range(1, length - 1).map(i => k - i)) : k ** (length - 1))),
          'ismetles-felreertese',
          repeat
            ? 'Itt egy számjegy többször is szerepelhet: a többi helyre is mindegyik jöhet.'
            : 'Itt nem ismétlődhet számjegy: minden helyen eggyel kevesebb közül választasz.',
          asIfRepeated(!repeat),
        ),
        wrong(
          { first, rest },
          ({ first, rest }) => num(first + sum(rest)),
          'osszead-szorzas-helyett',
          'Összeadtad a lehetőségeket. Szorozni kell.',
        ),
      ],
      other: 'Helyenként gondolkodj: hány számjegy kerülhet az elsőre, a másodikra és így tovább?',
      hints: ['Hány számjegy állhat az első helyen?', rule, `Az első helyre ${t(first)} számjegy kerülhet.`],
      solution: `${rule} ${places}: $${[first, ...rest].join('\\cdot')}=${answer}$.`,
    },
    equals(build([]).length),
  );
}
