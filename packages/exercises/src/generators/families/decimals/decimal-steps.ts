import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, decimalsOf, type Name, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { asAmount, type Money } from '@eszkerek/numbers/money';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { wrongClass } from '../../wrong-class.ts';
import { person } from '../shared/story.ts';
import { forgottenBorrows, forgottenCarries, forgottenSlips } from './forgotten.ts';
import { decimal, padded, rightAligned, rightAlignedName, scaled, separately, separatelyName, smallerFromLarger } from './shared.ts';

const t = textNumber;
const x = texNumber;

interface Rest {
  unit: string;
  wholes: readonly number[];
  text: (whole: number, a: string, b: string, who: Name) => string;
  /** The two that are taken away: „az első darabot”. */
  parts: readonly [string, string];
  /** What the sum of the two means, and whose decimals it has: „a megtett út”. */
  sum: string;
  sumOf: string;
  asked: string;
}

const PAID: Rest = {
  unit: 'lej',
  wholes: [50, 100],
  text: (whole, a, b, who) =>
    `${who.name} vett egy könyvet ${a} lejért és egy játékot ${b} lejért. Egy ${t(whole)} lejes bankjeggyel fizetett. Hány lejt kapott vissza?`,
  parts: ['a könyv árát', 'a játék árát'],
  sum: 'Ennyit fizetett a kettőért.',
  sumOf: 'a két ár összegének',
  asked: 'A visszajáró pénz a kérdés.',
};
const RESTS: readonly Rest[] = [
  {
    unit: 'm',
    wholes: [10, 20, 30],
    text: (whole, a, b) => `Egy ${t(whole)} m hosszú kötélből levágtak egy ${a} méteres és egy ${b} méteres darabot. Hány méter maradt?`,
    parts: ['az első darabot', 'a második darabot'],
    sum: 'Ennyit vágtak le összesen.',
    sumOf: 'a két darab együttes hosszának',
    asked: 'Az a kérdés, mennyi maradt.',
  },
  {
    unit: 'km',
    wholes: [20, 30, 40],
    text: (whole, a, b, who) =>
      `Egy ${t(whole)} km-es kerékpártúrán ${who.name} délelőtt ${a} km-t, délután ${b} km-t tett meg. Hány kilométer maradt még hátra?`,
    parts: ['a délelőtti utat', 'a délutáni utat'],
    sum: 'Ennyit tett meg délelőtt és délután.',
    sumOf: 'a megtett út hosszának',
    asked: 'Az a kérdés, mennyi maradt.',
  },
  {
    unit: 'kg',
    wholes: [10, 20, 25],
    text: (whole, a, b) => `Egy ${t(whole)} kg-os zsák lisztből felhasználtak ${a} kg-ot, aztán még ${b} kg-ot. Hány kilogramm maradt?`,
    parts: ['az először felhasznált lisztet', 'a másodszor felhasznált lisztet'],
    sum: 'Ennyit használtak fel összesen.',
    sumOf: 'a felhasznált liszt tömegének',
    asked: 'Az a kérdés, mennyi maradt.',
  },
];

/** Two amounts taken from a whole number: a sum, then a difference. */
function whatIsLeft(rng: Rng, money: Money): Task {
  const story = rng.pick(money.unit === 'lej' ? [PAID, ...RESTS] : RESTS);
  const whole = rng.pick(story.wholes);
  const part = (decimals: number): number => decimal(rng.int(whole * 10 ** (decimals - 1), 7 * whole * 10 ** (decimals - 1)), decimals);
  const [a, b] = rng.chance(0.5) ? [part(1), part(2)] : [part(2), part(1)];
  const used = tidy(a + b);
  redrawIf(decimalsOf(a) === decimalsOf(b) || decimalsOf(a) === 0 || decimalsOf(b) === 0);
  redrawIf(used > 0.9 * whole || used < whole / 3);
  const answer = tidy(whole - used);
  const isPrice = story.unit === 'lej';
  const text = (n: number): string => (isPrice ? asAmount(t(n)) : t(n));
  const tex = (n: number): string => (isPrice ? asAmount(x(n)) : x(n));
  return numeric(
    {
      question: story.text(whole, text(a), text(b), person(rng)),
      answer: num(answer),
      check: 'NUM',
      unit: story.unit,
      expr: `${whole}-${a}-${b}`,
      wrong: [
        wrong({ a, b }, ({ a, b }) => num(tidy(a + b)), 'reszvalasz', `${story.sum} ${story.asked}`),
        ...[a, b].map((one, i) =>
          wrong(
            { whole, one },
            ({ whole, one }) => num(tidy(whole - one)),
            'csak-az-egyiket-vonja-ki',
            `Csak ${story.parts[i]} vontad ki. ${capital(story.parts[1 - i] ?? '')} is ki kell vonni.`,
            `csak ${story.parts[i]} vonja ki`,
          ),
        ),
        wrong(
          { whole, a, b },
          ({ whole, a, b }) => num(tidy(whole - a + b)),
          'muvelet-csere',
          `${capital(story.parts[0])} kivontad, de ${story.parts[1]} hozzáadtad. Mindkettőt ki kell vonni.`,
          `${story.parts[0]} kivonja, ${story.parts[1]} hozzáadja`,
        ),
        // With two decimals each, the right edge keeps the commas in line.
        ...(isPrice
          ? []
          : [
              wrong(
                { whole, a, b },
                ({ whole, a, b }) => num(tidy(whole - rightAligned(a, b, true))),
                'jobbra-igazit',
                'A két szám összeadásakor jobbra igazítottál. A tizedesvesszők kerüljenek egymás alá!',
                'az összeadásnál a két szám jobb szélét igazítja egymás alá, nem a vesszőket',
              ),
            ]),
        wrong(
          { whole, used },
          ({ whole, used }) => num(tidy(whole - Math.floor(used) + (used - Math.floor(used)))),
          'egeszbol-nem-von-ki',
          `Az összeget jól kiszámoltad, de a tizedesjegyeit kivonás nélkül leírtad. ${t(whole)} = ${t(whole)},${'0'.repeat(decimalsOf(used))}: kölcsön kell venni.`,
          `${story.sumOf} tizedesjegyeit kivonás nélkül leírja`,
        ),
        ...wrongClass(
          { whole, a, b },
          ({ whole, a, b }) => [
            ...new Set([...forgottenBorrows(whole, tidy(a + b)), ...forgottenCarries(a, b).map(sum => tidy(whole - sum))]),
          ],
          'kolcson-elmarad',
          'Az egyik helyen 1-gyel több maradt: az összeadásnál az átvitel vagy a kivonásnál a kölcsönvétel maradt el.',
          'kihagy egy átvitelt vagy egy kölcsönvételt',
        ),
        wrong(
          { whole, a, b, isPrice },
          ({ whole, a, b, isPrice }) => num(tidy(whole - separately(a, b, true, isPrice))),
          'tizedeseket-kulon-szamkent',
          'Az összeadásnál az egészeket és a tizedesjegyeket külön számként kezelted. Írd vessző alá a vesszőt!',
          'az összeadásnál a tizedesjegyeket külön számként kezeli',
        ),
      ].filter(({ value }) => (value.size ?? 0) > 0),
      other: `Add össze a két részt, és vond ki az egészből! ${story.asked}`,
      hints: [
        'Hány lépésből áll a feladat?',
        'Előbb add össze a két részt, aztán az összeget vond ki az egészből!',
        `$${padded(a, 2)}+${padded(b, 2)}$`,
      ],
      solution: `A két rész együtt $${tex(a)}+${tex(b)}=${tex(used)}$ ${story.unit}. Ezt kivonjuk az egészből: $${whole}-${tex(used)}=${tex(answer)}$. A válasz: ${text(answer)} ${story.unit}.`,
    },
    fits(v => scaled(v) + scaled(a) + scaled(b) === scaled(whole)),
  );
}

const BOX = '\\square';

/** The missing number of an operation: the other operation finds it. */
function missing(rng: Rng): Task {
  const kind = rng.pick(['addend', 'minuend', 'subtrahend'] as const);
  const [p, q] = [decimal(rng.int(101, 9999), rng.int(1, 3)), decimal(rng.int(101, 9999), rng.int(1, 3))];
  const [large, small] = p > q ? [p, q] : [q, p];
  redrawIf(decimalsOf(p) === decimalsOf(q) || Math.min(decimalsOf(p), decimalsOf(q)) === 0 || large > 100 || large - small < 1);
  const adding = kind === 'minuend';
  const answer = tidy(adding ? p + q : large - small);
  const shown = {
    addend: `${BOX}+${x(small)}=${x(large)}`,
    minuend: `${BOX}-${x(p)}=${x(q)}`,
    subtrahend: `${x(large)}-${BOX}=${x(small)}`,
  }[kind];
  const [top, under] = adding ? [p, q] : [large, small];
  const sign = adding ? '+' : '-';
  const decimals = Math.max(decimalsOf(p), decimalsOf(q));
  const columns = smallerFromLarger(large, small);
  const forgotten = forgottenSlips(top, under, adding);
  const why = {
    addend: 'Az egyik tag az összeg és a másik tag különbsége.',
    minuend: 'A kisebbítendő a különbség és a kivonandó összege.',
    subtrahend: 'A kivonandó a kisebbítendő és a különbség különbsége.',
  }[kind];
  return numeric(
    {
      question: `Melyik szám áll a négyzet helyén? $${shown}$`,
      answer: num(answer),
      check: 'NUM',
      expr: `${top}${sign}${under}`,
      wrong: [
        wrong(
          { top, under, adding },
          ({ top, under, adding }) => num(tidy(adding ? Math.abs(top - under) : top + under)),
          'muvelet-csere',
          `${adding ? 'Kivontál, pedig össze kell adni.' : 'Összeadtál, pedig ki kell vonni.'} ${why}`,
        ),
        wrong(
          { top, under, adding },
          ({ top, under, adding }) => num(rightAligned(top, under, adding)),
          'jobbra-igazit',
          'Jobbra igazítottad a számokat. A tizedesvesszők kerüljenek egymás alá!',
          rightAlignedName(top, under, adding),
        ),
        ...(adding || separately(top, under, false) !== columns
          ? [
              wrong(
                { top, under, adding },
                ({ top, under, adding }) => num(separately(top, under, adding)),
                'tizedeseket-kulon-szamkent',
                'Az egészeket és a tizedesjegyeket külön számként kezelted. Írd vessző alá a vesszőt!',
                separatelyName(top, under, adding),
              ),
            ]
          : []),
        ...forgotten.slice(0, 1),
        ...(adding
          ? []
          : [
              wrong(
                { top, under },
                ({ top, under }) => num(smallerFromLarger(top, under)),
                'kisebbet-a-nagyobbol',
                'Oszloponként mindig a kisebb számjegyet vontad ki a nagyobból. Ha fent kisebb áll, kölcsön kell venni.',
              ),
            ]),
        ...forgotten.slice(1),
      ],
      other: `${why} Vessző alá vessző, és pótold nullákkal!`,
      hints: [
        'Melyik művelettel kapod meg a hiányzó számot?',
        `${why} Vessző alá vessző kerüljön!`,
        `$${padded(top, decimals)}${sign}${padded(under, decimals)}$`,
      ],
      solution: `${why} $${x(top)}${sign}${x(under)}=${padded(top, decimals)}${sign}${padded(under, decimals)}=${x(answer)}$. Próba: $${shown.replace(BOX, x(answer))}$.`,
    },
    fits(v => {
      const [l, s, n] = [scaled(large), scaled(small), scaled(v)];
      return { addend: n + s === l, minuend: n - scaled(p) === scaled(q), subtrahend: l - n === s }[kind];
    }),
  );
}

/** Two steps, or an operation turned round. */
export const decimalSteps = (rng: Rng, money: Money): Task => (rng.chance(0.55) ? whatIsLeft(rng, money) : missing(rng));
