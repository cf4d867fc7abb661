import type { Rng } from '@eszkerek/numbers/chance';
import { capital, nameSuf, suf, TheWord, texNumber, textNumber, the, theSuf, theWord } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';
import { drawPrice, type Priced } from '../shared/prices.ts';
import { twoPeople } from '../shared/story.ts';
import { meeting, river } from './word-motion.ts';

const t = textNumber;

const tex = texNumber;

interface Sale {
  /** `p` is the price of the cheap kind, `q` of the dear one. */
  text: (total: number, value: number, p: number, q: number, money: Money) => string;
  prices: readonly [cheap: Priced, dear: Priced];
  cheap: string;
  dear: string;
  ask: string;
}

const SALES: readonly Sale[] = [
  {
    text: (total, value, p, q, { unit, word }) =>
      `Egy bábelőadásra ${t(total)} jegyet adtak el, összesen ${t(value)} ${word('lejért')}. A gyerekjegy ${t(p)}, a felnőttjegy ${t(q)} ${unit}.`,
    prices: ['gyerekjegy', 'felnőttjegy'],
    cheap: 'a gyerekjegyek',
    dear: 'a felnőttjegyek',
    ask: 'Hány felnőttjegyet adtak el?',
  },
  {
    text: (total, value, p, q, { word }) =>
      `Egy kertész ${t(total)} növényt vett ${t(value)} ${word('lejért')}. Egy árvácska ${t(p)}, egy rózsatő ${t(q)} ${word('lejbe')} kerül.`,
    prices: ['árvácska', 'rózsatő'],
    cheap: 'az árvácskák',
    dear: 'a rózsatövek',
    ask: 'Hány rózsatövet vett?',
  },
  {
    text: (total, value, p, q, { word }) =>
      `A menza ${t(total)} tálcát vett ${t(value)} ${word('lejért')}. Egy kis tálca ${t(p)}, egy nagy tálca ${t(q)} ${word('lejbe')} kerül.`,
    prices: ['kis tálca', 'nagy tálca'],
    cheap: 'a kis tálcák',
    dear: 'a nagy tálcák',
    ask: 'Hány nagy tálcát vett?',
  },
];

function sale(rng: Rng, { scale }: Money) {
  const [n, m] = [rng.int(5, 24), rng.int(4, 20)];
  const story = rng.pick(SALES);
  const [p, q] = [drawPrice(rng, story.prices[0]) * scale, drawPrice(rng, story.prices[1]) * scale];
  redrawIf(n === m || q < p + 2 * scale);
  return { n, m, p, q, total: n + m, value: n * p + m * q, story };
}

/** Pieces and their value: one equation for each. */
function twoKinds(rng: Rng, money: Money): Task {
  const { n, m, p, q, total, value, story } = sale(rng, money);
  return numeric(
    {
      question: `${story.text(total, value, p, q, money)} ${story.ask}`,
      answer: num(m),
      check: 'INT',
      unit: 'darab',
      expr: `(${value}-${p}*${total})/(${q}-${p})`,
      wrong: [
        wrong({ n }, ({ n }) => num(n), 'nem-a-kerdesre-felel', `Ez ${story.cheap} száma.`),
        wrong(
          { value, p, total },
          ({ value, p, total }) => num(value - p * total),
          'reszvalasz',
          `Ennyi ${money.word('lejjel')} több a pénz, mint ha mind az olcsóbbik volna. Oszd el az árak különbségével!`,
        ),
        ...(total % 2 === 0
          ? [
              wrong(
                { total },
                ({ total }) => num(total / 2),
                'egyenloen-oszt',
                'Megfelezted a darabszámot. A pénzről szóló mondatot is használd!',
              ),
            ]
          : []),
      ],
      other: 'Írj fel egy egyenletet a darabszámra és egyet a pénzre!',
      hints: [
        `Jelöld ${story.cheap} számát $x$-szel, ${story.dear} számát $y$-nal!`,
        'Az egyik egyenlet a darabszámról, a másik a pénzről szól.',
        `$x+y=${total}$ és $${p}x+${q}y=${tex(value)}$`,
      ],
      solution: `$x+y=${total}$ és $${p}x+${q}y=${tex(value)}$. Az elsőt ${suf(p, 'val')} szorozzuk, és kivonjuk: $${q - p}y=${tex(value - p * total)}$, tehát $y=${m}$.`,
    },
    fits(v => v * q + (total - v) * p === value),
  );
}

/** A system as a value: its key lists the coefficients, so the proof can put the counts back. */
function systemValue(rows: readonly (readonly [a: number, b: number, e: number])[]): Value {
  const row = ([a, b, e]: readonly [number, number, number]): string => `${a === 1 ? '' : a}x+${b === 1 ? '' : b}y=${tex(e)}`;
  const cases = `\\begin{cases}${rows.map(row).join('\\\\')}\\end{cases}`;
  return { key: rows.map(r => r.join(',')).join('|'), tex: cases, text: `$${cases}$`, size: undefined };
}

/** Which system tells the story? */
function whichSystem(rng: Rng, money: Money): Task {
  const { n, m, p, q, total, value, story } = sale(rng, money);
  return choice(
    rng,
    {
      question: `${story.text(total, value, p, q, money)} Melyik rendszer írja ezt le, ha $x$ ${story.cheap}, $y$ ${story.dear} száma?`,
      right: systemValue([
        [1, 1, total],
        [p, q, value],
      ]),
      because: 'Helyes! Az egyik sor a darabszám, a másik az ár.',
      wrong: [
        wrong(
          { p, q, total, value },
          ({ p, q, total, value }) =>
            systemValue([
              [1, 1, total],
              [q, p, value],
            ]),
          'osszecsereli-a-ket-fajtat',
          'A két ár helyet cserélt. Nézd meg, mit jelöl az $x$!',
        ),
        wrong(
          { p, q, total, value },
          ({ p, q, total, value }) =>
            systemValue([
              [1, 1, value],
              [p, q, total],
            ]),
          'ket-osszeget-felcserel',
          'A darabszám és a pénz helyet cserélt.',
        ),
        wrong(
          { total, value },
          ({ total, value }) =>
            systemValue([
              [1, 1, total],
              [1, 1, value],
            ]),
          'arral-nem-szoroz',
          'A második sorban is darabokat adtál össze. Minden darabot az árával szorozz!',
        ),
      ],
      hints: [
        'Hány mondat szól a darabszámról, és hány a pénzről?',
        'A pénz: darab · ár, mindkét fajtából.',
        `${capital(story.cheap)} ára együtt $${p}x$ ${money.unit}.`,
      ],
      solution: `A darabszám: $x+y=${total}$. A pénz: $${p}x+${q}y=${tex(value)}$.`,
    },
    key =>
      key.split('|').every(row => {
        const [a = 0, b = 0, e = 0] = row.split(',').map(Number);
        return a * n + b * m === e;
      }),
  );
}

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
  const mixed = (total - c - k) / 2;
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
        ...(Number.isInteger(mixed)
          ? [
              wrong(
                { askMore, total, c, k },
                ({ askMore, total, c, k }) => num(askMore ? (total + c + k) / 2 : (total - c - k) / 2),
                'szor-es-val-keverese',
                `A „${TIMES[k]}” szorzás. Te ${theSuf(k, 't')} is hozzáadtad.`,
              ),
            ]
          : []),
        ...(total % (k + 1) === 0
          ? [
              wrong(
                { askMore, total, k },
                ({ askMore, total, k }) => num(askMore ? (total / (k + 1)) * k : total / (k + 1)),
                'tobbletet-nem-vonja-le',
                `A többlet (${t(c)}) kimaradt az egyenletből.`,
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
      solution: `$x+${k}x+${c}=${total}$, ezért $${k + 1}x=${total - c}$ és $x=${x}$. ${nameSuf(a, 'nak')} $${k}\\cdot${x}+${c}=${y}$ van.`,
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
        ...(Number.isInteger(lonely) && lonely !== child + years
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
      solution: `$${k}x+${years}=${l}(x+${years})$, ebből $${k - l === 1 ? '' : k - l}x=${l * years - years}$ és $x=${child}$.`,
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
        wrong({ x, y }, ({ x, y }) => num(x * y), 'szamjegyek-szorzata-a-szam', 'A két számjegyet összeszoroztad. A szám $10x+y$.'),
        wrong({ x }, ({ x }) => num(x), 'reszvalasz', 'Ez még csak a tízesek számjegye. A számot kérdeztük.'),
      ],
      other: 'Jelöld a tízesek számjegyét $x$-szel, az egyesekét $y$-nal! A szám $10x+y$.',
      hints: [
        'Hogyan írod fel a számot a két számjegyével?',
        'A szám $10x+y$, a felcserélt szám $10y+x$.',
        `$x+y=${sum}$ és $9x-9y=${smaller ? change : -change}$`,
      ],
      solution: `$x+y=${sum}$ és $x-y=${x - y}$, ezért $x=${x}$ és $y=${y}$. A szám ${t(value)}.`,
    },
    fits(v => {
      const [tens, ones] = [Math.floor(v / 10), v % 10];
      return tens + ones === sum && 10 * ones + tens - v === (smaller ? -change : change);
    }),
  );
}

/** Two kinds mixed to a given unit price. */
function mixture(rng: Rng, money: Money): Task {
  const [x, y] = [rng.int(2, 12), rng.int(2, 12)];
  const whole = x + y;
  const step = rng.int(1, 3);
  const cheap = rng.int(10, 20) * 2;
  // The description of the table counts its rows and columns.
  redrawIf(x === y || cheap + whole * step > 90 || y < 5);
  const [p, q, mean] = [cheap * money.scale, (cheap + whole * step) * money.scale, (cheap + y * step) * money.scale];
  const [first, second, made] = rng.pick([
    ['mogyoró', 'mandula', 'mogyoróból és mandulából'],
    ['földimogyoró', 'kesudió', 'földimogyoróból és kesudióból'],
    ['mazsola', 'aszalt áfonya', 'mazsolából és aszalt áfonyából'],
    ['dió', 'pekándió', 'dióból és pekándióból'],
    ['mákos keksz', 'diós keksz', 'mákos és diós kekszből'],
  ] as const);
  return numeric(
    {
      question: `Egy boltban ${made} keveréket készítenek. A tömeget és a kilónkénti árat a táblázat mutatja. Hány kilogramm ${second} kerül a keverékbe?`,
      figure: {
        kind: 'table',
        head: ['', 'kg', `${money.unit}/kg`],
        rows: [
          [first, 'x', p],
          [second, 'y', q],
          ['keverék', whole, mean],
        ],
      },
      answer: num(y),
      check: 'INT',
      unit: 'kg',
      expr: `(${whole}*${mean}-${whole}*${p})/(${q}-${p})`,
      wrong: [
        wrong({ x }, ({ x }) => num(x), 'nem-a-kerdesre-felel', `Ez ${theWord(first)} tömege. ${TheWord(second)} tömege a kérdés.`),
        wrong(
          { whole, mean, p },
          ({ whole, mean, p }) => num(whole * (mean - p)),
          'reszvalasz',
          `Ez ${money.word('lejben')} van: ennyivel drágább a keverék, mint ha mind az olcsóbbik volna. Oszd el az árak különbségével!`,
        ),
        ...(whole % 2 === 0
          ? [
              wrong(
                { whole },
                ({ whole }) => num(whole / 2),
                'egyenloen-oszt',
                'Ugyanannyit vettél mindkettőből. Akkor a keverék ára a két ár átlaga volna.',
              ),
            ]
          : []),
      ],
      other: 'Írj fel egy egyenletet a tömegekre és egyet az értékekre!',
      hints: [
        'Mi adódik össze a keveréskor: a tömegek vagy a kilónkénti árak?',
        'Az egyik egyenlet a tömegekről szól, a másik az értékekről. Egy áru értéke: tömeg · kilónkénti ár.',
        `$x+y=${whole}$ és $${p}x+${q}y=${tex(whole * mean)}$`,
      ],
      solution: `A tömegek: $x+y=${whole}$. Az értékek: $${p}x+${q}y=${whole}\\cdot${mean}=${tex(whole * mean)}$. Az elsőt ${suf(p, 'val')} szorozzuk, és kivonjuk a másodikból: $${q - p}y=${tex(whole * (mean - p))}$, tehát $y=${y}$. ${TheWord(second)} tömege ${t(y)} kg.`,
    },
    fits(v => v * q + (whole - v) * p === whole * mean),
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
