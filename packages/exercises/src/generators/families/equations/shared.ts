import { roundTo } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, texNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const x = texNumber;

/** `3x`, `-x`, nothing for 0. */
export const term = (a: number, letter = 'x'): string => (a === 1 ? letter : a === -1 ? `-${letter}` : `${x(a)}${letter}`);

const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);

export function bracketEquation(rng: Rng): Task {
  const [k, m] = [rng.int(2, 5), rng.int(2, 5)];
  const [p, q] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  const root = rng.intNot(-8, 8, 0);
  redrawIf(k === m);
  const rhs = k * (root + p) - m * (root + q);
  const shown = `${k}(x${signed(p)})-${m}(x${signed(q)})=${x(rhs)}`;
  redrawIf(rhs === root);
  const halfBracket = (rhs - k * p + q) / (k - m);
  const oneTerm = (rhs - k * p - m * q) / (k - m);
  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: num(root),
      check: 'FRAC',
      wrong: [
        ...(decimalsOf(roundTo(oneTerm, 3)) < 3
          ? [wrong(num(oneTerm), 'minuszos-zarojel', 'A mínusz a zárójelben **minden** tag előjelét megváltoztatja.')]
          : []),
        ...(decimalsOf(roundTo(halfBracket, 3)) < 3
          ? [wrong(num(halfBracket), 'zarojelben-csak-az-elso-tag', 'A zárójelben csak az első tagot szoroztad.')]
          : []),
        wrong(num(-root), 'elojel-hiba', 'Az utolsó osztásnál elrontottad az előjelet.'),
        wrong(num(rhs - k * p + m * q), 'osztas-elmarad', 'Még osztani kell az $x$ együtthatójával.'),
      ],
      other: 'Bontsd fel a zárójeleket, figyelj a mínuszra!',
      hints: [
        'Kezdd a zárójelekkel!',
        'A zárójel előtti szám minden tagot szoroz, a mínusz minden előjelet megváltoztat.',
        `$${k}x${signed(k * p)}-${m}x${signed(-m * q)}=${x(rhs)}$`,
      ],
      solution: `$${k}x${signed(k * p)}-${m}x${signed(-m * q)}=${x(rhs)}$, $${term(k - m)}=${x(rhs - k * p + m * q)}$, $x=${x(root)}$.`,
    },
    fits(v => Math.abs(k * (v + p) - m * (v + q) - rhs) < 1e-9),
  );
}
