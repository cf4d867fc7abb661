import { range } from '@eszkerek/numbers/arithmetic';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { type Poly, polyAt, polyTex, samePolynomial } from '@eszkerek/numbers/polynomial';
import { redrawIf } from '../../../engine.ts';
import { equals, fits } from '../../../proof.ts';
import { num, polyValue } from '../../../value.ts';
import type { ProblemTemplate } from './problem.ts';

const GENERATORS = ['gen-poly-ops', 'gen-special-products'];
const x = texNumber;
const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);
const binomial = (n: number): string => `(x${signed(n)})`;
const squareTex = (n: number): string => polyTex([n * n, 2 * n, 1]);
const SIMPLIFY = 'Hozd $E(x)$-et a legegyszerűbb alakra!';

/** (x+a)² - (x-b)(x+b) is of the first degree; then an equation. */
const squareMinusConjugates: ProblemTemplate = {
  generators: GENERATORS,
  draw: rng => {
    const [a, b, root] = [rng.intNot(-7, 7, 0, 1, -1), rng.int(2, 9), rng.intNot(-6, 8, 0, 1)];
    const simple: Poly = [a * a + b * b, 2 * a];
    const right = polyAt(simple, root);
    redrawIf(right === 0 || Math.abs(a) === b);
    return {
      text: `Legyen $E(x)=${binomial(a)}^2-(x-${b})(x+${b})$, ahol $x$ valós szám.`,
      parts: [
        {
          ask: SIMPLIFY,
          answer: polyValue(simple),
          check: 'EXPR',
          steps: [`Kifejtem a szorzatokat: $${binomial(a)}^2=${squareTex(a)}$ és $(x-${b})(x+${b})=x^2-${b * b}$.`],
          result: `Összevonok: $E(x)=${squareTex(a)}-x^2+${b * b}=${polyTex(simple)}$.`,
          slips: [
            {
              value: polyValue([a * a - b * b, 2 * a]),
              explanation: 'A zárójel előtti mínusz a második tag előjelét is megfordítja.',
            },
            { value: polyValue([a * a + b * b]), explanation: `$${binomial(a)}^2$ kifejtéséből a középső, $${x(2 * a)}x$ tag kimaradt.` },
          ],
          proof: samePolynomial(v => (v + a) ** 2 - (v - b) * (v + b)),
        },
        {
          ask: `Oldd meg az $E(x)=${x(right)}$ egyenletet!`,
          answer: num(root),
          steps: [
            `Az a) rész alapján az egyenlet: $${polyTex(simple)}=${x(right)}$.`,
            `Rendezem: $${x(2 * a)}x=${x(right)}-${a * a + b * b}=${x(right - a * a - b * b)}$.`,
          ],
          result: `Osztok az $x$ együtthatójával: $x=${x(root)}$.`,
          slips: [
            { value: num(-root), explanation: 'Az osztásnál ügyelj az előjelre!' },
            { value: num(right - a * a - b * b), explanation: 'Ez még az $x$-es tag értéke. Oszd el az együtthatóval!' },
          ],
          proof: fits(v => (v + a) ** 2 - (v - b) * (v + b) === right),
        },
      ],
    };
  },
};

/** (x+a)(x+b) - (x-c)² is of the first degree; then the largest whole number under a limit. */
const productMinusSquare: ProblemTemplate = {
  generators: GENERATORS,
  draw: rng => {
    const [a, b, c] = [rng.int(1, 6), rng.int(1, 7), rng.int(1, 5)];
    const slope = a + b + 2 * c;
    const constant = a * b - c * c;
    const simple: Poly = [constant, slope];
    const largest = rng.int(2, 9);
    const over = rng.int(1, slope - 1);
    const limit = slope * largest + constant + over;
    redrawIf(constant === 0 || a === b);
    const value = (v: number) => (v + a) * (v + b) - (v - c) ** 2;
    return {
      text: `Legyen $E(x)=(x+${a})(x+${b})-(x-${c})^2$, ahol $x$ valós szám.`,
      parts: [
        {
          ask: SIMPLIFY,
          answer: polyValue(simple),
          check: 'EXPR',
          steps: [
            `Kifejtem a szorzatokat: $(x+${a})(x+${b})=${polyTex([a * b, a + b, 1])}$ és $(x-${c})^2=${polyTex([c * c, -2 * c, 1])}$.`,
          ],
          result: `Összevonok: $E(x)=${polyTex([a * b, a + b, 1])}-x^2+${2 * c}x-${c * c}=${polyTex(simple)}$.`,
          slips: [
            {
              value: polyValue([a * b + c * c, a + b - 2 * c]),
              explanation: 'A zárójel előtti mínusz minden tag előjelét megfordítja.',
            },
            { value: polyValue([constant, a + b]), explanation: `$(x-${c})^2$ kifejtéséből a középső tag kimaradt.` },
          ],
          proof: samePolynomial(value),
        },
        {
          ask: `Melyik a legnagyobb $n$ egész szám, amelyre $E(n)<${x(limit)}$?`,
          answer: num(largest),
          steps: [
            `Az a) rész alapján az egyenlőtlenség: $${polyTex(simple, 'n')}<${x(limit)}$, vagyis $${slope}n<${x(limit - constant)}$.`,
            `Mivel ${slope} pozitív, az osztás nem fordítja meg a jelet: $n<\\frac{${limit - constant}}{${slope}}$, és ez a tört ${largest} és ${largest + 1} közé esik.`,
          ],
          result: `A legnagyobb ilyen egész szám: $n=${largest}$.`,
          slips: [
            { value: num(largest + 1), explanation: `Fölfelé kerekítettél. Ekkor $E(n)$ már nagyobb a megadott számnál.` },
            { value: num(largest - 1), explanation: 'Van nagyobb egész szám is, amely megfelel.' },
          ],
          proof: fits(v => Number.isInteger(v) && value(v) < limit && value(v + 1) >= limit),
        },
      ],
    };
  },
};

/** (px+q)² - (px-q)² = 4pqx; then a sum of values. */
const differenceOfSquares: ProblemTemplate = {
  generators: GENERATORS,
  draw: rng => {
    const [p, q] = [rng.int(1, 4), rng.int(1, 6)];
    const n = rng.pick([8, 9, 10, 12, 15, 19, 20]);
    const k = 4 * p * q;
    const head = p === 1 ? 'x' : `${p}x`;
    const value = (v: number) => (p * v + q) ** 2 - (p * v - q) ** 2;
    const total = (k * n * (n + 1)) / 2;
    redrawIf(total > 9000);
    const written = (sign: number) => polyTex([q * q, sign * 2 * p * q, p * p]);
    return {
      text: `Legyen $E(x)=(${head}+${q})^2-(${head}-${q})^2$, ahol $x$ valós szám.`,
      parts: [
        {
          ask: SIMPLIFY,
          answer: polyValue([0, k]),
          check: 'EXPR',
          steps: [`Kifejtem a két négyzetet: $(${head}+${q})^2=${written(1)}$ és $(${head}-${q})^2=${written(-1)}$.`],
          result: `A kivonás után csak az $x$-es tag marad: $E(x)=${k}x$.`,
          slips: [
            { value: num(2 * q * q), explanation: 'Az $x$-es tagok nem esnek ki: kivonáskor az előjelük megfordul.' },
            { value: polyValue([0, 2 * p * q]), explanation: 'Az $x$-es tag mindkét négyzetből megmarad.' },
          ],
          proof: samePolynomial(value),
        },
        {
          ask: `Számítsd ki az $E(1)+E(2)+\\ldots+E(${n})$ összeget!`,
          answer: num(total),
          steps: [
            `Az a) rész alapján kiemelek: $E(1)+E(2)+\\ldots+E(${n})=${k}\\cdot(1+2+\\ldots+${n})$.`,
            `A zárójelben álló összeg: $\\frac{${n}\\cdot${n + 1}}{2}=${(n * (n + 1)) / 2}$.`,
          ],
          result: `A keresett összeg $${k}\\cdot${(n * (n + 1)) / 2}=${x(total)}$.`,
          slips: [
            { value: num(k * n), explanation: `Ez csak az utolsó tag, $E(${n})$.` },
            { value: num(k * n * (n + 1)), explanation: 'Az $1+2+\\ldots+n$ összeg képletében felezni is kell.' },
          ],
          proof: equals(range(1, n).reduce((sum, v) => sum + value(v), 0)),
        },
      ],
    };
  },
};

export const algebraProblems: readonly ProblemTemplate[] = [squareMinusConjugates, productMinusSquare, differenceOfSquares];
