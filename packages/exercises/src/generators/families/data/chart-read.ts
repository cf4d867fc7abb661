import { range, sum } from '@eszkerek/numbers/arithmetic';
import { capital, numberArticle, suf, texNumber, textNumber, theWord } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { fitting } from '../../wrong-class.ts';
import { table } from './shared.ts';

/** „az április”, „az 5. B” */
const theLabel = (label: string): string => (/^\d/u.test(label) ? `${numberArticle(Number.parseInt(label, 10))} ${label}` : theWord(label));

/** „a keddi adatot”, „az áprilisi adatot”, but „a sakk adatát” */
const datumOf = (label: string, { head }: Survey): string =>
  head === 'nap' || head === 'hónap' ? `${theLabel(label)}i adatot` : `${theLabel(label)} adatát`;

/** The slip of giving one of two data that should be combined. */
const onlyOne = (value: number, label: string, survey: Survey, asked: 'a különbség' | 'az összeg') =>
  wrong(
    { value },
    ({ value }) => num(value),
    'csak-az-egyik-adat',
    `Ez csak az egyik adat: ${label}. A kérdés ${asked}.`,
    `csak ${datumOf(label, survey)} adja meg ${asked} helyett`,
  );

const t = textNumber;

const x = texNumber;

interface Survey {
  intro: string;
  head: string;
  /** What one sign stands for, as an object: "5 könyvet". */
  object: string;
  /** The largest likely value of one sign. */
  most: number;
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
    most: 10,
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
    most: 5,
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
    most: 10,
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
    most: 20,
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
    most: 50,
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

type Asked = 'value' | 'difference' | 'sum2' | 'total' | 'times';

/** The answer of a pupil who counts signs and forgets what one sign stands for. */
const signs = (kind: Asked, ca: number, cb: number, counts: readonly number[]): number =>
  kind === 'total' ? sum(counts) : kind === 'value' ? ca : kind === 'sum2' ? ca + cb : ca - cb;

export const chartRead = defineGenerator('gen-chart-read', 'Táblázatok és diagramok', ['matek-5-diagramok'], ['brackets'], (rng, level) => {
  const s = rng.pick(SURVEYS);
  const step = rng.pick((level === 1 ? [2, 5, 10] : level === 2 ? [5, 10, 20] : [4, 5, 10, 20, 50]).filter(value => value <= s.most));
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
  const kind: Asked =
    level === 1 ? 'value' : level === 2 ? rng.pick(['difference', 'sum2'] as const) : rng.pick(['total', 'times'] as const);
  redrawIf(kind === 'times' && (ca % cb !== 0 || ca === cb));
  const answer = { value: a, difference: a - b, sum2: a + b, total: sum(values), times: ca / cb }[kind];
  const [[label = '', ra = ''] = [], [secondLabel = '', rb = ''] = []] = [rows[i], rows[j]];
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
  // The number of signs must not be one of the data: the answer would have two causes.
  redrawIf(kind === 'total' && values.includes(sum(counts)));
  const isDrawn = Math.max(...counts) <= 9 && answer !== step && rng.chance(0.9);
  return numeric(
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'chart' as const,
              form: 'pictogram' as const,
              each: step,
              items: rows.map(([name], k) => ({ name, value: values[k] ?? 0 })),
            },
          }
        : {}),
      question: isDrawn ? `${s.intro} ${asked}` : `${s.intro} Egy jel ${t(step)} ${s.object} jelent.${shown}${asked}`,
      answer: num(answer),
      check: 'INT',
      expr: work.replaceAll('\\cdot', '*').replace(':', '/'),
      wrong: [
        wrong(
          { kind, ca, cb, counts },
          ({ kind, ca, cb, counts }) => num(signs(kind, ca, cb, counts)),
          kind === 'times' ? 'kulonbseg-hanyados-helyett' : 'leptek-kimarad',
          kind === 'times'
            ? 'A jelek számának különbségét számoltad. A „hányszor annyi” osztást kér.'
            : `A jeleket számoltad meg. Egy jel ${suf(step, 't')} ér.`,
          kind === 'times' ? 'a jelek számának különbségét adja meg' : 'csak a jeleket számolja meg, egy jel értékével nem szoroz',
        ),
        ...(kind === 'difference'
          ? [
              wrong({ a, b }, ({ a, b }) => num(a + b), 'muvelet-csere', 'Összeadtál. A „mennyivel több” kivonást kér.'),
              onlyOne(a, label, s, 'a különbség'),
              onlyOne(b, secondLabel, s, 'a különbség'),
            ]
          : []),
        ...(kind === 'sum2'
          ? [
              wrong({ a, b }, ({ a, b }) => num(a - b), 'muvelet-csere', 'Kivontál. Az „összesen” összeadást kér.'),
              onlyOne(a, label, s, 'az összeg'),
              onlyOne(b, secondLabel, s, 'az összeg'),
            ]
          : []),
        ...(kind === 'total'
          ? [
              wrong(
                { values },
                ({ values }) => num(Math.max(...values)),
                'csak-az-egyik-adat',
                'Ez csak a legnagyobb adat. Az összes sort add össze!',
                'csak a legnagyobb adatot adja meg',
              ),
              ...values.flatMap((missed, k) => {
                const meets = [sum(counts), Math.max(...values)].includes(sum(values) - missed);
                return meets
                  ? []
                  : [
                      fitting(
                        wrong(
                          { values, k },
                          ({ values, k }) => num(sum(values) - (values[k] ?? 0)),
                          'kategoria-kimarad',
                          'Egy sor kimaradt az összegből. Számold meg, hány sor van, és mindegyiket vedd be!',
                        ),
                        size => values.includes(sum(values) - size),
                      ),
                    ];
              }),
            ]
          : []),
        ...(kind === 'value'
          ? [
              wrong(
                { ca, step },
                ({ ca, step }) => num(ca + step),
                'leptek-hozzaadas',
                'Összeadtad a jelek számát és egy jel értékét. Szorozni kell.',
              ),
              ...rows.flatMap(([name], k) => {
                const other = values[k] ?? 0;
                const meets = other === a || other === ca || other === ca + step;
                const slip = wrong({ other }, ({ other }) => num(other), 'rossz-sor', `Másik sort olvastál le: ${name}.`);
                return meets ? [] : [fitting(slip, size => values.includes(size))];
              }),
            ]
          : []),
        ...(kind === 'times'
          ? [
              wrong(
                { a, b },
                ({ a, b }) => num(a - b),
                'kulonbseg-hanyados-helyett',
                'Ez a különbség. A „hányszor annyi” osztást kér.',
                'a két adat különbségét adja meg',
              ),
            ]
          : []),
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
