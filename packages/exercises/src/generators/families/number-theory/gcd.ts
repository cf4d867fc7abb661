import { divisors, gcd, lcm, product, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { wrongClass } from '../../wrong-class.ts';
import { GCD_STORIES, type GcdStory, THREE_STORIES } from './gcd-stories.ts';
import { factorForm, primeFactors } from './shared.ts';

const t = textNumber;

const isPrime = (n: number): boolean => n > 1 && divisors(n).length === 2;

const slowGcd = (...numbers: number[]): number => Math.max(...range(1, Math.min(...numbers)).filter(d => numbers.every(n => n % d === 0)));

/** `(36;\ 48)=2^2\cdot3=12`, after the factors of each number. */
function factored(numbers: readonly number[], g: number): string {
  const forms = numbers.map(n => `$${n}=${factorForm(n).tex}$`);
  const all = `${forms.slice(0, -1).join(', ')} és ${forms.at(-1)}`;
  const common = new Set(primeFactors(g)).size > 1 ? 'A közös prímek' : 'A közös prím';
  return `${all}. ${common} a kisebbik kitevővel: $(${numbers.join(';\\ ')})=${factorForm(g).tex}${isPrime(g) ? '' : `=${g}`}$.`;
}

const primesOnce = (g: number): number => product([...new Set(primeFactors(g))]);

/** The common divisors that are not the greatest: all of them divide the greatest one. */
function smallerDivisors(g: number, exponent = 'kisebbik'): Wrong[] {
  const once = primesOnce(g);
  return [
    ...wrongClass(
      { g },
      ({ g }) =>
        range(2, g - 1)
          .filter(d => g % d === 0 && d !== primesOnce(g))
          .reverse(),
      'nem-a-legnagyobb',
      'Ez közös osztó, de van nagyobb is.',
      'közös osztót ad meg, de nem a legnagyobbat',
      d => d < g && g % d === 0,
    ),
    ...(once === g
      ? []
      : [
          wrong(
            { g },
            ({ g }) => num(primesOnce(g)),
            'kozos-prim-csak-egyszer',
            `Ez közös osztó, de van nagyobb is. Minden közös prím a ${exponent} kitevőjével kell, nem csak egyszer.`,
          ),
        ]),
    wrong({}, () => num(1), 'csak-az-egy', 'Az 1 mindig közös osztó, de itt van nagyobb is.'),
  ];
}

const divides =
  (howMany: number, ...numbers: number[]) =>
  (d: number): boolean =>
    numbers.filter(n => n % d === 0).length === howMany;

/** The numbers up to the largest one that divide as many of them as asked, without those that have a reply of their own. */
const dividing = (numbers: readonly number[], howMany: number, named: readonly number[]): number[] =>
  range(2, Math.max(...numbers))
    .filter(d => divides(howMany, ...numbers)(d) && !named.includes(d))
    // A number itself is the least likely of its divisors.
    .sort((d, e) => Number(numbers.includes(d)) - Number(numbers.includes(e)) || e - d);

const HINTS = ['Olyan számot keresünk, amely mindkettőt osztja.', 'A közös prímek a kisebbik kitevővel kellenek.'] as const;
const firstFactors = (n: number): string => `Az egyik szám prímtényezőkkel: $${n}=${factorForm(n).tex}$.`;

interface Pair {
  g: number;
  a: number;
  b: number;
  p: number;
  q: number;
}

function drawPair(rng: Rng, small: boolean): Pair {
  const g = rng.int(small ? 3 : 4, small ? 12 : 36);
  const [p, q] = [rng.int(2, small ? 6 : 12), rng.int(2, small ? 7 : 14)];
  redrawIf(p === q || gcd(p, q) !== 1 || g * Math.max(p, q) > 600 || (isPrime(g) && p % g === 0));
  return { g, p, q, a: g * p, b: g * q };
}

const lcmSlip = (a: number, b: number): Wrong =>
  wrong(
    { a, b },
    ({ a, b }) => num(lcm(a, b)),
    'lnko-lkkt-keveres',
    'Ez a legkisebb közös többszörös: a nem közös prímeket is beszoroztad. Az osztó nem lehet nagyobb a számoknál.',
  );

function ofTwo(rng: Rng, small: boolean, story?: GcdStory): Task {
  const { g, a, b } = drawPair(rng, small);
  return numeric(
    {
      question: story ? story.text(a, b) : `Mennyi ${the(a)} és ${the(b)} legnagyobb közös osztója?`,
      answer: num(g),
      check: 'INT',
      ...(story ? { unit: story.unit } : {}),
      wrong: [
        lcmSlip(a, b),
        ...smallerDivisors(g),
        ...wrongClass(
          { numbers: [a, b], named: [Math.abs(a - b), ...(story ? [a / g, b / g] : [])] },
          ({ numbers, named }) => dividing(numbers, 1, named),
          'csak-az-egyiket-osztja',
          'Ez a két szám közül csak az egyiknek osztója. Mindkettőt osztania kell.',
          'olyan számot ad meg, amely a két szám közül csak az egyiknek osztója',
          divides(1, a, b),
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(Math.abs(a - b)),
          'kulonbseg',
          'Ez a két szám különbsége. A közös osztónak mindkettőben meg kell lennie.',
        ),
        ...(story
          ? [
              wrong({ a, g }, ({ a, g }) => num(a / g), 'nem-a-kerdesre-felel', story.shares[0]),
              wrong({ b, g }, ({ b, g }) => num(b / g), 'nem-a-kerdesre-felel', story.shares[1]),
            ]
          : []),
      ],
      other: 'Bontsd mindkét számot prímtényezőkre, és szorozd össze a közöseket!',
      hints: [...HINTS, firstFactors(a)],
      solution: `${factored([a, b], g)}${story ? ` A válasz: ${t(g)} ${story.unit}.` : ''}`,
    },
    equals(slowGcd(a, b)),
  );
}

/** The greatest common divisor is only the first step. */
function twoSteps(rng: Rng): Task {
  const { g, a, b, p, q } = drawPair(rng, false);
  const { next } = rng.pick(GCD_STORIES);
  const answer = next.count(p, q);
  const sign = next.sign === '+' ? '+' : '\\cdot';
  return numeric(
    {
      question: next.text(a, b),
      answer: num(answer),
      check: 'INT',
      unit: next.unit,
      wrong: [
        wrong({ g }, ({ g }) => num(g), 'nem-a-kerdesre-felel', next.stopped),
        wrong({ p }, ({ p }) => num(p), 'reszvalasz', next.onlyOne[0]),
        wrong({ q }, ({ q }) => num(q), 'reszvalasz', next.onlyOne[1]),
        ...wrongClass(
          { g, a, b, adds: next.sign === '+' },
          ({ g, a, b, adds }) =>
            range(2, g - 1)
              .filter(d => g % d === 0)
              .reverse()
              .map(d => (adds ? a / d + b / d : (a / d) * (b / d))),
          'nem-a-legnagyobb',
          next.notGreatest,
          'a legnagyobb helyett kisebb közös osztóval oszt',
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(lcm(a, b)),
          'lnko-lkkt-keveres',
          'Ez a két szám legkisebb közös többszöröse. A legnagyobb közös osztóval kell számolni.',
          'a két szám legkisebb közös többszörösét adja meg',
        ),
        ...(next.sign === '+'
          ? [
              wrong(
                { p, q },
                ({ p, q }) => num(p * q),
                'muvelet-csere',
                'A két osztás jó, de az eredményeket összeszoroztad. Összeadni kell őket.',
                'a két hányadost összeszorozza összeadás helyett',
              ),
            ]
          : [
              wrong(
                { p, q },
                ({ p, q }) => num(p + q),
                'osszead-szorzas-helyett',
                'A két irányban elférő lapok számát összeadtad. Sorok és oszlopok vannak: szorozni kell.',
              ),
            ]),
      ],
      other: `Keresd meg előbb a két szám legnagyobb közös osztóját! ${next.after}`,
      hints: [next.nudge, `Előbb a két szám legnagyobb közös osztója kell. ${next.after}`, firstFactors(a)],
      solution: `${factored([a, b], g)} ${next.meaning(t(g))} $${a}:${g}=${p}$ és $${b}:${g}=${q}$, ezért $${p}${sign}${q}=${answer}$. A válasz: ${t(answer)} ${next.unit}.`,
    },
    equals(next.sign === '+' ? (a + b) / slowGcd(a, b) : (a * b) / slowGcd(a, b) ** 2),
  );
}

/** Three numbers: two of them have a greater common divisor. */
function ofThree(rng: Rng): Task {
  const g = rng.int(4, 18);
  const parts = rng.sample(range(2, 10), 3);
  const [p = 2, q = 3, s = 5] = parts;
  const numbers = parts.map(n => n * g);
  const pairs = [gcd(p, q), gcd(p, s), gcd(q, s)];
  redrawIf(gcd(gcd(p, q), s) !== 1 || pairs.every(d => d === 1) || Math.max(...numbers) > 150);
  const [a = 0, b = 0, c = 0] = numbers;
  const story = rng.chance(0.6) ? rng.pick(THREE_STORIES) : undefined;
  return numeric(
    {
      question: story ? story.text(a, b, c) : `Mennyi ${the(a)}, ${the(b)} és ${the(c)} legnagyobb közös osztója?`,
      answer: num(g),
      check: 'INT',
      ...(story ? { unit: story.unit } : {}),
      wrong: [
        ...wrongClass(
          { a, b, c, g },
          // The greatest common divisor of a pair first: it is the likeliest one.
          ({ a, b, c, g }) => [...new Set([...[gcd(a, b), gcd(a, c), gcd(b, c)].filter(d => d !== g), ...dividing([a, b, c], 2, [])])],
          'harmadik-szamot-kihagyja',
          'Ez csak két számnak közös osztója. A harmadikat is osztania kell.',
          undefined,
          divides(2, a, b, c),
        ),
        ...wrongClass(
          { numbers: [a, b, c] },
          ({ numbers }) => dividing(numbers, 1, []),
          'csak-az-egyiket-osztja',
          'Ez a három szám közül csak az egyiknek osztója. Mindhármat osztania kell.',
          'olyan számot ad meg, amely a három szám közül csak az egyiknek osztója',
          divides(1, a, b, c),
        ),
        ...smallerDivisors(g, 'legkisebb'),
        wrong(
          { a, b, c },
          ({ a, b, c }) => num(lcm(lcm(a, b), c)),
          'lnko-lkkt-keveres',
          'Ez a legkisebb közös többszörös: a nem közös prímeket is beszoroztad. Az osztó nem lehet nagyobb a számoknál.',
        ),
      ],
      other: 'Bontsd mindhárom számot prímtényezőkre! Csak azok a prímek kellenek, amelyek mindháromban megvannak.',
      hints: [
        'Olyan számot keresünk, amely mindhármat osztja.',
        'Csak a mindháromban meglévő prímek kellenek, a legkisebb kitevővel.',
        firstFactors(a),
      ],
      solution: `${factored(numbers, g).replace('kisebbik', 'legkisebb')}${story ? ` A válasz: ${t(g)} ${story.unit}.` : ''}`,
    },
    equals(slowGcd(a, b, c)),
  );
}

export const gcdGen = defineGenerator('gen-gcd', 'Legnagyobb közös osztó', ['matek-6-lnko'], ['power'], (rng, level) => {
  if (level === 1) return ofTwo(rng, true);
  if (level === 2) return ofTwo(rng, false, rng.chance(0.5) ? rng.pick(GCD_STORIES) : undefined);
  return rng.chance(0.55) ? twoSteps(rng) : ofThree(rng);
});
