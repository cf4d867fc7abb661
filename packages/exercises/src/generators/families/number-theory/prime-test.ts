import { divisors, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, TheSuf, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, multi, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { factorise } from './shared.ts';

const t = textNumber;

const isPrime = (n: number): boolean => n > 1 && divisors(n).length === 2;

const TRAPS = [51, 57, 87, 91, 119, 133, 39, 63, 69, 77, 93, 111, 117, 121, 123, 129, 141, 143, 147];

function pickPrimes(rng: Rng, limit: number): Task {
  const primes = rng.sample(range(2, limit).filter(isPrime), rng.int(1, 3));
  const composites = rng.sample([...TRAPS.filter(n => n <= limit), 1, 9, 15, 21, 25, 27], 5 - primes.length);
  return multi(
    rng,
    {
      question: 'Melyik szám prímszám?',
      options: [...primes, ...composites].map(n => {
        const d = divisors(n)[1] ?? 1;
        return {
          value: num(n),
          correct: isPrime(n),
          explanation:
            n === 1
              ? 'Az 1-nek csak egy osztója van, ezért nem prím.'
              : isPrime(n)
                ? `Pontosan két osztója van: 1 és ${t(n)}.`
                : `Nem prím, mert $${n}=${d}\\cdot${n / d}$.`,
          misconception: n === 1 ? 'egy-prim' : 'paratlan-mind-prim',
        };
      }),
      hints: [
        'Hány osztója van egy prímszámnak?',
        'Próbáld ki sorban: osztható-e 2-vel, 3-mal, 5-tel, 7-tel, 11-gyel?',
        'A számjegyek összegéből látod, melyik osztható 3-mal.',
      ],
      solution: `Prímszám: ${[...primes]
        .sort((a, b) => a - b)
        .map(t)
        .join(
          ', ',
        )}. ${composites.includes(1) ? 'Az 1-nek csak egy osztója van, a többinek kettőnél több' : 'A többinek kettőnél több osztója van'}.`,
    },
    fits(n => range(2, n).filter(d => n % d === 0).length === 1),
  );
}

function isThisPrime(rng: Rng): Task {
  const n = rng.chance(0.65) ? rng.pick(TRAPS) : rng.pick(range(31, 150).filter(isPrime));
  const prime = isPrime(n);
  const d = divisors(n)[1] ?? 1;
  const guess = rng.pick([3, 7, 11, 13]);
  const smallest = { key: 'kompozit', tex: '', text: `összetett, mert osztható ${suf(prime ? 3 : d, 'val')}`, size: undefined };
  const neither = wrong(
    {},
    () => words('se nem prím, se nem összetett', 'egyik'),
    'se-prim-se-osszetett',
    `Ilyen csak az 1 és a 0. ${TheSuf(n, 'nak')} ${prime ? 'pontosan két' : 'kettőnél több'} osztója van.`,
  );
  return choice(
    rng,
    {
      question: `Prímszám-e ${the(n)}?`,
      right: prime ? words('prímszám', 'prim') : smallest,
      because: prime ? `Helyes! ${TheSuf(n, 'nak')} csak két osztója van.` : `Helyes! $${n}=${d}\\cdot${n / d}$.`,
      wrong: prime
        ? [
            wrong(
              { smallest, guess },
              ({ smallest, guess }) => ({ ...smallest, text: `összetett, mert osztható ${suf(guess, 'val')}` }),
              'prim-nem-ellenorzi',
              'Végezd el az osztást: van maradék.',
            ),
            neither,
          ]
        : [
            wrong(
              {},
              () => words('prímszám', 'prim'),
              'paratlan-mind-prim',
              `Attól, hogy páratlan, még nem prím: ${suf(d, 'val')} osztható.`,
            ),
            neither,
          ],
      hints: [
        'Próbáld ki a kis prímeket osztónak!',
        'Elég addig próbálni, amíg a próbált prím négyzete nem nagyobb a számnál.',
        'Nézd meg a 3-as szabályt, aztán a 7-et és a 11-et!',
      ],
      solution: prime
        ? `${TheSuf(n, 'nak')} két osztója van: az 1 és önmaga. Ezért prímszám.`
        : `$${n}=${d}\\cdot${n / d}$, tehát összetett szám.`,
    },
    key => (range(2, n - 1).some(k => n % k === 0) ? key === 'kompozit' : key === 'prim'),
  );
}

export const primeTest = defineGenerator('gen-prime-test', 'Prímszámok', ['matek-5-primszamok'], ['power'], (rng, level) => {
  if (level === 1) return pickPrimes(rng, 60);
  if (level === 2) return rng.chance(0.6) ? pickPrimes(rng, 120) : isThisPrime(rng);
  return rng.chance(0.5) ? pickPrimes(rng, 150) : factorise(rng, 60, 600);
});
