import { roundTo, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { decimalsOf, keyNumber, texNumber, unitAfter, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';

const x = texNumber;
const sum = (values: readonly number[]): number => tidy(values.reduce((a, b) => a + b, 0));
const middle = (values: readonly number[]): number => tidy((Math.min(...values) + Math.max(...values)) / 2);

interface Subject {
  what: string;
  unit: string;
  low: number;
  high: number;
}
const SUBJECTS: readonly Subject[] = [
  { what: 'egy pad hosszát', unit: 'cm', low: 118, high: 190 },
  { what: 'egy inga tíz lengésének idejét', unit: 's', low: 11, high: 24 },
  { what: 'egy golyó átmérőjét', unit: 'mm', low: 12, high: 40 },
  { what: 'egy kör futási idejét', unit: 's', low: 14, high: 30 },
  { what: 'egy kő tömegét', unit: 'g', low: 60, high: 220 },
  { what: 'egy ajtó szélességét', unit: 'cm', low: 78, high: 110 },
];

/** Measurements around a value, in tenths, whose mean has at most two decimals. */
function series(rng: Rng, count: number): { subject: Subject; values: number[]; mean: number } {
  const subject = rng.pick(SUBJECTS);
  const base = rng.int(subject.low, subject.high);
  const values = Array.from({ length: count }, () => tidy(base + rng.int(-8, 8) / 10));
  const mean = sum(values) / count;
  redrawIf(decimalsOf(roundTo(mean, 6)) > 1 || new Set(values).size < count);
  return { subject, values, mean: tidy(mean) };
}

const deviations = (values: readonly number[], mean: number): number[] => values.map(value => tidy(Math.abs(value - mean)));
/** To the tenth, as it was read off: 19,0 s. */
const read = (value: number, unit: string): string => `${value.toFixed(1).replace('.', ',')}${unitAfter(unit)}`;
const listed = (values: readonly number[], unit: string): string => values.map(value => read(value, unit)).join('; ');
/** The same in a formula: the zero that was read off stays. */
const tenths = (value: number): string => value.toFixed(1).replace('.', '{,}');
const plus = (values: readonly number[]): string => values.map(tenths).join('+');

function meanOf(rng: Rng, count: number): Task {
  const { subject, values, mean } = series(rng, count);
  return numeric(
    {
      question: `Megmértük ${subject.what}: ${listed(values, subject.unit)}. Mennyi a mérések átlaga?`,
      answer: num(mean),
      check: 'NUM',
      unit: subject.unit,
      expr: `(${values.join('+')})/${count}`,
      wrong: [
        wrong({ values }, ({ values }) => num(sum(values)), 'atlagnal-nem-oszt', 'Ez az összeg. Oszd el a mérések számával!'),
        wrong(
          { values },
          ({ values }) => num(middle(values)),
          'szelsok-kozepet-veszi',
          'Csak a legkisebb és a legnagyobb adat közepét vetted.',
        ),
        wrong(
          { values },
          ({ values }) => about(sum(values) / (values.length + 1), 3),
          'regi-darabszammal-oszt',
          'Eggyel többel osztottál, mint ahány mérés van.',
          'eggyel többel oszt, mint ahány mérés van',
        ),
      ],
      other: 'Add össze a méréseket, és oszd el a számukkal!',
      hints: [
        'Az átlag a legkisebb és a legnagyobb adat között van.',
        'Az összeget oszd el a darabszámmal!',
        `Az összeg ${withUnit(sum(values), subject.unit)}.`,
      ],
      solution: `$(${plus(values)}):${count}=${x(sum(values))}:${count}=${x(mean)}$ ${subject.unit}.`,
    },
    fits(v => Math.abs(values.reduce((all, value) => all + (value - v), 0)) < 1e-6),
  );
}

function deviation(rng: Rng, count: number, isMeanTold: boolean): Task {
  const { subject, values, mean } = series(rng, count);
  const gaps = deviations(values, mean);
  const answer = tidy(sum(gaps) / count);
  redrawIf(decimalsOf(answer) > 2 || answer === 0);
  return numeric(
    {
      question: `Megmértük ${subject.what}: ${listed(values, subject.unit)}. ${isMeanTold ? `Az átlag ${withUnit(mean, subject.unit)}. ` : ''}Mennyi az átlagos eltérés?`,
      answer: num(answer),
      check: 'NUM',
      unit: subject.unit,
      expr: `(${gaps.join('+')})/${count}`,
      wrong: [
        wrong(
          { gaps },
          ({ gaps }) => num(sum(gaps)),
          'atlagnal-nem-oszt',
          'Ez az eltérések összege. Oszd el a mérések számával!',
          'az eltérések összegét adja meg, az osztás elmarad',
        ),
        wrong(
          { gaps },
          ({ gaps }) => num(Math.max(...gaps)),
          'legnagyobb-elterest-adja',
          'Ez a legnagyobb eltérés. Mindet átlagolni kell.',
        ),
        wrong(
          { values, mean },
          ({ values, mean }) =>
            num(
              roundTo(
                values.reduce((all, value) => all + value - mean, 0),
                6,
              ) + 0,
            ),
          'elteresek-kioltjak-egymast',
          'A kisebb és a nagyobb mérések eltérése nálad kioltotta egymást.',
        ),
        wrong(
          { values },
          ({ values }) => num(tidy(Math.max(...values) - Math.min(...values))),
          'terjedelmet-adja-meg',
          'A legnagyobb és a legkisebb adat különbségét adtad meg.',
        ),
      ],
      other: 'Írd fel minden adat távolságát az átlagtól, és számold ki ezek átlagát!',
      hints: [
        isMeanTold ? 'Mennyire van messze az első adat az átlagtól?' : 'Az eltérésekhez előbb az átlag kell.',
        'Csak az eltérések nagysága számít, az iránya nem.',
        isMeanTold ? `Az első eltérés ${withUnit(gaps[0] ?? 0, subject.unit)}.` : `Az átlag ${withUnit(mean, subject.unit)}.`,
      ],
      solution: `Az átlag ${isMeanTold ? withUnit(mean, subject.unit) : `$(${plus(values)}):${count}=${x(mean)}$ ${subject.unit}`}. A mérések eltérése az átlagtól: ${gaps.map(gap => keyNumber(gap)).join('; ')}. Az eltérések átlaga $(${gaps.map(x).join('+')}):${count}=${x(answer)}$ ${subject.unit}.`,
    },
    fits(v => Math.abs(v * count - values.reduce((all, value) => all + Math.abs(value - mean), 0)) < 1e-6),
  );
}

/** Which form of the result keeps only the digits that mean something. */
function rounding(rng: Rng): Task {
  const place = rng.pick([0, 1, 2]);
  const error = tidy(rng.int(1, 8) / 10 ** place);
  const unit = rng.pick(['cm', 's', 'g', 'm']);
  const mean = (rng.int(20, 90) * 1e5 + rng.int(11111, 88889)) / 1e5;
  const at = (digits: number): string => `(${x(roundTo(mean, digits))} ± ${x(error)}) ${unit}`.replaceAll('{,}', ',');
  redrawIf([0, 1, 2, 3].some(digits => decimalsOf(roundTo(mean, digits)) !== digits));
  const coarse = `(${roundTo(mean, -1)} ± ${x(error)}) ${unit}`.replaceAll('{,}', ',');
  redrawIf(place === 0 && roundTo(mean, -1) === roundTo(mean, 0));
  return choice(
    rng,
    {
      question: `A mérések átlaga a számológépen ${withUnit(mean, unit)}, az átlagos eltérés ${withUnit(error, unit)}. Hogyan írod le az eredményt?`,
      right: words(at(place), String(place)),
      because: 'Helyes! Az átlag ugyanaddig a jegyig tart, mint az eltérés.',
      wrong: [
        wrong(
          { text: at(5) },
          ({ text }) => words(text, '5'),
          'minden-szamjegyet-kiir',
          'Minden jegyet kiírtál. A bizonytalan jegy utániak nem jelentenek semmit.',
        ),
        wrong(
          { text: at(place + 1), place },
          ({ text, place }) => words(text, String(place + 1)),
          'egy-jeggyel-tobb',
          'Eggyel több tizedesjegyet írtál, mint ahány az eltérésben van.',
          'eggyel több tizedesjegyet ír ki, mint ahány az eltérésben van',
        ),
        wrong(
          { text: place === 0 ? coarse : at(place - 1), place },
          ({ text, place }) => words(text, String(place - 1)),
          'tulkerekit',
          'Túl sokat kerekítettél: egy még jó jegyet is eldobtál.',
          place === 0
            ? 'tízesekre kerekíti az átlagot, pedig az eltérés az egyesek helyén áll'
            : 'eggyel kevesebb tizedesjegyet ír ki, mint ahány az eltérésben van',
        ),
      ],
      hints: [
        'Melyik jegynél bizonytalan a mérés?',
        'Az átlagot addig a jegyig írd ki, ameddig az eltérést!',
        `Az eltérés ${['az egyesek', 'a tizedek', 'a századok'][place]} helyén áll.`,
      ],
      solution: `Az eltérés ${['az egyesek', 'a tizedek', 'a századok'][place]} helyén áll, az átlagot is addig írjuk: ${at(place)}.`,
    },
    key => Number(key) === decimalsOf(error),
  );
}

/** One measurement is missing, or a new one comes. */
function fromMean(rng: Rng, form: 'missing' | 'new'): Task {
  const { subject, values, mean } = series(rng, rng.pick([4, 5]));
  const count = values.length;
  const last = values.at(-1) ?? 0;
  const known = values.slice(0, -1);
  const before = tidy(sum(known) / (count - 1));
  redrawIf(form === 'new' && decimalsOf(roundTo(sum(known) / (count - 1), 6)) > 2);
  // A last value equal to the mean would be the answer itself.
  redrawIf(last === mean || last === before);
  const isMissing = form === 'missing';
  return numeric(
    {
      question: isMissing
        ? `${count} mérés átlaga ${withUnit(mean, subject.unit)}. Ezek közül ${count - 1} ismert: ${listed(known, subject.unit)}. Mennyi a hiányzó mérés?`
        : `${count - 1} mérés átlaga ${withUnit(before, subject.unit)}. A következő mérés ${read(last, subject.unit)}. Mennyi most az összes mérés átlaga?`,
      answer: num(isMissing ? last : mean),
      check: 'NUM',
      unit: subject.unit,
      expr: isMissing ? `${count}*${mean}-(${known.join('+')})` : `(${count - 1}*${before}+${last})/${count}`,
      wrong: isMissing
        ? [
            wrong({ mean }, ({ mean }) => num(mean), 'hianyzot-atlagnak-veszi', 'Az átlagot írtad be. A hiányzó adat ettől eltérhet.'),
            wrong({ known }, ({ known }) => about(sum(known) / known.length, 3), 'ismert-meresek-atlaga', 'Ez az ismert mérések átlaga.'),
            wrong(
              { known, mean },
              ({ known, mean }) => num(tidy(sum(known) - mean)),
              'atlagot-egy-adatnak-veszi',
              'Az összegből az átlagot vontad le. Az összes mérés összege az átlag és a darabszám szorzata.',
              'az ismert mérések összegéből az átlagot vonja ki',
            ),
          ]
        : [
            wrong(
              { before, last },
              ({ before, last }) => about((before + last) / 2, 3),
              'atlagot-egy-adatnak-veszi',
              'A régi átlagot egyetlen adatnak vetted, pedig több mérést képvisel.',
            ),
            wrong(
              { before, last, count },
              ({ before, last, count }) => about(((count - 1) * before + last) / (count - 1), 3),
              'regi-darabszammal-oszt',
              'A régi darabszámmal osztottál. Most eggyel több mérés van.',
              'az új mérés nélküli darabszámmal oszt',
            ),
            wrong({ before }, ({ before }) => num(before), 'uj-adatot-nem-szamolja', 'Az új mérést nem számoltad bele.'),
          ],
      other: 'Az átlagból számold ki a mérések összegét!',
      hints: [
        isMissing ? 'Mennyi lehet az összes mérés összege?' : 'Mennyi a régi mérések összege?',
        'Az összeg az átlag és a darabszám szorzata.',
        isMissing ? `Az összes mérés összege $${count}\\cdot${x(mean)}$.` : `A régi mérések összege $${count - 1}\\cdot${x(before)}$.`,
      ],
      solution: isMissing
        ? `$${count}\\cdot${x(mean)}=${x(tidy(count * mean))}$, az ismertek összege $${plus(known)}=${x(sum(known))}$ ${subject.unit}. $${x(tidy(count * mean))}-${x(sum(known))}=${tenths(last)}$ ${subject.unit}.`
        : `$(${count - 1}\\cdot${x(before)}+${tenths(last)}):${count}=${x(sum(values))}:${count}=${x(mean)}$ ${subject.unit}.`,
    },
    fits(v => Math.abs(isMissing ? sum(known) + v - count * mean : v * count - sum(values)) < 1e-6),
  );
}

/** Many swings timed together. */
function swings(rng: Rng): Task {
  const one = rng.int(8, 28) / 10;
  const count = rng.pick([10, 20, 50]);
  const shift = rng.int(1, 6) / 10;
  const total = tidy(one * count);
  const times = [tidy(total - shift), total, tidy(total + shift)];
  return numeric(
    {
      question: `Háromszor mértük meg ${count} lengés idejét: ${listed(times, 's')}. Hány másodperc egyetlen lengés átlagosan?`,
      answer: num(one),
      check: 'NUM',
      unit: 's',
      expr: `(${times.join('+')})/3/${count}`,
      wrong: [
        wrong(
          { total },
          ({ total }) => num(total),
          'lengesszammal-nem-oszt',
          `Ez ${count} lengés átlagos ideje. Oszd el a lengések számával!`,
          `egyetlen lengés helyett ${count} lengés átlagos idejét adja meg`,
        ),
        wrong(
          { total, count },
          ({ total, count }) => num(tidy((3 * total) / count)),
          'atlagnal-nem-oszt',
          'Az összeget csak a lengések számával osztottad. Hárommal is kell.',
          'a három mérés összegét nem osztja el hárommal',
        ),
        wrong(
          { times, count },
          ({ times, count }) => about((times[0] ?? 0) / count, 4),
          'egy-adatot-kivalaszt',
          'Csak az első mérést használtad. Előbb átlagolj!',
          'csak az első mérés idejét osztja el a lengések számával',
        ),
      ],
      other: 'Előbb átlagold a három időt, aztán oszd el a lengések számával!',
      hints: [
        'Két osztás lesz.',
        'Előbb kiszámítjuk a három mérés átlagát, aztán egy lengés idejét.',
        `A három idő összege ${withUnit(tidy(3 * total), 's')}.`,
      ],
      solution: `$(${plus(times)}):3=${x(total)}$ s, és $${x(total)}:${count}=${x(one)}$ s.`,
    },
    fits(v => Math.abs(v * count * 3 - sum(times)) < 1e-6),
  );
}

export const measureError = defineGenerator(
  'gen-measure-error',
  'Mérési hiba',
  ['fizika-6-meresi-hiba'],
  ['decimal', 'brackets'],
  (rng, level) => {
    if (level === 1) return rng.pick([() => meanOf(rng, 4), () => meanOf(rng, 5), () => deviation(rng, 4, true)])();
    if (level === 2) return rng.pick([() => deviation(rng, 5, true), () => rounding(rng), () => swings(rng)])();
    return rng.pick([() => deviation(rng, 5, false), () => fromMean(rng, 'missing'), () => fromMean(rng, 'new')])();
  },
);
