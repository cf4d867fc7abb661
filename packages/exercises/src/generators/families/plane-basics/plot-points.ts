import { range } from '@eszkerek/numbers/arithmetic';
import type { Rng } from '@eszkerek/numbers/chance';
import { capital, letterArticle, numberArticle, suf, texNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Task } from '../../engine.ts';
import { readList } from '../../proof.ts';
import { choice, hotspot, numeric, words, wrong } from '../../tasks.ts';
import { point } from '../../value.ts';
import { planeFigure } from '../shared/coordinate-figures.ts';

/** Read the coordinates of a point off the plane. */
function readPoint(rng: Rng): Task {
  const [px, py] = [rng.int(-5, 5), rng.int(-5, 5)];
  redrawIf(Math.abs(px) === Math.abs(py));
  return numeric(
    {
      question: 'Mik az ábrán látható $P$ pont koordinátái?',
      figure: planeFigure(5, { P: [px, py] }),
      answer: point(px, py),
      check: 'PT',
      wrong: [
        wrong({ px, py }, ({ px, py }) => point(py, px), 'koordinatak-csereje', 'Felcserélted a két koordinátát: az első a vízszintes.'),
        ...(px === 0
          ? []
          : [
              wrong(
                { px, py },
                ({ px, py }) => point(-px, py),
                'negativ-koordinata-iranya',
                'Nézd meg az első koordináta előjelét: az origótól jobbra pozitív, balra negatív.',
                'az első koordináta előjelét elrontja',
              ),
            ]),
        ...(py === 0
          ? []
          : [
              wrong(
                { px, py },
                ({ px, py }) => point(px, -py),
                'negativ-koordinata-iranya',
                'Nézd meg a második koordináta előjelét: az origótól felfelé pozitív, lefelé negatív.',
                'a második koordináta előjelét elrontja',
              ),
            ]),
      ],
      other: 'Az origóból indulj: előbb vízszintesen, aztán függőlegesen lépj a pontig!',
      hints: [
        'Merre és mennyit lépsz az origóból vízszintesen?',
        'Az első koordináta a vízszintes, a második a függőleges tengelyen olvasható le.',
        `Az első koordináta: $${texNumber(px)}$.`,
      ],
      solution: `Vízszintesen $${texNumber(px)}$, függőlegesen $${texNumber(py)}$: $P${point(px, py).tex}$.`,
    },
    key => {
      const [x = Number.NaN, y = Number.NaN] = readList(key);
      return Math.hypot(x - px, y - py) === 0;
    },
  );
}

/** Choose the point that has the given coordinates. */
function findPoint(rng: Rng): Task {
  const [px, py] = [rng.intNot(-5, 5, 0), rng.intNot(-5, 5, 0)];
  redrawIf(Math.abs(Math.abs(px) - Math.abs(py)) < 2 || Math.min(Math.abs(px), Math.abs(py)) < 2);
  const places = [
    {
      at: [px, py] as const,
      misconception: undefined,
      explanation: 'Helyes! Az első koordináta vízszintesen, a második függőlegesen mutat.',
    },
    {
      at: [py, px] as const,
      misconception: 'koordinatak-csereje',
      explanation: 'Ennél a két koordináta fordítva áll: az első a vízszintes.',
    },
    { at: [-px, py] as const, misconception: 'negativ-koordinata-iranya', explanation: 'Ennek az első koordinátája ellentétes előjelű.' },
    { at: [px, -py] as const, misconception: 'negativ-koordinata-iranya', explanation: 'Ennek a második koordinátája ellentétes előjelű.' },
  ];
  const named = rng.shuffle(places).map((place, i) => ({ ...place, name: 'ABCD'.charAt(i) }));
  const right = named.find(place => !place.misconception)?.name ?? 'A';
  return hotspot(
    {
      question: `Melyik pont koordinátái: $${point(px, py).tex}$?`,
      figure: planeFigure(5, Object.fromEntries(named.map(place => [place.name, [...place.at]])), true),
      spots: named.map(({ at, name, misconception, explanation }) => ({
        id: name.toLowerCase(),
        value: point(...at),
        correct: !misconception,
        explanation,
        ...(misconception ? { misconception } : {}),
      })),
      hints: [
        'Az origóból indulj!',
        'Az első koordináta vízszintes, a második függőleges irányú.',
        px > 0 ? 'Előbb jobbra lépsz.' : 'Előbb balra lépsz.',
      ],
      solution: `Az origóból ${Math.abs(px)} egység ${px > 0 ? 'jobbra' : 'balra'} és ${Math.abs(py)} egység ${py > 0 ? 'felfelé' : 'lefelé'}: ez ${letterArticle(right)} $${right}$ pont.`,
    },
    key => {
      const [x, y] = readList(key);
      return x === px && y === py;
    },
  );
}

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
      because: `Helyes! Az első koordináta ${px > 0 ? 'pozitív' : 'negatív'}, a második ${px > 0 === py > 0 ? 'is ' : ''}${py > 0 ? 'pozitív' : 'negatív'}.`,
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

interface Move {
  dir: 'jobbra' | 'balra' | 'felfelé' | 'lefelé';
  n: number;
}

/** How far a move goes along the two axes. */
const stepOf = ({ dir, n }: Move): [number, number] =>
  dir === 'jobbra' ? [n, 0] : dir === 'balra' ? [-n, 0] : dir === 'felfelé' ? [0, n] : [0, -n];

const ACROSS = 'Jobbra lépve az első koordináta nő, balra csökken.';
const UPRIGHT = 'Felfelé lépve a második koordináta nő, lefelé csökken.';

/** One move taken the other way, or all moves along one axis where there are more of them. */
function reversalsOf(moves: readonly Move[]): { by: [number, number]; which: string; plainly: string }[] {
  const [dx, dy] = moves.map(stepOf).reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  const single = moves.map(move => {
    const by = stepOf(move);
    return { by, which: `${numberArticle(move.n)} „${suf(move.n, 't')} ${move.dir}” lépésnél`, plainly: by[0] === 0 ? UPRIGHT : ACROSS };
  });
  const along: typeof single =
    moves.length < 4 || dx === 0 || dy === 0
      ? []
      : [
          { by: [dx, 0], which: 'mindkét vízszintes lépésnél', plainly: ACROSS },
          { by: [0, dy], which: 'mindkét függőleges lépésnél', plainly: UPRIGHT },
        ];
  return [...single, ...along];
}

function walk(rng: Rng, steps: number): Task {
  const start: [number, number] = [rng.int(-5, 5), rng.int(-5, 5)];
  const moves = range(1, steps).map((): Move => ({ dir: rng.pick(['jobbra', 'balra', 'felfelé', 'lefelé'] as const), n: rng.int(2, 7) }));
  redrawIf(
    moves.some(
      (m, i) =>
        i > 0 && (moves[i - 1]?.dir === m.dir || 'jobbra balra'.includes(m.dir) === 'jobbra balra'.includes(moves[i - 1]?.dir ?? '')),
    ),
  );
  let [cx, cy] = start;
  let reach = 0;
  for (const { dir, n } of moves) {
    if (dir === 'jobbra') cx += n;
    else if (dir === 'balra') cx -= n;
    else if (dir === 'felfelé') cy += n;
    else cy -= n;
    reach = Math.max(reach, Math.abs(cx), Math.abs(cy));
  }
  redrawIf(cx === cy || Math.abs(cx) > 12 || Math.abs(cy) > 12 || (cx === 0 && cy === 0));
  const [dx, dy] = [cx - start[0], cy - start[1]];
  /** Its steps in their order: „−3−2−4=−9”. */
  const along = (from: number, more: string, less: string, to: number): string => {
    const steps = moves.flatMap(m => (m.dir === more ? [`+${m.n}`] : m.dir === less ? [`-${m.n}`] : [])).join('');
    return steps ? `$${texNumber(from)}${steps}=${texNumber(to)}$` : `$${texNumber(to)}$ marad`;
  };
  const reversals = steps > 1 ? reversalsOf(moves) : [];
  const { dir, n: length } = moves[0] ?? { dir: 'jobbra', n: 0 };
  const isAcross = dir === 'jobbra' || dir === 'balra';
  const from = start[isAcross ? 0 : 1];
  const by = dir === 'jobbra' || dir === 'felfelé' ? length : -length;
  // A drawn walk stays on the grid, so that it can be stepped out.
  const isDrawn = reach <= 6 && rng.chance(0.7);
  // What „the two axes swapped” means here: one step has only one of the two halves.
  const swapped = [
    ...(steps === 1 && !isAcross ? [] : [`a vízszintes ${steps > 2 ? 'lépéseket' : 'lépést'} a második`]),
    ...(steps === 1 && isAcross ? [] : [`a függőleges ${steps > 2 ? 'lépéseket' : 'lépést'} az első`]),
  ].join(', ');
  return numeric(
    {
      ...(isDrawn ? { figure: planeFigure(6, { P: start }) } : {}),
      question: `${isDrawn ? 'Az ábrán látható $P$' : `A $P${point(...start).tex}$`} pontból indulva lépj ${moves.map((m, i) => `${i > 0 && i === moves.length - 1 ? 'majd ' : ''}${suf(m.n, 't')} ${m.dir}`).join(', ')}! ${isDrawn ? 'Mik annak a pontnak a koordinátái, ahová érkezel?' : 'Hová érkezel?'}`,
      answer: point(cx, cy),
      check: 'PT',
      wrong: [
        wrong(
          { cy, cx },
          ({ cy, cx }) => point(cy, cx),
          'koordinatak-csereje',
          'Felcserélted a két koordinátát: az első a vízszintes.',
          'a kapott pont két koordinátáját fordított sorrendben írja',
        ),
        wrong(
          { start, dx, dy },
          ({ start, dx, dy }) => point(start[0] - dx, start[1] - dy),
          'ellentetes-iranyba-lep',
          'Ellentétes irányba léptél. Jobbra és felfelé nő a koordináta.',
          steps > 1 ? 'minden lépésnél a kért iránnyal ellentétesen lép' : undefined,
        ),
        ...reversals.map(({ by: [bx, by], which, plainly }) =>
          wrong(
            { cx, cy, bx, by },
            ({ cx, cy, bx, by }) => point(cx - 2 * bx, cy - 2 * by),
            'ellentetes-iranyba-lep',
            `${capital(which)} ellentétes irányba léptél. ${plainly}`,
            `${which} a kért iránnyal ellentétesen lép`,
          ),
        ),
        wrong({ dx, dy }, ({ dx, dy }) => point(dx, dy), 'kezdopont-kimarad', 'Ez az elmozdulás. A kiindulópontot is számítsd be!'),
        wrong(
          { start, dy, dx },
          ({ start, dy, dx }) => point(start[0] + dy, start[1] + dx),
          'tengelyek-csereje',
          `${capital(swapped)} koordinátához adtad.`,
          `${swapped} koordinátához adja`,
        ),
      ],
      other: 'Vízszintes lépésnél az első, függőlegesnél a második koordináta változik.',
      hints: [
        `Melyik koordináta változik, ha ${dir} lépsz?`,
        'Jobbra lépve az első koordináta nő, balra csökken; felfelé a második nő, lefelé csökken.',
        `${steps > 1 ? `Az első lépés után ${isAcross ? 'az első' : 'a második'}` : `Az új ${isAcross ? 'első' : 'második'}`} koordináta $${texNumber(from)}${by < 0 ? '-' : '+'}${Math.abs(by)}=${texNumber(from + by)}$.`,
      ],
      solution: `Az első koordináta ${along(start[0], 'jobbra', 'balra', cx)}, a második ${along(start[1], 'felfelé', 'lefelé', cy)}: $${point(cx, cy).tex}$.`,
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
  (rng, level) => (level === 1 ? rng.pick([quadrant, readPoint, findPoint, (r: Rng) => walk(r, 1)])(rng) : walk(rng, level === 2 ? 2 : 4)),
);
