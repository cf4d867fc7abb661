import type { Rng } from '@eszkerek/numbers/chance';
import { type Poly, polyScale, polyTex } from '@eszkerek/numbers/polynomial';
import type { Task } from '../../engine.ts';
import { numeric, wrong } from '../../tasks.ts';
import type { Value } from '../../value.ts';
import { linear, ratioValue } from './factors.ts';
import { FLIP, factored, HOW, NOT_REDUCED, over, squares, X } from './fraction-parts.ts';
import { sameFunction } from './typed-value.ts';

/** px + q over x² − a², without a factor that is in both. */
function overSquares([q = 0, p = 0]: Poly, a: number): Value {
  const shared = [a, -a].find(zero => p * zero + q === 0);
  return shared === undefined ? ratioValue([[q, p]], [squares(a)]) : ratioValue([[p]], [linear(shared)]);
}

/** A numerator over x² − a² minus c/(x − a); what remains is d/(x + a). */
export function subtractAndReduce(rng: Rng): Task {
  const [a, c, d] = [rng.intNot(-8, 8, 0), rng.int(1, 5), rng.int(1, 6)];
  const top = linear(a * (c - d), c + d);
  const shown = `${over(top, squares(a))}-${over(c, linear(-a))}`;
  const answer = ratioValue([[d]], [linear(a)]);
  const part = polyScale(linear(a), c);
  return numeric(
    {
      question: `Hozd a legegyszerűbb alakra: $${shown}$ ${HOW}`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { a, c, d },
          ({ a, c, d }) => overSquares(linear(2 * a * c - a * d, d), a),
          'kivonasnal-csak-az-elso-tag',
          'A kivonandó számlálónak csak az első tagjánál váltottál előjelet.',
        ),
        wrong(
          { a, c, top },
          ({ a, c, top }) => overSquares([(top[0] ?? 0) - c, top[1] ?? 0], a),
          'bovitesnel-szamlalo-marad',
          'A második tört számlálóját is bővíteni kell.',
        ),
        wrong(
          { a, c, d },
          ({ a, c, d }) => overSquares(linear(a * (2 * c - d), 2 * c + d), a),
          'kivonas-helyett-osszead',
          'Összeadtad a törteket, pedig kivonás áll közöttük.',
        ),
      ],
      other: `A közös nevező $${factored(a)}$.`,
      hints: [
        'Bontsd tényezőkre az első nevezőt!',
        'Bővítsd a második törtet, és a számlálóját tedd zárójelbe! A végén egyszerűsíts!',
        `A második tört számlálója a bővítés után $${polyTex(part)}$.`,
      ],
      solution: `A számláló $${polyTex(top)}-(${polyTex(part)})=${polyTex(polyScale(linear(-a), d))}$, a nevező $${factored(a)}$. Egyszerűsítve $${answer.tex}$.`,
    },
    sameFunction(v => ((c + d) * v + a * (c - d)) / (v * v - a * a) - c / (v - a)),
  );
}

/** There and back on a river: d/(x + v) + d/(x − v). */
export function thereAndBack(rng: Rng): Task {
  const [d, v] = [rng.int(3, 24), rng.int(1, 5)];
  const answer = ratioValue([[0, 2 * d]], [squares(v)]);
  const vessel = rng.pick(['kajak', 'csónak', 'motorcsónak', 'hajó']);
  return numeric(
    {
      question: `Egy ${vessel} lefelé $x+${v}$ km/h, felfelé $x-${v}$ km/h sebességgel halad a folyón. Lefelé és felfelé is ${d} km-t tesz meg. Hány óra ez összesen? Egyetlen törttel válaszolj! (Így írd be: 50x/(x^2+99).)`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { d },
          ({ d }) => ratioValue([[d]], [X]),
          'nevezot-is-osszead',
          `A nevezőket is összeadtad: $\\frac{${2 * d}}{2x}$. Közös nevezőre kell bővíteni.`,
        ),
        wrong(
          { d, v },
          ({ d, v }) => ratioValue([[2 * d]], [squares(v)]),
          'bovitesnel-szamlalo-marad',
          'A közös nevező jó, de a számlálókat is bővíteni kell.',
        ),
        wrong(
          { d, v },
          ({ d, v }) => ratioValue([[2 * d * v]], [squares(v)]),
          'osszeadas-helyett-kivon',
          'Kivontad egymásból a két időt. Az összegük kell.',
        ),
      ],
      other: 'Az idő az út és a sebesség hányadosa. A két időt össze kell adni.',
      hints: [
        'Az idő az út és a sebesség hányadosa.',
        `A két törtet össze kell adni. A közös nevező $(x+${v})(x-${v})$.`,
        `$${over(d, linear(v))}+${over(d, linear(-v))}$`,
      ],
      solution: `$${over(d, linear(v))}+${over(d, linear(-v))}=\\frac{${d}(x-${v})+${d}(x+${v})}{(x+${v})(x-${v})}=${answer.tex}$.`,
    },
    sameFunction(x => d / (x + v) + d / (x - v)),
  );
}

/** (1/(x − a) − 1/(x + a)) : 2/(x + a). */
export function twoSteps(rng: Rng): Task {
  const [a, n] = [rng.int(2, 9), rng.int(1, 6)];
  const shown = `\\left(${over(n, linear(-a))}-${over(n, linear(a))}\\right):${over(2, linear(a))}`;
  const answer = ratioValue([[n * a]], [linear(-a)]);
  return numeric(
    {
      question: `Végezd el a műveleteket: $${shown}$ ${HOW}`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { a, n },
          ({ a, n }) => ratioValue([[0, n]], [linear(-a)]),
          'kivonas-helyett-osszead',
          'A zárójelben összeadtad a törteket, pedig kivonás áll közöttük.',
        ),
        wrong(
          { a, n },
          ({ a, n }) => ratioValue([[4 * n * a]], [squares(a), linear(a)]),
          'osztasnal-nem-fordit',
          `Fordítás nélkül szoroztál. Az osztó reciproka $${over(linear(a), [2])}$.`,
        ),
        wrong(
          { a, n },
          ({ a, n }) => ratioValue([[n * a]], [linear(a)]),
          'rossz-tenyezot-hagy-meg',
          `Az $x+${a}$ a közös tényező, az esik ki.`,
        ),
        wrong(
          { a, n },
          ({ a, n }) => ratioValue([[2 * n * a]], [squares(a)]),
          'reszvalasz',
          'Ez a zárójel értéke. Az osztás még hátravan: az osztó reciprokával kell szorozni.',
          'a zárójel értékénél megáll, az osztást nem végzi el',
        ),
      ],
      other: `Előbb a zárójel: a közös nevező $(x+${a})(x-${a})$. ${FLIP}`,
      hints: [
        'Melyik művelettel kell kezdeni?',
        `A zárójelben közös nevezőre bővíts! ${FLIP}`,
        `A zárójel számlálója $${polyTex([0, n])}+${n * a}-(${polyTex([0, n])}-${n * a})$.`,
      ],
      solution: `A zárójel értéke $\\frac{${2 * n * a}}{(x+${a})(x-${a})}$. Szorozva ezzel: $${over(linear(a), [2])}$, egyszerűsítve $${answer.tex}$.`,
    },
    sameFunction(v => (n / (v - a) - n / (v + a)) / (2 / (v + a))),
  );
}
