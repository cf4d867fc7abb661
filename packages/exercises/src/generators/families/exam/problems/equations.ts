import { rat } from '@eszkerek/numbers/fraction';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { polyTex } from '@eszkerek/numbers/polynomial';
import { redrawIf } from '../../../engine.ts';
import { fits } from '../../../proof.ts';
import { frac, num } from '../../../value.ts';
import type { ProblemTemplate } from './problem.ts';

const x = texNumber;
const plus = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);

/** Two equations: the unknown on both sides, then brackets. */
const twoEquations: ProblemTemplate = {
  generators: ['gen-linear-eq-2', 'gen-linear-eq-3'],
  draw: rng => {
    const [a, c, first] = [rng.int(4, 9), rng.int(1, 3), rng.intNot(-6, 9, 0)];
    const b = rng.intNot(-12, 12, 0);
    const d = (a - c) * first + b;
    const [p, q, r, s, second] = [rng.int(2, 6), rng.intNot(-6, 6, 0), rng.int(2, 5), rng.int(1, 6), rng.intNot(-5, 8, 0)];
    const right = p * (second + q) - r * (second - s);
    const constant = p * q + r * s;
    redrawIf(constant === 0 || p - r < 2 || first === second || d === 0 || d === b || right === constant || Math.abs(d) > 60);
    return {
      text: 'Oldd meg az egyenleteket! Írd le a lépéseket is!',
      parts: [
        {
          ask: `$${polyTex([b, a])}=${polyTex([d, c])}$, $x=$`,
          answer: num(first),
          steps: [
            `Az ismeretlent egy oldalra rendezem: $${polyTex([0, a - c])}=${x(d)}${plus(-b)}$, azaz $${polyTex([0, a - c])}=${x(d - b)}$.`,
          ],
          result: `Osztok az együtthatóval: $x=${x(first)}$.`,
          slips: [
            { value: frac(rat(d + b, a - c)), explanation: 'A szám átvitelekor az előjele megváltozik.' },
            { value: frac(rat(d - b, a + c)), explanation: 'Az $x$-es tag átvitelekor is megváltozik az előjel.' },
          ],
          proof: fits(v => a * v + b === c * v + d),
        },
        {
          ask: `$${p}(x${plus(q)})-${r}(x-${s})=${x(right)}$, $x=$`,
          answer: num(second),
          steps: [
            `Felbontom a zárójeleket: $${p}x${plus(p * q)}-${r}x+${r * s}=${x(right)}$.`,
            `Összevonok és rendezek: $${polyTex([0, p - r])}=${x(right)}${plus(-constant)}$, azaz $${polyTex([0, p - r])}=${x(right - constant)}$.`,
          ],
          result: `Az $x$ értéke $${x(second)}$.`,
          slips: [
            {
              value: frac(rat(right - p * q + r * s, p - r)),
              explanation: `A zárójel előtti mínusz a második tag előjelét is megfordítja: $-${r}\\cdot(-${s})=+${r * s}$.`,
            },
            { value: frac(rat(right - q + s, p - r)), explanation: 'A szorzó a zárójel mindkét tagját szorozza.' },
          ],
          proof: fits(v => p * (v + q) - r * (v - s) === right),
        },
      ],
    };
  },
};

export const equationProblems: readonly ProblemTemplate[] = [twoEquations];
