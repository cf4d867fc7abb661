import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, keyNumber, type Name, nameSuf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { asAmount, type Money } from '@eszkerek/numbers/money';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { person } from '../shared/story.ts';
import { decimalSteps } from './decimal-steps.ts';
import { forgottenCarries, forgottenSlips } from './forgotten.ts';
import { decimal, padded, rightAligned, rightAlignedName, scaled, separately, separatelyName, smallerFromLarger } from './shared.ts';

const t = textNumber;
const x = texNumber;
const lei = (n: number): string => asAmount(textNumber(n));

interface Story {
  adding: boolean;
  unit: string;
  text: (a: number, b: number, who: Name) => string;
  /** Whether somebody could tell this story with these numbers. */
  likely?: (a: number, b: number) => boolean;
}

const STORIES: readonly Story[] = [
  {
    adding: true,
    unit: 'lej',
    text: (a, b, w) => `${w.name} a boltban ${lei(a)} lejt, a pékségben ${lei(b)} lejt fizetett. Mennyit költött összesen?`,
  },
  {
    adding: true,
    unit: 'km',
    text: (a, b, w) => `${w.name} délelőtt ${t(a)} km-t, délután ${t(b)} km-t biciklizett. Hány kilométer ez összesen?`,
  },
  {
    adding: true,
    unit: 'kg',
    text: (a, b) => `Egy kosárban ${t(a)} kg alma és ${t(b)} kg szőlő van. Hány kilogramm gyümölcs ez?`,
    likely: a => a <= 12,
  },
  { adding: false, unit: 'm', text: (a, b) => `Egy ${t(a)} m hosszú kötélből levágtak ${t(b)} métert. Hány méter maradt?` },
  {
    adding: false,
    unit: 'másodperc',
    text: (a, b, w) =>
      `${w.name} tavaly ${t(a)} másodperc alatt futotta a távot, idén ${t(b)} másodperccel gyorsabb volt. Hány másodperc az idei ideje?`,
    likely: (a, b) => a >= 8 && 4 * b <= a,
  },
  {
    adding: false,
    unit: 'lej',
    text: (a, b, w) => `${nameSuf(w, 'nak')} ${lei(a)} leje volt, elköltött belőle ${lei(b)} lejt. Mennyi maradt?`,
  },
];

/** Forints have no decimals: litres stand for them. */
const POURED: Story = {
  adding: true,
  unit: 'l',
  text: (a, b) => `A kádba délelőtt ${t(a)} liter, délután ${t(b)} liter vizet engedtek. Hány liter ez összesen?`,
};
const DRAWN_OFF: Story = {
  adding: false,
  unit: 'l',
  text: (a, b) => `Egy hordóban ${t(a)} liter must volt, ${t(b)} litert kivettek belőle. Hány liter maradt?`,
};
const WITHOUT_MONEY = STORIES.map(story => (story.unit !== 'lej' ? story : story.adding ? POURED : DRAWN_OFF));

/** What stands after the comma. */
const tail = (n: number): number => tidy(n - Math.floor(n));

/** The first step with two numbers of one decimal. */
function firstColumn(a: number, b: number, adding: boolean): string {
  const [p, q] = [Math.round(tail(a) * 10), Math.round(tail(b) * 10)];
  if (!adding && p < q) return `Válts fel egy egészet: ${t(a)} = ${t(Math.floor(a) - 1)} egész és ${t(p + 10)} tized.`;
  return `Kezdd a tizedekkel: $${p}${adding ? '+' : '-'}${q}=${adding ? p + q : p - q}$.`;
}

/** The columns of two numbers with one decimal in words, before the operation. */
function byColumns(a: number, b: number, adding: boolean): string {
  const [p, q] = [Math.round(tail(a) * 10), Math.round(tail(b) * 10)];
  const [wa, wb] = [Math.floor(a), Math.floor(b)];
  if (adding)
    return p + q > 9
      ? `A tizedek: $${p}+${q}=${p + q}$, ez 1 egész és ${t(p + q - 10)} tized. Az egészek: $${wa}+${wb}+1=${wa + wb + 1}$. Tehát`
      : `A tizedek: $${p}+${q}=${p + q}$, az egészek: $${wa}+${wb}=${wa + wb}$. Tehát`;
  return p < q
    ? `${t(p)} tizedből nem vehető el ${t(q)}, ezért felváltunk egy egészet. A tizedek: $${p + 10}-${q}=${p + 10 - q}$, az egészek: $${wa}-1-${wb}=${wa - 1 - wb}$. Tehát`
    : `A tizedek: $${p}-${q}=${p - q}$, az egészek: $${wa}-${wb}=${wa - wb}$. Tehát`;
}

function decimalSum(rng: Rng, level: Level, money: Money): Task {
  if (level === 3) return decimalSteps(rng, money);
  const [da, db] = level === 1 ? [1, 1] : [rng.int(0, 2), rng.int(1, 3)];
  let [a, b] = [decimal(rng.int(11, level === 1 ? 99 : 4999), da), decimal(rng.int(11, level === 1 ? 99 : 4999), db)];
  if (level === 2 && rng.chance(0.25)) a = rng.int(2, 60);
  if (a < b) [a, b] = [b, a];
  redrawIf(a - b < 0.5 || a > 400 || (level > 1 && decimalsOf(a) === decimalsOf(b)) || decimalsOf(b) === 0 || t(b).endsWith('0'));
  const story =
    a <= 40 && rng.chance(0.6)
      ? rng.pick((money.unit === 'lej' ? STORIES : WITHOUT_MONEY).filter(({ likely }) => likely?.(a, b) ?? true))
      : undefined;
  const adding = story ? story.adding : rng.chance(0.5);
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  redrawIf((story !== undefined && decimals > 2) || (adding && decimalsOf(a) === 0));
  const answer = tidy(adding ? a + b : a - b);
  const isPrice = story?.unit === 'lej';
  redrawIf(level === 1 && Math.abs(separately(a, b, adding, isPrice) - answer) < 1e-9);
  // With two decimals each a sum without a carry is too easy here.
  redrawIf(level === 2 && isPrice && adding && forgottenCarries(a, b).length === 0);
  // The tenths alone would be the answer, as in 5,1 + 4,9.
  redrawIf(level === 1 && adding && answer === Math.round((tail(a) + tail(b)) * 10));
  const sign = adding ? '+' : '-';
  const shown = (n: number): string => (isPrice ? asAmount(x(n)) : x(n));
  const columns = smallerFromLarger(a, b);
  const apart = separately(a, b, adding, isPrice);
  const forgotten = forgottenSlips(a, b, adding);
  // From a whole number both ways leave the decimals as they are.
  const untouched = tidy(a - Math.floor(b) + tail(b));
  return numeric(
    {
      question: story ? story.text(a, b, person(rng)) : `Mennyi $${x(a)}${sign}${x(b)}$?`,
      answer: num(answer),
      check: 'NUM',
      ...(story ? { unit: story.unit } : {}),
      expr: `${a}${sign}${b}`,
      wrong: [
        ...forgotten.slice(0, 1),
        ...(adding || apart !== columns
          ? [
              wrong(
                { adding, a, b, isPrice },
                ({ adding, a, b, isPrice }) => num(separately(a, b, adding, isPrice)),
                'tizedeseket-kulon-szamkent',
                'Az egészeket és a tizedesjegyeket külön számként kezelted. Írd vessző alá a vesszőt!',
                separatelyName(a, b, adding, isPrice),
              ),
            ]
          : []),
        ...(adding || (decimalsOf(a) === 0 && columns === untouched)
          ? []
          : [
              wrong(
                { a, b },
                ({ a, b }) => num(smallerFromLarger(a, b)),
                'kisebbet-a-nagyobbol',
                level === 1
                  ? 'A tizedeknél a kisebbet vontad ki a nagyobból. Itt egy egészet fel kell váltani.'
                  : 'Oszloponként mindig a kisebb számjegyet vontad ki a nagyobból. Ha fent kisebb áll, kölcsön kell venni.',
              ),
            ]),
        // Prices have two decimals each: there the right edge keeps the commas in line.
        ...(isPrice
          ? []
          : [
              wrong(
                { adding, a, b },
                ({ adding, a, b }) => num(rightAligned(a, b, adding)),
                'jobbra-igazit',
                'Jobbra igazítottad a számokat. A tizedesvesszők kerüljenek egymás alá!',
                rightAlignedName(a, b, adding),
              ),
            ]),
        ...(/,0\d/u.test(t(answer))
          ? [
              wrong(
                { adding, a, b },
                ({ adding, a, b }) => num(Number(keyNumber(tidy(adding ? a + b : a - b)).replace(',0', '.'))),
                'nulla-a-vesszo-utan-kimarad',
                'A tizedesvessző utáni 0 kimaradt. A tizedek helye üres, ezért oda 0 kell.',
                'az eredményből elhagyja a tizedesvessző utáni 0-t',
              ),
            ]
          : []),
        wrong(
          { adding, a, b },
          ({ adding, a, b }) => num(adding ? tidy(a - b) : tidy(a + b)),
          'muvelet-csere',
          adding ? 'Kivontál. Itt össze kell adni.' : 'Összeadtál. Itt ki kell vonni.',
        ),
        ...(!adding && decimalsOf(a) === 0
          ? [
              wrong(
                { a, b },
                ({ a, b }) => num(tidy(a - Math.floor(b) + tail(b))),
                'egeszbol-nem-von-ki',
                `A tizedesjegyeket kivonás nélkül leírtad. Az egész szám tizedesjegyei nullák: ${t(a)} = ${t(a)},${'0'.repeat(decimalsOf(b))}. Kölcsön kell venni.`,
              ),
            ]
          : []),
        ...forgotten.slice(1),
      ],
      other: 'Írd egymás alá: vessző alá vessző, és pótold nullákkal!',
      hints: [
        'Hogyan írod egymás alá a két számot?',
        'Vessző alá vessző; a hiányzó helyekre nullát írhatsz.',
        decimalsOf(a) === decimalsOf(b) ? firstColumn(a, b, adding) : `$${padded(a, decimals)}${sign}${padded(b, decimals)}$`,
      ],
      solution: `${decimalsOf(a) === decimalsOf(b) ? byColumns(a, b, adding) : isPrice && decimalsOf(a) > 0 ? 'A tizedesvesszőket egymás alá írjuk:' : 'A tizedesvesszőket egymás alá írjuk, a hiányzó helyekre nullát teszünk:'} $${shown(a)}${sign}${shown(b)}=${decimalsOf(a) === decimalsOf(b) || (isPrice && decimalsOf(a) > 0) ? '' : `${padded(a, decimals)}${sign}${padded(b, decimals)}=`}${shown(answer)}$${story ? ` ${story.unit}` : ''}.`,
    },
    fits(v => scaled(v) === scaled(a) + (adding ? 1 : -1) * scaled(b)),
  );
}

export const decimalAddSub = defineGenerator(
  'gen-decimal-add-sub',
  'Tizedes törtek összeadása',
  ['matek-5-tizedes-osszeadas-kivonas'],
  ['decimal'],
  decimalSum,
);
