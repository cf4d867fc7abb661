import { suf, texNumber, textNumber, theSuf } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { inMoney } from '../shared/in-money.ts';

const t = textNumber;

const x = texNumber;

interface Kinds {
  text: (n: number, total: number, lo: number, hi: number, money: Money) => string;
  low: string;
  high: string;
  values: readonly (readonly [number, number])[];
  total: string;
  /** „Hány gyerekjegyet adtak el?” instead of „Hány gyerekjegy van?” */
  ask?: (kind: string) => string;
}

const KINDS: readonly Kinds[] = [
  {
    low: 'tyúk',
    high: 'nyúl',
    total: 'láb',
    values: [[2, 4]],
    text: (n, total) => `Az udvaron tyúkok és nyulak vannak, összesen ${t(n)} állat és ${t(total)} láb.`,
  },
  {
    low: 'kerékpár',
    high: 'autó',
    total: 'kerék',
    values: [[2, 4]],
    text: (n, total) => `A parkolóban kerékpárok és autók állnak, összesen ${t(n)} jármű és ${t(total)} kerék.`,
  },
  {
    low: 'kis asztal',
    high: 'nagy asztal',
    total: 'hely',
    values: [
      [4, 6],
      [4, 8],
      [6, 10],
    ],
    text: (n, total, lo, hi) =>
      `Az étteremben ${t(n)} asztal van: a kicsi ${t(lo)}, a nagy ${t(hi)} személyes. Összesen ${t(total)} ember fér el.`,
  },
  {
    low: 'gyerekjegy',
    high: 'felnőttjegy',
    ask: kind => `Hány ${kind}et adtak el?`,
    total: 'lej',
    values: [
      [8, 12],
      [9, 15],
      [10, 16],
      [12, 18],
    ],
    text: (n, total, lo, hi, { unit, word }) =>
      `A bábelőadásra ${t(n)} jegyet adtak el ${t(total)} ${word('lejért')}. A gyerekjegy ${t(lo)} ${unit}, a felnőttjegy ${t(hi)} ${unit}.`,
  },
  {
    low: 'kétpontos kérdés',
    high: 'ötpontos kérdés',
    total: 'pont',
    values: [[2, 5]],
    text: (n, total) => `Egy vetélkedőn 2 és 5 pontot érő kérdések vannak, összesen ${t(n)} kérdés és ${t(total)} pont.`,
  },
];

export const falsePosition = defineGenerator(
  'gen-false-position',
  'A hamis feltételezés módszere',
  ['matek-5-hamis-feltetelezes-modszere'],
  [],
  (rng, level, money) => {
    const s = rng.pick(KINDS);
    const values = rng.pick(s.values);
    const { scale, unit } = inMoney(s.total, money);
    const [lo, hi] = [values[0] * scale, values[1] * scale];
    const n = level === 1 ? rng.int(10, 20) : level === 2 ? rng.int(15, 40) : rng.int(25, 60);
    const high = rng.int(3, n - 3);
    const low = n - high;
    redrawIf(high === low || (level === 1 && (lo !== 2 || hi !== 4)) || (level > 1 && hi - lo === 2 && rng.chance(0.5)));
    const total = lo * low + hi * high;
    const askHigh = level === 3 ? rng.chance(0.3) : rng.chance(0.7);
    const answer = askHigh ? high : low;
    const surplus = total - lo * n;
    redrawIf(surplus === answer);
    return numeric(
      {
        question: `${s.text(n, total, lo, hi, money)} ${(s.ask ?? (kind => `Hány ${kind} van?`))(askHigh ? s.high : s.low)}`,
        answer: num(answer),
        check: 'INT',
        wrong: [
          wrong(
            { askHigh, low, high },
            ({ askHigh, low, high }) => num(askHigh ? low : high),
            'osszecsereli-a-ket-fajtat',
            'A két fajtát felcserélted. Ellenőrizd: mennyi lenne így összesen?',
          ),
          wrong(
            { total, lo, n },
            ({ total, lo, n }) => num(total - lo * n),
            'elterest-nem-osztja',
            `Ez az eltérés. Egy csere ${suf(hi - lo, 'val')} változtat, ezért ezzel osztani kell.`,
            `úgy számol, mintha mind ${s.low} lenne, de az eltérést nem osztja el`,
          ),
          ...(askHigh
            ? []
            : [
                wrong(
                  { total, hi, n },
                  ({ total, hi, n }) => num(hi * n - total),
                  'elterest-nem-osztja',
                  `Ez az eltérés, ha mind ${s.high} lenne. Egy csere ${suf(hi - lo, 'val')} változtat, ezért ezzel osztani kell.`,
                  `úgy számol, mintha mind ${s.high} lenne, de az eltérést nem osztja el`,
                ),
              ]),
          ...(surplus % hi === 0
            ? [
                wrong(
                  { surplus, hi },
                  ({ surplus, hi }) => num(surplus / hi),
                  'rossz-osztoval',
                  `${suf(hi, 'val')} osztottál. Egy csere csak ${suf(hi - lo, 'val')} változtat.`,
                ),
              ]
            : []),
          ...(total % (lo + hi) === 0
            ? [
                wrong(
                  { total, lo, hi },
                  ({ total, lo, hi }) => num(total / (lo + hi)),
                  'egyenloen-oszt',
                  'Úgy számoltál, mintha a két fajta egyforma számban lenne.',
                  `úgy osztja el ${theSuf(total, 't')}, mintha a két fajta egyforma számban lenne`,
                ),
              ]
            : []),
          ...(total % hi === 0
            ? [
                wrong(
                  { total, hi },
                  ({ total, hi }) => num(total / hi),
                  'csak-egyik-fajta',
                  `Úgy számoltál, mintha csak ${s.high} lenne.`,
                  `úgy osztja el ${theSuf(total, 't')}, mintha csak ${s.high} lenne`,
                ),
              ]
            : []),
        ],
        other: `Tedd fel, hogy mind ${s.low}, és nézd meg, hány ${unit} hiányzik így!`,
        hints: [
          `Mi lenne, ha mind ${s.low} lenne?`,
          `Ha mind ${s.low} lenne, összesen $${n}\\cdot${lo}$ ${unit} lenne. Mennyi az eltérés?`,
          `Az eltérés $${x(total)}-${x(n * lo)}=${x(surplus)}$; egy csere ${suf(hi - lo, 'val')} változtat.`,
        ],
        solution: `Ha mind ${s.low} lenne: $${n}\\cdot${lo}=${x(n * lo)}$. Az eltérés $${x(total)}-${x(n * lo)}=${x(surplus)}$, egy csere $${hi}-${lo}=${hi - lo}$ többletet ad, ezért $${x(surplus)}:${hi - lo}=${high}$ ${s.high}${askHigh ? '' : `, és $${n}-${high}=${low}$ ${s.low}`}. A válasz: ${t(answer)}.`,
      },
      fits(v => (askHigh ? v * hi + (n - v) * lo : v * lo + (n - v) * hi) === total),
    );
  },
);
