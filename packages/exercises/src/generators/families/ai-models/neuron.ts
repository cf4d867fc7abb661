import { sum } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber, the, theSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf, type Task, tryDrawing } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { twoLayers } from './neuron-layers.ts';
import { allCases, FIRES, weighted } from './neuron-sums.ts';

const t = textNumber;

/** What speaks for firing and what against it: the signs of the weights follow. */
const SCENES: readonly { decides: string; pro: readonly string[]; contra: readonly string[] }[] = [
  { decides: 'öntözzön-e az automata', pro: ['száraz a föld', 'este van', 'meleg nap volt'], contra: ['esik az eső', 'fúj a szél'] },
  { decides: 'riasszon-e a készülék', pro: ['mozgás', 'üvegtörés', 'éjszaka van'], contra: ['gazda otthon', 'macska a házban'] },
  {
    decides: 'gyanús-e egy levél',
    pro: ['idegen feladó', 'link van benne', 'sürget'],
    contra: ['a neveden szólít', 'te írtál neki előbb'],
  },
  { decides: 'kell-e esernyő', pro: ['felhős az ég', 'dörög az ég', 'messze mész'], contra: ['süt a nap', 'autóval mész'] },
  {
    decides: 'induljon-e a robotporszívó',
    pro: ['poros a padló', 'két napja állt', 'fel van töltve'],
    contra: ['alszik a baba', 'vendég van'],
  },
];

interface Scene {
  decides: string;
  inputs: string[];
  weights: number[];
}

/** So many inputs of a scene with weights of a fitting sign. */
function sceneOf(rng: Rng, size: number): Scene {
  const { decides, pro, contra } = rng.pick(SCENES);
  const inputs = rng.sample([...pro, ...contra], size);
  return { decides, inputs, weights: inputs.map(name => rng.int(1, 5) * (contra.includes(name) ? -1 : 1)) };
}

const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n));
const sumTex = (on: readonly number[], weights: readonly number[]): string =>
  `${on.map((bit, i) => `${bit}\\cdot${inBrackets(weights[i] ?? 0)}`).join('+')}=${weighted(on, weights)}`;
const shown = (n: number): string => textNumber(n);

interface Cell extends Scene {
  on: number[];
}

/** Some inputs on, some off; one weight at least speaks against. */
function cellOf(rng: Rng, size: number): Cell {
  const scene = sceneOf(rng, size);
  const on = Array.from({ length: size }, () => rng.int(0, 1));
  redrawIf(!scene.weights.some((w, i) => w < 0 && on[i] === 1) || !scene.weights.some((w, i) => w > 0 && on[i] === 1));
  redrawIf(!on.includes(0));
  return { ...scene, on };
}

const cellFigure = ({ inputs, weights, on }: Cell) => ({
  kind: 'table' as const,
  head: ['bemenet', 'érték', 'súly'],
  rows: inputs.map((name, i) => [name, on[i] ?? 0, shown(weights[i] ?? 0)]),
});

const several = (count: number, one: string, many: string): string => (count === 1 ? one : many);
const SILENT_AT_THRESHOLD = 'azt hiszi, hogy a küszöbbel egyenlő összegnél a neuron nem jelez';
const unsigned = (against: number): string => several(against, 'elhagyja a negatív súly előjelét', 'elhagyja a negatív súlyok előjelét');
const withOff = (off: number): string =>
  several(off, 'a 0 értékű bemenet súlyát is beleszámolja', 'a 0 értékű bemenetek súlyát is beleszámolja');

const slips = ({ weights, on }: Cell) => {
  const against = weights.filter((w, i) => w < 0 && on[i] === 1).length;
  const negative = weights.filter(w => w < 0).length;
  const off = on.filter(bit => bit === 0).length;
  return [
    wrong(
      { weights, on },
      ({ weights, on }) => num(sum(weights.map((w, i) => Math.abs(w) * (on[i] ?? 0)))),
      'negativ-suly-elojele',
      several(negative, 'A negatív súly előjelét elhagytad.', 'A negatív súlyok előjelét elhagytad.'),
      unsigned(negative),
    ),
    wrong(
      { weights },
      ({ weights }) => num(sum(weights)),
      'kikapcsolt-bemenetet-is-szamol',
      several(
        off,
        'Annak a bemenetnek a súlyát is beleszámoltad, amelynek az értéke 0.',
        'Azoknak a bemeneteknek a súlyát is beleszámoltad, amelyeknek az értéke 0.',
      ),
      withOff(off),
    ),
    wrong(
      { weights, on },
      ({ weights, on }) => num(sum(weights.map((w, i) => Math.max(0, w) * (on[i] ?? 0)))),
      'negativ-suly-kimarad',
      several(against, 'A negatív súlyt kihagytad, pedig a bemenete 1.', 'A negatív súlyokat kihagytad, pedig a bemenetük 1.'),
      several(negative, 'kihagyja a negatív súlyú bemenetet', 'kihagyja a negatív súlyú bemeneteket'),
    ),
  ];
};

function weightedSum(rng: Rng, size: number): Task {
  const cell = cellOf(rng, size);
  const answer = weighted(cell.on, cell.weights);
  return numeric(
    {
      figure: cellFigure(cell),
      keyInFigure: 'a táblázatban a bemenetek és a súlyok állnak',
      question: `Egy neuron azt dönti el, ${cell.decides}. Mennyi a súlyozott összeg?`,
      answer: num(answer),
      check: 'INT',
      wrong: slips(cell),
      other: 'Minden bemenet értékét szorozd meg a súlyával, aztán add össze!',
      hints: [
        'Melyik bemenet értéke 1, és melyiké 0?',
        'Az értéket szorozd a súllyal; a negatív súly levon.',
        'Hagyd el azokat, amelyeknek az értéke 0!',
      ],
      solution: `$${sumTex(cell.on, cell.weights)}$.`,
    },
    equals(cell.weights.filter((_, i) => cell.on[i] === 1).reduce((a, b) => a + b, 0)),
  );
}

const verdict = (total: number, threshold: number): string => `${total >= threshold ? 'jelez' : 'nem jelez'}, az összeg ${t(total)}`;

function doesItFire(rng: Rng, size: number): Task {
  const cell = cellOf(rng, size);
  const total = weighted(cell.on, cell.weights);
  const threshold = rng.int(1, 6);
  const said = (value: number) => words(verdict(value, threshold), String(value));
  return choice(
    rng,
    {
      figure: cellFigure(cell),
      question: `Egy neuron azt dönti el, ${cell.decides}. A küszöb ${t(threshold)}. ${FIRES} Mit tesz a neuron?`,
      right: said(total),
      because: `Helyes! $${sumTex(cell.on, cell.weights)}$, ezt hasonlítjuk ${theSuf(threshold, 'hoz')}.`,
      wrong: slips(cell).map(slip => ({ ...slip, value: said(slip.value.size ?? 0), recompute: () => said(slip.recompute().size ?? 0) })),
      hints: [
        'Előbb a súlyozott összeget számold ki!',
        'A neuron akkor jelez, ha az összeg legalább akkora, mint a küszöb.',
        'Hagyd el azokat a bemeneteket, amelyeknek az értéke 0!',
      ],
      solution: `$${sumTex(cell.on, cell.weights)}$, a küszöb ${t(threshold)}, tehát a neuron ${total >= threshold ? 'jelez' : 'nem jelez'}.`,
    },
    fits(value => value === cell.weights.filter((_, i) => cell.on[i] === 1).reduce((a, b) => a + b, 0)),
  );
}

function countFiring(rng: Rng, size: number): Task {
  const { decides, inputs: names, weights } = sceneOf(rng, size);
  const threshold = rng.int(1, 5);
  const sums = allCases(size).map(on => weighted(on, weights));
  const answer = sums.filter(s => s >= threshold).length;
  redrawIf(!weights.some(w => w < 0) || answer === 0 || !sums.includes(threshold));
  return numeric(
    {
      figure: { kind: 'table', head: ['bemenet', 'súly'], rows: names.map((name, i) => [name, shown(weights[i] ?? 0)]) },
      keyInFigure: 'a táblázatban a súlyok állnak',
      question: `Egy neuron azt dönti el, ${decides}. Minden bemenete 0 vagy 1, a küszöb ${t(threshold)}. ${FIRES} A lehetséges ${t(2 ** size)} eset közül hányban jelez?`,
      answer: num(answer),
      check: 'INT',
      unit: 'eset',
      wrong: [
        wrong(
          { sums, threshold },
          ({ sums, threshold }) => num(sums.filter(s => s > threshold).length),
          'kuszob-egyenloseg',
          several(
            sums.filter(s => s === threshold).length,
            'Kihagytad azt az esetet, amelynek az összege éppen a küszöb. Ilyenkor is jelez.',
            'Kihagytad azokat az eseteket, amelyeknek az összege éppen a küszöb. Ilyenkor is jelez.',
          ),
          SILENT_AT_THRESHOLD,
        ),
        wrong(
          { sums, threshold },
          ({ sums, threshold }) => num(sums.filter(s => s < threshold).length),
          'hallgato-eseteket-szamolja',
          'Azokat az eseteket számoltad, amelyekben nem jelez.',
        ),
        wrong(
          { weights, threshold, size },
          ({ weights, threshold, size }) => num(allCases(size).filter(on => weighted(on, weights.map(Math.abs)) >= threshold).length),
          'negativ-suly-elojele',
          several(
            weights.filter(w => w < 0).length,
            'A negatív súly előjelét elhagytad. A negatív súly levon az összegből.',
            'A negatív súlyok előjelét elhagytad. A negatív súly levon az összegből.',
          ),
          unsigned(weights.filter(w => w < 0).length),
        ),
      ],
      other: 'Írd fel az összes esetet, és számold ki mindegyik összegét!',
      hints: [
        'Írd fel rendben az összes esetet: mindegyik bemenet 0 vagy 1.',
        'Minden esetben számold ki az összeget, és vesd össze a küszöbbel!',
        'Ha minden bemenet 0, az összeg 0.',
      ],
      solution: `A bemenetek a táblázat sorrendjében, és az összeg: ${allCases(size)
        .map((on, i) => `${on.join(' ')} → ${t(sums[i] ?? 0)}`)
        .join('; ')}. Az összeg ${t(answer)} esetben éri el vagy haladja meg a küszöböt.`,
    },
    fits(
      n =>
        n ===
        allCases(size).filter(on => on.reduce((total, bit, i) => total + (bit === 1 ? (weights[i] ?? 0) : 0), 0) - threshold >= 0).length,
    ),
  );
}

function missingWeight(rng: Rng): Task {
  const { decides, pro, contra } = rng.pick(SCENES);
  const [first = '', third = ''] = rng.sample(pro, 2);
  const second = rng.pick(contra);
  const [a, b] = [rng.int(1, 5), rng.int(-5, -1)];
  const threshold = rng.int(2, 7);
  const answer = threshold - a - b;
  redrawIf(answer <= 1 || answer > 9 || answer === threshold || answer === a + b);
  return numeric(
    {
      figure: {
        kind: 'table',
        head: ['bemenet', 'súly'],
        rows: [
          [first, t(a)],
          [second, shown(b)],
          [third, '?'],
        ],
      },
      keyInFigure: 'a másik két súly áll a táblázatban',
      question: `Egy neuron azt dönti el, ${decides}. A küszöb ${t(threshold)}. ${FIRES} Mindhárom bemenet 1. Mekkora legyen **legalább** a hiányzó egész súly, hogy a neuron jelezzen?`,
      answer: num(answer),
      check: 'INT',
      expr: `${threshold}-${a}-(${b})`,
      wrong: [
        wrong(
          { threshold, a, b },
          ({ threshold, a, b }) => num(threshold - a - b + 1),
          'kuszob-egyenloseg',
          'A neuron akkor is jelez, ha az összeg éppen a küszöb: nem kell túllépni.',
          SILENT_AT_THRESHOLD,
        ),
        wrong(
          { threshold, a, b },
          ({ threshold, a, b }) => num(threshold - a + b),
          'negativ-suly-elojele',
          'A negatív súlyt pozitívnak vetted.',
        ),
        wrong(
          { threshold, a },
          ({ threshold, a }) => num(threshold - a),
          'negativ-suly-kimarad',
          'A negatív súlyt kihagytad, pedig levon az összegből.',
        ),
        wrong(
          { a, b },
          ({ a, b }) => num(a + b),
          'ket-suly-osszegenel-megall',
          'Ez a két ismert súly összege. Mennyi hiányzik innen a küszöbig?',
        ),
        wrong({ threshold }, ({ threshold }) => num(threshold), 'kuszobot-adja-meg', 'A küszöböt írtad le. A másik két súly is számít.'),
        ...(a + b === 0
          ? []
          : [
              wrong(
                { threshold, a, b },
                ({ threshold, a, b }) => num(threshold + a + b),
                'kuszobhoz-hozzaadja',
                `A két súly összegét, ${theSuf(a + b, 't')} hozzáadtad a küszöbhöz. Az összegtől kell eljutni a küszöbig.`,
              ),
            ]),
      ],
      other: 'Számold ki a másik két súly összegét, és nézd meg, mennyi hiányzik a küszöbig!',
      hints: [
        'Mennyi a két ismert súly összege?',
        'Az összegnek legalább akkorának kell lennie, mint a küszöb.',
        `A két ismert súly összege $${a}+(${b})=${a + b}$.`,
      ],
      solution: `$${a}+(${b})=${a + b}$, a küszöbig ${t(answer)} hiányzik, mert $${inBrackets(a + b)}+${answer}=${threshold}$.`,
    },
    fits(w => a + b + w >= threshold && a + b + w - 1 < threshold),
  );
}

/** The least threshold that keeps the neuron silent in one case. */
function silence(rng: Rng): Task {
  const cell = cellOf(rng, rng.int(3, 5));
  const total = weighted(cell.on, cell.weights);
  const negative = cell.weights.filter(w => w < 0).length;
  const off = cell.on.filter(bit => bit === 0).length;
  redrawIf(total < 1);
  return numeric(
    {
      figure: cellFigure(cell),
      keyInFigure: 'a táblázatban a bemenetek és a súlyok állnak',
      question: `Egy neuron azt dönti el, ${cell.decides}. ${FIRES} Melyik a legkisebb egész küszöb, amelynél ebben az esetben már **nem** jelez?`,
      answer: num(total + 1),
      check: 'INT',
      wrong: [
        wrong(
          { total },
          ({ total }) => num(total),
          'kuszob-egyenloseg',
          'Ha az összeg éppen a küszöb, a neuron még jelez.',
          SILENT_AT_THRESHOLD,
        ),
        wrong(
          { weights: cell.weights },
          ({ weights }) => num(sum(weights) + 1),
          'kikapcsolt-bemenetet-is-szamol',
          several(off, 'A 0 értékű bemenet súlyát is beleszámoltad.', 'A 0 értékű bemenetek súlyát is beleszámoltad.'),
          withOff(off),
        ),
        wrong(
          { ...cell },
          ({ weights, on }) => num(sum(weights.map((w, i) => Math.abs(w) * (on[i] ?? 0))) + 1),
          'negativ-suly-elojele',
          several(negative, 'A negatív súly előjelét elhagytad.', 'A negatív súlyok előjelét elhagytad.'),
          unsigned(negative),
        ),
      ],
      other: 'Számold ki a súlyozott összeget! A küszöb ennél legyen nagyobb.',
      hints: [
        'Mennyi a súlyozott összeg ebben az esetben?',
        'A neuron jelez, ha az összeg legalább a küszöb. Mikor nem jelez?',
        `Az összeg ${t(total)}.`,
      ],
      solution: `$${sumTex(cell.on, cell.weights)}$. ${t(total)} küszöbnél még jelez, ${the(total + 1)} az első, amelynél nem.`,
    },
    fits(n => n > weighted(cell.on, cell.weights) && n - 1 <= weighted(cell.on, cell.weights)),
  );
}

export const neuron = defineGenerator(
  'gen-neuron',
  'Mesterséges neuron',
  ['ai-78-neuralis-halo'],
  ['negative', 'brackets'],
  (rng, level) => {
    if (level === 1) return rng.chance(0.5) ? weightedSum(rng, 3) : doesItFire(rng, rng.int(3, 4));
    if (level === 2) return rng.pick([() => weightedSum(rng, rng.int(4, 5)), () => countFiring(rng, 2), () => silence(rng)])();
    // Few networks tell all slips apart, so the search goes on here: elsewhere it would end in another kind of task.
    return rng.pick([() => countFiring(rng, 3), () => missingWeight(rng), () => tryDrawing(() => twoLayers(rng)) ?? redraw()])();
  },
);
