import { gcd, lcm, range } from '@eszkerek/numbers/arithmetic';
import { suf, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { factorForm, type GcdStory } from './shared.ts';

const t = textNumber;

const LCM_STORIES: readonly GcdStory[] = [
  {
    unit: 'perc',
    text: (a, b) =>
      `Két busz egyszerre indul a végállomásról. Az egyik ${t(a)}, a másik ${t(b)} percenként indul újra. Hány perc múlva indulnak legközelebb együtt?`,
  },
  {
    unit: 'nap',
    upTo: 14,
    text: (a, b) =>
      `Két barát ma együtt volt úszni. Az egyik minden ${t(a)}., a másik minden ${t(b)}. napon jár. Hány nap múlva találkoznak legközelebb az uszodában?`,
  },
  {
    unit: 'cm',
    text: (a, b) =>
      `Kétféle kockából, ${t(a)} cm és ${t(b)} cm élűből egy-egy tornyot építünk. Mekkora a legkisebb magasság, amelynél a két torony egyforma magas?`,
  },
  {
    unit: 'másodperc',
    text: (a, b) =>
      `Két fénysor egyszerre villan fel. Az egyik ${t(a)}, a másik ${t(b)} másodpercenként villan. Hány másodperc múlva villannak legközelebb egyszerre?`,
  },
];

export const lcmGen = defineGenerator('gen-lcm', 'Legkisebb közös többszörös', ['matek-6-lkkt'], ['power'], (rng, level) => {
  const [a, b] = [rng.int(4, level === 1 ? 15 : 40), rng.int(4, level === 1 ? 15 : 40)];
  const answer = lcm(a, b);
  redrawIf(a === b || gcd(a, b) === 1 || answer > (level === 1 ? 120 : 300) || answer === Math.max(a, b));
  const story = level === 1 ? undefined : rng.pick(LCM_STORIES.filter(({ upTo = 40 }) => Math.max(a, b) <= upTo));
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
        wrong(
          { a, b, remainder, r },
          ({ a, b, remainder, r }) => num(a * b + (remainder ? r : 0)),
          'szorzat-az-lkkt',
          remainder
            ? 'A két szám szorzatával számoltál. Az is közös többszörös, de van kisebb is.'
            : 'A két szám szorzata közös többszörös, de van kisebb is.',
        ),
        wrong({ a, b }, ({ a, b }) => num(gcd(a, b)), 'lnko-lkkt-keveres', 'Ez a legnagyobb közös osztó. Többszöröst keresünk.'),
        wrong({ a, b }, ({ a, b }) => num(a + b), 'osszeg', 'Összeadtad a két számot. Olyan szám kell, amely mindkettőnek többszöröse.'),
        // With a common divisor of 2 this is the product.
        ...(gcd(a, b) > 2
          ? [
              wrong(
                { a, b, remainder, r },
                ({ a, b, remainder, r }) => num(2 * lcm(a, b) + (remainder ? r : 0)),
                'nem-a-legkisebb-kozos-tobbszoros',
                remainder ? 'A maradékot nem a legkisebb közös többszöröshöz adtad.' : 'Ez közös többszörös, de nem a legkisebb.',
              ),
            ]
          : []),
        ...(remainder
          ? [
              wrong({ a, b }, ({ a, b }) => num(lcm(a, b)), 'maradek-kimarad', 'Ez a közös többszörös. A maradékot még hozzá kell adni.'),
              wrong(
                { a, b, r },
                ({ a, b, r }) => num(lcm(a, b) - r),
                'maradekot-kivonja',
                'A közös többszörösből kivontad a maradékot. A keresett szám a közös többszörösnél annyival nagyobb, amennyi a maradék.',
              ),
              wrong(
                { a, b },
                ({ a, b }) => num(a * b),
                'szorzat-az-lkkt',
                'Ez a két szám szorzata. Közös többszörös, de nem a legkisebb, és a maradék is kimaradt.',
                'a szorzatot veszi, és a maradékot is kihagyja',
              ),
            ]
          : []),
      ],
      other: remainder
        ? 'Keresd meg a két szám legkisebb közös többszörösét, aztán gondolj a maradékra!'
        : 'Sorold fel a nagyobbik szám többszöröseit, és keresd az elsőt, amely a kisebbnek is többszöröse!',
      hints: [
        remainder ? 'Mi marad, ha a keresett számból elveszed a maradékot?' : 'Olyan számot keresünk, amelyben mindkettő megvan.',
        remainder
          ? 'A maradék nélkül mindkettővel osztható számot kapsz: keresd a legkisebb közös többszöröst!'
          : 'Minden előforduló prím kell, a nagyobbik kitevővel.',
        `A nagyobbik szám prímtényezőkkel: $${Math.max(a, b)}=${factorForm(Math.max(a, b)).tex}$.`,
      ],
      solution: `$${a}=${factorForm(a).tex}$ és $${b}=${factorForm(b).tex}$, ezért $[${a};\\ ${b}]=${factorForm(answer).tex}=${answer}$. ${remainder ? `Hozzáadjuk a maradékot: $${answer}+${r}=${result}$. ` : ''}A válasz: ${t(result)}${story && !remainder ? ` ${story.unit}` : ''}.`,
    },
    fits(v =>
      remainder
        ? v > Math.max(a, b) && v % a === r && v % b === r && !range(Math.max(a, b) + 1, v - 1).some(n => n % a === r && n % b === r)
        : v % a === 0 && v % b === 0 && !range(1, v - 1).some(n => n % a === 0 && n % b === 0),
    ),
  );
});
