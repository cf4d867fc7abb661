import { gcd, lcm, range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { rat } from '@eszkerek/numbers/fraction';
import { numberArticle, suf, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, type Level, redrawIf, type Task, type Wrong } from '../../engine.ts';
import { fits, growing } from '../../proof.ts';
import { choice, numberLine, numeric, order, wrong } from '../../tasks.ts';
import { frac, fracTex, num, rawFrac, type Value } from '../../value.ts';
import { coprime } from './shared.ts';

const t = textNumber;

const f = fracTex;

/** Article before a fraction in a formula follows the numerator: az $\frac{1}{4}$. */
const theFrac = (n: number, d: number): string => `${numberArticle(n)} $${f(n, d)}$`;

function compareTwo(rng: Rng, level: Level): Task {
  const same = level === 1 ? rng.pick(['den', 'num'] as const) : 'none';
  let [[a, b], [c, d]] = [coprime(rng, 12), coprime(rng, 12)];
  if (same === 'den') [c, d] = [rng.int(1, b - 1), b];
  if (same === 'num') [c, d] = [a, rng.int(a + 1, 12 + a)];
  if (level > 1 && rng.chance(0.3)) [a, b, c, d] = [b - 1, b, d - 1, d];
  redrawIf((b === d && same !== 'den') || b === 1 || d === 1 || a < 1 || c < 1);
  const diff = a * d - c * b;
  redrawIf(diff === 0 && (a === c || level === 1));
  redrawIf(same === 'none' && Math.abs(diff) / (b * d) < 1 / 60 && diff !== 0);
  const sign = diff > 0 ? '>' : diff < 0 ? '<' : '=';
  const option = (s: string): Value => ({ key: s, tex: s, text: `$${f(a, b)}${s}${f(c, d)}$`, size: undefined });
  const gap = b - a === d - c;
  const common = lcm(b, d);
  const [left, right] = [f((a * common) / b, common), f((c * common) / d, common)];
  const words =
    b === d
      ? {
          notEqual: 'A részek egyforma nagyok, de nem ugyanannyi van belőlük.',
          method: 'Egyenlő nevezőnél a nagyobb számlálójú tört a nagyobb.',
          firstStep: `Egy rész mindkettőben $${f(1, b)}$. Melyikben van belőle több?`,
          because: `A részek egyforma nagyok, és $${a}${sign}${c}$`,
        }
      : a === c
        ? {
            notEqual: 'Ugyanannyi rész van, de a részek nem egyforma nagyok.',
            method: 'Egyenlő számlálónál a kisebb nevezőjű tört a nagyobb, mert nagyobbak a részei.',
            firstStep: `Melyik rész nagyobb: $${f(1, b)}$ vagy $${f(1, d)}$?`,
            because: `Mindkettő ${t(a)} rész, és egy részre $${f(1, b)}${sign}${f(1, d)}$`,
          }
        : {
            notEqual: 'Hozd közös nevezőre: a számlálók különböznek.',
            method: 'Hozd közös nevezőre a két törtet, aztán hasonlítsd a számlálókat!',
            firstStep: `A közös nevező lehet ${the(common)}.`,
            because: `Közös nevezővel: $${left}${sign}${right}$`,
          };
  const why = (s: string): Wrong => {
    if (s === '=')
      return gap
        ? wrong(
            { s },
            ({ s }) => option(s),
            'hianyzo-resz-alapjan',
            'Mindkettőből ugyanannyi rész hiányzik, de a részek nem egyforma nagyok.',
          )
        : wrong({ s }, ({ s }) => option(s), 'tortek-egyenlok', words.notEqual);
    const claim = s === '>' ? 1 : -1;
    if (b === d)
      return wrong(
        { s },
        ({ s }) => option(s),
        'relaciojel-csere',
        'Egyenlő nevezőnél a nagyobb számlálójú tört a nagyobb. Merre nyílik a jel?',
      );
    if (Math.sign(b - d) === claim)
      return Math.sign(a - c) === claim
        ? wrong(
            { s },
            ({ s }) => option(s),
            'csak-a-szamlalot-nezi',
            'Nagyobb számokból nem lesz biztosan nagyobb tört: a nagyobb nevező kisebb részeket jelent. Hozd közös nevezőre!',
          )
        : wrong(
            { s },
            ({ s }) => option(s),
            'nagyobb-nevezo-nagyobb-tort',
            `A nagyobb nevező kisebb részeket jelent. ${a === c ? 'A részek száma itt ugyanannyi.' : 'Hozd közös nevezőre!'}`,
          );
    return wrong(
      { s },
      ({ s }) => option(s),
      'csak-a-nevezot-nezi',
      'Csak a nevezőket nézted: a kisebb nevező nagyobb részeket jelent, de az is számít, hány ilyen rész van.',
    );
  };
  // The strips would show the answer without calculating.
  const isDrawn = level < 3 && rng.chance(0.5);
  return choice(
    rng,
    {
      ...(isDrawn
        ? {
            figure: {
              kind: 'fraction' as const,
              form: 'bar' as const,
              wholes: [
                { parts: b, shaded: a, label: 'A' },
                { parts: d, shaded: c, label: 'B', tone: 2 as const },
              ],
            },
          }
        : {}),
      question: isDrawn
        ? 'Az ábrán a két sáv egyforma hosszú. Melyik állítás igaz az $A$ és a $B$ sáv színes részére (ebben a sorrendben)?'
        : `Melyik állítás igaz ${theFrac(a, b)} és ${theFrac(c, d)} törtre?`,
      right: option(sign),
      because: `Helyes! ${words.because}.`,
      wrong: ['<', '=', '>'].filter(s => s !== sign).map(why),
      hints: ['Egyforma nagyok a részek?', words.method, words.firstStep],
      solution: `${words.because}, ezért $${f(a, b)}${sign}${f(c, d)}$.`,
    },
    key => key === (a / b - c / d > 1e-12 ? '>' : a / b - c / d < -1e-12 ? '<' : '='),
  );
}

function orderFractions(rng: Rng, count: number): Task {
  const list = Array.from({ length: count }, () => coprime(rng, 12));
  const sorted = [...list].sort(([a, b], [c, d]) => a * d - c * b);
  redrawIf(
    sorted.some(([a, b], i) => {
      const next = sorted[i + 1];
      return next !== undefined && (next[0] * b - a * next[1]) / (b * next[1]) < 1 / 60;
    }),
  );
  const common = list.map(([, d]) => d).reduce(lcm);
  redrawIf(common > 120);
  return order(
    {
      question: 'Rakd növekvő sorrendbe a törteket!',
      items: sorted.map(([n, d]) => rawFrac(n, d)),
      hints: ['Melyik kisebb egy félnél, melyik nagyobb?', 'Hozd mindet közös nevezőre!', `A közös nevező lehet ${the(common)}.`],
      solution: `Közös nevezővel: $${sorted.map(([n, d]) => f((n * common) / d, common)).join('<')}$.`,
    },
    growing,
  );
}

function placeFraction(rng: Rng): Task {
  const d = rng.pick([3, 4, 5, 6, 8, 10]);
  const max = rng.int(1, 3);
  const n = rng.int(1, d * max - 1);
  redrawIf(gcd(n, d) > 1);
  return numberLine(
    {
      question: `Jelöld a számegyenesen ${theFrac(n, d)} helyét!`,
      line: { min: 0, max, ticks: d * max, labelsAt: range(0, max).map(String), snap: `1/${d}` },
      answer: frac(rat(n, d)),
      tolerance: `1/${d * 4}`,
      wrong: [
        ...(d - n > 0 && d - n !== n
          ? [wrong({ d, n }, ({ d, n }) => rawFrac(d - n, d), 'hatulrol-szamol', 'Az 1-től visszafelé számoltál. A 0-tól indulj!')]
          : []),
        ...(n > 1
          ? [
              wrong(
                { n, d },
                ({ n, d }) => rawFrac(n - 1, d),
                'vonasokat-szamol',
                'A vonásokat számoltad, nem a közöket: a 0 vonása nem számít.',
              ),
            ]
          : []),
      ],
      other: `Egy egység ${t(d)} egyenlő részre van osztva. A 0-tól számolj ${t(n)} lépést!`,
      hints: ['Hány egyenlő részre van osztva egy egység?', 'A számláló mutatja, hány részt lépsz a 0-tól.', `Egy lépés $${f(1, d)}$.`],
      solution: `A 0-tól ${t(n)} lépés, egy lépés $${f(1, d)}$: itt van ${theFrac(n, d)}.`,
    },
    fits(v => Math.abs(v * d - n) < 1e-9),
  );
}

/** The smallest numerator that makes a fraction larger than a given one. */
function smallestNumerator(rng: Rng): Task {
  const [a, b] = coprime(rng, 9);
  const k = rng.int(2, 5);
  const d = b * k;
  const answer = a * k + 1;
  return numeric(
    {
      question: `Melyik a legkisebb természetes szám, amelyet a $\\square$ helyére írva igaz állítást kapsz? $\\frac{\\square}{${d}}>${f(a, b)}$`,
      answer: num(answer),
      check: 'INT',
      wrong: [
        wrong({ a, k }, ({ a, k }) => num(a * k), 'egyenlo-tortet-ad-nagyobb-helyett', 'Ezzel a két tört egyenlő. Nagyobbat keresünk.'),
        wrong(
          { a },
          ({ a }) => num(a + 1),
          'csak-a-szamlalot-nezi',
          'Csak a számlálókat hasonlítottad össze. A nevezők különböznek: hozd közös nevezőre!',
          'csak a számlálókat hasonlítja össze, a nevezőket nem nézi',
        ),
        wrong(
          { a, b, d },
          ({ a, b, d }) => num(a + d - b + 1),
          'hianyzo-resz-alapjan',
          'A hiányzó részek számát vetted egyenlőnek, de a részek nem egyforma nagyok.',
          'azt a törtet hiszi nagyobbnak, amelyből kevesebb rész hiányzik az egészhez',
        ),
      ],
      other: 'Hozd közös nevezőre a két törtet!',
      hints: ['Hozd a második törtet az első nevezőjére!', `Bővíts ${suf(k, 'val')}!`, `$${f(a, b)}=${f(a * k, d)}$`],
      solution: `$${f(a, b)}=${f(a * k, d)}$, ennél nagyobb először ${numberArticle(answer)} $${f(answer, d)}$. A válasz ${t(answer)}.`,
    },
    fits(v => v / d > a / b && (v - 1) / d <= a / b),
  );
}

export const compareFractions = defineGenerator(
  'gen-compare-fractions',
  'Törtek összehasonlítása',
  ['matek-5-tortek-osszehasonlitasa'],
  ['fraction'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.6) ? compareTwo(rng, 1) : placeFraction(rng);
    if (level > 1 && rng.chance(0.3)) return smallestNumerator(rng);
    if (level === 2) return rng.chance(0.6) ? compareTwo(rng, 2) : orderFractions(rng, 3);
    return rng.chance(0.8) ? orderFractions(rng, 4) : compareTwo(rng, 3);
  },
);
