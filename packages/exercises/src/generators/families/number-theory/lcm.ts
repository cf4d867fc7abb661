import { divisors, gcd, lcm, product, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task, type Wrong } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { fitting, wrongClass } from '../../wrong-class.ts';
import { factorForm } from './shared.ts';

const t = textNumber;

interface LcmStory {
  unit: string;
  /** The largest likely number. */
  upTo: number;
  text: (a: number, b: number) => string;
  /** The same with a third number. */
  three?: (a: number, b: number, c: number) => string;
}

const LCM_STORIES: readonly LcmStory[] = [
  {
    unit: 'perc',
    upTo: 40,
    text: (a, b) =>
      `Két busz egyszerre indul a végállomásról. Az egyik ${t(a)}, a másik ${t(b)} percenként indul újra. Hány perc múlva indulnak legközelebb együtt?`,
    three: (a, b, c) =>
      `Három busz egyszerre indul a végállomásról. Az első ${t(a)}, a második ${t(b)}, a harmadik ${t(c)} percenként indul újra. Hány perc múlva indul legközelebb mindhárom együtt?`,
  },
  {
    unit: 'nap',
    upTo: 14,
    text: (a, b) =>
      `Két barát ma együtt volt úszni. Az egyik minden ${t(a)}., a másik minden ${t(b)}. napon jár. Hány nap múlva találkoznak legközelebb az uszodában?`,
    three: (a, b, c) =>
      `Három barát ma együtt volt úszni. Az első minden ${t(a)}., a második minden ${t(b)}., a harmadik minden ${t(c)}. napon jár. Hány nap múlva lesznek legközelebb mindhárman az uszodában?`,
  },
  {
    unit: 'cm',
    upTo: 30,
    text: (a, b) =>
      `Kétféle kockából, ${t(a)} cm és ${t(b)} cm élűből egy-egy tornyot építünk. Mekkora a legkisebb magasság, amelynél a két torony egyforma magas?`,
  },
  {
    unit: 'másodperc',
    upTo: 15,
    text: (a, b) =>
      `Két fénysor egyszerre villan fel. Az egyik ${t(a)}, a másik ${t(b)} másodpercenként villan. Hány másodperc múlva villannak legközelebb egyszerre?`,
    three: (a, b, c) =>
      `Három fénysor egyszerre villan fel. Az első ${t(a)}, a második ${t(b)}, a harmadik ${t(c)} másodpercenként villan. Hány másodperc múlva villan fel legközelebb mindhárom egyszerre?`,
  },
];

const isPrime = (n: number): boolean => divisors(n).length === 2;

function drawPair(rng: Rng, upTo: number, most: number): [number, number] {
  const [a, b] = [rng.int(4, upTo), rng.int(4, upTo)];
  redrawIf(a === b || gcd(a, b) === 1 || lcm(a, b) > most || lcm(a, b) === Math.max(a, b));
  return [a, b];
}

const factored = (numbers: readonly number[], answer: number): string => {
  const forms = numbers.map(n => (isPrime(n) ? `$${n}$ (prímszám)` : `$${n}=${factorForm(n).tex}$`));
  return `${forms.slice(0, -1).join(', ')} és ${forms.at(-1)}, ezért $[${numbers.join(';\\ ')}]=${factorForm(answer).tex}=${answer}$.`;
};
/** The largest number that is no prime: a prime has nothing to show. */
function firstFactors(...numbers: number[]): string {
  const largest = Math.max(...numbers.filter(n => !isPrime(n)));
  return `Az egyik szám prímtényezőkkel: $${largest}=${factorForm(largest).tex}$.`;
}

const sumSlip = (a: number, b: number): Wrong =>
  wrong({ a, b }, ({ a, b }) => num(a + b), 'osszeg', 'Összeadtad a két számot. Olyan szám kell, amely mindkettőnek többszöröse.');
const gcdSlip = (a: number, b: number): Wrong =>
  wrong({ a, b }, ({ a, b }) => num(gcd(a, b)), 'lnko-lkkt-keveres', 'Ez a legnagyobb közös osztó. Többszöröst keresünk.');

const TIMES = [2, 3, 4, 5, 6];

function ofTwo(rng: Rng, small: boolean, story?: LcmStory): Task {
  const [a, b] = drawPair(rng, small ? 15 : (story?.upTo ?? 40), small ? 120 : 300);
  const answer = lcm(a, b);
  return numeric(
    {
      question: story ? story.text(a, b) : `Mennyi ${the(a)} és ${the(b)} legkisebb közös többszöröse?`,
      answer: num(answer),
      check: 'INT',
      ...(story ? { unit: story.unit } : {}),
      wrong: [
        wrong({ a, b }, ({ a, b }) => num(a * b), 'szorzat-az-lkkt', 'A két szám szorzata közös többszörös, de van kisebb is.'),
        gcdSlip(a, b),
        sumSlip(a, b),
        // The product is a common multiple too, with a reply of its own.
        ...wrongClass(
          { a, b },
          ({ a, b }) => TIMES.filter(k => k !== gcd(a, b)).map(k => k * lcm(a, b)),
          'nem-a-legkisebb-kozos-tobbszoros',
          'Ez közös többszörös, de nem a legkisebb.',
          undefined,
          n => n > answer && n % answer === 0,
        ),
        ...wrongClass(
          { large: Math.max(a, b), low: Math.min(a, b) },
          ({ large, low }) => {
            const common = lcm(large, low);
            const until = (n: number): number[] => range(1, common / n - 1).map(k => k * n);
            const beyond = range(common / large + 1, (3 * common) / large).flatMap(k => ((k * large) % common === 0 ? [] : [k * large]));
            return [...until(large).reverse(), ...until(low).reverse(), ...beyond];
          },
          'csak-az-egyik-feltetel',
          'Ez a két szám közül csak az egyiknek többszöröse. A másikkal is oszthatónak kell lennie.',
          'olyan számot ad meg, amely a két szám közül csak az egyiknek többszöröse',
          n => (n % a === 0) !== (n % b === 0),
        ),
      ],
      other: 'Sorold fel a nagyobbik szám többszöröseit, és keresd az elsőt, amely a kisebbnek is többszöröse!',
      hints: [
        'Olyan számot keresünk, amelyben mindkettő megvan.',
        'Minden előforduló prím kell, a nagyobbik kitevővel.',
        firstFactors(a, b),
      ],
      solution: `${factored([a, b], answer)} A válasz: ${t(answer)}${story ? ` ${story.unit}` : ''}.`,
    },
    fits(v => v % a === 0 && v % b === 0 && !range(1, v - 1).some(n => n % a === 0 && n % b === 0)),
  );
}

/** The same remainder by both numbers. */
function withRemainder(rng: Rng): Task {
  const [a, b] = drawPair(rng, 40, 300);
  const r = rng.int(1, Math.min(a, b) - 1);
  const common = lcm(a, b);
  const answer = common + r;
  const isGood = (n: number): boolean => n % a === r && n % b === r;
  return numeric(
    {
      question: `Melyik a legkisebb, ${suf(Math.max(a, b), 'nál')} nagyobb szám, amely ${suf(a, 'val')} osztva is, ${suf(b, 'val')} osztva is ${suf(r, 't')} ad maradékul?`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        fitting(
          wrong(
            { a, b },
            ({ a, b }) => num(lcm(a, b)),
            'maradek-kimarad',
            'Ez a legkisebb közös többszörös. A maradékot még hozzá kell adni.',
          ),
          n => n % common === 0,
        ),
        wrong(
          { a, b, r },
          ({ a, b, r }) => num(a * b + r),
          'szorzat-az-lkkt',
          'A két szám szorzatával számoltál. Az is közös többszörös, de van kisebb is.',
          'a legkisebb közös többszörös helyett a két szám szorzatához adja a maradékot',
        ),
        wrong(
          { a, b, r },
          ({ a, b, r }) => num(lcm(a, b) - r),
          'maradekot-kivonja',
          'A közös többszörösből kivontad a maradékot. A keresett szám a közös többszörösnél annyival nagyobb, amennyi a maradék.',
        ),
        wrong(
          { a, b, r },
          ({ a, b, r }) => num(gcd(a, b) + r),
          'lnko-lkkt-keveres',
          'A legnagyobb közös osztóhoz adtad hozzá a maradékot. A legkisebb közös többszörös kell.',
          'a legkisebb közös többszörös helyett a legnagyobb közös osztóhoz adja a maradékot',
        ),
        { ...gcdSlip(a, b), mistake: 'a legnagyobb közös osztót adja meg, és a maradékot is kihagyja' },
        wrong(
          { a, b },
          ({ a, b }) => num(a + b),
          'osszeg',
          'Összeadtad a két számot. A legkisebb közös többszörösükből kell kiindulni, és ahhoz kell adni a maradékot.',
          'a két szám összegét adja meg',
        ),
        wrong(
          { r },
          ({ r }) => num(r),
          'feltetel-kimarad',
          `Ez mindkét osztásnál ennyi maradékot ad, de nem nagyobb ${suf(Math.max(a, b), 'nál')}.`,
          'nem nézi, milyen számnál kell nagyobbnak lennie',
        ),
        ...wrongClass(
          { a, b },
          ({ a, b }) => TIMES.filter(k => k !== gcd(a, b)).map(k => k * lcm(a, b)),
          'maradek-kimarad',
          'Ez közös többszörös, de nem a legkisebb, és a maradék is kimaradt.',
          'egy nagyobb közös többszöröst ad meg, és a maradékot is kihagyja',
          n => n > common && n % common === 0,
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(a * b),
          'szorzat-az-lkkt',
          'Ez a két szám szorzata. Közös többszörös, de nem a legkisebb, és a maradék is kimaradt.',
          'a szorzatot veszi, és a maradékot is kihagyja',
        ),
        ...wrongClass(
          { a, b, r },
          ({ a, b, r }) => TIMES.filter(k => k !== gcd(a, b)).map(k => k * lcm(a, b) + r),
          'nem-a-legkisebb-kozos-tobbszoros',
          'Ez is jó maradékot ad mindkét osztásnál, de van kisebb ilyen szám.',
          'a legkisebbnél nagyobb közös többszöröshöz adja a maradékot',
          n => n > answer && (n - r) % common === 0,
        ),
        ...wrongClass(
          { a, b, r },
          ({ a, b, r }) =>
            range(Math.max(a, b) + 1, lcm(a, b) + r - 1)
              .filter(n => (n % a === r) !== (n % b === r))
              .reverse(),
          'csak-az-egyik-feltetel',
          'Ez a szám csak az egyik osztásnál ad ennyi maradékot. Mindkettőnél ennyi kell.',
          'csak az egyik osztásnál ellenőrzi a maradékot',
          n => (n % a === r) !== (n % b === r),
        ),
      ],
      other: 'Keresd meg a két szám legkisebb közös többszörösét, aztán gondolj a maradékra!',
      hints: [
        'Mi marad, ha a keresett számból elveszed a maradékot?',
        'Ha a keresett számból elveszed a maradékot, mindkettővel osztható számot kapsz: keresd a legkisebb közös többszöröst!',
        firstFactors(a, b),
      ],
      solution: `Ha a keresett számból elvesszük a maradékot, mindkét számmal osztható számot kapunk. ${factored([a, b], common)} Hozzáadjuk a maradékot: $${common}+${r}=${answer}$.`,
    },
    fits(v => v > Math.max(a, b) && isGood(v) && !range(Math.max(a, b) + 1, v - 1).some(isGood)),
  );
}

/** Numbers below the least common multiple that as many of the three divide. */
const dividedBy = (numbers: readonly number[], howMany: number): number[] =>
  range(1, numbers.reduce(lcm) - 1)
    .filter(n => numbers.filter(d => n % d === 0).length === howMany)
    .reverse();

/** Three numbers: two of them would meet earlier. */
function ofThree(rng: Rng): Task {
  const { three, unit, upTo } = rng.pick(LCM_STORIES);
  const [a, b, c] = [rng.int(4, Math.min(upTo, 24)), rng.int(4, Math.min(upTo, 24)), rng.int(4, Math.min(upTo, 24))];
  const answer = lcm(lcm(a, b), c);
  const pairs = [lcm(a, b), lcm(a, c), lcm(b, c)];
  redrawIf(!three || [a, b, c].every(isPrime) || new Set([a, b, c]).size < 3 || pairs.includes(answer) || answer > 360);
  return numeric(
    {
      question: three?.(a, b, c) ?? '',
      answer: num(answer),
      check: 'INT',
      unit,
      wrong: [
        ...wrongClass(
          { a, b, c },
          ({ a, b, c }) => [...new Set([lcm(a, b), lcm(a, c), lcm(b, c), ...dividedBy([a, b, c], 2)])].filter(n => n !== a + b + c),
          'harmadik-szamot-kihagyja',
          'Ez a három szám közül csak kettőnek közös többszöröse. A harmadikkal is oszthatónak kell lennie.',
          undefined,
          n => [a, b, c].filter(d => n % d === 0).length === 2,
        ),
        ...wrongClass(
          { a, b, c },
          ({ a, b, c }) => dividedBy([a, b, c], 1).filter(n => n !== a + b + c),
          'csak-az-egyik-feltetel',
          'Ez a három szám közül csak az egyiknek többszöröse. Mindhárommal oszthatónak kell lennie.',
          'olyan számot ad meg, amely a három szám közül csak az egyiknek többszöröse',
          n => [a, b, c].filter(d => n % d === 0).length === 1,
        ),
        ...(gcd(gcd(a, b), c) > 1
          ? [
              wrong(
                { a, b, c },
                ({ a, b, c }) => num(gcd(gcd(a, b), c)),
                'lnko-lkkt-keveres',
                'Ez a legnagyobb közös osztó. Többszöröst keresünk.',
              ),
            ]
          : []),
        wrong({ a, b, c }, ({ a, b, c }) => num(a * b * c), 'szorzat-az-lkkt', 'A három szám szorzata közös többszörös, de van kisebb is.'),
        wrong({ a, b, c }, ({ a, b, c }) => num(a + b + c), 'osszeg', 'Összeadtad a számokat. Mindháromnak közös többszöröse kell.'),
        ...wrongClass(
          { a, b, c },
          ({ a, b, c }) => {
            const common = lcm(lcm(a, b), c);
            return TIMES.map(k => k * common).filter(n => n !== product([a, b, c]));
          },
          'nem-a-legkisebb-kozos-tobbszoros',
          'Ez közös többszörös, de nem a legkisebb.',
          undefined,
          n => n > answer && n % answer === 0,
        ),
      ],
      other: 'Bontsd mindhárom számot prímtényezőkre! Minden előforduló prím kell, a legnagyobb kitevővel.',
      hints: [
        'Olyan számot keresünk, amelyben mindhárom megvan.',
        'Bontsd mindhárom számot prímtényezőkre! Minden előforduló prím kell, a legnagyobb kitevővel.',
        firstFactors(a, b, c),
      ],
      solution: `${factored([a, b, c], answer)} A válasz: ${t(answer)} ${unit}.`,
    },
    fits(v => [a, b, c].every(n => v % n === 0) && !range(1, v - 1).some(m => [a, b, c].every(n => m % n === 0))),
  );
}

export const lcmGen = defineGenerator('gen-lcm', 'Legkisebb közös többszörös', ['matek-6-lkkt'], ['power'], (rng, level) => {
  if (level === 1) return ofTwo(rng, true);
  if (level === 2) return ofTwo(rng, false, rng.pick(LCM_STORIES));
  return rng.chance(0.5) ? withRemainder(rng) : ofThree(rng);
});
