import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, type Value } from '../../value.ts';

const x = texNumber;

/** `3x`, `-x`, nothing for 0. */
export const term = (a: number, letter = 'x'): string => (a === 1 ? letter : a === -1 ? `-${letter}` : `${x(a)}${letter}`);

const signed = (n: number): string => (n < 0 ? `-${x(-n)}` : `+${x(n)}`);

/** A wrong solution as it is, whole or not. */
export const ratio = (n: number, d: number): Value => frac(rat(n, d));

export const signSlip = (coefficient: number): string =>
  Math.abs(coefficient) === 1
    ? 'Az előjelet rontottad el. Helyettesítsd vissza!'
    : 'Az utolsó osztásnál elrontottad az előjelet. Helyettesítsd vissza!';

export function bracketEquation(rng: Rng): Task {
  const [k, m] = [rng.int(2, 5), rng.int(2, 5)];
  const [p, q] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
  const root = rng.intNot(-8, 8, 0);
  redrawIf(k === m);
  const rhs = k * (root + p) - m * (root + q);
  const shown = `${k}(x${signed(p)})-${m}(x${signed(q)})=${x(rhs)}`;
  redrawIf(rhs === root);

  return numeric(
    {
      question: `Oldd meg: $${shown}$`,
      answer: num(root),
      check: 'FRAC',
      wrong: [
        wrong(
          { rhs, k, p, m, q },
          ({ rhs, k, p, m, q }) => ratio(rhs - k * p - m * q, k - m),
          'minuszos-zarojel',
          'A zárójel előtti mínusz a zárójel **minden** tagjának az előjelét megváltoztatja.',
        ),
        wrong(
          { rhs, k, p, q, m },
          ({ rhs, k, p, q, m }) => ratio(rhs - k * p + q, k - m),
          'zarojelben-csak-az-elso-tag',
          'A második zárójelben csak az első tagot szoroztad meg.',
          'a második zárójelben csak az első tagot szorozza',
        ),
        wrong(
          { rhs, k, p, m, q },
          ({ rhs, k, p, m, q }) => ratio(rhs - p + m * q, k - m),
          'zarojelben-csak-az-elso-tag',
          'Az első zárójelben csak az első tagot szoroztad meg.',
          'az első zárójelben csak az első tagot szorozza',
        ),
        wrong(
          { rhs, k, p, m, q },
          ({ rhs, k, p, m, q }) => ratio(rhs - p + q, k - m),
          'zarojelben-csak-az-elso-tag',
          'Mindkét zárójelben csak az első tagot szoroztad meg.',
          'mindkét zárójelben csak az első tagot szorozza',
        ),
        wrong(
          { rhs, k, p, m, q },
          ({ rhs, k, p, m, q }) => ratio(rhs - p - q, k - m),
          'zarojelben-csak-az-elso-tag',
          'Mindkét zárójelben csak az első tagot szoroztad meg, és a mínuszt a második zárójelnek csak az első tagjára alkalmaztad.',
          'mindkét zárójelben csak az első tagra alkalmazza a szorzót és az előjelét',
        ),
        wrong({ rhs, k, p, m, q }, ({ rhs, k, p, m, q }) => ratio(rhs - k * p + m * q, m - k), 'elojel-hiba', signSlip(k - m)),
        wrong(
          { rhs, k, p, m, q },
          ({ rhs, k, p, m, q }) => num(rhs - k * p + m * q),
          'osztas-elmarad',
          'Még osztani kell az $x$ szorzójával.',
        ),
      ],
      other: 'Bontsd fel a zárójeleket, figyelj a mínuszra!',
      hints: [
        'Kezdd a zárójelekkel!',
        'A zárójel előtti szám minden tagot szoroz, a mínusz minden előjelet megváltoztat.',
        `$${k}x${signed(k * p)}-${m}x${signed(-m * q)}=${x(rhs)}$`,
      ],
      solution: `$${k}x${signed(k * p)}-${m}x${signed(-m * q)}=${x(rhs)}$, összevonva $${term(k - m)}=${x(rhs - k * p + m * q)}$${k - m === 1 ? '' : `, ezért $x=${x(root)}$`}.`,
    },
    fits(v => Math.abs(k * (v + p) - m * (v + q) - rhs) < 1e-9),
  );
}
