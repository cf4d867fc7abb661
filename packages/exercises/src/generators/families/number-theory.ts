import { listing, suf, The, TheSuf, textNumber, the, theSuf } from '../../hungarian/index.ts';
import { divisors, gcd, lcm, range, sum } from '../arithmetic.ts';
import { defineGenerator, redrawIf, type Task } from '../engine.ts';
import { equals, fits, setOf } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { choice, multi, numeric, words, wrong } from '../tasks.ts';
import { num, numberSet, type Value } from '../value.ts';

const t = textNumber;
const isPrime = (n: number): boolean => n > 1 && divisors(n).length === 2;
const slowGcd = (a: number, b: number): number => Math.max(...range(1, Math.min(a, b)).filter(d => a % d === 0 && b % d === 0));

function allDivisors(rng: Rng, low: number, high: number, least: number, most: number): Task {
  const n = rng.int(low, high);
  const all = divisors(n);
  redrawIf(all.length < least || all.length > most);
  return numeric(
    {
      question: rng.pick([
        `Sorold fel ${theSuf(n, 'nak')} az összes osztóját, pontosvesszővel elválasztva!`,
        `${t(n)} négyzetlapból hiánytalan téglalapot rakunk ki. Hány lap lehet egy sorban? Írd le az összes lehetőséget, pontosvesszővel elválasztva!`,
      ]),
      answer: numberSet(all),
      check: 'SET',
      wrong: [
        wrong(numberSet(all.slice(1, -1)), 'egy-es-onmaga-kimarad', 'Az 1 és maga a szám is osztó.'),
        wrong(numberSet(all.slice(1)), 'egy-es-onmaga-kimarad', 'Az 1 minden számnak osztója.'),
        wrong(numberSet(all.slice(0, -1)), 'egy-es-onmaga-kimarad', 'Minden szám osztója önmagának.'),
        wrong(numberSet([n, 2 * n, 3 * n]), 'oszto-tobbszoros-csere', 'Ezek többszörösök. Az osztó maradék nélkül megvan a számban.'),
      ],
      other: 'Keresd az osztókat párban: ha 2 osztó, akkor a szám fele is az!',
      hints: ['Kezdd az 1-gyel!', 'Párban keresd: melyik két szám szorzata ez?', `$${n}=1\\cdot${n}$. Keresd a következő párt!`],
      solution: `Párban: ${all
        .filter(d => d * d <= n)
        .map(d => `$${d}\\cdot${n / d}$`)
        .join(', ')}. Az osztók: ${numberSet(all).text}.`,
    },
    setOf(range(1, n), d => (n / d) * d === n && Number.isInteger(n / d)),
  );
}

function commonDivisors(rng: Rng): Task {
  const g = rng.int(4, 18);
  const [a, b] = [g * rng.int(2, 6), g * rng.int(2, 7)];
  redrawIf(a === b || divisors(slowGcd(a, b)).length < 3 || a > 120 || b > 120);
  const all = divisors(slowGcd(a, b));
  return numeric(
    {
      question: `Sorold fel ${theSuf(a, 'nak')} és ${theSuf(b, 'nak')} a közös osztóit, pontosvesszővel elválasztva!`,
      answer: numberSet(all),
      check: 'SET',
      wrong: [
        wrong(numberSet(all.slice(1)), 'egy-es-onmaga-kimarad', 'Az 1 is közös osztó.'),
        wrong(numberSet(all.slice(-1)), 'csak-a-legnagyobb', 'Ez csak a legnagyobb közös osztó. A többit is sorold fel!'),
        wrong(numberSet([lcm(a, b)]), 'oszto-tobbszoros-csere', 'Ez közös többszörös, nem közös osztó.'),
      ],
      other: 'Írd fel mindkét szám osztóit, és keresd a közöseket!',
      hints: [
        'Mi az, ami mindkét számban maradék nélkül megvan?',
        'Írd fel a kisebb szám osztóit, és próbáld ki őket a nagyobbon!',
        `${TheSuf(Math.min(a, b), 'nak')} az osztói: ${divisors(Math.min(a, b)).join(', ')}.`,
      ],
      solution: `A közös osztók: ${numberSet(all).text}.`,
    },
    setOf(range(1, Math.max(a, b)), d => a % d === 0 && b % d === 0),
  );
}

function kthMultiple(rng: Rng): Task {
  const n = rng.int(6, 48);
  const limit = rng.int(2, 9) * 100;
  const largest = rng.chance(0.5);
  const answer = largest ? Math.floor((limit - 1) / n) * n : Math.ceil((limit + 1) / n) * n;
  return numeric(
    {
      question: largest
        ? `Melyik ${theSuf(n, 'nak')} a legnagyobb olyan többszöröse, amely kisebb ${suf(limit, 'nál')}?`
        : `Melyik ${theSuf(n, 'nak')} a legkisebb olyan többszöröse, amely nagyobb ${suf(limit, 'nál')}?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong(
          num(largest ? answer + n : answer - n),
          'hatar-atlepese',
          largest ? 'Ez már nem kisebb a megadott számnál.' : 'Ez még nem nagyobb a megadott számnál.',
        ),
        wrong(num(largest ? limit - 1 : limit + 1), 'nem-tobbszoros', `Ezt ${suf(n, 'val')} osztva maradék lenne: nem többszörös.`),
        wrong(
          num(Math.floor(limit / n)),
          'hanyados-tobbszoros-helyett',
          'Ez a hányados. A többszöröst úgy kapod, hogy ezzel megszorzod a számot.',
        ),
      ],
      other: 'Oszd el a határt a számmal, és a hányadosból számold ki a többszöröst!',
      hints: [
        'Körülbelül hányszor van meg a határban?',
        'Maradékos osztással keresd meg a legközelebbi többszöröst!',
        `$${limit}:${n}=${Math.floor(limit / n)}$, maradék ${limit % n}.`,
      ],
      solution: `$${limit}=${n}\\cdot${Math.floor(limit / n)}+${limit % n}$, ezért a keresett többszörös ${t(answer)}.`,
    },
    fits(v => v % n === 0 && (largest ? v < limit && v + n >= limit : v > limit && v - n <= limit)),
  );
}

const divisorsGen = defineGenerator('gen-divisors', 'Osztók és többszörösök', ['matek-5-oszto-tobbszoros'], (rng, level) => {
  if (level === 1) return rng.chance(0.7) ? allDivisors(rng, 6, 40, 4, 6) : kthMultiple(rng);
  if (level === 2) return rng.chance(0.5) ? allDivisors(rng, 30, 90, 6, 10) : kthMultiple(rng);
  return rng.chance(0.7) ? commonDivisors(rng) : allDivisors(rng, 72, 150, 8, 12);
});

const RULES: Record<number, string> = {
  2: 'Páros a szám, ha az utolsó jegye 0, 2, 4, 6 vagy 8.',
  5: 'Az utolsó jegynek 0-nak vagy 5-nek kell lennie.',
  10: 'Az utolsó jegynek 0-nak kell lennie.',
  3: 'A számjegyek összegének oszthatónak kell lennie 3-mal.',
  9: 'A számjegyek összegének oszthatónak kell lennie 9-cel.',
};

function missingDigit(rng: Rng, conditions: readonly number[]): Task {
  const length = rng.int(3, 5);
  const digits = [rng.int(1, 9), ...range(2, length).map(() => rng.int(0, 9))];
  const at = conditions.some(c => c === 2 || c === 5 || c === 10) ? length - 1 : rng.int(1, length - 1);
  const withDigit = (d: number): number => Number(digits.map((v, i) => (i === at ? d : v)).join(''));
  const passes = (d: number): boolean => conditions.every(c => withDigit(d) % c === 0);
  const all = range(0, 9).filter(passes);
  redrawIf(all.length === 0 || all.length > 5);
  const shown = `\\overline{${digits.map((v, i) => (i === at ? 'x' : v)).join('')}}`;
  const rest = sum(digits.filter((_, i) => i !== at));
  const last = range(0, 9).filter(d => d % (conditions[0] ?? 1) === 0);
  const sumRule = conditions.find(c => c === 3 || c === 9);
  const cond = listing(conditions.map(c => suf(c, 'val')));
  return numeric(
    {
      question: `Melyik számjegyek kerülhetnek az $x$ helyére, hogy $${shown}$ osztható legyen ${cond}? Sorold fel mindet, pontosvesszővel elválasztva!`,
      answer: numberSet(all),
      check: 'SET',
      wrong: [
        ...(sumRule
          ? [
              wrong(
                numberSet(last),
                'harmas-szabaly-utolso-jegybol',
                `${suf(sumRule, 'val')} való oszthatóságnál nem az utolsó jegy dönt, hanem a számjegyek összege.`,
              ),
            ]
          : []),
        ...(sumRule === 9
          ? [
              wrong(
                numberSet(range(0, 9).filter(d => withDigit(d) % 3 === 0)),
                'harom-kilenc-keveres',
                'Ezek 3-mal osztható számot adnak. 9-cel való oszthatósághoz több kell.',
              ),
            ]
          : []),
        ...(all.length > 1
          ? [wrong(numberSet(all.slice(0, 1)), 'csak-egy-megoldas', 'Ez jó, de van több is. Próbáld ki mind a tíz számjegyet!')]
          : []),
        ...(all.includes(0) ? [wrong(numberSet(all.filter(d => d !== 0)), 'nulla-kimarad', 'A 0 is számjegy: azt is próbáld ki!')] : []),
        ...(conditions.length > 1
          ? [
              wrong(
                numberSet(range(0, 9).filter(d => withDigit(d) % (conditions[0] ?? 1) === 0)),
                'csak-az-egyik-feltetel',
                'Ezek csak az egyik feltételt teljesítik.',
              ),
            ]
          : []),
      ],
      other: 'Próbáld ki sorban a számjegyeket 0-tól 9-ig!',
      hints: [
        'Melyik szabály kell?',
        conditions.map(c => RULES[c] ?? '').join(' '),
        sumRule ? `Az ismert számjegyek összege ${t(rest)}. Mennyivel lehet ezt kiegészíteni?` : 'Az utolsó jegyet kell megválasztanod.',
      ],
      solution: `${conditions.map(c => RULES[c] ?? '').join(' ')} A jó számjegyek: ${numberSet(all).text}.`,
    },
    setOf(range(0, 9), passes),
  );
}

function whichDivisible(rng: Rng): Task {
  const c = rng.pick([3, 9, 5, 2, 10]);
  const traps = rng
    .sample(
      [
        () => rng.int(100, 999) * 10 + (c % 10),
        () => rng.int(30, 300) * 3,
        () => rng.int(11, 110) * 9,
        () => rng.int(20, 200) * 5,
        () => rng.int(50, 500) * 2,
        () => rng.int(100, 999),
      ],
      4,
    )
    .map(f => f());
  const candidates = [...traps, c * rng.int(21, 99)];
  const name = suf(c, 'val');
  return multi(
    rng,
    {
      question: `Melyik szám osztható ${name}?`,
      options: candidates.map(n => {
        const digitSum = sum([...String(n)].map(Number));
        const why =
          c === 3 || c === 9
            ? `A számjegyek összege ${t(digitSum)}, ez ${digitSum % c === 0 ? '' : 'nem '}osztható ${name}.`
            : `Az utolsó jegye ${n % 10}: ${n % c === 0 ? 'osztható' : 'nem osztható'} ${name}.`;
        return {
          value: num(n),
          correct: n % c === 0,
          explanation: why,
          misconception:
            c === 9 && n % 3 === 0 ? 'harom-kilenc-keveres' : c === 3 || c === 9 ? 'harmas-szabaly-utolso-jegybol' : 'utolso-jegy-szabaly',
        };
      }),
      hints: [
        'Nem kell elosztani: van rá szabály.',
        RULES[c] ?? '',
        c === 3 || c === 9 ? 'Add össze az első szám jegyeit!' : 'Nézd meg az első szám utolsó jegyét!',
      ],
      solution: `${RULES[c]} Osztható: ${candidates
        .filter(n => n % c === 0)
        .map(t)
        .join(', ')}.`,
    },
    fits(n => Number.isInteger(n / c)),
  );
}

const divisibilityRule = defineGenerator(
  'gen-divisibility-rule',
  'Oszthatósági szabályok',
  ['matek-5-oszthatosagi-szabalyok'],
  (rng, level) => {
    if (level === 1) return whichDivisible(rng);
    if (level === 2) return rng.chance(0.3) ? whichDivisible(rng) : missingDigit(rng, [rng.pick([3, 9, 5, 2])]);
    return missingDigit(
      rng,
      rng.pick([
        [2, 3],
        [5, 3],
        [2, 9],
        [5, 9],
        [3, 2],
      ]),
    );
  },
);

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
        .join(', ')}. A többinek van más osztója is, vagy maga az 1.`,
    },
    fits(n => range(2, n).filter(d => n % d === 0).length === 1),
  );
}

function isThisPrime(rng: Rng): Task {
  const n = rng.chance(0.6) ? rng.pick(TRAPS) : rng.pick(range(31, 150).filter(isPrime));
  const prime = isPrime(n);
  const d = divisors(n)[1] ?? 1;
  const smallest = { key: 'kompozit', tex: '', text: `összetett, mert osztható ${suf(prime ? 3 : d, 'val')}`, size: undefined };
  return choice(
    rng,
    {
      question: `Prímszám-e ${the(n)}?`,
      right: prime ? words('prímszám', 'prim') : smallest,
      because: prime ? `Helyes! ${TheSuf(n, 'nak')} csak két osztója van.` : `Helyes! $${n}=${d}\\cdot${n / d}$.`,
      wrong: prime
        ? [
            wrong(
              { ...smallest, text: `összetett, mert osztható ${suf(n % 7 === 0 ? 11 : 7, 'val')}` },
              'prim-nem-ellenorzi',
              'Végezd el az osztást: marad maradék.',
            ),
            wrong(words('se nem prím, se nem összetett', 'egyik'), 'egy-prim', 'Ilyen csak az 1 és a 0.'),
          ]
        : [
            wrong(words('prímszám', 'prim'), 'paratlan-mind-prim', `Attól, hogy páratlan, még nem prím: ${suf(d, 'val')} osztható.`),
            wrong(words('se nem prím, se nem összetett', 'egyik'), 'egy-prim', 'Ilyen csak az 1 és a 0.'),
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

const primeTest = defineGenerator('gen-prime-test', 'Prímszámok', ['matek-5-primszamok'], (rng, level) => {
  if (level === 1) return pickPrimes(rng, 60);
  if (level === 2) return rng.chance(0.6) ? pickPrimes(rng, 120) : isThisPrime(rng);
  return rng.chance(0.5) ? pickPrimes(rng, 150) : factorise(rng, 60, 600);
});

function primeFactors(n: number): number[] {
  const out: number[] = [];
  for (let p = 2; n > 1; p++)
    while (n % p === 0) {
      out.push(p);
      n /= p;
    }
  return out;
}
function factorForm(n: number): { tex: string; exponents: Map<number, number> } {
  const exponents = new Map<number, number>();
  for (const p of primeFactors(n)) exponents.set(p, (exponents.get(p) ?? 0) + 1);
  return { tex: [...exponents].map(([p, e]) => (e === 1 ? `${p}` : `${p}^{${e}}`)).join('\\cdot'), exponents };
}

function factorise(rng: Rng, low: number, high: number): Task {
  const n = [2, 3, 5, 7].reduce((m, p) => m * p ** rng.int(0, p === 2 ? 4 : p === 3 ? 3 : 1), 1);
  const { tex, exponents } = factorForm(n);
  redrawIf(n < low || n > high || exponents.size < 2);
  const list = [...exponents];
  const [p, e] = rng.pick(list.filter(([, k]) => k > 1).length ? list.filter(([, k]) => k > 1) : list);
  return numeric(
    {
      question: `Bontsd prímtényezőkre ${theSuf(n, 't')}! Mennyi ${theSuf(p, 'nak')} a kitevője a felbontásban?`,
      answer: num(e),
      check: 'INT',
      wrong: [
        wrong(
          num(e + 1),
          'tenyezok-szama',
          `Eggyel többször osztottál. ${suf(p, 'val')} pontosan ${e === 1 ? 'egyszer' : suf(e, 'szor')} lehet osztani.`,
        ),
        ...(e > 1
          ? [
              wrong(num(e - 1), 'osszetett-tenyezo-marad', `Maradt még ${suf(p, 'val')} osztható tényező. Bontsd tovább!`),
              wrong(num(p ** e), 'hatvany-erteke-kitevo-helyett', 'Ez a hatvány értéke. A kérdés a kitevő.'),
            ]
          : []),
        wrong(num(primeFactors(n).length), 'osszes-tenyezo', 'Ez az összes prímtényező száma. Csak az egyiket számold!'),
      ],
      other: 'Oszd a számot mindig a legkisebb prímmel, amivel lehet!',
      hints: [
        'Kezdd a legkisebb prímmel!',
        `Oszd addig ${suf(p, 'val')}, amíg lehet, és számold a lépéseket!`,
        `$${n}:${list[0]?.[0]}=${n / (list[0]?.[0] ?? 1)}$`,
      ],
      solution: `$${n}=${tex}$, ezért ${theSuf(p, 'nak')} a kitevője ${t(e)}.`,
    },
    fits(k => n % p ** k === 0 && n % p ** (k + 1) !== 0),
  );
}

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
          num(es.reduce((m, e) => m * e, 1)),
          'kitevot-nem-noveli',
          'A kitevőket szoroztad. Mindegyikhez előbb 1-et kell adni, mert a 0 kitevő is választható.',
        ),
        wrong(num(sum(es.map(e => e + 1))), 'osszead-szorzas-helyett', 'Összeadtál. A választások száma szorzódik.'),
        wrong(num(answer - 2), 'egy-es-onmaga-kimarad', 'Az 1 és maga a szám is osztó.'),
        wrong(num(primeFactors(n).length), 'osszes-tenyezo', 'Ez a prímtényezők száma, nem az osztóké.'),
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
        wrong(form(merged), 'osszetett-tenyezo-marad', `${The(p1 * p2)} nem prím, tovább bontható.`),
        wrong(form([1, ...ps]), 'egy-tenyezokent', 'Az 1 nem prím, nem írjuk a felbontásba.'),
        wrong(form([...new Set(ps)]), 'ismetlodo-tenyezo-kimarad', 'Az ismétlődő prímek kimaradtak: így a szorzat kisebb.'),
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

const primeFactor = defineGenerator('gen-prime-factor', 'Prímtényezős felbontás', ['matek-6-primtenyezos-felbontas'], (rng, level) =>
  level === 1 ? factorChoice(rng) : level === 2 ? factorise(rng, 60, 2000) : divisorCount(rng),
);

interface GcdStory {
  text: (a: number, b: number) => string;
  unit: string;
}
const GCD_STORIES: readonly GcdStory[] = [
  {
    unit: 'csomag',
    text: (a, b) =>
      `${t(a)} almából és ${t(b)} mandarinból egyforma csomagokat készítünk úgy, hogy semmi ne maradjon ki. Legfeljebb hány csomag készülhet?`,
  },
  {
    unit: 'cm',
    text: (a, b) =>
      `Egy ${t(a)} cm és egy ${t(b)} cm hosszú szalagot egyenlő, a lehető leghosszabb darabokra vágunk, maradék nélkül. Hány cm lesz egy darab?`,
  },
  {
    unit: 'csapat',
    text: (a, b) => `${t(a)} lányt és ${t(b)} fiút egyforma összetételű csapatokba osztunk. Legfeljebb hány csapat lehet?`,
  },
  {
    unit: 'dm',
    text: (a, b) =>
      `Egy ${t(a)} dm hosszú és ${t(b)} dm széles padlót a lehető legnagyobb egyforma négyzetlapokkal burkolunk, vágás nélkül. Hány dm egy lap oldala?`,
  },
];
const LCM_STORIES: readonly GcdStory[] = [
  {
    unit: 'perc',
    text: (a, b) =>
      `Két busz egyszerre indul a végállomásról. Az egyik ${t(a)}, a másik ${t(b)} percenként indul újra. Hány perc múlva indulnak legközelebb együtt?`,
  },
  {
    unit: 'nap',
    text: (a, b) =>
      `Két barát ma együtt volt úszni. Az egyik minden ${t(a)}., a másik minden ${t(b)}. napon jár. Hány nap múlva találkoznak legközelebb az uszodában?`,
  },
  {
    unit: 'cm',
    text: (a, b) =>
      `Kétféle kockából, ${t(a)} cm és ${t(b)} cm élűből tornyot építünk. Mekkora a legkisebb magasság, amelyen a két torony egyforma magas?`,
  },
  {
    unit: 'másodperc',
    text: (a, b) =>
      `Két fénysor egyszerre villan fel. Az egyik ${t(a)}, a másik ${t(b)} másodpercenként villan. Hány másodperc múlva villannak legközelebb egyszerre?`,
  },
];

const gcdGen = defineGenerator('gen-gcd', 'Legnagyobb közös osztó', ['matek-6-lnko'], (rng, level) => {
  const g = rng.int(level === 1 ? 3 : 4, level === 1 ? 12 : 36);
  const [p, q] = [rng.int(2, level === 1 ? 6 : 12), rng.int(2, level === 1 ? 7 : 14)];
  redrawIf(p === q || gcd(p, q) !== 1 || g * Math.max(p, q) > 600 || (isPrime(g) && p % g === 0));
  const [a, b] = [g * p, g * q];
  const story = level === 1 ? undefined : rng.pick(GCD_STORIES);
  const asStory = story && (level === 3 || rng.chance(0.5)) ? story : undefined;
  const common = range(2, g - 1).filter(d => g % d === 0);
  return numeric(
    {
      question: asStory ? asStory.text(a, b) : `Mennyi ${the(a)} és ${the(b)} legnagyobb közös osztója?`,
      answer: num(g),
      check: 'INT',
      ...(asStory ? { unit: asStory.unit } : {}),
      wrong: [
        wrong(num(lcm(a, b)), 'lnko-lkkt-keveres', 'Ez a legkisebb közös többszörös. Osztót keresünk, az nem lehet nagyobb a számoknál.'),
        ...(common.length ? [wrong(num(common.at(-1) ?? 1), 'nem-a-legnagyobb', 'Ez közös osztó, de van nagyobb is.')] : []),
        wrong(num(Math.abs(a - b)), 'kulonbseg', 'Ez a két szám különbsége. A közös osztónak mindkettőben meg kell lennie.'),
        wrong(num(g * p * q), 'nem-kozos-primek', 'A nem közös prímeket is beszoroztad. Csak a közösek kellenek.'),
        wrong(num(1), 'csak-az-egy', 'Az 1 mindig közös osztó, de itt van nagyobb is.'),
      ],
      other: 'Bontsd mindkét számot prímtényezőkre, és szorozd össze a közöseket!',
      hints: [
        'Olyan számot keresünk, amely mindkettőt osztja.',
        'A közös prímek a kisebbik kitevővel kellenek.',
        `Az egyik szám prímtényezőkkel: $${factorForm(a).tex}$`,
      ],
      solution: `$${a}=${factorForm(a).tex}$ és $${b}=${factorForm(b).tex}$. A közös rész: ${t(g)}.`,
    },
    equals(slowGcd(a, b)),
  );
});

const lcmGen = defineGenerator('gen-lcm', 'Legkisebb közös többszörös', ['matek-6-lkkt'], (rng, level) => {
  const [a, b] = [rng.int(4, level === 1 ? 15 : 40), rng.int(4, level === 1 ? 15 : 40)];
  const answer = lcm(a, b);
  redrawIf(a === b || gcd(a, b) === 1 || answer > (level === 1 ? 120 : 300) || answer === Math.max(a, b));
  const story = level === 1 ? undefined : rng.pick(LCM_STORIES);
  const r = level === 3 ? rng.int(1, Math.min(a, b) - 1) : 0;
  const remainder = level === 3 && rng.chance(0.5);
  const result = remainder ? answer + r : answer;
  return numeric(
    {
      question: remainder
        ? `Melyik a legkisebb, ${suf(Math.max(a, b), 'nál')} nagyobb szám, amely ${suf(a, 'val')} osztva is, ${suf(b, 'val')} osztva is ${suf(r, 't')} ad maradékul?`
        : story
          ? story.text(a, b)
          : `Mennyi ${the(a)} és ${the(b)} legkisebb közös többszöröse?`,
      answer: num(result),
      check: 'INT',
      ...(story && !remainder ? { unit: story.unit } : {}),
      wrong: [
        wrong(num(a * b + (remainder ? r : 0)), 'szorzat-az-lkkt', 'A két szám szorzata közös többszörös, de van kisebb is.'),
        wrong(num(gcd(a, b)), 'lnko-lkkt-keveres', 'Ez a legnagyobb közös osztó. Többszöröst keresünk.'),
        wrong(num(a + b), 'osszeg', 'Összeadtad a két számot. Olyan szám kell, amely mindkettőnek többszöröse.'),
        ...(remainder ? [wrong(num(answer), 'maradek-kimarad', 'Ez a közös többszörös. A maradékot még hozzá kell adni.')] : []),
      ],
      other: 'Sorold fel a nagyobbik szám többszöröseit, és keresd az elsőt, amely a kisebbnek is többszöröse!',
      hints: [
        'Olyan számot keresünk, amelyben mindkettő megvan.',
        remainder
          ? 'Vond le a maradékot: ekkor mindkettővel osztható számot kapsz.'
          : 'Minden előforduló prím kell, a nagyobbik kitevővel.',
        `${TheSuf(Math.max(a, b), 'nak')} a többszörösei: ${[1, 2].map(k => t(k * Math.max(a, b))).join(', ')}, …`,
      ],
      solution: `$[${a};\\ ${b}]=${answer}$${remainder ? `, és hozzáadjuk a maradékot: $${answer}+${r}=${result}$` : ''}. A válasz: ${t(result)}.`,
    },
    fits(v =>
      remainder
        ? v > Math.max(a, b) && v % a === r && v % b === r && !range(Math.max(a, b) + 1, v - 1).some(n => n % a === r && n % b === r)
        : v % a === 0 && v % b === 0 && !range(1, v - 1).some(n => n % a === 0 && n % b === 0),
    ),
  );
});

export const numberTheory = [divisorsGen, divisibilityRule, primeTest, primeFactor, gcdGen, lcmGen];
