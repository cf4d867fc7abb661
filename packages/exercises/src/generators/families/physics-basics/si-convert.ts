import { tidy } from '@eszkerek/numbers/arithmetic';
import { capital, decimalsOf, texNumber, textNumber, theWord, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { exactly, num } from '../../value.ts';
import { measuredFigure, measuredQuestion } from '../shared/scale-figures.ts';

const t = textNumber;

const x = texNumber;

interface Prefixed {
  base: string;
  quantity: string;
  units: ReadonlyArray<readonly [unit: string, power: number]>;
}

const PREFIXED: readonly Prefixed[] = [
  {
    base: 'm',
    quantity: 'hosszúság',
    units: [
      ['mm', -3],
      ['cm', -2],
      ['dm', -1],
      ['m', 0],
      ['km', 3],
    ],
  },
  {
    base: 'g',
    quantity: 'tömeg',
    units: [
      ['mg', -3],
      ['g', 0],
      ['kg', 3],
    ],
  },
  {
    base: 'l',
    quantity: 'térfogat',
    units: [
      ['ml', -3],
      ['cl', -2],
      ['dl', -1],
      ['l', 0],
      ['hl', 2],
    ],
  },
  {
    base: 's',
    quantity: 'idő',
    units: [
      ['ms', -3],
      ['s', 0],
    ],
  },
  {
    base: 'W',
    quantity: 'teljesítmény',
    units: [
      ['W', 0],
      ['kW', 3],
      ['MW', 6],
    ],
  },
];

/** With 10 for the factor one zero less leaves the number as it was. */
const UNCHANGED = 'nem váltja át a számot, csak az egységet cseréli ki';

const PREFIX_OF: Readonly<Record<number, string>> = { 6: 'mega', 3: 'kilo', 2: 'hekto', [-1]: 'deci', [-2]: 'centi', [-3]: 'milli' };

export const siConvert = defineGenerator(
  'gen-si-convert',
  'Mértékegységek, előtagok',
  ['fizika-6-mi-a-fizika'],
  ['decimal'],
  (rng, level) => {
    if (level === 1 && rng.chance(0.3)) {
      const [prefix, power] = rng.pick([
        ['kilo', 3],
        ['centi', -2],
        ['milli', -3],
        ['deci', -1],
        ['mega', 6],
      ] as const);
      const name = (n: number): string =>
        n === 6
          ? 'milliószoros'
          : n === 3
            ? 'ezerszeres'
            : n === 2
              ? 'százszoros'
              : n === 1
                ? 'tízszeres'
                : n === -1
                  ? 'tizedrész'
                  : n === -2
                    ? 'századrész'
                    : 'ezredrész';
      const others = rng.sample(
        [3, 2, -1, -2, -3, 6].filter(n => n !== power),
        3,
      );
      const base = rng.pick(
        prefix === 'mega' ? ['watt', 'joule', 'hertz'] : prefix === 'kilo' ? ['méter', 'gramm', 'watt', 'joule'] : ['méter', 'liter'],
      );
      return choice(
        rng,
        {
          question: `Mit jelent a „${prefix}” előtag, például a „${prefix}${base}” szóban?`,
          right: words(name(power), String(power)),
          because: `Helyes! A „${prefix}” előtag jelentése: ${name(power)}.`,
          wrong: others.map(n =>
            wrong(
              { n },
              ({ n }) => words(name(n), String(n)),
              prefix === 'kilo' && n === 2 ? 'kilo-szaz' : 'elotagok-keverese',
              `${capital(theWord(name(n)))} előtagja a „${PREFIX_OF[n] ?? ''}”. A ${prefix}${base} ${power > 0 ? 'nagyobb' : 'kisebb'}, mint a ${base}: ${power > 0 ? 'hányszorosa' : 'hányad része'}?`,
            ),
          ),
          hints: [
            'Gondolj egy ismert egységre ezzel az előtaggal!',
            'Például 1 km = 1000 m, 1 cm = 0,01 m, 1 mm = 0,001 m.',
            power > 0 ? 'Ezzel az előtaggal nagyobb egységet kapunk.' : 'Ezzel az előtaggal kisebb egységet kapunk.',
          ],
          solution: `A „${prefix}” előtag jelentése: ${name(power)}.`,
        },
        key => Number(key) === { kilo: 3, centi: -2, milli: -3, deci: -1, mega: 6 }[prefix],
      );
    }
    const measured = level < 3 && rng.chance(0.35);
    const p = rng.pick(measured ? PREFIXED.filter(({ base }) => base === 'm' || base === 'l') : PREFIXED);
    const [first, to] = rng.sample(p.units, 2);
    const from = measured ? p.units.find(([unit]) => unit === 'ml' || unit === 'cm') : first;
    if (!from || !to) redraw();
    const shift = from[1] - to[1];
    redrawIf(shift === 0 || (measured && Math.abs(shift) > 3));
    const n = measured
      ? from[0] === 'ml'
        ? rng.int(3, 40) * 10
        : tidy(rng.int(15, 120) / 10)
      : level === 1
        ? rng.int(2, 90) * (shift < 0 ? 10 ** -shift : 1)
        : level === 2
          ? tidy(rng.int(11, 990) / 10)
          : tidy(rng.int(11, 9900) / 100);
    const answer = tidy(n * 10 ** shift);
    redrawIf(level === 1 ? Math.abs(shift) > 3 : level === 3 && Math.abs(shift) < 3);
    redrawIf(
      answer === 0 ||
        Math.abs(answer - n * 10 ** shift) > 1e-9 * Math.max(1, answer) ||
        decimalsOf(answer) > 5 ||
        answer > 9e7 ||
        n > 90_000,
    );
    const up = shift > 0;
    const figure = measured ? measuredFigure(n, from[0]) : undefined;
    return numeric(
      {
        ...(figure ? { figure, form: 'askedUnit' as const } : {}),
        question: figure
          ? measuredQuestion(from[0], to[0])
          : rng.pick([
              `Váltsd át: ${withUnit(n, from[0])} hány ${to[0]}?`,
              `Egy mérésnél ${theWord(p.quantity)} ${withUnit(n, from[0])}. Hány ${to[0]} ez?`,
            ]),
        answer: num(answer),
        check: 'NUM',
        unit: to[0],
        wrong: [
          wrong(
            { n, shift },
            ({ n, shift }) => exactly(tidy(n * 10 ** -shift)),
            'szorzas-osztas-csere',
            up ? 'Osztottál. Kisebb egységre váltva szorozni kell.' : 'Szoroztál. Nagyobb egységre váltva osztani kell.',
          ),
          wrong(
            { n, shift },
            ({ n, shift }) => exactly(tidy(n * 10 ** (shift + 1))),
            'elotagok-keverese',
            !up && shift === -1
              ? 'A szám nálad nem változott. Nézd meg az előtagokat!'
              : `${up ? 'Eggyel több nullával szoroztál' : 'Eggyel kevesebb nullával osztottál'}. Nézd meg az előtagokat!`,
            up ? 'a váltószámba eggyel több nullát ír' : shift === -1 ? UNCHANGED : 'a váltószámba eggyel kevesebb nullát ír',
          ),
          wrong(
            { n, shift },
            ({ n, shift }) => exactly(tidy(n * 10 ** (shift - 1))),
            'elotagok-keverese',
            up && shift === 1
              ? 'A szám nálad nem változott. Nézd meg az előtagokat!'
              : `${up ? 'Eggyel kevesebb nullával szoroztál' : 'Eggyel több nullával osztottál'}. Nézd meg az előtagokat!`,
            up ? (shift === 1 ? UNCHANGED : 'a váltószámba eggyel kevesebb nullát ír') : 'a váltószámba eggyel több nullát ír',
          ),
        ].filter(w => (w.value.size ?? 0) > 0 && decimalsOf(w.value.size ?? 0) <= 5 && (w.value.size ?? 0) < 1e9),
        other: 'Keresd meg a váltószámot az előtagokból!',
        hints: [
          'Kisebb vagy nagyobb egységre váltasz?',
          up ? 'Kisebb egységre váltva szorzunk.' : 'Nagyobb egységre váltva osztunk.',
          up ? `1 ${from[0]} = ${t(10 ** shift)} ${to[0]}` : `1 ${to[0]} = ${t(10 ** -shift)} ${from[0]}`,
        ],
        solution: up
          ? `$${x(n)}\\cdot${x(10 ** shift)}=${x(answer)}$, tehát ${withUnit(answer, to[0])}.`
          : `$${x(n)}:${x(10 ** -shift)}=${x(answer)}$, tehát ${withUnit(answer, to[0])}.`,
      },
      fits(v => Math.abs(v * 10 ** to[1] - n * 10 ** from[1]) < 1e-9 * Math.max(1, n * 10 ** from[1])),
    );
  },
);
