import { divisors, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { The, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';
import { factorForm, factorise, primeFactors } from './shared.ts';

const t = textNumber;

const isPrime = (n: number): boolean => n > 1 && divisors(n).length === 2;

function divisorCount(rng: Rng): Task {
  const n = [2, 3, 5, 7].reduce((m, p) => m * p ** rng.int(0, p === 2 ? 4 : 2), 1);
  const { tex, exponents } = factorForm(n);
  redrawIf(n < 40 || n > 2000 || exponents.size < 2 || exponents.size > 3);
  const es = [...exponents.values()];
  const answer = es.reduce((m, e) => m * (e + 1), 1);
  return numeric(
    {
      question: `Hány pozitív osztója van ${theSuf(n, 'nak')}?`,
      answer: num(answer),
      check: 'INT',
      expr: es.map(e => `(${e}+1)`).join('*'),
      wrong: [
        wrong(
          { es },
          ({ es }) => num(es.reduce((m, e) => m * e, 1)),
          'kitevot-nem-noveli',
          'A kitevőket szoroztad. Mindegyikhez előbb 1-et kell adni, mert a 0 kitevő is választható.',
        ),
        wrong({ es }, ({ es }) => num(sum(es.map(e => e + 1))), 'osszead-szorzas-helyett', 'Összeadtál. A választások száma szorzódik.'),
        wrong(
          { es },
          ({ es }) => num(es.reduce((m, e) => m * (e + 1), 1) - 2),
          'egy-es-onmaga-is-kimarad',
          'Az 1 és maga a szám is osztó.',
        ),
        wrong({ n }, ({ n }) => num(primeFactors(n).length), 'osszes-tenyezo', 'Ez a prímtényezők száma, nem az osztóké.'),
      ],
      other: 'Írd fel a prímtényezős alakot, és a kitevőkből számolj!',
      hints: ['Bontsd prímtényezőkre!', 'Az osztók száma: a kitevőknél eggyel nagyobb számok szorzata.', `$${n}=${tex}$`],
      solution: `$${n}=${tex}$, az osztók száma $${es.map(e => `(${e}+1)`).join('\\cdot')}=${answer}$.`,
    },
    equals(divisors(n).length),
  );
}

function factorChoice(rng: Rng): Task {
  const n = [2, 3, 5, 7].reduce((m, p) => m * p ** rng.int(0, p === 2 ? 3 : p === 3 ? 2 : 1), 1);
  const { tex, exponents } = factorForm(n);
  redrawIf(n < 24 || n > 400 || exponents.size < 2 || primeFactors(n).length < 3);
  const form = (factors: readonly number[]): Value => {
    const body = factors.map(f => `${f}`).join('\\cdot');
    return { key: factors.join('*'), tex: body, text: `$${body}$`, size: undefined };
  };
  const ps = primeFactors(n);
  const [p1 = 1, p2 = 1, ...others] = ps;
  const merged = [p1 * p2, ...others].sort((a, b) => a - b);
  return choice(
    rng,
    {
      question: `Melyik ${theSuf(n, 'nak')} a prímtényezős felbontása?`,
      right: form(ps),
      because: `Helyes! Minden tényező prím, és a szorzat ${t(n)}.`,
      wrong: [
        wrong({ merged }, ({ merged }) => form(merged), 'osszetett-tenyezo-marad', `${The(p1 * p2)} nem prím, tovább bontható.`),
        wrong({ ps }, ({ ps }) => form([1, ...ps]), 'egy-tenyezokent', 'Az 1 nem prím, nem írjuk a felbontásba.'),
        wrong(
          { ps },
          ({ ps }) => form([...new Set(ps)]),
          'ismetlodo-tenyezo-kimarad',
          'Az ismétlődő prímek kimaradtak: így a szorzat kisebb.',
        ),
      ],
      hints: ['Minden tényezőnek prímnek kell lennie.', 'Ellenőrizd a szorzatot is!', `$${n}=${p1}\\cdot${n / p1}$`],
      solution: `$${n}=${ps.join('\\cdot')}${tex === ps.join('\\cdot') ? '' : `=${tex}`}$.`,
    },
    key => {
      const factors = key.split('*').map(Number);
      return factors.every(isPrime) && factors.reduce((a, b) => a * b, 1) === n;
    },
  );
}

export const primeFactor = defineGenerator(
  'gen-prime-factor',
  'Prímtényezős felbontás',
  ['matek-6-primtenyezos-felbontas'],
  ['power', 'brackets'],
  (rng, level) => (level === 1 ? factorChoice(rng) : level === 2 ? factorise(rng, 60, 2000) : divisorCount(rng)),
);
