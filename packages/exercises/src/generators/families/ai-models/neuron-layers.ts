import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { redraw, redrawIf, type Task, type Wrong } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { allCases, FIRES, weighted } from './neuron-sums.ts';

const t = textNumber;

interface Unit {
  weights: number[];
  threshold: number;
}

const fire = (on: readonly number[], { weights, threshold }: Unit): number => (weighted(on, weights) >= threshold ? 1 : 0);

/** Whether the output fires when no weight has a minus sign. */
function firesUnsigned(on: readonly number[], hidden: readonly Unit[], out: Unit): boolean {
  const unsigned = ({ weights, threshold }: Unit): Unit => ({ weights: weights.map(Math.abs), threshold });
  const signals = hidden.map(cell => fire(on, unsigned(cell)));
  return fire(signals, unsigned(out)) === 1;
}

const stoppedAt = (count: number, said: string, mistake: string): Wrong =>
  wrong({ count }, ({ count }) => num(count), 'masodik-reteg-kimarad', `${said}. A kimenet a P és a Q jeléből dönt.`, mistake);

/** Two hidden neurons and an output: in how many of the four cases does it fire? */
export function twoLayers(rng: Rng): Task {
  const hidden: Unit[] = [0, 1].map(() => ({ weights: [rng.int(-2, 3), rng.int(-2, 3)], threshold: rng.int(1, 3) }));
  const out: Unit = { weights: [rng.int(-2, 3), rng.int(-2, 3)], threshold: rng.int(1, 3) };
  const rows = allCases(2).map(on => {
    const signals = hidden.map(cell => fire(on, cell));
    return { on, signals, total: weighted(signals, out.weights), out: fire(signals, out) };
  });
  const answer = rows.filter(row => row.out === 1).length;
  const [first, second] = [0, 1].map(i => rows.filter(row => row.signals[i] === 1).length);
  const cells = [...hidden, out];
  redrawIf(cells.some(cell => cell.weights.includes(0)) || answer === 0 || answer === 4);
  if (!first || !second || first === 4) redraw();
  // Who stops at the hidden neurons must not meet the answer.
  redrawIf(first === answer || second === answer);
  return numeric(
    {
      figure: {
        kind: 'table',
        head: ['neuron', '1. súly', '2. súly', 'küszöb'],
        rows: cells.map(({ weights, threshold }, i) => [['P', 'Q', 'kimenet'][i] ?? '', ...weights.map(t), threshold]),
      },
      keyInFigure: 'a táblázatban a súlyok és a küszöbök állnak',
      question: `Egy hálónak két bemenete van, mindkettő 0 vagy 1. A P és a Q rejtett neuron ezeket kapja, a kimenet a P és a Q jelét. Az 1. súly az első bemenethez tartozik, a kimenetnél a P jeléhez; a 2. súly a második bemenethez, a kimenetnél a Q jeléhez. ${FIRES} A négy esetből hányban jelez a kimenet?`,
      answer: num(answer),
      check: 'INT',
      unit: 'eset',
      wrong: [
        ...(first === second
          ? [stoppedAt(first, 'A P vagy a Q neuron jelzéseit számoltad', 'egy rejtett neuron jelzéseit számolja, a kimenetét nem')]
          : [
              stoppedAt(first, 'A P neuron jelzéseit számoltad', 'a P neuron jelzéseit számolja, a kimenetét nem'),
              stoppedAt(second, 'A Q neuron jelzéseit számoltad', 'a Q neuron jelzéseit számolja, a kimenetét nem'),
            ]),
        wrong(
          { answer },
          ({ answer }) => num(4 - answer),
          'hallgato-eseteket-szamolja',
          'Azokat az eseteket számoltad, amelyekben nem jelez.',
        ),
        wrong(
          { totals: rows.map(row => row.total), threshold: out.threshold },
          ({ totals, threshold }) => num(totals.filter(total => total > threshold).length),
          'kuszob-egyenloseg',
          'A kimenet akkor is jelez, ha az összeg éppen a küszöb.',
          'azt hiszi, hogy a kimenet a küszöbével egyenlő összegnél nem jelez',
        ),
        ...(cells.some(cell => cell.weights.some(w => w < 0))
          ? [
              wrong(
                { hidden, out },
                ({ hidden, out }) => num(allCases(2).filter(on => firesUnsigned(on, hidden, out)).length),
                'negativ-suly-elojele',
                'A negatív súly előjelét elhagytad. A negatív súly levon az összegből.',
                'minden negatív súlynak elhagyja az előjelét',
              ),
            ]
          : []),
      ],
      other: 'Minden esetben előbb a P és a Q jelét számold ki, aztán a kimenetet!',
      hints: [
        'Írd fel a négy esetet: 0 0, 1 0, 0 1, 1 1.',
        'Előbb a P és a Q jelét írd fel, aztán azokból a kimenet összegét!',
        'Ha mindkét bemenet 0, a P és a Q összege is 0.',
      ],
      solution: `${rows.map(({ on, signals, out }) => `${on.join(' ')}: P jele ${signals[0]}, Q jele ${signals[1]}, a kimenet ${out === 1 ? 'jelez' : 'nem jelez'}.`).join(' ')} Ez ${t(answer)} eset.`,
    },
    fits(n => {
      const step = (x: number, y: number, { weights: [p = 0, q = 0], threshold }: typeof out) => Number(p * x + q * y >= threshold);
      const [a = out, b = out] = hidden;
      return (
        n ===
        [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ].filter(([x = 0, y = 0]) => step(step(x, y, a), step(x, y, b), out) === 1).length
      );
    }),
  );
}
