import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, suf, texNumber, textNumber, unitAfter } from '@eszkerek/numbers/hungarian';
import { asAmount, type Money } from '@eszkerek/numbers/money';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { inMoney } from '../shared/in-money.ts';
import { PRICES } from '../shared/prices.ts';

const t = textNumber;

const x = texNumber;

interface Direct {
  a: 'kg' | 'l' | 'óra' | 'db' | 'fő';
  table: readonly [of: string, measured: string];
  text: (x1: string, y1: string, x2: string, word: Money['word']) => string;
  unit: string;
  k: readonly [from: number, to: number];
  /** What stands before the amount that belongs to one: „1 kg alma ára”. */
  one: string;
}

const DIRECT: readonly Direct[] = [
  {
    a: 'kg',
    table: ['alma (kg)', 'ár'],
    text: (x1, y1, x2, word) => `${x1} kg alma ${y1} ${word('lejbe')} kerül. Mennyibe kerül ${x2} kg?`,
    unit: 'lej',
    k: PRICES['kg alma'],
    one: '1 kg alma ára',
  },
  {
    a: 'l',
    table: ['benzin (l)', 'út'],
    text: (x1, y1, x2) => `Egy autó ${x1} liter benzinnel ${y1} km-t tesz meg. Hány kilométerre elég ${x2} liter?`,
    unit: 'km',
    k: [10, 18],
    one: '1 liter benzinnel megtett út',
  },
  {
    a: 'óra',
    table: ['idő (óra)', 'víz'],
    text: (x1, y1, x2) => `Egy szivattyú ${x1} óra alatt ${y1} hl vizet emel ki. Hány hektolitert emel ki ${x2} óra alatt?`,
    unit: 'hl',
    k: [12, 45],
    one: '1 óra alatt kiemelt víz',
  },
  {
    a: 'db',
    table: ['csavar (db)', 'tömeg'],
    text: (x1, y1, x2) => `${x1} egyforma csavar tömege ${y1} g. Hány gramm ${x2} ilyen csavar?`,
    unit: 'g',
    k: [4, 15],
    one: '1 csavar tömege',
  },
  {
    a: 'fő',
    table: ['személy', 'tészta'],
    text: (x1, y1, x2) => `Egy recept szerint ${x1} személyre ${y1} dkg tészta kell. Hány dkg kell ${x2} személyre?`,
    unit: 'dkg',
    k: [8, 15],
    one: '1 személyre jutó tészta',
  },
];

/** Nobody asks backwards for pieces and people. */
const INVERSE_UNIT: Readonly<Record<Direct['a'], string>> = { kg: 'kg', l: 'l', óra: 'óra', db: 'db', fő: 'fő' };

export const directProportion = defineGenerator(
  'gen-direct-proportion',
  'Egyenes arányosság',
  ['matek-6-egyenes-aranyossag'],
  ['decimal'],
  (rng, level, money) => {
    const s = rng.pick(DIRECT);
    const whole = s.a === 'db' || s.a === 'fő';
    const { scale, unit } = inMoney(s.unit, money);
    const parts = level === 1 ? 1 : whole ? 2 : 10;
    const each = tidy(rng.int(s.k[0] * parts, s.k[1] * parts) / parts);
    redrawIf(level > 1 && Number.isInteger(each));
    const x1 = rng.int(2, level === 1 ? 8 : 15);
    const x2 = whole || level === 1 ? rng.intNot(2, 24, x1) : tidy(rng.int(3, 60) / 2);
    redrawIf(x2 === x1 || decimalsOf(tidy(each * x1)) > 1 || decimalsOf(tidy(each * x2)) > 2 || (level === 3 && Number.isInteger(x2 / x1)));
    const k = tidy(each * scale);
    const [y1, y2] = [tidy(k * x1), tidy(k * x2)];
    const priced = (n: string): string => (s.unit === 'lej' ? asAmount(n) : n);
    const inverse = level === 3 && !whole && rng.chance(0.5);
    const [given, answer] = inverse ? [y2, x2] : [x2, y2];
    const inverseText =
      s.a === 'kg'
        ? `${t(x1)} kg alma ${priced(t(y1))} ${money.word('lejbe')} kerül. Hány kilogramm vehető ${priced(t(given))} ${money.word('lejért')}?`
        : s.a === 'l'
          ? `Egy autó ${t(x1)} liter benzinnel ${t(y1)} km-t tesz meg. Hány liter kell ${t(given)} km-hez?`
          : `Egy szivattyú ${t(x1)} óra alatt ${t(y1)} hl vizet emel ki. Hány óra alatt emel ki ${t(given)} hektolitert?`;
    const isDrawn = ![x1, y1, given].includes(answer) && rng.chance(0.4);
    const [xCell, yCell] = inverse ? ['?', priced(t(y2))] : [t(x2), '?'];
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: {
                kind: 'table' as const,
                head: [s.table[0], t(x1), xCell],
                rows: [[`${s.table[1]} (${unit})`, priced(t(y1)), yCell]],
              },
            }
          : {}),
        question: isDrawn
          ? `A táblázatban a két mennyiség egyenesen arányos. Melyik szám kerül a kérdőjel helyére?`
          : inverse
            ? inverseText
            : s.text(t(x1), priced(t(y1)), t(given), money.word),
        answer: num(answer),
        check: 'NUM',
        unit: inverse ? INVERSE_UNIT[s.a] : unit,
        expr: inverse ? `${given}*${x1}/${y1}` : `${y1}/${x1}*${given}`,
        wrong: [
          wrong(
            { inverse, x1, y2, y1, x2 },
            ({ inverse, x1, y2, y1, x2 }) => num(tidy(inverse ? x1 + (y2 - y1) : y1 + (x2 - x1))),
            'kulonbseggel-kovetkeztet',
            x2 > x1
              ? 'Ugyanannyit adtál hozzá. Ahányszorosára nő az egyik, annyiszorosára nő a másik.'
              : 'Ugyanannyit vontál le. Ahányad részére csökken az egyik, annyiad részére csökken a másik.',
            x2 > x1 ? 'mindkét mennyiséghez ugyanannyit ad hozzá' : 'mindkét mennyiségből ugyanannyit von le',
          ),
          wrong(
            { x1, y1, given },
            ({ x1, y1, given }) => num(tidy((x1 * y1) / given)),
            'forditott-aranyossagkent',
            'Fordított arányossággal számoltál. Itt ha több az egyik, több a másik is.',
          ),
          ...(inverse
            ? [
                wrong(
                  { k, given },
                  ({ k, given }) => num(k * given),
                  'egysegnyivel-szoroz',
                  'Az egységre jutó értékkel szoroztál. Itt osztani kell vele. Becsülj: lehet ennyi?',
                ),
              ]
            : []),
          wrong(
            { k },
            ({ k }) => num(k),
            'csak-az-egysegnyi',
            `Ez az egységre jutó érték. ${inverse ? 'Nézd meg, hányszor van meg ez az új mennyiségben!' : 'Szorozd meg az új mennyiséggel!'}`,
          ),
          wrong(
            { inverse, x1, y1, given },
            ({ inverse, x1, y1, given }) => num(tidy((inverse ? x1 : y1) * given)),
            'egysegnyi-lepes-kimarad',
            'Összeszoroztál két adatot, de a harmadikkal nem osztottál. Számítsd ki, mennyi jut egy egységre!',
            inverse
              ? `az új értéket rögtön megszorozza ${suf(x1, 'val')}, és nem oszt`
              : `az ismert értéket rögtön megszorozza ${suf(given, 'val')}, és nem oszt ${suf(x1, 'val')}`,
          ),
        ].filter(w => (w.value.size ?? 0) > 0),
        other: 'Számítsd ki, mennyi jut egy egységre!',
        hints: [
          'Ha az egyik kétszeresére nő, mi történik a másikkal?',
          'Egyenes arányosság: az összetartozó értékek hányadosa állandó.',
          `${s.one}: $${priced(x(y1))}:${x1}=${priced(x(k))}$${unitAfter(unit)}.`,
        ],
        solution: `${s.one}: $${priced(x(y1))}:${x1}=${priced(x(k))}$${unitAfter(unit)}. ${inverse ? 'Ezzel osztjuk az új mennyiséget' : `Ezt szorozzuk meg ${suf(given, 'val')}`}: $${inverse ? `${priced(x(given))}:${priced(x(k))}=${x(answer)}` : `${priced(x(k))}\\cdot${x(given)}=${priced(x(answer))}`}$${unitAfter(inverse ? INVERSE_UNIT[s.a] : unit)}.`,
      },
      fits(v => Math.abs(inverse ? given / v - y1 / x1 : v / given - y1 / x1) < 1e-9),
    );
  },
);
