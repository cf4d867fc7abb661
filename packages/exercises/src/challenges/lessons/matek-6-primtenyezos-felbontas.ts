import { divisors, product, range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, The, texNumber, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { redrawIf, type Task } from '../../generators/engine.ts';
import { fits } from '../../generators/proof.ts';
import { numeric, wrong } from '../../generators/tasks.ts';
import { num } from '../../generators/value.ts';
import { defineChallenge } from '../define-challenge.ts';

const t = textNumber;
const x = texNumber;

const PRIMES = [2, 3, 5, 7] as const;
const powerTex = (prime: number, exponent: number): string => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`);
const factored = (exponents: readonly number[]): string =>
  exponents.flatMap((e, i) => (e > 0 ? [powerTex(PRIMES[i] ?? 0, e)] : [])).join('\\cdot');
const worth = (exponents: readonly number[]): number => product(exponents.map((e, i) => (PRIMES[i] ?? 1) ** e));
const count = (exponents: readonly number[]): number => product(exponents.map(e => e + 1));

/** Divisors that are multiples of m: divide m out, then count freely. */
function divisorsWithCondition(rng: Rng): Task {
  const exponents = [rng.int(2, 5), rng.int(1, 3), rng.int(0, 2), rng.int(0, 1)];
  const fixed = [rng.int(0, 2), rng.int(0, 2), rng.int(0, 1), 0];
  const rest = exponents.map((e, i) => e - (fixed[i] ?? 0));
  const [n, m, left] = [worth(exponents), worth(fixed), worth(rest)];
  redrawIf(
    rest.some(e => e < 0) || m < 4 || n > 3000 || n < 100 || rest.filter(e => e > 0).length < 2 || exponents.filter(e => e > 0).length < 2,
  );
  const all = count(exponents);
  const answer = count(rest);
  return numeric(
    {
      question: `Hány olyan pozitív osztója van ${theSuf(n, 'nak')}, amelyik osztható ${suf(m, 'val')}?`,
      answer: num(answer),
      check: 'INT',
      unit: 'osztó',
      wrong: [
        wrong(
          { exponents },
          ({ exponents }) => num(count(exponents)),
          'feltetel-nelkul-szamol',
          `Ennyi az összes osztója. Csak azokat kérdeztük, amelyek ${suf(m, 'val')} oszthatók.`,
        ),
        wrong(
          { all, answer },
          ({ all, answer }) => num(all - answer),
          'nem-oszthatokat-szamolja',
          `Ennyi osztó nem osztható ${suf(m, 'val')}. Az oszthatókat kérdeztük.`,
        ),
        wrong(
          { fixed },
          ({ fixed }) => num(count(fixed)),
          'feltetel-osztoi',
          `${The(m)} osztóit számoltad meg. A keresett osztók ${theSuf(m, 'nak')} a többszörösei.`,
        ),
        ...(rest.every(e => e !== 1) || product(rest.filter(e => e > 0)) > 1
          ? [
              wrong(
                { rest },
                ({ rest }) => num(product(rest.filter(e => e > 0))),
                'kitevot-nem-noveli',
                'A kitevőket szoroztad össze. Minden prím 0-szor is szerepelhet, ezért a kitevőket eggyel növelni kell.',
              ),
            ]
          : []),
      ],
      other: `Ha egy osztó osztható ${suf(m, 'val')}, akkor felírható így: ${t(m)} szorozva valamivel. Mi lehet ez a valami?`,
      hints: [
        `Írd az osztót így: ${t(m)} szorozva egy másik számmal! Minek az osztója a másik szám?`,
        `Bontsd prímtényezőkre ${theSuf(n, 't')}, és vedd ki belőle ${theSuf(m, 't')}! A maradék szorzat osztóit kell megszámolni.`,
        `$${n}:${m}=${left}$, és $${left}=${factored(rest)}$.`,
      ],
      solution: `A keresett osztók $${m}\\cdot d$ alakúak, ahol $d$ osztója a hányadosnak, vagyis $${n}:${m}=${left}$ osztója. $${left}=${factored(rest)}$, az osztóinak száma $${rest
        .filter(e => e > 0)
        .map(e => `(${e}+1)`)
        .join('\\cdot')}=${answer}$. Minden ilyen $d$ egy-egy jó osztót ad, tehát ${t(answer)} van.`,
    },
    fits(v => divisors(n).filter(d => d % m === 0).length === v),
  );
}

const ROWS = [
  { text: 'Három egymást követő természetes szám', step: 1, terms: 3, starts: [4, 18] },
  { text: 'Négy egymást követő természetes szám', step: 1, terms: 4, starts: [2, 9] },
  { text: 'Három egymást követő páros szám', step: 2, terms: 3, starts: [2, 18] },
  { text: 'Három egymást követő páratlan szám', step: 2, terms: 3, starts: [3, 17] },
] as const;

const primeFactors = (n: number): number[] => {
  const found: number[] = [];
  let left = n;
  for (let p = 2; left > 1; p++)
    while (left % p === 0) {
      found.push(p);
      left /= p;
    }
  return found;
};

/** The product of neighbours: prime factors are sorted into nearly equal numbers. */
function productOfNeighbours(rng: Rng): Task {
  const { text, step, terms, starts } = rng.pick(ROWS);
  const [low, high] = starts;
  const start = rng.int(low, high);
  redrawIf(step === 2 && (start % 2 === 0) !== text.includes('páros'));
  const row = range(0, terms - 1).map(i => start + i * step);
  const total = product(row);
  const factors = primeFactors(total);
  const answer = sum(row);
  const largest = Math.max(...factors);
  const holder = row.find(n => n % largest === 0) ?? start;
  return numeric(
    {
      question: `${text} szorzata ${t(total)}. Mennyi az összegük?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          { factors },
          ({ factors }) => num(sum(factors)),
          'primtenyezok-osszege',
          'A prímtényezőket adtad össze. Előbb csoportosítsd őket a keresett számokká!',
        ),
        wrong(
          { start },
          ({ start }) => num(start),
          'egy-szam-az-osszeg-helyett',
          'Ez a legkisebb a keresett számok közül. Az összegüket kérdeztük.',
        ),
        wrong(
          { start, step, terms },
          ({ start, step, terms }) => num(start + step * (terms - 1)),
          'legnagyobb-az-osszeg-helyett',
          'Ez a legnagyobb a keresett számok közül. Az összegüket kérdeztük.',
        ),
        ...(step === 2
          ? [
              wrong(
                { start, terms },
                ({ start, terms }) => num(sum(range(start, start + terms - 1))),
                'rossz-lepeskoz',
                'Egyesével lépkedtél. Két szomszédos páros vagy páratlan szám között 2 a különbség.',
              ),
            ]
          : []),
      ],
      other: 'Bontsd prímtényezőkre a szorzatot, és oszd szét a tényezőket nagyjából egyforma számokra!',
      hints: [
        'Nagyjából mekkorák lehetnek a számok, ha ennyi a szorzatuk?',
        'Bontsd prímtényezőkre a szorzatot! A legnagyobb prímtényező valamelyik szám osztója: innen indulj.',
        `$${x(total)}=${factors.join('\\cdot')}$.`,
      ],
      solution: `$${x(total)}=${factors.join('\\cdot')}$. A legnagyobb prímtényező ${the(largest)}, ez benne van az egyik keresett számban, itt ${theSuf(holder, 'ban')}. A tényezőket úgy csoportosítjuk, hogy szomszédos számok jöjjenek ki: $${x(total)}=${row.join('\\cdot')}$. Az összegük $${row.join('+')}=${answer}$.`,
    },
    fits(v => {
      const found = range(1, 60).filter(first => product(range(0, terms - 1).map(i => first + i * step)) === total);
      return found.length === 1 && found.every(first => terms * first + (step * terms * (terms - 1)) / 2 === v);
    }),
  );
}

export const matek6PrimtenyezosFelbontas = defineChallenge({
  lesson: 'matek-6-primtenyezos-felbontas',
  needs: ['brackets', 'power'],
  shapes: [divisorsWithCondition, productOfNeighbours],
  misconceptions: {
    'feltetel-nelkul-szamol': {
      text: 'az osztók számánál nem veszi figyelembe a feltételt',
      pupil: 'Az osztók számánál nem veszed figyelembe a feltételt.',
    },
    'nem-oszthatokat-szamolja': {
      text: 'a feltételnek nem megfelelő osztókat számolja meg',
      pupil: 'A feltételnek nem megfelelő osztókat számolod meg.',
    },
    'feltetel-osztoi': {
      text: 'a megadott szám többszörösei helyett az osztóit számolja',
      pupil: 'A megadott szám többszörösei helyett az osztóit számolod.',
    },
    'primtenyezok-osszege': {
      text: 'a keresett számok helyett a prímtényezőket adja össze',
      pupil: 'A keresett számok helyett a prímtényezőket adod össze.',
    },
    'egy-szam-az-osszeg-helyett': {
      text: 'az összeg helyett a legkisebb számot adja meg',
      pupil: 'Az összeg helyett a legkisebb számot adod meg.',
    },
    'legnagyobb-az-osszeg-helyett': {
      text: 'az összeg helyett a legnagyobb számot adja meg',
      pupil: 'Az összeg helyett a legnagyobb számot adod meg.',
    },
  },
});
