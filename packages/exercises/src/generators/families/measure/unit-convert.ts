import { range, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, suf, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { asAmount, type Money } from '@eszkerek/numbers/money';
import { defineGenerator, type Level, redraw, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { measuredFigure, measuredQuestion, readingOf } from '../shared/scale-figures.ts';

const t = textNumber;

const x = texNumber;

interface Ladder {
  name: string;
  units: ReadonlyArray<readonly [unit: string, inSmallest: number]>;
}

const LADDERS: readonly Ladder[] = [
  {
    name: 'hossz',
    units: [
      ['mm', 1],
      ['cm', 10],
      ['dm', 100],
      ['m', 1000],
      ['km', 1_000_000],
    ],
  },
  {
    name: 'tömeg',
    units: [
      ['g', 1],
      ['dkg', 10],
      ['kg', 1000],
      ['t', 1_000_000],
    ],
  },
  {
    name: 'űrtartalom',
    units: [
      ['ml', 1],
      ['cl', 10],
      ['dl', 100],
      ['l', 1000],
      ['hl', 100_000],
    ],
  },
  {
    name: 'pénz',
    units: [
      ['bani', 1],
      ['lej', 100],
    ],
  },
];

/** Forints have no smaller unit. */
const laddersIn = (money: Money): readonly Ladder[] => (money.unit === 'lej' ? LADDERS : LADDERS.filter(({ name }) => name !== 'pénz'));

/** Another power of ten than the one between the two units. */
const otherFactor = (factor: number, by: number): string => {
  const [times, verb] = factor > 1 ? [factor, 'szoroz'] : [Math.round(1 / factor), 'oszt'];
  return `${t(times)} helyett ${suf(tidy(times * by), 'val')} ${verb}`;
};

function convert(rng: Rng, level: Level, money: Money): Task {
  const measured = level < 3 && rng.chance(0.35);
  const ladder = rng.pick(measured ? LADDERS.filter(({ name }) => name === 'hossz' || name === 'űrtartalom') : laddersIn(money));
  const [i, j] = rng.sample(range(0, ladder.units.length - 1), 2);
  const from = measured ? ladder.units.find(([unit]) => unit === 'ml' || unit === 'cm') : ladder.units[i ?? 0];
  const to = ladder.units[j ?? 0];
  if (!from || !to || from === to) redraw();
  const factor = from[1] / to[1];
  const n = measured
    ? from[0] === 'ml'
      ? rng.int(3, 40) * 10
      : tidy(rng.int(15, 120) / 10)
    : level === 1
      ? rng.int(2, 90) * (factor < 1 ? Math.round(1 / factor) : 1)
      : level === 2
        ? tidy(rng.int(11, 950) / 10)
        : tidy(rng.int(5, 900) / 100);
  // Half a ban is no amount of money.
  redrawIf(from[0] === 'bani' && !Number.isInteger(n));
  redrawIf((level === 1 && (factor < 0.001 || factor > 1000)) || n > 90_000);
  const answer = tidy(n * factor);
  redrawIf(
    answer === 0 ||
      answer > 9_000_000 ||
      decimalsOf(answer) > 4 ||
      (level === 3 && factor > 0.5 && rng.chance(0.7)) ||
      (level === 2 && (factor > 1000 || factor < 0.001)),
  );
  const step = factor > 1 ? 10 : 0.1;
  const shown = (n: string, unit: string): string => (unit === 'lej' ? asAmount(n) : n);
  const up = factor > 1;
  const figure = measured ? measuredFigure(n, from[0]) : undefined;
  return numeric(
    {
      ...(figure ? { figure, form: 'askedUnit' as const } : {}),
      question: figure
        ? measuredQuestion(from[0], to[0])
        : rng.pick([`Váltsd át: ${shown(t(n), from[0])} ${from[0]} hány ${to[0]}?`, `Hány ${to[0]} ${shown(t(n), from[0])} ${from[0]}?`]),
      answer: num(answer),
      check: 'NUM',
      unit: to[0],
      wrong: [
        wrong(
          { n, factor },
          ({ n, factor }) => num(tidy(n / factor)),
          'szorzas-osztas-csere',
          up ? 'Osztottál. Kisebb egységből több kell: szorozni kell.' : 'Szoroztál. Nagyobb egységből kevesebb kell: osztani kell.',
        ),
        ...(figure
          ? [
              wrong(
                { n },
                ({ n }) => num(n),
                'atvaltas-elmarad',
                `Jól olvastad le: ennyi ${from[0]}. Még át kell váltanod, ${to[0]} a kérdés.`,
              ),
            ]
          : []),
        wrong(
          { n, factor, step },
          ({ n, factor, step }) => num(tidy(n * factor * step)),
          'letran-egy-lepes',
          'Eggyel több nullával számoltál. Nézd meg a váltószámot!',
          otherFactor(factor, 10),
        ),
        // Where the factor is 10, this is the number as it was read.
        ...(figure && (factor === 10 || factor === 0.1)
          ? []
          : [
              wrong(
                { n, factor, step },
                ({ n, factor, step }) => num(tidy((n * factor) / step)),
                'letran-egy-lepes',
                factor === 10 || factor === 0.1
                  ? 'A szám nem változott, csak a mértékegység. Nézd meg a váltószámot!'
                  : 'Eggyel kevesebb nullával számoltál. Nézd meg a váltószámot!',
                factor === 10 || factor === 0.1 ? 'csak a mértékegységet cseréli ki, nem vált át' : otherFactor(factor, 0.1),
              ),
            ]),
      ]
        .filter(w => (w.value.size ?? 0) !== 0 && decimalsOf(w.value.size ?? 0) <= 5 && (w.value.size ?? 0) < 1e9)
        // A power of ten leaves no endless decimal: nothing to round.
        .map(slip => ({ ...slip, value: num(slip.value.size ?? 0) })),
      other: figure
        ? 'Nézd meg, mennyit ér egy kis beosztás, olvasd le újra, és válts át!'
        : 'Keresd meg a váltószámot, és döntsd el, szorozni vagy osztani kell!',
      hints: [
        figure ? `Hány ${from[0]} látszik az ábrán? Mennyit ér egy kis beosztás?` : 'Kisebb vagy nagyobb egységre váltasz?',
        up ? 'Kisebb egységre váltva szorzunk.' : 'Nagyobb egységre váltva osztunk.',
        up ? `1 ${from[0]} = ${t(factor)} ${to[0]}` : `1 ${to[0]} = ${t(Math.round(1 / factor))} ${from[0]}`,
      ],
      solution: `${figure ? readingOf(figure, n, from[0]) : ''}${
        up
          ? `1 ${from[0]} = ${t(factor)} ${to[0]}, ezért $${shown(x(n), from[0])}\\cdot${x(factor)}=${shown(x(answer), to[0])}$ ${to[0]}.`
          : `1 ${to[0]} = ${t(Math.round(1 / factor))} ${from[0]}, ezért $${shown(x(n), from[0])}:${x(Math.round(1 / factor))}=${shown(x(answer), to[0])}$ ${to[0]}.`
      }`,
    },
    fits(v => Math.abs(v * to[1] - n * from[1]) < 1e-6),
  );
}

function timeConvert(rng: Rng, level: Level): Task {
  const minutes = rng.int(2, 23) * (level === 1 ? 15 : 6);
  const hours = minutes / 60;
  redrawIf(Number.isInteger(hours) || decimalsOf(hours) > 2);
  const toMinutes = rng.chance(0.5);
  const h = Math.floor(hours);
  const m = minutes - h * 60;
  const shown = `${h ? `${t(h)} óra ` : ''}${t(m)} perc`;
  return numeric(
    {
      question: toMinutes ? `Hány perc ${t(hours)} óra?` : `Váltsd át: ${shown} hány óra? Tizedes törttel add meg!`,
      answer: num(toMinutes ? minutes : hours),
      check: 'NUM',
      unit: toMinutes ? 'perc' : 'óra',
      ...(toMinutes ? {} : { form: 'decimal' as const }),
      expr: toMinutes ? `${hours}*60` : `${h}+${m}/60`,
      wrong: toMinutes
        ? [
            {
              ...wrong(
                { h, hours },
                ({ h, hours }) => num(h * 60 + Math.round((hours - h) * 100)),
                'ido-tizes-rendszerben',
                'A tizedesjegyeket percnek olvastad. 1 óra 60 perc, nem 100.',
                `${the(hours)} órát ${t(h)} óra ${t(Math.round((hours - h) * 100))} percnek olvassa`,
              ),
              ...(h > 0 && decimalsOf(hours) === 1 ? { also: [num(h * 60 + Math.round((hours - h) * 10))] } : {}),
            },
            wrong(
              { hours },
              ({ hours }) => num(tidy(hours * 100)),
              'ido-tizes-rendszerben',
              '100-zal szoroztál. 1 óra 60 perc.',
              '60 helyett 100-zal szoroz',
            ),
            wrong(
              { hours },
              ({ hours }) => num(tidy(hours * 10)),
              'letran-egy-lepes',
              'Az óra és a perc között nem 10 a váltószám.',
              '60 helyett 10-zel szoroz',
            ),
          ]
        : [
            wrong(
              { h, m },
              ({ h, m }) => num(Number(`${h}.${String(m).padStart(2, '0')}`)),
              'ido-tizes-rendszerben',
              'A perceket tizedesjegynek írtad. 60 perc egy óra, nem 100.',
              'a perces részt 60 helyett 100-zal osztja',
            ),
            wrong(
              { minutes },
              ({ minutes }) => num(minutes),
              'atvaltas-elmarad',
              'Percben adtad meg. Órában kérdeztük.',
              'az egész időt percre váltja, és a percek számát írja órának',
            ),
            wrong(
              { minutes },
              ({ minutes }) => num(tidy(minutes / 100)),
              'ido-tizes-rendszerben',
              '100-zal osztottál. 1 óra 60 perc.',
              'az összes percet 60 helyett 100-zal osztja',
            ),
          ],
      other: '1 óra = 60 perc.',
      hints: [
        'Hány perc egy óra?',
        toMinutes ? 'Szorozz 60-nal!' : 'A perceket oszd el 60-nal!',
        toMinutes ? `$${x(hours)}\\cdot60$` : `$${m}:60$ óra a perces rész.`,
      ],
      solution: toMinutes
        ? `1 óra = 60 perc, ezért $${x(hours)}\\cdot60=${x(minutes)}$ perc.`
        : `1 óra = 60 perc, a perces rész $${m}:60=${x(tidy(m / 60))}$ óra, ezért ${shown} = ${t(hours)} óra.`,
    },
    fits(v => (toMinutes ? Math.abs(v / 60 - hours) < 1e-9 : Math.abs(v * 60 - minutes) < 1e-9)),
  );
}

/** Hours and seconds: two steps of sixty. */
function secondsConvert(rng: Rng): Task {
  const hundredths = rng.int(4, 260);
  const hours = tidy(hundredths / 100);
  const seconds = hundredths * 36;
  const toSeconds = rng.chance(0.5);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  redrawIf(Number.isInteger(hours) || (!toSeconds && (s === 0 || m < 2)));
  const shown = `${h ? `${t(h)} óra ` : ''}${t(m)} perc ${t(s)} másodperc`;
  const secondsSum = `$${h ? `${h}\\cdot3600+` : ''}${m}\\cdot60+${s}=${x(seconds)}$`;
  return numeric(
    {
      question: toSeconds ? `Hány másodperc ${t(hours)} óra?` : `Váltsd át: ${shown} hány óra? Tizedes törttel add meg!`,
      answer: num(toSeconds ? seconds : hours),
      check: 'NUM',
      unit: toSeconds ? 'másodperc' : 'óra',
      ...(toSeconds ? {} : { form: 'decimal' as const }),
      expr: toSeconds ? `${hours}*3600` : `${h}+${m}/60+${s}/3600`,
      wrong: toSeconds
        ? [
            wrong(
              { hours },
              ({ hours }) => num(tidy(hours * 60)),
              'letran-egy-lepes',
              'Ennyi perc. Másodpercre még egyszer szorozz 60-nal!',
              'percre vált, másodpercre már nem',
            ),
            wrong(
              { hours },
              ({ hours }) => num(tidy(hours * 6000)),
              'ido-tizes-rendszerben',
              'Az egyik lépésben 100-zal szoroztál. 1 óra 60 perc, 1 perc 60 másodperc.',
              'az egyik lépésben 60 helyett 100-zal szoroz',
            ),
            wrong(
              { hours },
              ({ hours }) => num(tidy(hours * 10_000)),
              'ido-tizes-rendszerben',
              'Kétszer 100-zal szoroztál. 1 óra 60 perc, 1 perc 60 másodperc.',
              'mindkét lépésben 60 helyett 100-zal szoroz',
            ),
          ]
        : [
            wrong(
              { seconds },
              ({ seconds }) => num(tidy(seconds / 60)),
              'letran-egy-lepes',
              'Ennyi perc. Az órához még egyszer oszd el 60-nal!',
              'percre vált, órára már nem',
            ),
            wrong(
              { h, m, s },
              ({ h, m, s }) => num(Number(`${h}.${String(m).padStart(2, '0')}${String(s).padStart(2, '0')}`)),
              'ido-tizes-rendszerben',
              'A perceket és a másodperceket tizedesjegynek írtad. Mindkettőnél 60 a váltószám, nem 100.',
              'a percek és a másodpercek két-két számjegyét írja a tizedesvessző után',
            ),
            wrong(
              { seconds },
              ({ seconds }) => num(seconds),
              'atvaltas-elmarad',
              'Másodpercben adtad meg. Órában kérdeztük.',
              'az egész időt másodpercre váltja, és a másodpercek számát írja órának',
            ),
          ],
      other: '1 óra = 60 perc, 1 perc = 60 másodperc, tehát 1 óra = 3600 másodperc.',
      hints: [
        'Hány másodperc egy óra?',
        toSeconds ? 'Válts előbb percre, aztán másodpercre!' : 'Számold át az egészet másodpercre, és oszd el 3600-zal!',
        toSeconds ? `$${x(hours)}\\cdot60=${x(tidy(hours * 60))}$ perc.` : `Összesen ${t(seconds)} másodperc.`,
      ],
      solution: toSeconds
        ? `1 óra = $60\\cdot60=3600$ másodperc, ezért $${x(hours)}\\cdot3600=${x(seconds)}$ másodperc.`
        : `${secondsSum} másodperc. 1 óra = 3600 másodperc, ezért $${x(seconds)}:3600=${x(hours)}$ óra.`,
    },
    fits(v => (toSeconds ? Math.abs(v / 3600 - hours) < 1e-9 : Math.abs(v * 3600 - seconds) < 1e-6)),
  );
}

export const unitConvert = defineGenerator(
  'gen-unit-convert',
  'Mértékegységek átváltása',
  ['matek-5-mertekegysegek'],
  ['decimal'],
  (rng, level, money) =>
    rng.chance(level === 3 ? 0.4 : 0.25) ? (level === 3 ? secondsConvert(rng) : timeConvert(rng, level)) : convert(rng, level, money),
);
