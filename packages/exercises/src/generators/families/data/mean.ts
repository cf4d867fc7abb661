import { range, sum, tidy } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, listing, type Name, numberToWords, suf, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

const x = texNumber;

const mean = (list: readonly number[]): number => sum(list) / list.length;

interface MeanStory {
  unit: string;
  text: (list: string, who: Name) => string;
  /** What the bars of a chart show, and the names under them. */
  chart?: { text: (who: Name) => string; names: readonly string[] };
}

const DAYS = ['H', 'K', 'Sze', 'Cs', 'P', 'Szo'];
const MATCHES = ['1.', '2.', '3.', '4.', '5.', '6.'];

const MEAN_STORIES: readonly MeanStory[] = [
  { unit: '', text: (l, w) => `${w.name} jegyei: ${l}. Mennyi a jegyek átlaga?` },
  {
    unit: 'perc',
    text: (l, w) => `${w.name} ennyi percet olvasott az egyes napokon: ${l}. Mennyi a napi átlag?`,
    chart: { text: w => `A diagram azt mutatja, hány percet olvasott ${w.name} az egyes napokon. Mennyi a napi átlag?`, names: DAYS },
  },
  {
    unit: '°C',
    text: l => `A déli hőmérséklet °C-ban: ${l}. Mennyi az átlaguk?`,
    chart: { text: () => 'A diagram a déli hőmérsékletet mutatja °C-ban. Mennyi a hőmérsékletek átlaga?', names: DAYS },
  },
  {
    unit: 'pont',
    text: (l, w) => `${w.name} kosárlabdacsapata ennyi pontot dobott a mérkőzéseken: ${l}. Mennyi az átlag?`,
    chart: {
      text: w => `A diagram azt mutatja, hány pontot dobott ${w.name} kosárlabdacsapata az egyes mérkőzéseken. Mennyi az átlag?`,
      names: MATCHES,
    },
  },
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
  const chart = list.includes(answer) || list.includes(0) || rng.chance(0.3) ? undefined : s.chart;
  const who = person(rng);
  return numeric(
    {
      ...(chart
        ? {
            figure: {
              kind: 'chart' as const,
              form: 'bar' as const,
              values: true,
              items: list.map((value, i) => ({ name: chart.names[i] ?? '', value })),
            },
          }
        : {}),
      question: chart ? chart.text(who) : s.text(list.map(t).join('; '), who),
      answer: num(answer),
      check: 'NUM',
      ...(s.unit ? { unit: s.unit } : {}),
      expr: `(${list.join('+')})/${n}`,
      wrong: [
        wrong(
          { total },
          ({ total }) => num(tidy(total / 2)),
          'mindig-kettovel-oszt',
          `Kettővel osztottál. Annyival kell osztani, ahány adat van: ${t(n)}.`,
        ),
        ...(nonZero.length < n && nonZero.length > 0
          ? [
              wrong(
                { total, nonZero },
                ({ total, nonZero }) => about(total / nonZero.length, 2),
                'nullat-kihagyja',
                'A 0 is adat: azt is számítsd be a darabszámba!',
              ),
            ]
          : []),
        wrong(
          { sorted },
          ({ sorted }) => num(tidy(((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2)),
          'szelsok-kozepe',
          'A legkisebb és a legnagyobb adat átlagát vetted. Az összes adat kell.',
        ),
        wrong({ list }, ({ list }) => num(sum(list)), 'osztas-elmarad', 'Ez az összeg. Még osztani kell az adatok számával.'),
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
  const throws = rng.chance(0.5);
  const target = throws ? rng.int(18, 42) : rng.int(6, 60);
  const spread = throws ? 6 : 9;
  const list = range(1, n - 1).map(() => rng.int(Math.max(1, target - spread), target + spread));
  const answer = target * n - sum(list);
  redrawIf(answer < 1 || Math.abs(answer - target) > (throws ? 9 : 15) || answer === target);
  const who = person(rng);
  return numeric(
    {
      question: throws
        ? `${who.name} ${w1(n)} dobásának átlaga ${t(target)} m. ${capital(w1(n - 1))} dobása ${listing(list.map(v => `${t(v)} m`))}. Hány méter volt a hiányzó dobás?`
        : capital(`${w1(n)} szám átlaga ${t(target)}. ${capital(w1(n - 1))} közülük: ${list.map(t).join('; ')}. Melyik a hiányzó szám?`),
      ...(throws ? { unit: 'm' } : {}),
      answer: num(answer),
      check: 'INT',
      expr: `${target}*${n}-(${list.join('+')})`,
      wrong: [
        wrong(
          { target },
          ({ target }) => num(target),
          'atlag-a-hianyzo-adat',
          'Az átlagot írtad be. Ellenőrizd: ennyi lenne így az átlag?',
        ),
        wrong(
          { target, n, list },
          ({ target, n, list }) => num(target * (n - 1) - sum(list)),
          'darabszam-hiba',
          `Az összes adat ${t(n)} darab, nem ${t(n - 1)}.`,
          `az átlagot ${t(n)} helyett ${suf(n - 1, 'val')} szorozza, és ebből vonja le az ismert adatokat`,
        ),
        wrong({ target, n }, ({ target, n }) => num(target * n), 'levonas-elmarad', 'Ez az összes adat összege. Vond le az ismerteket!'),
        wrong(
          { list, n },
          ({ list, n }) => about(sum(list) / (n - 1), 2),
          'ismertek-atlaga',
          'Ez az ismert adatok átlaga. A hiányzó adat az összes adat összegéből jön ki.',
        ),
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

export const meanGen = defineGenerator('gen-mean', 'Számtani közép', ['matek-5-szamtani-kozep'], ['decimal', 'brackets'], (rng, level) =>
  level === 3 ? missingData(rng) : meanForward(rng, level),
);
