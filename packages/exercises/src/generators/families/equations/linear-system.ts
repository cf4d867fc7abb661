import { lcm } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits, readList } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, num, point } from '../../value.ts';
import { drawPrice, type Priced } from '../shared/prices.ts';
import { term } from './shared.ts';

const t = textNumber;

const x = texNumber;

const signedTerm = (a: number, letter = 'x'): string => (a < 0 ? `-${term(-a, letter)}` : `+${term(a, letter)}`);

const inside = (n: number): string => (n < 0 ? `(${x(n)})` : x(n));

type Row = readonly [a: number, b: number, e: number];
const row = ([a, b, e]: Row): string => `${term(a)}${signedTerm(b, 'y')}=${x(e)}`;

/** How one unknown drops out: the smallest multipliers, and what is left. */
function elimination(first: Row, second: Row, gone: 'x' | 'y'): { hint: string; steps: string } {
  const [i, j] = gone === 'x' ? ([0, 1] as const) : ([1, 0] as const);
  const common = lcm(Math.abs(first[i]), Math.abs(second[i]));
  const [k, m] = [common / Math.abs(first[i]), common / Math.abs(second[i])];
  const isSame = first[i] * second[i] > 0;
  const scaled = (factor: number, [a, b, e]: Row): Row => [factor * a, factor * b, factor * e];
  const [upper, lower] = [scaled(k, first), scaled(m, second)];
  const [left, right] = isSame ? [upper[j] - lower[j], upper[2] - lower[2]] : [upper[j] + lower[j], upper[2] + lower[2]];
  const kept = gone === 'x' ? 'y' : 'x';
  const done = `${isSame ? 'Kivonva egymásból' : 'Összeadva'}: $${term(left, kept)}=${x(right)}$${left === 1 ? '' : `, ezért $${kept}=${x(right / left)}$`}.`;
  const asked = [
    ...(k === 1 ? [] : [`az első egyenletet szorozd ${suf(k, 'val')}`]),
    ...(m === 1 ? [] : [`a másodikat ${k === 1 ? 'szorozd ' : ''}${suf(m, 'val')}`]),
  ];
  return {
    hint: asked.length
      ? `Kezdd az $${gone}$ kiejtésével: ${asked.join(', ')}!`
      : `Az $${gone}$ együtthatói ${isSame ? 'egyenlők: vond ki egymásból' : 'ellentettek: add össze'} a két egyenletet!`,
    steps: asked.length ? `Szorzás után $${row(upper)}$ és $${row(lower)}$. ${done}` : done,
  };
}

/** Two numbers from their sum and difference. */
function sumAndDifference(rng: Rng): Task {
  const [p, q] = [rng.int(-9, 30), rng.int(-20, 20)];
  redrawIf(p <= q || p === 0 || q === 0 || p + q === 0 || 2 * p === q);
  const [s, d] = [p + q, p - q];
  const askBig = rng.chance(0.5);
  return numeric(
    {
      question: `Két szám összege ${t(s)}, különbségük ${t(d)}. Melyik a ${askBig ? 'nagyobb' : 'kisebb'} szám?`,
      answer: num(askBig ? p : q),
      check: 'FRAC',
      expr: `((${s})${askBig ? '+' : '-'}(${d}))/2`,
      wrong: [
        wrong({ askBig, p, q }, ({ askBig, p, q }) => num(askBig ? q : p), 'nem-a-kerdesre-felel', 'Ez a másik szám.'),
        wrong({ s }, ({ s }) => num(s / 2), 'egyenloen-oszt', 'Egyenlően osztottad szét az összeget. A két szám nem egyenlő.'),
        wrong(
          { askBig, s, d },
          ({ askBig, s, d }) => num(askBig ? s + d : s - d),
          'felezes-elmarad',
          'Ez a keresett szám kétszerese. Felezd!',
        ),
      ],
      other: 'Írd fel a két egyenletet, és add össze őket!',
      hints: [
        'Jelöld a nagyobb számot $x$-szel, a kisebbet $y$-nal!',
        'Ha összeadod a két egyenletet, az $y$ kiesik.',
        `$2x=${x(s)}+${x(d)}=${x(s + d)}$`,
      ],
      solution: `$x+y=${x(s)}$ és $x-y=${x(d)}$. Összeadva $2x=${x(s + d)}$, ezért $x=${x(p)}$ és $y=${x(q)}$. A válasz ${t(askBig ? p : q)}.`,
    },
    fits(v => (askBig ? v - (s - v) === d : s - v - v === d)),
  );
}

/** ax + by with the numbers put in; a factor 1 is not written. */
function checked(a: number, b: number, rx: number, ry: number): string {
  const product = (k: number, v: number): string => (k === 1 ? inside(v) : `${x(k)}\\cdot${inside(v)}`);
  return `${a === -1 ? `-${inside(rx)}` : product(a, rx)}${b < 0 ? '-' : '+'}${product(Math.abs(b), ry)}`;
}

const GOODS: readonly (readonly [Priced, Priced])[] = [
  ['toll', 'füzet'],
  ['kifli', 'kakaó'],
  ['gyerekjegy', 'felnőttjegy'],
  ['kg alma', 'kg narancs'],
  ['elem', 'izzó'],
  ['bögre', 'tányér'],
  ['ecset', 'tubus festék'],
];

/** Two purchases of the same two goods. */
function twoPurchases(rng: Rng, level: Level, { scale, unit }: Money): Task {
  const [first, second] = rng.pick(GOODS);
  const [u, v] = [drawPrice(rng, first) * scale, drawPrice(rng, second) * scale];
  const [a, b, c, d] = [rng.int(2, 5), rng.int(2, 5), rng.int(2, 6), rng.int(2, 6)];
  redrawIf(a * d === b * c || u >= v);
  // On the highest level both purchases must be multiplied.
  const isMultiple = (m: number, n: number): boolean => m % n === 0 || n % m === 0;
  redrawIf(level === 3 && (isMultiple(a, c) || isMultiple(b, d)));
  const [e, f] = [a * u + b * v, c * u + d * v];
  return numeric(
    {
      question: `${t(a)} ${first} és ${t(b)} ${second} ára ${t(e)} ${unit}, ${t(c)} ${first} és ${t(d)} ${second} ára ${t(f)} ${unit}. Mennyibe kerül egy ${first}?`,
      answer: num(u),
      check: 'FRAC',
      unit,
      wrong: [
        wrong({ v }, ({ v }) => num(v), 'nem-a-kerdesre-felel', `Ez egy ${second} ára.`),
        wrong(
          { a, b, e },
          ({ a, b, e }) => frac(rat(e, a + b)),
          'atlagar',
          'Átlagárat számoltál. A két áru nem egyforma árú.',
          'az első vásárlás átlagárát adja meg',
        ),
        ...(a === c || b === d
          ? []
          : [
              wrong(
                { a, c, e, f },
                ({ a, c, e, f }) => frac(rat(f - e, c - a)),
                'nem-hozza-azonos-darabszamra',
                'Kivontad egymásból a két vásárlást, de a másik áru darabszáma nem volt egyenlő.',
                `a két vásárlás árkülönbségét ${t(Math.abs(c - a))} ${first} árának veszi, a másik áruval nem számol`,
              ),
            ]),
        // There is no part of a forint.
      ].filter(w => (w.value.size ?? 0) > 0 && (scale === 1 || Number.isInteger(w.value.size))),
      other: 'Jelöld a két árat betűvel, és írd fel a két egyenletet!',
      hints: [
        `Jelöld egy ${first} árát $x$-szel, egy ${second} árát $y$-nal!`,
        'Tedd egyenlővé az $y$ együtthatóit, és vond ki az egyenleteket egymásból!',
        `$${a}x+${b}y=${x(e)}$ és $${c}x+${d}y=${x(f)}$`,
      ],
      solution: `$${a}x+${b}y=${x(e)}$ és $${c}x+${d}y=${x(f)}$. ${elimination([a, b, e], [c, d, f], 'y').steps} Egy ${first} ${t(u)} ${unit}.`,
    },
    // Second method: the price found must leave a price for the other that fits both purchases.
    fits(w => Math.abs(((e - a * w) / b) * d + c * w - f) < 1e-9),
  );
}

export const linearSystem = defineGenerator(
  'gen-linear-system',
  'Egyenletrendszerek',
  ['matek-7-egyenletrendszerek'],
  ['negative', 'brackets', 'unknown'],
  (rng, level, money) => {
    if (rng.chance(0.4)) return level === 1 ? sumAndDifference(rng) : twoPurchases(rng, level, money);
    const [rx, ry] = [rng.intNot(-9, 9, 0), rng.intNot(-9, 9, 0)];
    const [a, b] = level === 1 ? [1, 1] : [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
    const [c, d] = level === 1 ? [rng.pick([1, 2, 3]), rng.pick([-1, -2, 2])] : [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
    redrawIf(
      a * d - b * c === 0 ||
        rx === ry ||
        (level === 3 && (Math.abs(a) === 1 || Math.abs(b) === 1 || Math.abs(c) === 1 || Math.abs(d) === 1)),
    );
    const [e, f] = [a * rx + b * ry, c * rx + d * ry];
    const [first, second]: [Row, Row] = [
      [a, b, e],
      [c, d, f],
    ];
    const { hint, steps } = elimination(first, second, 'x');
    return numeric(
      {
        question: `Oldd meg az egyenletrendszert! A megoldást $(x;\\ y)$ alakban add meg! $\\begin{cases}${row(first)}\\\\${row(second)}\\end{cases}$`,
        answer: point(rx, ry),
        check: 'PT',
        wrong: [
          wrong({ ry, rx }, ({ ry, rx }) => point(ry, rx), 'x-es-y-csereje', 'Felcserélted a két ismeretlent.'),
          wrong(
            { a, b, c, d, e, f, ry },
            ({ a, b, c, d, e, f, ry }) => point((b * f - e * d) / (a * d - b * c), ry),
            'elojel-hiba',
            'Az $x$ előjelét rontottad el: az egyik oldalon fordítva vontad ki az egyenleteket. Helyettesíts vissza!',
          ),
          ...(Number.isInteger((e + a * rx) / b)
            ? [
                wrong(
                  { a, b, e, rx },
                  ({ a, b, e, rx }) => point(rx, (e + a * rx) / b),
                  'atviteli-elojelhiba',
                  'Az $x$ jó. Az $y$ kiszámításakor az $x$-es tagot előjelváltás nélkül vitted át.',
                  'az első egyenletben az $x$-es tagot előjelváltás nélkül viszi át, amikor az $y$-t számolja',
                ),
              ]
            : [
                wrong(
                  { a, b, e, rx },
                  ({ a, b, e, rx }) => point(rx, (a * rx - e) / b),
                  'elojel-hiba',
                  'Az $x$ jó. Az $y$ előjelét rontottad el. Helyettesíts vissza!',
                ),
              ]),
        ],
        other: 'Helyettesítsd vissza a számpárt mindkét egyenletbe!',
        hints: [
          'Melyik ismeretlent érdemes kiejteni?',
          'Tedd egyenlővé az egyik ismeretlen együtthatóit, és add össze vagy vond ki az egyenleteket!',
          hint,
        ],
        solution: `${steps} Visszahelyettesítve $x=${x(rx)}$, a megoldás $${point(rx, ry).tex}$. Ellenőrzés: $${checked(a, b, rx, ry)}=${x(e)}$ és $${checked(c, d, rx, ry)}=${x(f)}$.`,
      },
      key => {
        const [p = Number.NaN, q = Number.NaN] = readList(key);
        return a * p + b * q === e && c * p + d * q === f;
      },
    );
  },
);
