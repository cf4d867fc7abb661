import type { Rng } from '@eszkerek/numbers/chance';
import { capital, decimalsOf, nameSuf, suf, textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { twoPeople } from '../shared/story.ts';
import { meeting, river } from './word-motion.ts';
import { mixture, twoKinds, whichSystem } from './word-sale.ts';

const t = textNumber;

const TIMES: Readonly<Record<number, string>> = { 2: 'kétszerese', 3: 'háromszorosa', 4: 'négyszerese' };

/** One has c more than k times the other; together they have a given number. */
function moreThanTimes(rng: Rng): Task {
  const [a, b] = twoPeople(rng);
  const k = rng.pick([2, 3, 4]);
  const [x, c] = [rng.int(6, 25), rng.int(2, 15)];
  const y = k * x + c;
  const total = x + y;
  const askMore = rng.chance(0.5);
  const [thing, plural] = rng.pick([
    ['matricája', 'matricáinak'],
    ['könyve', 'könyveinek'],
    ['kavicsa', 'kavicsainak'],
    ['képeslapja', 'képeslapjainak'],
  ] as const);
  return numeric(
    {
      question: `${nameSuf(a, 'nak')} ${suf(c, 'val')} több ${thing} van, mint ${b.name} ${plural} ${TIMES[k]}. Kettejüknek együtt ${t(total)} van. Hány ${thing} van ${nameSuf(askMore ? a : b, 'nak')}?`,
      answer: num(askMore ? y : x),
      check: 'INT',
      wrong: [
        wrong(
          { askMore, x, y },
          ({ askMore, x, y }) => num(askMore ? x : y),
          'nem-a-kerdesre-felel',
          `Ennyi ${nameSuf(askMore ? b : a, 'nak')} van.`,
        ),
        wrong(
          { askMore, total, c, k },
          ({ askMore, total, c, k }) => num(askMore ? (total + c + k) / 2 : (total - c - k) / 2),
          'szor-es-val-keverese',
          `A „${TIMES[k]}” szorzás. Te ${theSuf(k, 't')} is hozzáadtad.`,
          `úgy számol, mintha a „${TIMES[k]}” azt jelentené: ${suf(k, 'val')} több`,
        ),
        ...(decimalsOf(total / (k + 1)) <= 2
          ? [
              wrong(
                { askMore, total, k },
                ({ askMore, total, k }) => num(askMore ? (total / (k + 1)) * k : total / (k + 1)),
                'tobbletet-nem-vonja-le',
                `A többlet (${t(c)}) kimaradt az egyenletből.`,
                `osztás előtt nem vonja le ${theSuf(c, 't')}${askMore ? ', és a végén sem adja hozzá' : ''}`,
              ),
            ]
          : []),
        wrong(
          { total, c },
          ({ total, c }) => num(total - c),
          'reszvalasz',
          `Ez ${t(k + 1)} egyforma rész együtt. Oszd el, és válaszolj a kérdésre!`,
        ),
      ],
      other: 'Jelöld a kisebbik mennyiséget $x$-szel, és írd fel vele a másikat!',
      hints: [
        `Jelöld $x$-szel, mennyi van ${nameSuf(b, 'nak')}!`,
        `${nameSuf(a, 'nak')} ekkor $${k}x+${c}$ van. A kettő összegét ismered.`,
        `$x+${k}x+${c}=${total}$`,
      ],
      solution: `Jelöljük $x$-szel, mennyi van ${nameSuf(b, 'nak')}. Ekkor ${nameSuf(a, 'nak')} $${k}x+${c}$ van, és $x+${k}x+${c}=${total}$. Ebből $${k + 1}x=${total - c}$ és $x=${x}$${askMore ? `, tehát ${nameSuf(a, 'nak')} $${k}\\cdot${x}+${c}=${y}$ van` : ''}. A válasz: ${nameSuf(askMore ? a : b, 'nak')} ${t(askMore ? y : x)} ${thing} van.`,
    },
    fits(v => (askMore ? v + (v - c) / k === total : v + k * v + c === total)),
  );
}

/** A parent is k times as old now and l times as old in some years. */
function ages(rng: Rng): Task {
  const child = rng.int(3, 14);
  const k = rng.int(3, 8);
  const l = rng.int(2, k - 1);
  const years = (child * (k - l)) / (l - 1);
  const parent = k * child;
  redrawIf(!Number.isInteger(years) || years < 2 || years > 24 || parent - child < 20 || parent - child > 42);
  const who = rng.pick([
    { old: 'Egy apa', young: 'a fia', asked: 'a fiú', of: 'az apa' },
    { old: 'Egy anya', young: 'a lánya', asked: 'a lány', of: 'az anya' },
    { old: 'Egy edző', young: 'a tanítványa', asked: 'a tanítvány', of: 'az edző' },
  ]);
  const lonely = (l * years) / (k - l);
  return numeric(
    {
      question: `${who.old} most ${suf(k, 'szor')} annyi idős, mint ${who.young}. ${t(years)} év múlva már csak ${suf(l, 'szor')} annyi idős lesz, mint ${who.young}. Hány éves most ${who.asked}?`,
      answer: num(child),
      check: 'INT',
      unit: 'év',
      wrong: [
        wrong({ parent }, ({ parent }) => num(parent), 'nem-a-kerdesre-felel', `Ez ${who.of} kora.`),
        wrong({ child, years }, ({ child, years }) => num(child + years), 'kesobbi-kort-ad', `Ennyi idős ${t(years)} év múlva lesz.`),
        ...(decimalsOf(lonely) <= 1 && lonely !== child + years
          ? [
              wrong(
                { l, years, k },
                ({ l, years, k }) => num((l * years) / (k - l)),
                'idot-csak-egyik-korhoz-adja',
                `Az évek mindkettőjüknek telnek: ${the(years)} évet ${who.of} korához is add hozzá!`,
              ),
            ]
          : []),
      ],
      other: 'Írd fel mindkettőjük korát most és később is!',
      hints: [
        `Jelöld $x$-szel, hány éves most ${who.asked}!`,
        `${t(years)} év múlva mindketten ennyivel idősebbek lesznek.`,
        `$${k}x+${years}=${l}(x+${years})$`,
      ],
      solution: `Legyen ${who.asked} most $x$ éves, ekkor ${who.of} $${k}x$ éves. ${t(years)} év múlva $${k}x+${years}=${l}(x+${years})$, ebből ${k - l === 1 ? '' : `$${k - l}x=${l * years - years}$ és `}$x=${child}$. ${capital(who.asked)} most ${t(child)} éves.`,
    },
    fits(v => k * v + years === l * (v + years)),
  );
}

/** Sum of the digits and the change when they are swapped. */
function digits(rng: Rng): Task {
  const [x, y] = [rng.int(1, 9), rng.int(1, 9)];
  redrawIf(x === y);
  const [sum, change] = [x + y, 9 * Math.abs(x - y)];
  const value = 10 * x + y;
  const smaller = x > y;
  return numeric(
    {
      question: `Egy kétjegyű szám számjegyeinek összege ${t(sum)}. Ha a számjegyeit felcseréljük, ${suf(change, 'val')} ${smaller ? 'kisebb' : 'nagyobb'} számot kapunk. Melyik ez a szám?`,
      answer: num(value),
      check: 'INT',
      wrong: [
        wrong({ x, y }, ({ x, y }) => num(10 * y + x), 'nem-a-kerdesre-felel', 'Ez a felcserélt szám. Az eredetit kérdeztük.'),
        wrong(
          { x, y },
          ({ x, y }) => num(x * y),
          'szamjegyek-szorzata-a-szam',
          'A két számjegyet összeszoroztad. A szám a tízesek tízszerese és az egyesek összege.',
          'a két számjegyet összeszorozza, nem egymás mellé írja',
        ),
        wrong({ x }, ({ x }) => num(x), 'reszvalasz', 'Ez még csak a tízesek számjegye. A számot kérdeztük.'),
      ],
      other: 'Jelöld a tízesek számjegyét $x$-szel, az egyesekét $y$-nal! A szám $10x+y$.',
      hints: [
        'Hogyan írod fel a számot a két számjegyével?',
        'Legyen a tízesek számjegye $x$, az egyeseké $y$! A szám $10x+y$, a felcserélt szám $10y+x$.',
        `$x+y=${sum}$ és $9x-9y=${smaller ? change : -change}$`,
      ],
      solution: `Legyen a tízesek számjegye $x$, az egyeseké $y$. Az összegük $x+y=${sum}$. A szám és a felcserélt szám különbsége $(10x+y)-(10y+x)=9x-9y=${x > y ? change : -change}$, tehát $x-y=${x - y}$. Ezért $x=${x}$ és $y=${y}$, a szám ${the(value)}.`,
    },
    fits(v => {
      const [tens, ones] = [Math.floor(v / 10), v % 10];
      return tens + ones === sum && 10 * ones + tens - v === (smaller ? -change : change);
    }),
  );
}

export const wordSystem = defineGenerator(
  'gen-word-system',
  'Szöveges feladatok rendszerrel',
  ['matek-7-szoveges-feladatok'],
  ['negative', 'brackets', 'unknown', 'decimal'],
  (rng, level, money) => {
    const makers = {
      1: [twoKinds, moreThanTimes, whichSystem],
      2: [ages, digits, whichSystem, moreThanTimes],
      3: [meeting, river, mixture, digits, ages],
    };
    return rng.pick(makers[level])(rng, money);
  },
);
