import { tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { asAmount, type Money } from '@eszkerek/numbers/money';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { person } from '../shared/story.ts';
import { decimal } from './shared.ts';

const t = textNumber;

const x = texNumber;

function timesTen(rng: Rng, level: Level): Task {
  const n = decimal(rng.int(2, 9999), rng.int(1, 3));
  const p = rng.pick([10, 100, 1000]);
  redrawIf(Number.isInteger(n) || n > 900);
  const answer = tidy(n * p);
  const dividing = level === 3;
  const shown = dividing ? tidy(n / p) : answer;
  redrawIf(dividing && decimalsOf(shown) > 4);
  // One step too few back from a multiplication by 10 is no step at all.
  const unmoved = dividing && p === 10;
  return numeric(
    {
      question: dividing ? `Melyik számot szoroztuk meg ${suf(p, 'val')}, ha az eredmény ${t(n)}?` : `Mennyi $${x(n)}\\cdot${x(p)}$?`,
      answer: num(shown),
      check: 'NUM',
      expr: dividing ? `${n}/${p}` : `${n}*${p}`,
      wrong: [
        wrong(
          { dividing, n, p },
          ({ dividing, n, p }) => num(dividing ? tidy(n * p) : n),
          dividing ? 'muvelet-csere' : 'nullat-ir-a-vegere',
          dividing ? 'Megint szoroztál. Visszafelé osztani kell.' : 'Nullát írtál a végére: a tizedes tört értéke így nem változik.',
          dividing ? `megint megszorozza ${suf(p, 'val')}` : `nullát ír a tizedes tört végére`,
        ),
        wrong(
          { dividing, n, p },
          ({ dividing, n, p }) => num(tidy(dividing ? (n / p) * 10 : n * p * 10)),
          'vesszo-leptetes',
          unmoved
            ? 'Ez maga az eredmény: nem léptetted a vesszőt. 10-nél egy hellyel kell.'
            : `Eggyel ${dividing ? 'kevesebbet' : 'többet'} léptetted a vesszőt. Ahány nulla, annyi lépés.`,
          unmoved
            ? 'nem lépteti a tizedesvesszőt, a megadott eredményt írja le'
            : `eggyel ${dividing ? 'kevesebb' : 'több'} hellyel lépteti a tizedesvesszőt`,
        ),
        // One step too few in a multiplication by 10 is no step at all: the pattern above.
        ...(dividing || p > 10
          ? [
              wrong(
                { dividing, n, p },
                ({ dividing, n, p }) => num(tidy(dividing ? n / p / 10 : (n * p) / 10)),
                'vesszo-leptetes',
                `Eggyel ${dividing ? 'többet' : 'kevesebbet'} léptetted a vesszőt. Ahány nulla, annyi lépés.`,
                `eggyel ${dividing ? 'több' : 'kevesebb'} hellyel lépteti a tizedesvesszőt`,
              ),
            ]
          : []),
      ].filter(w => decimalsOf(w.value.size ?? 0) <= 4),
      other: 'Léptesd a tizedesvesszőt annyi hellyel, ahány nulla van!',
      hints: [
        dividing ? 'Nagyobb vagy kisebb a keresett szám, mint az eredmény?' : 'Nagyobb vagy kisebb lesz az eredmény?',
        `${suf(p, 'val')} szorozva a vessző ${String(p).length - 1} hellyel jobbra lép${dividing ? '; visszafelé balra' : ''}.`,
        `Írd le a számot, és lépkedj ceruzával ${String(p).length - 1} helyet!`,
      ],
      solution: dividing ? `$${x(n)}:${x(p)}=${x(shown)}$.` : `$${x(n)}\\cdot${x(p)}=${x(answer)}$.`,
    },
    fits(v => (dividing ? Math.abs(v * p - n) < 1e-9 : Math.abs(v / p - n) < 1e-9)),
  );
}

interface Story {
  text: (a: string, b: string, who: string) => string;
  /** The likely values of the first number. */
  from: number;
  to: number;
  /** Forints have no decimals. */
  lei?: true;
}

const STORIES: readonly Story[] = [
  { from: 2, to: 6, lei: true, text: (a, b) => `Egy perec ára ${asAmount(a)} lej. Mennyibe kerül ${b} perec?` },
  { from: 0, to: 3, text: (a, b) => `Egy zacskó dió ${a} kg. Hány kilogramm ${b} ilyen zacskó dió?` },
  { from: 4, to: 10, text: (a, b) => `Egy láda alma ${a} kg. Hány kilogramm ${b} ilyen láda alma?` },
  { from: 0.8, to: 10, text: (a, b, who) => `${who} minden nap ${a} km-t fut. Hány kilométert fut ${b} nap alatt?` },
  { from: 2.4, to: 4.5, text: (a, b) => `Egy lépcsőház egy szintje ${a} m magas. Hány méter magas ${b} szint?` },
  { from: 0, to: 2, text: (a, b) => `Egy szalag ${a} m hosszú. Hány méter ${b} ilyen szalag együtt?` },
];

function timesDecimal(rng: Rng, both: boolean, money: Money, least = 2): Task {
  const a = decimal(rng.int(2, 99), rng.int(1, both ? 2 : 1));
  const b = both ? decimal(rng.int(2, 49), rng.int(1, 2)) : rng.int(2, 12);
  redrawIf(Number.isInteger(a) || (both && Number.isInteger(b)) || t(a).endsWith('0') || a * b > 400);
  const answer = tidy(a * b);
  const digits = Number(t(a).replace(',', '')) * Number(t(b).replace(',', ''));
  const places = Math.max(decimalsOf(a), decimalsOf(b));
  const total = decimalsOf(a) + decimalsOf(b);
  redrawIf(both && total < least);
  const who = person(rng);
  return numeric(
    {
      question:
        both || rng.chance(0.4)
          ? `Mennyi $${x(a)}\\cdot${x(b)}$?`
          : rng
              .pick(STORIES.filter(({ from, to, lei }) => from <= a && a <= to && (!lei || money.unit === 'lej')))
              .text(t(a), t(b), who.name),
      answer: num(answer),
      check: 'NUM',
      expr: `${a}*${b}`,
      wrong: [
        wrong(
          { digits, places },
          ({ digits, places }) => num(tidy(digits / 10 ** places)),
          'tizedesek-szama',
          'A tizedesjegyek száma a szorzatban összeadódik.',
          `a szorzatban ${t(total)} helyett csak ${t(places)} tizedesjegyet jelöl ki`,
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(Number(t(a).replace(',', '')) * Number(t(b).replace(',', ''))),
          'vesszo-elmarad',
          'A tizedesvessző kimaradt. Becsüld meg az eredményt!',
        ),
        ...(!both && a > 1
          ? [
              wrong(
                { a, b },
                ({ a, b }) => num(tidy(Math.floor(a) * b + (a - Math.floor(a)))),
                'csak-az-egeszet-szorozza',
                'Csak az egész részt szoroztad meg. A tizedesjegyeket is szorozni kell.',
                'csak az egész részt szorozza meg, a tizedesjegyeket változatlanul leírja',
              ),
              wrong(
                { a, b },
                ({ a, b }) => num(Number(`${Math.floor(a) * b}.${Number(t(a).split(',')[1]) * b}`)),
                'tizedeseket-kulon-szamkent',
                'Az egészeket és a tizedesjegyeket külön szoroztad. Ha a tizedekből tíz összegyűlik, az már egy egész.',
              ),
            ]
          : []),
        wrong({ a, b }, ({ a, b }) => num(tidy(a + b)), 'muvelet-csere', 'Összeadtál. Itt szorozni kell.'),
      ],
      other: 'Szorozz egészként, aztán jobbról jelölj ki annyi tizedesjegyet, ahány a tényezőkben együtt van!',
      hints: [
        'Becsüld meg: körülbelül mennyi lesz?',
        `Szorozz vessző nélkül, aztán jobbról jelölj ki összesen ${t(total)} tizedesjegyet!`,
        `$${Number(t(a).replace(',', ''))}\\cdot${Number(t(b).replace(',', ''))}=${x(digits)}$`,
      ],
      solution: `$${Number(t(a).replace(',', ''))}\\cdot${Number(t(b).replace(',', ''))}=${x(digits)}$, jobbról ${t(total)} tizedesjegyet kijelölve: $${(digits / 10 ** total).toFixed(total).replace('.', '{,}')}${decimalsOf(answer) < total ? `=${x(answer)}` : ''}$.`,
    },
    fits(v => Math.abs(v * 10 ** total - Math.round(a * 10 ** decimalsOf(a)) * Math.round(b * 10 ** decimalsOf(b))) < 1e-6),
  );
}

export const decimalMul = defineGenerator(
  'gen-decimal-mul',
  'Tizedes törtek szorzása',
  ['matek-5-tizedes-szorzas'],
  ['decimal'],
  (rng, level, money) => {
    if (level === 1) return rng.chance(0.5) ? timesTen(rng, 1) : timesDecimal(rng, false, money);
    if (level === 2) return timesDecimal(rng, true, money);
    return rng.chance(0.5) ? timesDecimal(rng, true, money, 3) : timesTen(rng, 3);
  },
);
