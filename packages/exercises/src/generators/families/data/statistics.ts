import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { numberArticle, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { fitting } from '../../wrong-class.ts';

const t = textNumber;

const x = texNumber;

const mean = (list: readonly number[]): number => sum(list) / list.length;

const median = (list: readonly number[]): number => {
  const s = [...list].sort((a, b) => a - b);
  const m = Math.floor(s.length / 2);
  return s.length % 2 ? (s[m] ?? 0) : ((s[m - 1] ?? 0) + (s[m] ?? 0)) / 2;
};

/** Mode, median or range read off a bar chart of frequencies. */
function fromChart(rng: Rng, level: Level): Task {
  const marks = range(5, 10);
  const counts = marks.map(() => rng.int(level === 1 ? 1 : 0, 6));
  const list = marks.flatMap((mark, i) => Array<number>(counts[i] ?? 0).fill(mark));
  const top = Math.max(...counts);
  const kind = level === 3 ? 'median' : rng.pick(['mode', 'median'] as const);
  redrawIf(list.length < 6 || counts.filter(c => c === top).length > 1 || (level === 1) !== (list.length % 2 === 1));
  const mode = marks[counts.indexOf(top)] ?? 0;
  const answer = kind === 'mode' ? mode : median(list);
  const highest = list.at(-1) ?? 0;
  const n = list.length;
  const [low = 0, high = 0] = [list[n / 2 - 1], list[n / 2]];
  const findMiddle = `Írd fel sorban az összes jegyet, és ${n % 2 ? 'keresd meg a középsőt' : 'vedd a két középső átlagát'}!`;
  return numeric(
    {
      question: `Az oszlopdiagram azt mutatja, hány tanuló kapott ötöst, hatost, …, tízest a dolgozatra. Mennyi a jegyek ${kind === 'mode' ? 'módusza' : 'mediánja'}?`,
      figure: {
        kind: 'chart',
        form: 'bar',
        items: marks.map((mark, i) => ({ name: String(mark), value: counts[i] ?? 0 })),
        scale: { max: Math.max(4, top), step: 1, label: 'tanuló' },
      },
      keyInFigure: 'A jegyek az oszlopok alatt állnak; a kérdés az, melyik a módusz vagy a medián.',
      answer: num(answer),
      check: 'NUM',
      wrong:
        kind === 'mode'
          ? [
              wrong({ top }, ({ top }) => num(top), 'gyakorisagot-modusznak', 'Ez azt mutatja, hányszor fordul elő. A jegyet kérdezik.'),
              wrong(
                { highest },
                ({ highest }) => num(highest),
                'modusz-a-legnagyobb',
                'A legnagyobb jegyet adtad meg. A módusz a **leggyakoribb**.',
              ),
            ]
          : [
              wrong({ mode }, ({ mode }) => num(mode), 'median-modusz-keveres', `Ez a módusz, a leggyakoribb jegy. ${findMiddle}`),
              wrong(
                { list },
                ({ list }) => num(((list[0] ?? 0) + (list.at(-1) ?? 0)) / 2),
                'szelsok-kozepe',
                'A legkisebb és a legnagyobb adat közepét vetted. A többi adat is számít.',
              ),
              wrong({ list }, ({ list }) => about(mean(list), 2), 'atlag-median-keveres', `Ez az átlag. ${findMiddle}`),
              ...(n % 2 === 0 && low !== high
                ? [low, high]
                    .filter(one => one !== mode)
                    .map(one =>
                      fitting(
                        wrong(
                          { one },
                          ({ one }) => num(one),
                          'paros-elemszam',
                          'Ez csak az egyik középső jegy. Páros számú adatnál a két középső átlaga kell.',
                          'csak az egyik középső jegyet adja meg',
                        ),
                        // The other one may be the mode.
                        size => size === low || size === high,
                      ),
                    )
                : []),
            ],
      other: kind === 'mode' ? 'Melyik oszlop a legmagasabb?' : findMiddle,
      hints: [
        'Mit mutat egy oszlop magassága?',
        kind === 'mode'
          ? 'A módusz a leggyakoribb adat.'
          : 'Rendezd sorba az adatokat: a középső a medián; páros számú adatnál a két középső átlaga.',
        kind === 'mode' ? 'A legmagasabb oszlop alatti jegyet keresd!' : `Összesen ${t(n)} jegy van.`,
      ],
      solution:
        kind === 'mode'
          ? `A legmagasabb oszlop ${the(mode)} felett áll, a módusz ${t(mode)}.`
          : `Sorba rendezve: ${list.map(t).join('; ')}. ${n % 2 ? 'A középső jegy' : `A két középső jegy (${numberArticle(n / 2)} ${n / 2}. és ${numberArticle(n / 2 + 1)} ${n / 2 + 1}.) ${t(low)} és ${t(high)}, az átlaguk`} ${t(answer)}, ez a medián.`,
    },
    fits(v => {
      if (kind === 'mode') return counts.every((c, i) => marks[i] === v || c < (counts[marks.indexOf(v)] ?? 0));
      const below = list.filter(mark => mark < v).length;
      const above = list.filter(mark => mark > v).length;
      return 2 * below <= n && 2 * above <= n && v === median(list);
    }),
  );
}

/** The missing number of an ordered list from its median. */
function fromMedian(rng: Rng): Task {
  const half = rng.int(2, 3);
  const sorted = [rng.int(2, 12)];
  while (sorted.length < 2 * half) sorted.push((sorted.at(-1) ?? 0) + rng.int(2, 7));
  const [below = 0, answer = 0] = [sorted[half - 1], sorted[half]];
  const middle = median(sorted);
  const others = sorted.filter(v => v !== answer);
  return numeric(
    {
      question: `Az adatok növekvő sorrendben: ${sorted.map((v, i) => (i === half ? '$x$' : t(v))).join('; ')}. A mediánjuk ${t(middle)}. Mennyi az $x$?`,
      answer: num(answer),
      check: 'NUM',
      expr: `2*${middle}-${below}`,
      wrong: [
        wrong({ middle }, ({ middle }) => num(middle), 'median-a-hianyzo-adat', 'Ez a medián. A két középső adat átlaga ennyi.'),
        wrong(
          { middle, others },
          ({ middle, others }) => num(middle * (others.length + 1) - sum(others)),
          'atlag-median-keveres',
          'Az összes adat átlagával számoltál. A medián csak a két középső átlaga.',
        ),
        wrong(
          { middle, below },
          ({ middle, below }) => num(2 * middle + below),
          'osszeg-kulonbseg-csere',
          'Hozzáadtad a másik középső adatot. A medián kétszereséből ki kell vonni.',
          'a medián kétszereséhez hozzáadja a másik középső adatot',
        ),
      ].filter(w => (w.value.size ?? 0) > 0),
      other: 'Páros számú adatnál a medián a két középső adat átlaga.',
      hints: [
        'Melyik két adat áll középen?',
        'Páros számú adatnál a medián a két középső adat átlaga.',
        `A két középső adat összege $2\\cdot${x(middle)}=${x(2 * middle)}$.`,
      ],
      solution: `A két középső adat ${t(below)} és $x$, az összegük $2\\cdot${x(middle)}=${x(2 * middle)}$, ezért $x=${x(2 * middle)}-${below}=${x(answer)}$.`,
    },
    fits(v => median([...others, v]) === middle && v > below),
  );
}

export const statistics = defineGenerator(
  'gen-statistics',
  'Medián, módusz, terjedelem',
  ['matek-8-statisztika'],
  ['decimal', 'unknown'],
  (rng, level) => {
    if (rng.chance(0.25)) return fromChart(rng, level);
    if (level === 3 && rng.chance(0.4)) return fromMedian(rng);
    const n = level === 1 ? rng.pick([5, 7]) : level === 2 ? rng.pick([6, 8]) : rng.pick([8, 10]);
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
          : rng.pick(['median', 'mean'] as const);
    redrawIf(kind === 'mode' && (modes.length > 1 || top < 2));
    const sorted = [...list].sort((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];

    redrawIf(kind === 'mean' && (sum(list) * 10) % n !== 0);
    const answer = { median: median(list), mode: modes[0] ?? 0, range: high - low, mean: sum(list) / n }[kind];
    const name = { median: 'mediánja', mode: 'módusza', range: 'terjedelme', mean: 'átlaga' }[kind];
    const rule = {
      median: `Rendezd sorba az adatokat: a középső a medián${n % 2 ? '' : '; páros számú adatnál a két középső átlaga'}.`,
      mode: 'A módusz a leggyakoribb adat.',
      range: 'Terjedelem = legnagyobb − legkisebb.',
      mean: 'Átlag = összeg : darabszám.',
    }[kind];
    const [story, unit] = rng.pick([
      ['Egy csapat tagjai ennyi kosarat dobtak', 'kosár'],
      ['A megkérdezettek ennyi percet utaznak az iskolába', 'perc'],
      ['Egy dolgozat pontszámai', 'pont'],
      ['A családok ennyi napot nyaraltak', 'nap'],
    ] as const);
    const [left = 0, right = 0] = [sorted[n / 2 - 1], sorted[n / 2]];
    const found =
      kind === 'median' && n % 2 === 0
        ? `A két középső adat ${t(left)} és ${t(right)}, az átlaguk ${t(answer)}`
        : kind === 'median'
          ? `A középső adat ${t(answer)}`
          : `A leggyakoribb ${the(answer)}`;
    // The hint tells the pupil to sort the data; the solution does it.
    const stated = kind === 'median' ? `${n % 2 ? 'A medián a középső adat' : 'Páros számú adatnál a medián a két középső átlaga'}.` : rule;
    return numeric(
      {
        question: `${story}: ${list.map(t).join('; ')}. Mennyi az adatok ${name}?`,
        answer: num(answer),
        check: 'NUM',
        unit,
        wrong: [
          ...(kind === 'median'
            ? [
                wrong(
                  { n, list },
                  ({ n, list }) => num(n % 2 ? (list[(n - 1) / 2] ?? 0) : ((list[n / 2 - 1] ?? 0) + (list[n / 2] ?? 0)) / 2),
                  'rendezes-nelkul-median',
                  'Rendezés nélkül vetted a középsőt. Előbb állítsd sorba az adatokat!',
                  n % 2 ? 'rendezés nélkül veszi a középső adatot' : 'rendezés nélkül veszi a két középső adat átlagát',
                ),
                wrong({ list }, ({ list }) => about(mean(list), 2), 'atlag-median-keveres', 'Ez az átlag. A medián a középső adat.'),
                ...(n % 2 === 0
                  ? [
                      ...[n / 2 - 1, n / 2].map(at =>
                        wrong(
                          { sorted, at },
                          ({ sorted, at }) => num(sorted[at] ?? 0),
                          'paros-elemszam',
                          'Ez csak az egyik középső adat. Páros számú adatnál a két középső átlaga kell.',
                          'csak az egyik középső adatot adja meg',
                        ),
                      ),
                    ]
                  : [
                      wrong(
                        { low, high },
                        ({ low, high }) => num((low + high) / 2),
                        'szelsok-kozepe',
                        'A legkisebb és a legnagyobb adat közepét vetted. A többi adat is számít.',
                      ),
                    ]),
              ]
            : []),
          ...(kind === 'mode'
            ? [
                wrong(
                  { high },
                  ({ high }) => num(high),
                  'modusz-a-legnagyobb',
                  'A legnagyobb adatot adtad meg. A módusz a **leggyakoribb**.',
                ),
                wrong(
                  { counts },
                  ({ counts }) => num(Math.max(...counts.values())),
                  'gyakorisagot-modusznak',
                  'Ez azt mutatja, hányszor fordul elő. Az adatot kérdezik.',
                ),
                wrong({ list }, ({ list }) => num(median(list)), 'median-modusz-keveres', 'Ez a medián. A módusz a leggyakoribb adat.'),
              ]
            : []),
          ...(kind === 'range'
            ? [
                wrong({ high }, ({ high }) => num(high), 'csak-a-legnagyobb', 'Ez a legnagyobb adat. A legkisebbet ki kell vonni belőle.'),
                wrong(
                  { n },
                  ({ n }) => num(n),
                  'adatok-szama',
                  'Ez az adatok száma. A terjedelem a legnagyobb és a legkisebb adat különbsége.',
                ),
                wrong(
                  { list },
                  ({ list }) => num(Math.abs((list.at(-1) ?? 0) - (list[0] ?? 0))),
                  'rendezes-nelkul-median',
                  'Az első és az utolsó leírt adatot vontad ki. A legnagyobb és a legkisebb kell.',
                  'az elsőnek és az utolsónak leírt adat különbségét adja meg',
                ),
              ]
            : []),
          ...(kind === 'mean'
            ? [
                wrong(
                  { list },
                  ({ list }) => num(median(list)),
                  'atlag-median-keveres',
                  'Ez a medián. Az átlaghoz össze kell adni mindent.',
                ),
                wrong({ list }, ({ list }) => num(sum(list)), 'osztas-elmarad', 'Ez az adatok összege. Oszd el az adatok számával!'),
                wrong({ list }, ({ list }) => num(sum(list) / 2), 'mindig-kettovel-oszt', 'Kettővel osztottál. Az adatok számával kell.'),
                wrong(
                  { low, high },
                  ({ low, high }) => num((low + high) / 2),
                  'szelsok-kozepe',
                  'A legkisebb és a legnagyobb adat közepét vetted. A többi adat is számít.',
                ),
              ]
            : []),
        ],
        other: rule,
        hints: [
          'Melyik mutatót kérdezik?',
          rule,
          kind === 'mean' ? `Az összeg ${t(sum(list))}.` : `Sorba rendezve: ${sorted.map(t).join('; ')}.`,
        ],
        solution: `${stated} ${kind === 'mean' ? `$${list.join('+')}=${sum(list)}$, és $${sum(list)}:${n}=${x(answer)}$` : kind === 'range' ? `$${high}-${low}=${answer}$` : `Sorba rendezve: ${sorted.map(t).join('; ')}. ${found}`}.`,
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
  },
);
