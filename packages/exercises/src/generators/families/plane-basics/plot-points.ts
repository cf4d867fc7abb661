import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { suf, texNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { readList } from '../../proof.ts';
import { choice, numeric, words, wrong } from '../../tasks.ts';
import { point } from '../../value.ts';

const QUADRANTS = ['I.', 'II.', 'III.', 'IV.'];

function quadrant(rng: Rng): Task {
  const [px, py] = [rng.int(-9, 9), rng.int(-9, 9)];
  redrawIf(px === 0 || py === 0 || Math.abs(px) === Math.abs(py));
  const index = px > 0 ? (py > 0 ? 0 : 3) : py > 0 ? 1 : 2;
  const swapped = py > 0 ? (px > 0 ? 0 : 3) : px > 0 ? 1 : 2;
  return choice(
    rng,
    {
      question: `Melyik síknegyedben van a $P${point(px, py).tex}$ pont?`,
      right: words(`${QUADRANTS[index]} síknegyed`, String(index)),
      because: `Helyes! Az első koordináta ${px > 0 ? 'pozitív' : 'negatív'}, a második ${py > 0 ? 'pozitív' : 'negatív'}.`,
      wrong: [0, 1, 2, 3]
        .filter(i => i !== index)
        .map(i =>
          wrong(
            { i },
            ({ i }) => words(`${QUADRANTS[i]} síknegyed`, String(i)),
            i === swapped ? 'koordinatak-csereje' : 'negativ-koordinata-iranya',
            i === swapped
              ? 'Felcserélted a két koordinátát: az első mutat vízszintesen.'
              : 'Nézd meg az előjeleket: jobbra és felfelé pozitív.',
          ),
        ),
      hints: [
        'Jobbra vagy balra indulsz?',
        'Az első koordináta vízszintes, a második függőleges irányú.',
        px > 0 ? 'Az első koordináta pozitív: jobbra.' : 'Az első koordináta negatív: balra.',
      ],
      solution: `${px > 0 ? 'Jobbra' : 'Balra'} és ${py > 0 ? 'felfelé' : 'lefelé'}: ${QUADRANTS[index]} síknegyed.`,
    },
    key =>
      Number(key) ===
      [
        [3, 0],
        [2, 1],
      ][px > 0 ? 0 : 1]?.[py > 0 ? 1 : 0],
  );
}

function walk(rng: Rng, steps: number): Task {
  const start: [number, number] = [rng.int(-5, 5), rng.int(-5, 5)];
  const moves = range(1, steps).map(() => ({ dir: rng.pick(['jobbra', 'balra', 'felfelé', 'lefelé'] as const), n: rng.int(2, 7) }));
  redrawIf(
    moves.some(
      (m, i) =>
        i > 0 && (moves[i - 1]?.dir === m.dir || 'jobbra balra'.includes(m.dir) === 'jobbra balra'.includes(moves[i - 1]?.dir ?? '')),
    ),
  );
  let [cx, cy] = start;
  for (const { dir, n } of moves) {
    if (dir === 'jobbra') cx += n;
    else if (dir === 'balra') cx -= n;
    else if (dir === 'felfelé') cy += n;
    else cy -= n;
  }
  redrawIf(cx === cy || Math.abs(cx) > 12 || Math.abs(cy) > 12 || (cx === 0 && cy === 0));
  const [dx, dy] = [cx - start[0], cy - start[1]];
  return numeric(
    {
      question: `A $P${point(...start).tex}$ pontból indulva lépj ${moves.map((m, i) => `${i > 0 && i === moves.length - 1 ? 'majd ' : ''}${suf(m.n, 't')} ${m.dir}`).join(', ')}! Hová érkezel?`,
      answer: point(cx, cy),
      check: 'PT',
      wrong: [
        wrong({ cy, cx }, ({ cy, cx }) => point(cy, cx), 'koordinatak-csereje', 'Felcserélted a két koordinátát: az első a vízszintes.'),
        wrong(
          { start, dx, dy },
          ({ start, dx, dy }) => point(start[0] - dx, start[1] - dy),
          'negativ-koordinata-iranya',
          'Ellentétes irányba léptél. Jobbra és felfelé nő a koordináta.',
        ),
        wrong({ dx, dy }, ({ dx, dy }) => point(dx, dy), 'kezdopont-kimarad', 'Ez az elmozdulás. A kiindulópontot is számítsd be!'),
        wrong(
          { start, dy, dx },
          ({ start, dy, dx }) => point(start[0] + dy, start[1] + dx),
          'tengelyek-csereje',
          'A vízszintes lépéseket a második koordinátához adtad.',
        ),
      ],
      other: 'Vízszintes lépésnél az első, függőlegesnél a második koordináta változik.',
      hints: [
        'Melyik koordináta változik, ha jobbra lépsz?',
        'Jobbra: első koordináta nő; felfelé: második nő.',
        `Az első lépés: ${moves[0]?.n} ${moves[0]?.dir}.`,
      ],
      solution: `Az első koordináta $${texNumber(start[0])}${dx < 0 ? '-' : '+'}${Math.abs(dx)}=${texNumber(cx)}$, a második $${texNumber(start[1])}${dy < 0 ? '-' : '+'}${Math.abs(dy)}=${texNumber(cy)}$: $${point(cx, cy).tex}$.`,
    },
    key => {
      const [x = Number.NaN, y = Number.NaN] = readList(key);
      const back = [...moves]
        .reverse()
        .reduce<[number, number]>(
          ([a, b], m) =>
            m.dir === 'jobbra' ? [a - m.n, b] : m.dir === 'balra' ? [a + m.n, b] : m.dir === 'felfelé' ? [a, b - m.n] : [a, b + m.n],
          [x, y],
        );
      return back[0] === start[0] && back[1] === start[1];
    },
  );
}

export const plotPoints = defineGenerator(
  'gen-plot-points',
  'Pontok a koordináta-síkon',
  ['matek-6-koordinata-sik'],
  ['negative', 'coordinates'],
  (rng, level) => (level === 1 ? (rng.chance(0.5) ? quadrant(rng) : walk(rng, 1)) : walk(rng, level === 2 ? 2 : 4)),
);
