import type { Rng } from '@eszkerek/numbers/chance';
import { capital, suf, TheWord, texNumber, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';
import { drawPrice, type Priced } from '../shared/prices.ts';

const t = textNumber;
const tex = texNumber;

interface Sale {
  /** `p` is the price of the cheap kind, `q` of the dear one. */
  text: (total: number, value: number, p: number, q: number, money: Money) => string;
  prices: readonly [cheap: Priced, dear: Priced];
  cheap: string;
  dear: string;
  ask: string;
  closing: (count: number) => string;
}

const SALES: readonly Sale[] = [
  {
    text: (total, value, p, q, { unit, word }) =>
      `Egy bábelőadásra ${t(total)} jegyet adtak el, összesen ${t(value)} ${word('lejért')}. A gyerekjegy ${t(p)}, a felnőttjegy ${t(q)} ${unit}.`,
    prices: ['gyerekjegy', 'felnőttjegy'],
    cheap: 'a gyerekjegyek',
    dear: 'a felnőttjegyek',
    ask: 'Hány felnőttjegyet adtak el?',
    closing: count => `${t(count)} felnőttjegyet adtak el.`,
  },
  {
    text: (total, value, p, q, { word }) =>
      `Egy kertész ${t(total)} növényt vett ${t(value)} ${word('lejért')}. Egy árvácska ${t(p)}, egy rózsatő ${t(q)} ${word('lejbe')} kerül.`,
    prices: ['árvácska', 'rózsatő'],
    cheap: 'az árvácskák',
    dear: 'a rózsatövek',
    ask: 'Hány rózsatövet vett?',
    closing: count => `A kertész ${t(count)} rózsatövet vett.`,
  },
  {
    text: (total, value, p, q, { word }) =>
      `A menza ${t(total)} tálcát vett ${t(value)} ${word('lejért')}. Egy kis tálca ${t(p)}, egy nagy tálca ${t(q)} ${word('lejbe')} kerül.`,
    prices: ['kis tálca', 'nagy tálca'],
    cheap: 'a kis tálcák',
    dear: 'a nagy tálcák',
    ask: 'Hány nagy tálcát vett?',
    closing: count => `A menza ${t(count)} nagy tálcát vett.`,
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
export function twoKinds(rng: Rng, money: Money): Task {
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
        wrong(
          { value, q, total },
          ({ value, q, total }) => num(q * total - value),
          'reszvalasz',
          `Ennyi ${money.word('lejjel')} kevesebb a pénz, mint ha mind a drágábbik volna. Ebből az árak különbségével osztva ${story.cheap} száma jön ki.`,
          `csak azt számolja ki, mennyivel kevesebb a pénz, mint ha mind a drágábbik volna`,
        ),
        wrong(
          { total },
          ({ total }) => num(total / 2),
          'egyenloen-oszt',
          'Megfelezted a darabszámot. A pénzről szóló mondatot is használd!',
        ),
      ],
      other: 'Írj fel egy egyenletet a darabszámra és egyet a pénzre!',
      hints: [
        `Jelöld ${story.cheap} számát $x$-szel, ${story.dear} számát $y$-nal!`,
        'Az egyik egyenlet a darabszámról, a másik a pénzről szól.',
        `$x+y=${total}$ és $${p}x+${q}y=${tex(value)}$`,
      ],
      solution: `Legyen $x$ ${story.cheap}, $y$ ${story.dear} száma. A darabszám: $x+y=${total}$, a pénz: $${p}x+${q}y=${tex(value)}$. Az elsőt ${suf(p, 'val')} szorozzuk, és kivonjuk a másodikból: $${q - p}y=${tex(value - p * total)}$, tehát $y=${m}$. ${story.closing(m)}`,
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
export function whichSystem(rng: Rng, money: Money): Task {
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
        'Melyik adat darabszám, és melyik pénz?',
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

/** Two kinds mixed to a given unit price. */
export function mixture(rng: Rng, money: Money): Task {
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
        wrong(
          { whole, mean, q },
          ({ whole, mean, q }) => num(whole * (q - mean)),
          'reszvalasz',
          `Ez ${money.word('lejben')} van: ennyivel olcsóbb a keverék, mint ha mind a drágábbik volna. Ebből az árak különbségével osztva ${theWord(first)} tömege jön ki.`,
          'csak azt számolja ki, mennyivel olcsóbb a keverék, mint ha mind a drágábbik volna',
        ),
        wrong(
          { whole },
          ({ whole }) => num(whole / 2),
          'egyenloen-oszt',
          'Ugyanannyit vettél mindkettőből. Akkor a keverék ára a két ár átlaga volna.',
        ),
      ],
      other: 'Írj fel egy egyenletet a tömegekre és egyet az értékekre!',
      hints: [
        'Mi adódik össze a keveréskor: a tömegek vagy a kilónkénti árak?',
        'Az egyik egyenlet a tömegekről szól, a másik az értékekről. Egy áru értéke: tömeg · kilónkénti ár.',
        `$x+y=${whole}$ és $${p}x+${q}y=${tex(whole * mean)}$`,
      ],
      solution: `Legyen $x$ ${theWord(first)}, $y$ ${theWord(second)} tömege kilogrammban. A tömegek: $x+y=${whole}$. Az értékek: $${p}x+${q}y=${whole}\\cdot${mean}=${tex(whole * mean)}$. Az elsőt ${suf(p, 'val')} szorozzuk, és kivonjuk a másodikból: $${q - p}y=${tex(whole * (mean - p))}$, tehát $y=${y}$. ${TheWord(second)} tömege ${t(y)} kg.`,
    },
    fits(v => v * q + (whole - v) * p === whole * mean),
  );
}
