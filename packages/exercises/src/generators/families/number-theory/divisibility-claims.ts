import { gcd, lcm, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { listing, numberArticle, suf, The, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { multi, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { compositeDigit } from './composite-digit.ts';
import { primeFactors } from './shared.ts';

const t = textNumber;

const isPrime = (n: number): boolean => primeFactors(n).length === 1;
const coprime = (a: number, b: number): boolean => gcd(a, b) === 1;

interface Claim {
  key: string;
  tex: string;
  correct: boolean;
  explanation: string;
  misconception?: string;
  test: (a: number, b: number) => boolean;
}

/** Both numbers are divisible by d: what follows. */
function certainClaims(rng: Rng): Task {
  const d = rng.int(3, 12);
  const k = rng.int(1, d - 1);
  const c = rng.int(2, 9);
  redrawIf(c === d);
  const all: readonly Claim[] = [
    { key: 'sum', tex: 'a+b', correct: true, explanation: 'Mindkét tag osztható, ezért az összeg is.', test: (a, b) => (a + b) % d === 0 },
    {
      key: 'times',
      tex: `${c}\\cdot a`,
      correct: true,
      explanation: 'Az egyik tényező osztható, ezért a szorzat is.',
      test: a => (c * a) % d === 0,
    },
    {
      key: 'both',
      tex: `a+${c}\\cdot b`,
      correct: true,
      explanation: `A $b$ osztható, ezért ${numberArticle(c)} $${c}\\cdot b$ is. Mindkét tag osztható.`,
      test: (a, b) => (a + c * b) % d === 0,
    },
    {
      key: 'plus',
      tex: `a+${k}`,
      correct: false,
      explanation: `Az $a$ osztható, ${the(k)} nem. Az összeg sem osztható.`,
      misconception: 'egy-tag-eleg',
      test: a => (a + k) % d === 0,
    },
    {
      key: 'sum-plus',
      tex: `a+b+${k}`,
      correct: false,
      explanation: `Az $a+b$ osztható, ${the(k)} nem. Az összeg sem osztható.`,
      misconception: 'egy-tag-eleg',
      test: (a, b) => (a + b + k) % d === 0,
    },
    {
      key: 'quotient',
      tex: `a:${d}`,
      correct: false,
      explanation: `A hányados nem biztos, hogy osztható: ha $a=${d}$, a hányados 1.`,
      misconception: 'hanyados-oszthato',
      test: a => (a / d) % d === 0,
    },
  ];
  const chosen = rng.sample(all, 4);
  return multi(
    rng,
    {
      question: `Az $a$ és a $b$ is osztható ${suf(d, 'val')}. Melyik szám osztható **biztosan** ${suf(d, 'val')}?`,
      options: chosen.map(({ key, tex, correct, explanation, misconception }) => ({
        value: { key, tex, text: `$${tex}$`, size: undefined },
        correct,
        explanation,
        ...(misconception ? { misconception } : {}),
      })),
      hints: [
        `Próbáld ki két számmal, amely osztható ${suf(d, 'val')}!`,
        'Összegnél minden tagnak oszthatónak kell lennie, szorzatnál egy osztható tényező elég.',
        `Legyen $a=${d}$ és $b=${2 * d}$. Melyik kifejezés értéke osztható?`,
      ],
      solution: `Biztosan osztható: ${chosen
        .filter(o => o.correct)
        .map(o => `$${o.tex}$`)
        .join(', ')}.`,
    },
    // Second method: try many pairs.
    key => {
      const claim = all.find(o => o.key === key);
      return range(1, 12).every(x => range(1, 12).every(y => claim?.test(d * x, d * y)));
    },
  );
}

/** A number is divisible by two others: by what else. */
function bothDivisors(rng: Rng, level: number): Task {
  const [m, n] = [rng.int(3, level === 1 ? 10 : 20), rng.int(3, level === 1 ? 12 : 24)];
  redrawIf(m === n || m % n === 0 || n % m === 0 || (level > 1 && coprime(m, n)) || lcm(m, n) > 240 || (level === 3 && lcm(m, n) < 40));
  return numeric(
    {
      question: `Egy szám osztható ${suf(m, 'val')} és ${suf(n, 'val')}. Melyik a legnagyobb szám, amellyel **biztosan** osztható?`,
      answer: num(lcm(m, n)),
      check: 'INT',
      wrong: [
        wrong(
          { m, n },
          ({ m, n }) => num(m * n),
          'nem-relativ-primek-szorzata',
          'Összeszoroztad a két számot, pedig nem relatív prímek: van közös osztójuk. A legkisebb közös többszörösük kell.',
        ),
        wrong(
          { m, n },
          ({ m, n }) => num(gcd(m, n)),
          'lnko-lkkt-keveres',
          'Ez a két szám közös osztója. Nagyobb számmal is biztosan osztható.',
        ),
        wrong({ m, n }, ({ m, n }) => num(Math.max(m, n)), 'csak-a-nagyobb-oszto', 'Ezzel osztható, de a másik osztó miatt nagyobbal is.'),
        wrong({ m, n }, ({ m, n }) => num(m + n), 'osszeg', 'Összeadtad a két osztót. Az összegükkel nem biztos, hogy osztható.'),
      ],
      other: 'Melyik a legkisebb szám, amely mindkettővel osztható?',
      hints: [
        'Mely prímek vannak biztosan benne a számban?',
        'Ha a két osztó relatív prím, a szorzatuk is osztó. Ha nem, a közös részüket csak egyszer kell venni.',
        `${The(m)} prímtényezős felbontása: $${primeFactors(m).join('\\cdot')}$.`,
      ],
      solution: `A szám közös többszörös, ezért a két szám legkisebb közös többszörösével biztosan osztható: $[${m};\\ ${n}]=${lcm(m, n)}$.`,
    },
    // Second method: the largest number that divides all common multiples.
    fits(
      v =>
        v ===
        range(1, 2 * m * n)
          .filter(x => x % m === 0 && x % n === 0)
          .reduce(gcd),
    ),
  );
}

/** How many numbers up to n are coprime to it. */
function coprimeCount(rng: Rng): Task {
  const n = rng.int(8, 30);
  redrawIf(isPrime(n));
  const good = range(1, n).filter(x => coprime(x, n));
  const primes = [...new Set(primeFactors(n))];
  return numeric(
    {
      question: `Hány olyan szám van 1-től ${t(n)}-ig, amely relatív prím ${theSuf(n, 'hoz')}?`,
      answer: num(good.length),
      check: 'INT',
      wrong: [
        wrong(
          { n },
          ({ n }) => num(range(1, n).filter(x => x > 1 && isPrime(x) && n % x !== 0).length),
          'relativ-primek-primek',
          'Csak a prímszámokat számoltad. Az 1 és összetett számok is lehetnek relatív prímek.',
        ),
        wrong(
          { n },
          ({ n }) => num(range(1, n).filter(x => x > 1 && gcd(x, n) === 1).length),
          'egy-kimarad-relativ-prim',
          'Az 1 kimaradt, pedig minden számhoz relatív prím.',
        ),
        wrong(
          { n },
          ({ n }) => num(range(1, n).filter(x => n % x !== 0).length),
          'nem-oszto-relativ-prim',
          'Azokat számoltad, amelyek nem osztók. Lehet közös prímjük akkor is.',
        ),
      ],
      other: 'Húzd ki azokat a számokat, amelyeknek van közös prímjük vele!',
      hints: [
        `Mely prímek vannak ${theSuf(n, 'ban')}?`,
        'Azok a számok kellenek, amelyekben egyik ilyen prím sincs benne.',
        `Húzd ki ${listing(primes.map(the))} többszöröseit!`,
      ],
      solution: `Relatív prímek: ${good.map(t).join(', ')}. Ez ${t(good.length)} szám.`,
    },
    equals(range(1, n).filter(x => !primes.some(p => x % p === 0)).length),
  );
}

/** Which pairs have no common divisor but 1. */
function coprimePairs(rng: Rng): Task {
  const pair = (a: number, b: number) => ({ a, b });
  const squares = rng.sample([4, 8, 9, 15, 16, 21, 25, 27, 35], 2);
  const p = rng.pick([3, 5, 7]);
  const [x, y] = rng.sample([9, 15, 21, 27, 33, 35, 45], 2);
  const candidates = [
    { ...pair(squares[0] ?? 4, squares[1] ?? 9), why: 'kozos-prim-kimarad' },
    { ...pair(p, p * rng.int(2, 6)), why: 'prim-mindenhez-relativ' },
    { ...pair(x ?? 9, y ?? 15), why: 'paratlanok-relativ' },
    { ...pair(rng.int(10, 20), rng.int(21, 32)), why: 'kozos-prim-kimarad' },
  ];
  return multi(
    rng,
    {
      question: 'Melyik számpár relatív prím?',
      options: candidates.map(({ a, b, why }) => {
        const g = gcd(a, b);
        return {
          value: words(`${t(a)} és ${t(b)}`, `${a},${b}`),
          correct: g === 1,
          explanation: g === 1 ? 'Igen: nincs közös prímjük, a legnagyobb közös osztójuk 1.' : `Nem: mindkettő osztható ${suf(g, 'val')}.`,
          ...(g === 1 ? {} : { misconception: why }),
        };
      }),
      hints: [
        'Mikor mondjuk, hogy két szám relatív prím?',
        'Bontsd őket prímtényezőkre, és keress közös prímet!',
        `${The(candidates[3]?.b ?? 0)} prímtényezős felbontása: $${primeFactors(candidates[3]?.b ?? 2).join('\\cdot')}$.`,
      ],
      solution: `Relatív prím: ${candidates
        .filter(({ a, b }) => coprime(a, b))
        .map(({ a, b }) => `${t(a)} és ${t(b)}`)
        .join('; ')}.`,
    },
    // Second method: look for a common divisor.
    key => {
      const [a = 0, b = 0] = key.split(',').map(Number);
      return !range(2, Math.min(a, b)).some(d => a % d === 0 && b % d === 0);
    },
  );
}

/** Numbers that show a false claim false. */
function counterexamples(rng: Rng): Task {
  const [m, n] = [rng.int(2, 10), rng.int(3, 12)];
  redrawIf(m >= n || coprime(m, n) || m * n > 100);
  const step = lcm(m, n);
  const isCounter = (x: number): boolean => x % m === 0 && x % n === 0 && x % (m * n) !== 0;
  const good = range(1, 8)
    .map(k => k * step)
    .filter(isCounter);
  const fulfils = range(1, 3).map(k => k * m * n);
  const outside = range(2, 12)
    .map(k => k * n)
    .filter(x => x % m !== 0);
  redrawIf(good.length < 2 || outside.length === 0);
  const options = [...rng.sample(good, rng.int(1, 2)), ...rng.sample(fulfils, 1), ...rng.sample(outside, 1)];
  return multi(
    rng,
    {
      question: `„Ha egy szám osztható ${suf(m, 'val')} és ${suf(n, 'val')}, akkor ${suf(m * n, 'val')} is.” Melyik szám cáfolja meg ezt az állítást?`,
      options: options.map(x => ({
        value: num(x),
        correct: isCounter(x),
        explanation: isCounter(x)
          ? `Igen: ${suf(m, 'val')} és ${suf(n, 'val')} osztható, ${suf(m * n, 'val')} nem.`
          : x % (m * n) === 0
            ? `Nem: ${suf(m * n, 'val')} is osztható, tehát éppen megfelel az állításnak.`
            : `Nem: ${suf(m, 'val')} nem osztható, ezért az állítás nem szól róla.`,
        ...(isCounter(x) ? {} : { misconception: 'ellenpelda-feltetele' }),
      })),
      hints: [
        'Az ellenpéldára a „ha” rész igaz, az „akkor” rész nem.',
        `Olyan szám kell, amely mindkettővel osztható, ${suf(m * n, 'val')} viszont nem.`,
        `Ellenőrizd mindegyiknél: osztható-e ${suf(m, 'val')}?`,
      ],
      solution: `Ellenpélda: ${options.filter(isCounter).map(t).join(', ')}. ${The(m)} és ${the(n)} nem relatív prímek.`,
    },
    // Second method: the claim fails exactly for multiples of both whose quotient by m is no multiple of n.
    key => Number(key) % m === 0 && Number(key) % n === 0 && (Number(key) / m) % n !== 0,
  );
}

export const divisibilityClaims = defineGenerator(
  'gen-divisibility-claims',
  'Az oszthatóság tulajdonságai',
  ['matek-6-oszthatosag-tulajdonsagai'],
  [],
  (rng, level) =>
    level === 1
      ? rng.pick([certainClaims, certainClaims, coprimePairs, (r: Rng) => bothDivisors(r, 1)])(rng)
      : level === 2
        ? rng.pick([(r: Rng) => bothDivisors(r, 2), coprimeCount, counterexamples, certainClaims])(rng)
        : rng.pick([compositeDigit, compositeDigit, (r: Rng) => bothDivisors(r, 3), counterexamples])(rng),
);
