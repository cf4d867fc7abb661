import { range } from '@eszkerek/numbers/arithmetic';
import { texNumber, textNumber, unitSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { table } from './shared.ts';

const t = textNumber;

const x = texNumber;

interface Pie {
  /** Heads of the table: the groups and what is counted. */
  head: [groups: string, counted: string];
  intro: (total: number) => string;
  /** Label, what the share is asked of, the object of the sector, the question for the count. */
  rows: ReadonlyArray<readonly [label: string, share: string, object: string, count: string]>;
}

const PIES: readonly Pie[] = [
  {
    head: ['közlekedés', 'diák'],
    intro: n => `Megkérdeztünk ${t(n)} diákot, mivel jár iskolába.`,
    rows: [
      ['gyalog', 'A diákok hány százaléka jár gyalog?', 'a gyalogosokat', 'Hány diák jár gyalog?'],
      ['busz', 'A diákok hány százaléka jár busszal?', 'a buszosokat', 'Hány diák jár busszal?'],
      ['autó', 'A diákok hány százalékát hozzák autóval?', 'az autósokat', 'Hány diákot hoznak autóval?'],
      ['kerékpár', 'A diákok hány százaléka jár kerékpárral?', 'a kerékpárosokat', 'Hány diák jár kerékpárral?'],
    ],
  },
  {
    head: ['állat', 'darab'],
    intro: n => `Az állatmenhelyen ${t(n)} állat él.`,
    rows: [
      ['kutya', 'Az állatok hány százaléka kutya?', 'a kutyákat', 'Hány kutya él a menhelyen?'],
      ['macska', 'Az állatok hány százaléka macska?', 'a macskákat', 'Hány macska él a menhelyen?'],
      ['nyúl', 'Az állatok hány százaléka nyúl?', 'a nyulakat', 'Hány nyúl él a menhelyen?'],
      ['papagáj', 'Az állatok hány százaléka papagáj?', 'a papagájokat', 'Hány papagáj él a menhelyen?'],
    ],
  },
  {
    head: ['fajta', 'darab'],
    intro: n => `A büfében ${t(n)} szendvicset adtak el.`,
    rows: [
      ['sajtos', 'A szendvicsek hány százaléka volt sajtos?', 'a sajtos szendvicseket', 'Hány sajtos szendvicset adtak el?'],
      ['sonkás', 'A szendvicsek hány százaléka volt sonkás?', 'a sonkás szendvicseket', 'Hány sonkás szendvicset adtak el?'],
      ['zöldséges', 'A szendvicsek hány százaléka volt zöldséges?', 'a zöldséges szendvicseket', 'Hány zöldséges szendvicset adtak el?'],
      ['tojásos', 'A szendvicsek hány százaléka volt tojásos?', 'a tojásos szendvicseket', 'Hány tojásos szendvicset adtak el?'],
    ],
  },
  {
    head: ['hely', 'szavazat'],
    intro: n => `Egy iskolában ${t(n)} tanuló szavazott a kirándulás helyéről.`,
    rows: [
      ['barlang', 'A szavazatok hány százalékát kapta a barlang?', 'a barlangot', 'Hány szavazatot kapott a barlang?'],
      ['vár', 'A szavazatok hány százalékát kapta a vár?', 'a várat', 'Hány szavazatot kapott a vár?'],
      ['tó', 'A szavazatok hány százalékát kapta a tó?', 'a tavat', 'Hány szavazatot kapott a tó?'],
      ['erdei tábor', 'A szavazatok hány százalékát kapta az erdei tábor?', 'az erdei tábort', 'Hány szavazatot kapott az erdei tábor?'],
    ],
  },
];

export const pieChart = defineGenerator(
  'gen-pie-chart',
  'Kördiagram, gyakoriság',
  ['matek-6-gyakorisag-diagramok'],
  ['fraction', 'percent'],
  (rng, level) => {
    const s = rng.pick(PIES);
    const total = rng.pick(level === 1 ? [20, 40, 50, 100] : [36, 40, 60, 72, 90, 120, 180]);
    const n = rng.int(3, 4);
    const unit = level === 1 ? total / 20 : total / (360 / 10) >= 1 ? total / 36 : 1;
    redrawIf(!Number.isInteger(unit));
    const steps = total / unit;
    const cuts = rng.sample(range(2, steps - 2), n - 1).sort((a, b) => a - b);
    const counts = [...cuts, steps].map((c, i) => (c - (cuts[i - 1] ?? 0)) * unit);
    redrawIf(counts.some(c => c < 3));
    const at = rng.int(0, n - 1);
    const part = counts[at] ?? 0;
    const [, share = '', object = '', count = ''] = s.rows[at] ?? [];
    const shown = table(
      s.head,
      counts.map((c, i) => [s.rows[i]?.[0] ?? '', t(c)]),
    );
    const percent = (part * 100) / total;
    const angle = (part * 360) / total;
    const intro = s.intro(total);
    if (level === 1) {
      redrawIf(!Number.isInteger(percent));
      const isDrawn = !counts.includes(percent) && counts.every(c => c * 12 >= total) && rng.chance(0.9);
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: {
                  kind: 'chart' as const,
                  form: 'pie' as const,
                  values: true,
                  items: counts.map((value, i) => ({ name: s.rows[i]?.[0] ?? '', value })),
                },
              }
            : {}),
          question: isDrawn ? `${intro} A kördiagram a darabszámokat mutatja. ${share}` : `${intro}${shown}${share}`,
          answer: num(percent),
          check: 'NUM',
          unit: '%',
          expr: `${part}/${total}*100`,
          wrong: [
            wrong(
              { counts, at },
              ({ counts, at }) => num(counts[at] ?? 0),
              'gyakorisagot-szazaleknak',
              'Ez a darabszám. A százalékhoz oszd el az összessel, és szorozd 100-zal!',
            ),
            wrong(
              { part, total },
              ({ part, total }) => num((part * 360) / total),
              'szoget-szazaleknak',
              'Ez a körcikk szöge lenne fokban. A választ százalékban kérjük.',
              'a körcikk szögét adja meg százalék helyett',
            ),
            wrong(
              { part, total },
              ({ part, total }) => about((part * 100) / (total - part), 2),
              'maradekhoz-viszonyit',
              'A maradékhoz viszonyítottál. Az összes adathoz kell.',
            ),
            wrong({ percent }, ({ percent }) => num(100 - percent), 'kimarado-resz', 'Ez a többi csoport része együtt.'),
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
            wrong({ percent }, ({ percent }) => about(percent, 2), 'szazalekot-szognek', 'Ez a százalék. A teljes kör 360°, nem 100°.'),
            wrong(
              { counts, at },
              ({ counts, at }) => num(counts[at] ?? 0),
              'gyakorisagot-szognek',
              'Ez a darabszám. Oszd el az összessel, és szorozd 360°-kal!',
            ),
            wrong({ angle }, ({ angle }) => num(angle / 2), 'felkorrel-szamol', '180°-kal számoltál. A teljes kör 360°.'),
            wrong({ angle }, ({ angle }) => num(360 - angle), 'kimarado-resz', 'Ez a többi csoport körcikke együtt.'),
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
          wrong(
            { total, angle },
            ({ total, angle }) => about((total * angle) / 100, 2),
            'szoget-szazaleknak',
            'A szöget százaléknak vetted. A teljes kör 360°.',
          ),
          wrong(
            { total, angle },
            ({ total, angle }) => about((total * angle) / 180, 2),
            'felkorrel-szamol',
            '180°-kal számoltál. A teljes kör 360°.',
          ),
          wrong({ part, total }, ({ part, total }) => num((part * 360) / total), 'szoget-darabnak', 'Ez a szög. A kérdés a darabszám.'),
          wrong({ total, part }, ({ total, part }) => num(total - part), 'kimarado-resz', 'Ennyi tartozik a többi csoporthoz.'),
        ],
        other: 'A szög és a 360° aránya ugyanaz, mint a rész és az egész aránya.',
        hints: [
          `A teljes kör 360°: ez az egész, vagyis ${t(total)}.`,
          'Rész = egész · szög : 360.',
          `$\\frac{${angle}}{360}\\cdot${total}$`,
        ],
        solution: `$\\frac{${angle}}{360}\\cdot${total}=${part}$.`,
      },
      fits(v => Math.abs((v * 360) / total - angle) < 1e-9),
    );
  },
);
