import { capital, listing, type Name, nameSuf, numberToWords, suf, texNumber, textNumber, the, unitSuf } from '../../hungarian/index.ts';
import { range, roundTo, sum, tidy } from '../arithmetic.ts';
import { defineGenerator, type Level, redraw, redrawIf, type Task } from '../engine.ts';
import { equals, fits } from '../proof.ts';
import type { Rng } from '../rng.ts';
import { numeric, wrong } from '../tasks.ts';
import { num } from '../value.ts';
import { person } from './story.ts';

const t = textNumber;
const x = texNumber;
const mean = (list: readonly number[]): number => sum(list) / list.length;

interface Survey {
  intro: string;
  head: string;
  /** What one sign stands for, as an object: "5 könyvet". */
  object: string;
  /** „Hány könyvet kölcsönöztek” + hétfőn. */
  ask: string;
  more: string;
  times: string;
  all: string;
  rows: ReadonlyArray<readonly [label: string, phrase: string]>;
}
const SURVEYS: readonly Survey[] = [
  {
    intro: 'Ennyi könyvet kölcsönöztek a könyvtárból a hét napjain.',
    head: 'nap',
    object: 'könyvet',
    ask: 'Hány könyvet kölcsönöztek',
    more: 'Mennyivel több könyvet kölcsönöztek',
    times: 'Hányszor annyi könyvet kölcsönöztek',
    all: 'Hány könyvet kölcsönöztek összesen?',
    rows: [
      ['hétfő', 'hétfőn'],
      ['kedd', 'kedden'],
      ['szerda', 'szerdán'],
      ['csütörtök', 'csütörtökön'],
      ['péntek', 'pénteken'],
      ['szombat', 'szombaton'],
    ],
  },
  {
    intro: 'Ennyi tanuló választotta az egyes szakköröket. Mindenki egyet választott.',
    head: 'szakkör',
    object: 'tanulót',
    ask: 'Hány tanuló választotta',
    more: 'Mennyivel több tanuló választotta',
    times: 'Hányszor annyi tanuló választotta',
    all: 'Hány tanuló választott szakkört?',
    rows: [
      ['sakk', 'a sakkot'],
      ['rajz', 'a rajzot'],
      ['robotika', 'a robotikát'],
      ['kórus', 'a kórust'],
      ['futball', 'a futballt'],
      ['néptánc', 'a néptáncot'],
    ],
  },
  {
    intro: 'Ennyi fát ültettek az osztályok.',
    head: 'osztály',
    object: 'fát',
    ask: 'Hány fát ültetett',
    more: 'Mennyivel több fát ültetett',
    times: 'Hányszor annyi fát ültetett',
    all: 'Hány fát ültettek összesen?',
    rows: [
      ['5. B', 'az 5. B'],
      ['5. C', 'az 5. C'],
      ['6. B', 'a 6. B'],
      ['6. C', 'a 6. C'],
      ['7. B', 'a 7. B'],
      ['8. B', 'a 8. B'],
    ],
  },
  {
    intro: 'Ennyi gombóc fagylaltot adtak el az egyes ízekből.',
    head: 'íz',
    object: 'gombócot',
    ask: 'Hány gombócot adtak el',
    more: 'Mennyivel több gombócot adtak el',
    times: 'Hányszor annyi gombócot adtak el',
    all: 'Hány gombócot adtak el összesen?',
    rows: [
      ['vanília', 'vaníliából'],
      ['csoki', 'csokiból'],
      ['eper', 'eperből'],
      ['citrom', 'citromból'],
      ['pisztácia', 'pisztáciából'],
      ['málna', 'málnából'],
    ],
  },
  {
    intro: 'Ennyi látogató érkezett a falumúzeumba.',
    head: 'hónap',
    object: 'látogatót',
    ask: 'Hány látogató érkezett',
    more: 'Mennyivel több látogató érkezett',
    times: 'Hányszor annyi látogató érkezett',
    all: 'Hány látogató érkezett összesen?',
    rows: [
      ['április', 'áprilisban'],
      ['május', 'májusban'],
      ['június', 'júniusban'],
      ['július', 'júliusban'],
      ['augusztus', 'augusztusban'],
      ['szeptember', 'szeptemberben'],
    ],
  },
];

const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  `\n\n| ${head.join(' | ')} |\n|${head.map(() => '---|').join('')}\n${rows.map(r => `| ${r.join(' | ')} |`).join('\n')}\n\n`;

const chartRead = defineGenerator('gen-chart-read', 'Táblázatok és diagramok', ['matek-5-diagramok'], (rng, level) => {
  const s = rng.pick(SURVEYS);
  const step = level === 1 ? rng.pick([2, 5, 10]) : level === 2 ? rng.pick([5, 10, 20]) : rng.pick([4, 5, 10, 20, 50]);
  const rows = s.rows.slice(0, rng.int(4, 6));
  const counts = rng.sample(range(1, 12), rows.length);
  const values = counts.map(c => c * step);
  const shown = table(
    [s.head, 'jelek'],
    rows.map(([r], i) => [r, '■'.repeat(counts[i] ?? 0)]),
  );
  const [i, j] = rng.sample(range(0, rows.length - 1), 2);
  if (i === undefined || j === undefined) redraw();
  const [a = 0, b = 0, ca = 0, cb = 0] = [values[i], values[j], counts[i], counts[j]];
  redrawIf(a <= b);
  const kind = level === 1 ? 'value' : level === 2 ? rng.pick(['difference', 'sum2'] as const) : rng.pick(['total', 'times'] as const);
  redrawIf(kind === 'times' && (ca % cb !== 0 || ca === cb));
  const answer = { value: a, difference: a - b, sum2: a + b, total: sum(values), times: ca / cb }[kind];
  const plain = { value: ca, difference: ca - cb, sum2: ca + cb, total: sum(counts), times: ca - cb }[kind];
  const [[label = '', ra = ''] = [], [, rb = ''] = []] = [rows[i], rows[j]];
  const asked = {
    value: `${s.ask} ${ra}?`,
    difference: `${s.more} ${ra}, mint ${rb}?`,
    sum2: `${s.ask} ${ra} és ${rb} összesen?`,
    total: s.all,
    times: `${s.times} ${ra}, mint ${rb}?`,
  }[kind];
  const work = {
    value: `${ca}\\cdot${step}`,
    difference: `${ca}\\cdot${step}-${cb}\\cdot${step}`,
    sum2: `${ca}\\cdot${step}+${cb}\\cdot${step}`,
    total: `(${counts.join('+')})\\cdot${step}`,
    times: `${a}:${b}`,
  }[kind];
  return numeric(
    {
      question: `${s.intro} Egy jel ${t(step)} ${s.object} jelent.${shown}${asked}`,
      answer: num(answer),
      check: 'INT',
      expr: work.replaceAll('\\cdot', '*').replace(':', '/'),
      wrong: [
        wrong(
          num(plain),
          kind === 'times' ? 'kulonbseg-hanyados-helyett' : 'leptek-kimarad',
          kind === 'times'
            ? 'A különbséget számoltad. A „hányszor annyi” osztást kér.'
            : `A jeleket számoltad meg. Egy jel ${suf(step, 't')} ér.`,
        ),
        ...(kind === 'difference'
          ? [
              wrong(num(a + b), 'muvelet-csere', 'Összeadtál. A „mennyivel több” kivonást kér.'),
              wrong(num(a), 'csak-az-egyik-adat', 'Ez csak az egyik adat.'),
            ]
          : []),
        ...(kind === 'sum2'
          ? [
              wrong(num(a - b), 'muvelet-csere', 'Kivontál. Az „együtt” összeadást kér.'),
              wrong(num(a), 'csak-az-egyik-adat', 'Ez csak az egyik adat.'),
            ]
          : []),
        ...(kind === 'total'
          ? [
              wrong(num(Math.max(...values)), 'csak-az-egyik-adat', 'Ez csak a legnagyobb adat. Az összes sort add össze!'),
              wrong(num(sum(values) - (values.at(-1) ?? 0)), 'kategoria-kimarad', 'Egy sor kimaradt az összegből.'),
            ]
          : []),
        ...(kind === 'value'
          ? [
              wrong(num(ca + step), 'leptek-hozzaadas', 'Összeadtad a jelek számát és a léptéket. Szorozni kell.'),
              wrong(num(a + step), 'jelek-elszamolasa', 'Eggyel több jelet számoltál.'),
              wrong(num(b), 'rossz-sor', 'Másik sort olvastál le.'),
            ]
          : []),
        ...(kind === 'times' ? [wrong(num(a - b), 'kulonbseg-hanyados-helyett', 'Ez a különbség. A „hányszor annyi” osztást kér.')] : []),
      ],
      other: 'Nézd meg, mennyit ér egy jel, és számold meg újra a jeleket!',
      hints: [
        'Mennyit ér egy jel?',
        kind === 'total'
          ? 'Add össze a jeleket, és szorozd meg egy jel értékével!'
          : kind === 'times'
            ? 'Oszd el a nagyobbat a kisebbel!'
            : 'Szorozd meg a jelek számát egy jel értékével!',
        `${capital(label)}: ${t(ca)} jel.`,
      ],
      solution: `$${work}=${x(answer)}$.`,
    },
    equals(
      kind === 'times'
        ? a / b
        : kind === 'total'
          ? values.reduce((p, q) => p + q, 0)
          : counts.reduce(
              (total, c, k) =>
                total + (k === i ? c * step : k === j ? (kind === 'difference' ? -1 : kind === 'sum2' ? 1 : 0) * c * step : 0),
              0,
            ),
    ),
  );
});

const MEAN_STORIES: ReadonlyArray<{ text: (list: string, who: Name) => string; unit: string }> = [
  { unit: '', text: (l, w) => `${w.name} jegyei: ${l}. Mennyi a jegyek átlaga?` },
  { unit: 'perc', text: (l, w) => `${w.name} ennyi percet olvasott az egyes napokon: ${l}. Mennyi a napi átlag?` },
  { unit: '°C', text: l => `A déli hőmérséklet °C-ban: ${l}. Mennyi az átlaguk?` },
  { unit: 'pont', text: (l, w) => `${w.name} kosárlabdacsapata ennyi pontot dobott a mérkőzéseken: ${l}. Mennyi az átlag?` },
];

function meanForward(rng: Rng, level: Level): Task {
  const s = rng.pick(MEAN_STORIES);
  const n = rng.int(3, level === 1 ? 4 : 6);
  const [lo, hi] = s.unit === '' ? [5, 10] : s.unit === '°C' ? [4, 28] : [10, 70];
  const list = range(1, n).map(() => rng.int(lo, hi));
  if (level === 2 && s.unit !== '' && rng.chance(0.4)) list[rng.int(0, n - 1)] = 0;
  const total = sum(list);
  redrawIf(level === 1 ? total % n !== 0 : (total * 10) % n !== 0);
  redrawIf(new Set(list).size === 1);
  const answer = total / n;
  const nonZero = list.filter(v => v !== 0);
  const sorted = [...list].sort((a, b) => a - b);
  return numeric(
    {
      question: s.text(list.map(t).join('; '), person(rng)),
      answer: num(answer),
      check: 'NUM',
      ...(s.unit ? { unit: s.unit } : {}),
      expr: `(${list.join('+')})/${n}`,
      wrong: [
        wrong(num(tidy(total / 2)), 'mindig-kettovel-oszt', `Kettővel osztottál. Annyival kell osztani, ahány adat van: ${t(n)}.`),
        ...(nonZero.length < n && nonZero.length > 0
          ? [wrong(num(roundTo(total / nonZero.length, 2)), 'nullat-kihagyja', 'A 0 is adat: azt is számítsd be a darabszámba!')]
          : []),
        wrong(
          num(tidy(((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2)),
          'szelsok-kozepe',
          'A legkisebb és a legnagyobb közepét vetted. Az összes adat kell.',
        ),
        wrong(num(total), 'osztas-elmarad', 'Ez az összeg. Még osztani kell az adatok számával.'),
      ],
      other: 'Add össze az adatokat, és oszd el a darabszámmal!',
      hints: ['Hány adat van?', 'Átlag = összeg : darabszám.', `Az összeg: $${list.join('+')}=${total}$.`],
      solution: `$(${list.join('+')}):${n}=${total}:${n}=${x(answer)}$.`,
    },
    fits(v => Math.abs(list.reduce((d, q) => d + (q - v), 0)) < 1e-9),
  );
}

function missingData(rng: Rng): Task {
  const n = rng.int(3, 5);
  const target = rng.int(6, 60);
  const list = range(1, n - 1).map(() => rng.int(Math.max(1, target - 9), target + 9));
  const answer = target * n - sum(list);
  redrawIf(answer < 1 || Math.abs(answer - target) > 15 || answer === target);
  const who = person(rng);
  return numeric(
    {
      question: rng.pick(
        [
          `${w1(n)} szám átlaga ${t(target)}. ${capital(w1(n - 1))} közülük: ${list.map(t).join('; ')}. Melyik a hiányzó szám?`,
          `${who.name} ${w1(n)} dobásának átlaga ${t(target)} m. ${capital(w1(n - 1))} dobása: ${list.map(t).join('; ')} m. Hány méter volt a hiányzó dobás?`,
        ].map(capital),
      ),
      answer: num(answer),
      check: 'INT',
      expr: `${target}*${n}-(${list.join('+')})`,
      wrong: [
        wrong(num(target), 'atlag-a-hianyzo-adat', 'Az átlagot írtad be. Ellenőrizd: ennyi lenne így az átlag?'),
        wrong(num(Math.abs(target * (n - 1) - sum(list))), 'darabszam-hiba', `Az összes adat ${t(n)} darab, nem ${t(n - 1)}.`),
        wrong(num(target * n), 'levonas-elmarad', 'Ez az összes adat összege. Vond le az ismerteket!'),
        ...(sum(list) % (n - 1) === 0 ? [wrong(num(sum(list) / (n - 1)), 'ismertek-atlaga', 'Ez az ismert adatok átlaga.')] : []),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'Az átlagból kiszámíthatod, mennyi az összes adat összege.',
      hints: [
        'Mennyi az összes adat összege?',
        'Összeg = átlag · darabszám. Ebből vond le az ismerteket!',
        `$${target}\\cdot${n}=${target * n}$`,
      ],
      solution: `$${target}\\cdot${n}-(${list.join('+')})=${target * n}-${sum(list)}=${answer}$.`,
    },
    fits(v => Math.abs(mean([...list, v]) - target) < 1e-9),
  );
}
const w1 = (n: number): string => numberToWords(n).replace('kettő', 'két');

const meanGen = defineGenerator('gen-mean', 'Számtani közép', ['matek-5-szamtani-kozep'], (rng, level) =>
  level === 3 ? missingData(rng) : meanForward(rng, level),
);

function weightedMean(rng: Rng): Task {
  const n = rng.int(2, 3);
  const values = rng.sample(range(4, 10), n);
  const weights = range(1, n).map(() => rng.int(1, 5));
  const total = sum(weights);
  const products = sum(values.map((v, i) => v * (weights[i] ?? 0)));
  redrawIf((products * 100) % total !== 0 || new Set(weights).size === 1);
  const answer = products / total;
  const who = person(rng);
  const story = rng.chance(0.6);
  return numeric(
    {
      question: story
        ? `${nameSuf(who, 'nak')} a félévben ${listing(values.map((v, i) => `${weights[i] === 1 ? 'egy' : t(weights[i] ?? 0)} darab ${suf(v, 'as')}`))} jegye van. Mennyi a jegyek átlaga?`
        : `Mennyi ${listing(values.map(v => the(v)))} súlyozott számtani közepe, ha a súlyok rendre ${listing(weights.map(t))}?`,
      answer: num(answer),
      check: 'NUM',
      expr: `(${values.map((v, i) => `${v}*${weights[i]}`).join('+')})/(${weights.join('+')})`,
      wrong: [
        wrong(num(roundTo(mean(values), 2)), 'sulyokat-figyelmen-kivul', 'A súlyokat nem vetted figyelembe.'),
        wrong(num(roundTo(products / n, 2)), 'darabszammal-oszt', 'A különböző értékek számával osztottál. A súlyok összegével kell.'),
        wrong(num(products), 'osztas-elmarad', 'Még osztani kell a súlyok összegével.'),
        wrong(num(roundTo(sum(values) / total, 2)), 'szorzas-elmarad', 'Az értékeket meg kell szorozni a súlyukkal.'),
      ],
      other: 'Szorozd meg az értékeket a súlyukkal, add össze, és oszd el a súlyok összegével!',
      hints: [
        'Hányszor számít be az egyik és hányszor a másik érték?',
        'Súlyozott közép = az érték · súly szorzatok összege, osztva a súlyok összegével.',
        `A nevező a súlyok összege: $${weights.join('+')}$.`,
      ],
      solution: `$\\frac{${values.map((v, i) => `${v}\\cdot${weights[i]}`).join('+')}}{${weights.join('+')}}=\\frac{${products}}{${total}}=${x(answer)}$.`,
    },
    equals(mean(values.flatMap((v, i) => Array<number>(weights[i] ?? 0).fill(v)))),
  );
}

function geometricMean(rng: Rng, inverse: boolean): Task {
  const k = rng.int(1, 6);
  const [p, q] = rng.sample([1, 2, 3, 4, 5, 6], 2);
  if (p === undefined || q === undefined) redraw();
  const [a, b] = [k * p * p, k * q * q];
  const g = k * p * q;
  redrawIf(a > 100 || b > 100);
  if (inverse) {
    return numeric(
      {
        question: `Két pozitív szám mértani közepe ${t(g)}, az egyik szám ${t(a)}. Melyik a másik?`,
        answer: num(b),
        check: 'INT',
        expr: `${g}*${g}/${a}`,
        wrong: [
          wrong(num(2 * g - a), 'szamtani-kozeppel-szamol', 'Számtani középpel számoltál. A mértani közép négyzete a két szám szorzata.'),
          ...(g % a === 0 ? [wrong(num(g / a), 'negyzetre-emeles-elmarad', 'Előbb emeld négyzetre a mértani közepet!')] : []),
          wrong(num(g * a), 'osztas-elmarad', 'A közép négyzetét kell **osztani** az ismert számmal.'),
        ].filter(w => (w.value.size ?? 0) > 0),
        other: 'Ha $g=\\sqrt{ab}$, akkor $g^2=ab$.',
        hints: ['Mi a mértani közép képlete?', '$g=\\sqrt{ab}$, ezért $g^2=ab$.', `$${g}^2=${a}\\cdot b$`],
        solution: `$${g}^2=${g * g}$, és $${g * g}:${a}=${b}$.`,
      },
      fits(v => Math.abs(Math.sqrt(a * v) - g) < 1e-9),
    );
  }
  return numeric(
    {
      question: `Mennyi ${the(a)} és ${the(b)} mértani közepe?`,
      answer: num(g),
      check: 'INT',
      wrong: [
        wrong(num((a + b) / 2), 'szamtani-kozep', 'Ez a számtani közép. A mértani közép a szorzat négyzetgyöke.'),
        wrong(num((a * b) / 2), 'mertani-kozep-fele', 'A szorzat felét vetted. A négyzetgyöke kell.'),
        wrong(num(a * b), 'gyokvonas-elmarad', 'A gyökvonás elmaradt.'),
      ],
      other: 'Szorozd össze a két számot, és vonj négyzetgyököt!',
      hints: ['Melyik közepet kérdezik?', 'Mértani közép: $\\sqrt{ab}$.', `$\\sqrt{${a}\\cdot${b}}=\\sqrt{${x(a * b)}}$`],
      solution: `$\\sqrt{${a}\\cdot${b}}=\\sqrt{${x(a * b)}}=${g}$.`,
    },
    fits(v => v > 0 && v * v === a * b),
  );
}

const means = defineGenerator('gen-means', 'Középértékek', ['matek-7-kozepertekek'], (rng, level) =>
  level === 1
    ? rng.chance(0.5)
      ? geometricMean(rng, false)
      : weightedMean(rng)
    : level === 2
      ? weightedMean(rng)
      : geometricMean(rng, true),
);

interface Pie {
  intro: (total: number) => string;
  /** Label, what the share is asked of, the object of the sector, the question for the count. */
  rows: ReadonlyArray<readonly [label: string, share: string, object: string, count: string]>;
}
const PIES: readonly Pie[] = [
  {
    intro: n => `Megkérdeztünk ${t(n)} diákot, mivel jár iskolába.`,
    rows: [
      ['gyalog', 'A diákok hány százaléka jár gyalog?', 'a gyalogosokat', 'Hány diák jár gyalog?'],
      ['busz', 'A diákok hány százaléka jár busszal?', 'a buszosokat', 'Hány diák jár busszal?'],
      ['autó', 'A diákok hány százalékát hozzák autóval?', 'az autósokat', 'Hány diákot hoznak autóval?'],
      ['kerékpár', 'A diákok hány százaléka jár kerékpárral?', 'a kerékpárosokat', 'Hány diák jár kerékpárral?'],
    ],
  },
  {
    intro: n => `Az állatmenhelyen ${t(n)} állat él.`,
    rows: [
      ['kutya', 'Az állatok hány százaléka kutya?', 'a kutyákat', 'Hány kutya él a menhelyen?'],
      ['macska', 'Az állatok hány százaléka macska?', 'a macskákat', 'Hány macska él a menhelyen?'],
      ['nyúl', 'Az állatok hány százaléka nyúl?', 'a nyulakat', 'Hány nyúl él a menhelyen?'],
      ['papagáj', 'Az állatok hány százaléka papagáj?', 'a papagájokat', 'Hány papagáj él a menhelyen?'],
    ],
  },
  {
    intro: n => `A büfében ${t(n)} szendvicset adtak el.`,
    rows: [
      ['sajtos', 'A szendvicsek hány százaléka volt sajtos?', 'a sajtos szendvicseket', 'Hány sajtos szendvicset adtak el?'],
      ['sonkás', 'A szendvicsek hány százaléka volt sonkás?', 'a sonkás szendvicseket', 'Hány sonkás szendvicset adtak el?'],
      ['zöldséges', 'A szendvicsek hány százaléka volt zöldséges?', 'a zöldséges szendvicseket', 'Hány zöldséges szendvicset adtak el?'],
      ['tojásos', 'A szendvicsek hány százaléka volt tojásos?', 'a tojásos szendvicseket', 'Hány tojásos szendvicset adtak el?'],
    ],
  },
  {
    intro: n => `Egy iskolában ${t(n)} tanuló szavazott a kirándulás helyéről.`,
    rows: [
      ['barlang', 'A szavazatok hány százalékát kapta a barlang?', 'a barlangot', 'Hány szavazatot kapott a barlang?'],
      ['vár', 'A szavazatok hány százalékát kapta a vár?', 'a várat', 'Hány szavazatot kapott a vár?'],
      ['tó', 'A szavazatok hány százalékát kapta a tó?', 'a tavat', 'Hány szavazatot kapott a tó?'],
      ['erdei tábor', 'A szavazatok hány százalékát kapta az erdei tábor?', 'az erdei tábort', 'Hány szavazatot kapott az erdei tábor?'],
    ],
  },
];

const pieChart = defineGenerator('gen-pie-chart', 'Kördiagram, gyakoriság', ['matek-6-gyakorisag-diagramok'], (rng, level) => {
  const s = rng.pick(PIES);
  const total = rng.pick(level === 1 ? [20, 40, 50, 100] : [36, 40, 60, 72, 90, 120, 180]);
  const n = rng.int(3, 4);
  const unit = level === 1 ? total / 20 : total / (360 / 10) >= 1 ? total / 36 : 1;
  redrawIf(!Number.isInteger(unit));
  const steps = total / unit;
  const cuts = rng.sample(range(2, steps - 2), n - 1).sort((a, b) => a - b);
  const counts = [...cuts, steps].map((c, i) => (c - (cuts[i - 1] ?? 0)) * unit);
  redrawIf(counts.some(c => c <= 0));
  const at = rng.int(0, n - 1);
  const part = counts[at] ?? 0;
  const [, share = '', object = '', count = ''] = s.rows[at] ?? [];
  const shown = table(
    ['csoport', 'darab'],
    counts.map((c, i) => [s.rows[i]?.[0] ?? '', t(c)]),
  );
  const percent = (part * 100) / total;
  const angle = (part * 360) / total;
  const intro = s.intro(total);
  if (level === 1) {
    redrawIf(!Number.isInteger(percent));
    return numeric(
      {
        question: `${intro}${shown}${share}`,
        answer: num(percent),
        check: 'NUM',
        unit: '%',
        expr: `${part}/${total}*100`,
        wrong: [
          wrong(num(part), 'gyakorisagot-szazaleknak', 'Ez a darabszám. A százalékhoz oszd el az összessel, és szorozd 100-zal!'),
          wrong(num(angle), 'szoget-szazaleknak', 'Ez a körcikk szöge lenne fokban. A kérdés százalék.'),
          wrong(
            num(roundTo((part * 100) / (total - part), 2)),
            'maradekhoz-viszonyit',
            'A maradékhoz viszonyítottál. Az összes adathoz kell.',
          ),
          wrong(num(100 - percent), 'kimarado-resz', 'Ez a többi csoport része együtt.'),
        ],
        other: 'Rész osztva az egésszel, szorozva 100-zal.',
        hints: ['Mennyi az egész?', 'Relatív gyakoriság = rész : összes.', `$\\frac{${part}}{${total}}$`],
        solution: `$\\frac{${part}}{${total}}\\cdot100=${x(percent)}$, tehát ${t(percent)}%.`,
      },
      fits(v => Math.abs((v * total) / 100 - part) < 1e-9),
    );
  }
  redrawIf(!Number.isInteger(angle));
  if (level === 2) {
    return numeric(
      {
        question: `${intro}${shown}Kördiagramot rajzolunk. Hány fokos körcikk jelöli ${object}?`,
        answer: num(angle),
        check: 'NUM',
        unit: '°',
        expr: `${part}/${total}*360`,
        wrong: [
          wrong(num(roundTo(percent, 2)), 'szazalekot-szognek', 'Ez a százalék. A teljes kör 360°, nem 100°.'),
          wrong(num(part), 'gyakorisagot-szognek', 'Ez a darabszám. Oszd el az összessel, és szorozd 360°-kal!'),
          wrong(num(angle / 2), 'felkorrel-szamol', '180°-kal számoltál. A teljes kör 360°.'),
          wrong(num(360 - angle), 'kimarado-resz', 'Ez a többi csoport körcikke együtt.'),
        ],
        other: 'Rész osztva az egésszel, szorozva 360°-kal.',
        hints: ['Hány fok a teljes kör?', 'Szög = rész : összes · 360°.', `$\\frac{${part}}{${total}}\\cdot360$`],
        solution: `$\\frac{${part}}{${total}}\\cdot360=${x(angle)}$, tehát ${t(angle)}°.`,
      },
      fits(v => Math.abs((v * total) / 360 - part) < 1e-9),
    );
  }
  return numeric(
    {
      question: `${intro} A kördiagramon ${unitSuf(angle, '°', 'as')} körcikk jelöli ${object}. ${count}`,
      answer: num(part),
      check: 'INT',
      expr: `${total}*${angle}/360`,
      wrong: [
        wrong(num(roundTo((total * angle) / 100, 2)), 'szoget-szazaleknak', 'A szöget százaléknak vetted. A teljes kör 360°.'),
        wrong(num(roundTo((total * angle) / 180, 2)), 'felkorrel-szamol', '180°-kal számoltál. A teljes kör 360°.'),
        wrong(num(angle), 'szoget-darabnak', 'Ez a szög. A kérdés a darabszám.'),
        wrong(num(total - part), 'kimarado-resz', 'Ennyi tartozik a többi csoporthoz.'),
      ],
      other: 'A szög és a 360° aránya ugyanaz, mint a rész és az egész aránya.',
      hints: [`Az egész kör 360°, ez ${t(total)}.`, 'Rész = egész · szög : 360.', `$\\frac{${angle}}{360}\\cdot${total}$`],
      solution: `$\\frac{${angle}}{360}\\cdot${total}=${part}$.`,
    },
    fits(v => Math.abs((v * 360) / total - angle) < 1e-9),
  );
});

const median = (list: readonly number[]): number => {
  const s = [...list].sort((a, b) => a - b);
  const m = Math.floor(s.length / 2);
  return s.length % 2 ? (s[m] ?? 0) : ((s[m - 1] ?? 0) + (s[m] ?? 0)) / 2;
};

const statistics = defineGenerator('gen-statistics', 'Medián, módusz, terjedelem', ['matek-8-statisztika'], (rng, level) => {
  const n = level === 1 ? rng.pick([5, 7]) : level === 2 ? rng.pick([6, 8]) : rng.int(7, 10);
  const list = range(1, n).map(() => rng.int(3, level === 1 ? 15 : 30));
  if (rng.chance(0.7)) list[0] = list[n - 1] ?? 0;
  const counts = new Map<number, number>();
  for (const v of list) counts.set(v, (counts.get(v) ?? 0) + 1);
  const top = Math.max(...counts.values());
  const modes = [...counts].filter(([, c]) => c === top).map(([v]) => v);
  const kind =
    level === 1
      ? rng.pick(['median', 'mode', 'range'] as const)
      : level === 2
        ? rng.pick(['median', 'range', 'mean'] as const)
        : rng.pick(['median', 'mode', 'mean'] as const);
  redrawIf(kind === 'mode' && (modes.length > 1 || top < 2));
  const sorted = [...list].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
  const unsorted = n % 2 ? (list[(n - 1) / 2] ?? 0) : ((list[n / 2 - 1] ?? 0) + (list[n / 2] ?? 0)) / 2;
  redrawIf(kind === 'mean' && (sum(list) * 10) % n !== 0);
  const answer = { median: median(list), mode: modes[0] ?? 0, range: high - low, mean: sum(list) / n }[kind];
  const name = { median: 'mediánja', mode: 'módusza', range: 'terjedelme', mean: 'átlaga' }[kind];
  const rule = {
    median: `Rendezd sorba az adatokat: a középső a medián${n % 2 ? '' : '; páros számú adatnál a két középső átlaga'}.`,
    mode: 'A módusz a leggyakoribb adat.',
    range: 'Terjedelem = legnagyobb − legkisebb.',
    mean: 'Átlag = összeg : darabszám.',
  }[kind];
  const story = rng.pick([
    'Egy csapat tagjai ennyi kosarat dobtak',
    'A megkérdezettek ennyi percet utaznak az iskolába',
    'Egy dolgozat pontszámai',
    'A családok ennyi napot nyaraltak',
  ]);
  return numeric(
    {
      question: `${story}: ${list.map(t).join('; ')}. Mennyi az adatok ${name}?`,
      answer: num(answer),
      check: 'NUM',
      wrong: [
        ...(kind === 'median'
          ? [
              wrong(num(unsorted), 'rendezes-nelkul-median', 'Rendezés nélkül vetted a középsőt. Előbb állítsd sorba az adatokat!'),
              wrong(num(roundTo(mean(list), 2)), 'atlag-median-keveres', 'Ez az átlag. A medián a középső adat.'),
              ...(n % 2 === 0
                ? [wrong(num(sorted[n / 2 - 1] ?? 0), 'paros-elemszam', 'Páros számú adatnál a két középső átlaga a medián.')]
                : [wrong(num((low + high) / 2), 'szelsok-kozepe', 'A legkisebb és a legnagyobb közepét vetted.')]),
            ]
          : []),
        ...(kind === 'mode'
          ? [
              wrong(num(high), 'modusz-a-legnagyobb', 'A legnagyobb adatot adtad meg. A módusz a **leggyakoribb**.'),
              wrong(num(top), 'gyakorisagot-modusznak', 'Ez azt mutatja, hányszor fordul elő. Az adatot kérdezik.'),
              wrong(num(median(list)), 'median-modusz-keveres', 'Ez a medián.'),
            ]
          : []),
        ...(kind === 'range'
          ? [
              wrong(num(high), 'csak-a-legnagyobb', 'Ez a legnagyobb adat. A legkisebbet ki kell vonni belőle.'),
              wrong(num(n), 'adatok-szama', 'Ez az adatok száma.'),
              wrong(
                num(Math.abs((list.at(-1) ?? 0) - (list[0] ?? 0))),
                'rendezes-nelkul-median',
                'Az első és az utolsó leírt adatot vontad ki. A legnagyobb és a legkisebb kell.',
              ),
            ]
          : []),
        ...(kind === 'mean'
          ? [
              wrong(num(median(list)), 'atlag-median-keveres', 'Ez a medián. Az átlaghoz össze kell adni mindent.'),
              wrong(num(sum(list) / 2), 'mindig-kettovel-oszt', 'Kettővel osztottál. Az adatok számával kell.'),
              wrong(num((low + high) / 2), 'szelsok-kozepe', 'A legkisebb és a legnagyobb közepét vetted.'),
            ]
          : []),
      ],
      other: rule,
      hints: [
        'Melyik mutatót kérdezik?',
        rule,
        kind === 'mean' ? `Az összeg ${t(sum(list))}.` : `Sorba rendezve: ${sorted.map(t).join('; ')}.`,
      ],
      solution: `${rule} ${kind === 'mean' ? `$${sum(list)}:${n}=${x(answer)}$` : kind === 'range' ? `$${high}-${low}=${answer}$` : `Sorba rendezve: ${sorted.map(t).join('; ')}. A keresett érték ${t(answer)}`}.`,
    },
    fits(v => {
      if (kind === 'mode') return list.filter(q => q === v).length === Math.max(...list.map(q => list.filter(r => r === q).length));
      if (kind === 'range') return v === Math.max(...list) - Math.min(...list);
      if (kind === 'mean') return Math.abs(list.reduce((d, q) => d + q - v, 0)) < 1e-9;
      const rest = [...list];
      while (rest.length > 2) {
        rest.splice(rest.indexOf(Math.max(...rest)), 1);
        rest.splice(rest.indexOf(Math.min(...rest)), 1);
      }
      return v === mean(rest);
    }),
  );
});

export const data = [chartRead, meanGen, means, pieChart, statistics];
