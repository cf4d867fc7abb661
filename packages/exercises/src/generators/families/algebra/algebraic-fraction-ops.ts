import { gcd } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { polyMul, polyTex } from '@eszkerek/numbers/polynomial';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { numeric, wrong } from '../../tasks.ts';
import { subtractAndReduce, thereAndBack, twoSteps } from './algebraic-fraction-steps.ts';
import { linear, ratioValue } from './factors.ts';
import { COMMON, FLIP, factored, HOW, NOT_REDUCED, over, squares, X } from './fraction-parts.ts';
import { sameFunction } from './typed-value.ts';

/** a/(x + c) ± b/(x + c). */
function sameDenominator(rng: Rng): Task {
  const [a, b, c] = [rng.int(2, 15), rng.int(2, 15), rng.intNot(-9, 9, 0)];
  const minus = rng.chance(0.5);
  // Of equal numerators the sum over twice the denominator is the fraction itself.
  redrawIf(minus ? a <= b : a === b);
  const result = minus ? a - b : a + b;
  const shown = `${over(a, linear(c))}${minus ? '-' : '+'}${over(b, linear(c))}`;
  const answer = ratioValue([[result]], [linear(c)]);
  return numeric(
    {
      question: `${minus ? 'Végezd el a kivonást' : 'Add össze a két törtet'}: $${shown}$ ${HOW}`,
      answer,
      check: 'EXPR',
      wrong: [
        wrong({ a, b, c }, ({ a, b, c }) => ratioValue([[a * b]], [linear(c)]), 'szamlalot-szoroz', 'A számlálókat összeszoroztad.'),
        ...(minus
          ? [
              wrong(
                { a, b, c },
                ({ a, b, c }) => ratioValue([[a + b]], [linear(c)]),
                'kivonas-helyett-osszead',
                'Összeadtál, pedig a törtek között kivonás áll.',
              ),
            ]
          : [
              wrong(
                { a, b, c },
                ({ a, b, c }) => ratioValue([[a + b]], [linear(2 * c, 2)]),
                'nevezot-is-osszead',
                'A nevezőket is összeadtad. A közös nevező változatlan marad.',
              ),
            ]),
        wrong(
          { result, c },
          ({ result, c }) => ratioValue([[result]], [linear(c), linear(c)]),
          'osszeadasnal-nevezot-szoroz',
          'A nevezőket összeszoroztad. A közös nevező változatlan marad.',
        ),
      ],
      other: 'Közös nevezőnél a számlálókkal számolsz, a nevező marad.',
      hints: [
        'Egyforma a két nevező?',
        'Közös nevezőnél a számlálókkal számolsz, a nevező marad.',
        `A számláló: $${a}${minus ? '-' : '+'}${b}$.`,
      ],
      solution: `$${shown}=\\frac{${a}${minus ? '-' : '+'}${b}}{${polyTex(linear(c))}}=${answer.tex}$.`,
    },
    sameFunction(v => a / (v + c) + (minus ? -b : b) / (v + c)),
  );
}

/** a/(kx) ± b/x. */
function numberToExpand(rng: Rng): Task {
  const [a, b, k] = [rng.int(2, 15), rng.int(1, 7), rng.int(2, 6)];
  const s = rng.pick([1, -1] as const);
  const result = a + s * k * b;
  redrawIf(result <= 0 || gcd(Math.abs(result), k) > 1 || a + s * b === 0);
  const shown = `${over(a, [0, k])}${s < 0 ? '-' : '+'}${over(b, X)}`;
  const answer = ratioValue([[result]], [[0, k]]);
  return numeric(
    {
      question: `Hozd közös nevezőre, és számolj: $${shown}$ (A törtet így írd be: 25/(8x).)`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { a, b, k, s },
          ({ a, b, k, s }) => ratioValue([[a + s * b]], [[0, k]]),
          'bovitesnel-szamlalo-marad',
          'A nevezőt átírtad, de a második tört számlálóját nem szoroztad meg.',
        ),
        ...(k + s > 1
          ? [
              wrong(
                { a, b, k, s },
                ({ a, b, k, s }) => ratioValue([[a + s * b]], [[0, k + s]]),
                s > 0 ? 'nevezot-is-osszead' : 'nevezot-is-kivonja',
                'A nevezőkkel is elvégezted a műveletet. Közös nevezőre kell bővíteni.',
              ),
            ]
          : []),
        wrong(
          { a, b, k, s },
          ({ a, b, k, s }) => ratioValue([[a - s * k * b]], [[0, k]]),
          'muveleti-jelet-csereli',
          'Az összeadást és a kivonást felcserélted.',
        ),
      ],
      other: COMMON,
      hints: ['Melyik a két nevező közös többszöröse?', COMMON, `$${over(b, X)}=${over(k * b, [0, k])}$`],
      solution: `$${shown}=${over(a, [0, k])}${s < 0 ? '-' : '+'}${over(k * b, [0, k])}=${answer.tex}$.`,
    },
    sameFunction(v => a / (k * v) + (s * b) / v),
  );
}

/** (x² ± ax)/m · k/(x ± a), and the like. */
function multiply(rng: Rng): Task {
  const [k, m, a] = [rng.int(2, 9), rng.int(2, 9), rng.intNot(-9, 9, 0)];
  redrawIf(gcd(k, m) > 1);
  const top = polyMul(X, linear(a));
  const shown = `${over(top, [m])}\\cdot${over(k, linear(a))}`;
  const answer = ratioValue([[0, k]], [[m]]);
  return numeric(
    {
      question: `Végezd el a szorzást, és egyszerűsíts: $${shown}$ (A törtet így írd be: 11x/12.)`,
      answer,
      check: 'EXPR',
      form: 'fraction',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { k, m, a },
          ({ k, m, a }) => ratioValue([X, linear(a), linear(a)], [[m * k]]),
          'szorzasnal-is-fordit',
          'Megfordítottad a második törtet. Az az osztásnál kell.',
        ),
        wrong(
          { k, m, a },
          ({ k, m, a }) => ratioValue([[k], linear(a)], [[m]]),
          'rossz-tenyezot-hagy-meg',
          `Az $${polyTex(linear(a))}$ a közös tényező, az esik ki.`,
        ),
        wrong(
          { k, m },
          ({ k, m }) => ratioValue([[k]], [[m]]),
          'kiemelt-betu-elvesz',
          'A számlálóból kiemelt $x$ is tényező, az megmarad.',
        ),
      ],
      other: 'Bontsd tényezőkre az első számlálót, és keress közös tényezőt!',
      hints: [
        'Melyik kifejezés bontható tényezőkre?',
        'Szorzás előtt keress közös tényezőt a számlálóban és a nevezőben!',
        `$${polyTex(top)}=x(${polyTex(linear(a))})$`,
      ],
      solution: `$${shown}=\\frac{x(${polyTex(linear(a))})\\cdot${k}}{${m}(${polyTex(linear(a))})}=${answer.tex}$.`,
    },
    sameFunction(v => ((v * v + a * v) / m) * (k / (v + a))),
  );
}

/** (x + a)/(x + c) − (x + b)/(x + c). */
function subtractSums(rng: Rng): Task {
  const [a, b, c] = [rng.intNot(-9, 12, 0), rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  // A wrong numerator of 2(x + c) would leave no fraction.
  redrawIf(new Set([a, b, c]).size < 3 || a + b === 0 || a + b === 2 * c || a - b === 2 * c);
  const shown = `${over(linear(a), linear(c))}-${over(linear(b), linear(c))}`;
  const answer = ratioValue([[Math.abs(a - b)]], [linear(c)], a < b ? -1 : 1);
  return numeric(
    {
      question: `Végezd el a kivonást: $${shown}$ ${HOW}`,
      answer,
      check: 'EXPR',
      wrong: [
        wrong(
          { a, b, c },
          ({ a, b, c }) => ratioValue([[a + b]], [linear(c)]),
          'kivonasnal-csak-az-elso-tag',
          'Csak az $x$ előjelét váltottad meg. A mínusz a kivonandó számláló mindkét tagjára vonatkozik.',
        ),
        wrong(
          { a, b, c },
          ({ a, b, c }) => ratioValue([linear(a + b, 2)], [linear(c)]),
          'kivonas-helyett-osszead',
          'Összeadtad a számlálókat, pedig a törtek között kivonás áll.',
        ),
        wrong(
          { a, b, c },
          ({ a, b, c }) => ratioValue([linear(a - b, 2)], [linear(c)]),
          'kivonasnal-x-marad',
          'Az $x$-et is ki kell vonni, nem csak a számot.',
        ),
      ],
      other: 'A kivonandó számlálót tedd zárójelbe, és váltsd meg minden tag előjelét!',
      hints: [
        'A nevezők egyformák. Mi marad, és mi változik?',
        'A második számlálót tedd zárójelbe, mert az egészet kivonod!',
        `A számláló: $${polyTex(linear(a))}-(${polyTex(linear(b))})$.`,
      ],
      solution: `A számláló $${polyTex(linear(a))}-(${polyTex(linear(b))})=${a - b}$, a nevező marad. Az eredmény $${answer.tex}$.`,
    },
    sameFunction(v => (v + a) / (v + c) - (v + b) / (v + c)),
  );
}

/** a/x + b/(x + c). */
function commonDenominator(rng: Rng): Task {
  const [a, b, c] = [rng.int(2, 9), rng.int(1, 9), rng.intNot(-6, 6, 0)];
  const top = linear(a * c, a + b);
  redrawIf(gcd(a + b, Math.abs(a * c)) > 1);
  const shown = `${over(a, X)}+${over(b, linear(c))}`;
  const below = [X, linear(c)];
  const answer = ratioValue([top], below);
  return numeric(
    {
      question: `Add össze a törteket, és vonj össze a számlálóban: $${shown}$ (Így írd be: (9x+50)/(x(x+15)).)`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { a, b, c },
          ({ a, b, c }) => ratioValue([[a + b]], [linear(c, 2)]),
          'nevezot-is-osszead',
          'A nevezőket is összeadtad. Közös nevezőre kell bővíteni.',
        ),
        wrong(
          { a, b, below },
          ({ a, b, below }) => ratioValue([[a + b]], below),
          'bovitesnel-szamlalo-marad',
          'A közös nevező jó, de a számlálókat is bővíteni kell.',
        ),
        wrong(
          { a, b, c, below },
          ({ a, b, c, below }) => ratioValue([linear(c, a + b)], below),
          'zarojel-masodik-tagjat-nem-szorozza',
          'A bővítésnél a zárójel mindkét tagját szorozni kell.',
        ),
      ],
      other: COMMON,
      hints: [
        'Melyik tényező hiányzik az egyik, és melyik a másik nevezőből?',
        COMMON,
        `Az első tört számlálója $${a}(${polyTex(linear(c))})$ lesz.`,
      ],
      solution: `A számláló $${a}(${polyTex(linear(c))})+${polyTex([0, b])}=${polyTex(top)}$. Az eredmény $${answer.tex}$.`,
    },
    sameFunction(v => a / v + b / (v + c)),
  );
}

/** (x² − a²)/x : (x + a)/k. */
function divide(rng: Rng): Task {
  const [a, k] = [rng.intNot(-10, 10, 0), rng.int(2, 9)];
  const shown = `${over(squares(a), X)}:${over(linear(a), [k])}`;
  const answer = ratioValue([[k], linear(-a)], [X]);
  return numeric(
    {
      question: `Végezd el az osztást, és egyszerűsíts: $${shown}$ (Így írd be: 12(x+15)/x.)`,
      answer,
      check: 'EXPR',
      notLowest: NOT_REDUCED,
      wrong: [
        wrong(
          { a, k },
          ({ a, k }) => ratioValue([squares(a), linear(a)], [[0, k]]),
          'osztasnal-nem-fordit',
          `Fordítás nélkül szoroztál. Az osztó reciproka $${over(k, linear(a))}$.`,
        ),
        wrong(
          { a, k },
          ({ a, k }) => ratioValue([X], [[k], linear(-a)]),
          'osztandot-forditja-meg',
          'Az osztandót fordítottad meg az osztó helyett.',
        ),
        wrong(
          { a, k },
          ({ a, k }) => ratioValue([[k], linear(a)], [X]),
          'rossz-tenyezot-hagy-meg',
          `Az $${polyTex(linear(a))}$ a közös tényező, az esik ki.`,
        ),
      ],
      other: FLIP,
      hints: ['Osztás helyett melyik művelet jön, és mivel?', `${FLIP} Aztán bonts tényezőkre!`, `$${polyTex(squares(a))}=${factored(a)}$`],
      solution: `$\\frac{${factored(a)}}{x}\\cdot${over(k, linear(a))}=${answer.tex}$.`,
    },
    sameFunction(v => (v * v - a * a) / v / ((v + a) / k)),
  );
}

export const algebraicFractionOps = defineGenerator(
  'gen-algebraic-fraction-ops',
  'Műveletek algebrai törtekkel',
  ['matek-8-muveletek-algebrai-tortekkel'],
  ['negative', 'fraction', 'power', 'brackets', 'unknown'],
  (rng, level) => {
    if (level === 1) return rng.pick([sameDenominator, numberToExpand, multiply])(rng);
    if (level === 2) return rng.pick([subtractSums, commonDenominator, divide])(rng);
    return rng.pick([subtractAndReduce, thereAndBack, twoSteps])(rng);
  },
);
