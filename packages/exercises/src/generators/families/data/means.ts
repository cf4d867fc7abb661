import { range, sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { listing, nameSuf, suf, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, redraw, redrawIf, type Task } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { person } from '../shared/story.ts';

const t = textNumber;

const x = texNumber;

const mean = (list: readonly number[]): number => sum(list) / list.length;

/** Marks go up to 10 in Romania and up to 5 in Hungary. */
function weightedMean(rng: Rng, { unit }: Money): Task {
  const n = rng.int(2, 3);
  const story = rng.chance(0.6);
  const values = rng.sample(story && unit === 'forint' ? range(2, 5) : range(4, 10), n);
  const weights = range(1, n).map(() => rng.int(1, 5));
  const total = sum(weights);
  const products = sum(values.map((v, i) => v * (weights[i] ?? 0)));
  redrawIf((products * 100) % total !== 0 || new Set(weights).size === 1);
  const answer = products / total;
  const who = person(rng);
  const isDrawn = story && ![...values, ...weights].includes(answer) && rng.chance(0.7);
  return numeric(
    {
      ...(isDrawn
        ? { figure: { kind: 'table' as const, head: ['jegy', ...values.map(String)], rows: [['darab', ...weights.map(String)]] } }
        : {}),
      question: isDrawn
        ? `A táblázat ${who.name} félévi jegyeit mutatja. Mennyi a jegyek átlaga?`
        : story
          ? `${nameSuf(who, 'nak')} a félévben ${listing(values.map((v, i) => `${weights[i] === 1 ? 'egy' : t(weights[i] ?? 0)} darab ${suf(v, 'as')}`))} jegye van. Mennyi a jegyek átlaga?`
          : `Mennyi ${listing(values.map(v => the(v)))} súlyozott számtani közepe, ha a súlyok rendre ${listing(weights.map(t))}?`,
      answer: num(answer),
      check: 'NUM',
      expr: `(${values.map((v, i) => `${v}*${weights[i]}`).join('+')})/(${weights.join('+')})`,
      wrong: [
        wrong(
          { values },
          ({ values }) => about(mean(values), 2),
          'sulyokat-figyelmen-kivul',
          story
            ? 'Nem vetted figyelembe, melyik jegyből hány darab van.'
            : 'A súlyokat nem vetted figyelembe. Mindegyik értéket szorozd meg a súlyával!',
          story ? 'figyelmen kívül hagyja, melyik jegyből hány van' : undefined,
        ),
        wrong(
          { products, n },
          ({ products, n }) => about(products / n, 2),
          'darabszammal-oszt',
          story
            ? 'A különböző jegyek számával osztottál. Az összes jegy számával kell.'
            : 'A különböző értékek számával osztottál. A súlyok összegével kell.',
          story
            ? `a különböző jegyek számával (${t(n)}) oszt a jegyek száma (${t(total)}) helyett`
            : `az értékek számával (${t(n)}) oszt a súlyok összege (${t(total)}) helyett`,
        ),
        wrong(
          { values, weights },
          ({ values, weights }) => num(sum(values.map((v, i) => v * (weights[i] ?? 0)))),
          'osztas-elmarad',
          story ? 'Ez a jegyek összege. Oszd el a jegyek számával!' : 'Még osztani kell a súlyok összegével.',
          story ? 'a jegyek összegét nem osztja el a jegyek számával' : 'a szorzatok összegét nem osztja el a súlyok összegével',
        ),
        wrong(
          { values, total },
          ({ values, total }) => about(sum(values) / total, 2),
          'szorzas-elmarad',
          story ? 'Minden jegyet annyiszor adj össze, ahány darab van belőle!' : 'Az értékeket meg kell szorozni a súlyukkal.',
          story
            ? 'a különböző jegyeket csak egyszer-egyszer adja össze, de az összes jegy számával oszt'
            : 'az értékeket nem szorozza meg a súlyukkal, csak osztja az összegüket a súlyok összegével',
        ),
      ],
      other: story
        ? 'Minden jegyet szorozz meg a darabszámával, add össze, és oszd el a jegyek számával!'
        : 'Szorozd meg az értékeket a súlyukkal, add össze, és oszd el a súlyok összegével!',
      hints: [
        story ? 'Hányszor számítanak be az egyes jegyek?' : 'Hányszor számítanak be az egyes értékek?',
        story
          ? 'Átlag = a jegy · darab szorzatok összege, osztva a jegyek számával.'
          : 'Súlyozott közép = az érték · súly szorzatok összege, osztva a súlyok összegével.',
        `A nevező a ${story ? 'jegyek száma' : 'súlyok összege'}: $${weights.join('+')}$.`,
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
          wrong(
            { g, a },
            ({ g, a }) => num(2 * g - a),
            'szamtani-kozeppel-szamol',
            'Számtani középpel számoltál. A mértani közép négyzete a két szám szorzata.',
          ),
          ...(g % a === 0
            ? [wrong({ g, a }, ({ g, a }) => num(g / a), 'negyzetre-emeles-elmarad', 'Előbb emeld négyzetre a mértani közepet!')]
            : []),
          wrong({ g }, ({ g }) => num(g * g), 'osztas-elmarad', 'Ez a közép négyzete, a két szám szorzata. Oszd el az ismert számmal!'),
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
        wrong({ a, b }, ({ a, b }) => num((a + b) / 2), 'szamtani-kozep', 'Ez a számtani közép. A mértani közép a szorzat négyzetgyöke.'),
        wrong({ a, b }, ({ a, b }) => num((a * b) / 2), 'mertani-kozep-fele', 'A szorzat felét vetted. A négyzetgyöke kell.'),
        wrong({ a, b }, ({ a, b }) => num(a * b), 'gyokvonas-elmarad', 'Ez a két szám szorzata. Vonj négyzetgyököt!'),
      ],
      other: 'Szorozd össze a két számot, és vonj négyzetgyököt!',
      hints: ['Melyik közepet kérdezik?', 'Mértani közép: $\\sqrt{ab}$.', `$\\sqrt{${a}\\cdot${b}}=\\sqrt{${x(a * b)}}$`],
      solution: `$\\sqrt{${a}\\cdot${b}}=\\sqrt{${x(a * b)}}=${g}$.`,
    },
    fits(v => v > 0 && v * v === a * b),
  );
}

export const means = defineGenerator(
  'gen-means',
  'Középértékek',
  ['matek-7-kozepertekek'],
  ['root', 'power', 'fraction', 'decimal'],
  (rng, level, money) =>
    level === 1
      ? rng.chance(0.5)
        ? geometricMean(rng, false)
        : weightedMean(rng, money)
      : level === 2
        ? weightedMean(rng, money)
        : geometricMean(rng, true),
);
