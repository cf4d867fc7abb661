import { capital, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { type Geometry, nameless, polar } from '../shared/plane-figures.ts';

const deg = (n: number): string => `${textNumber(n)}°`;

/** Positions 1–4 around the upper crossing, 5–8 around the lower, numbered clockwise from the upper right. */
const POSITIONS = ['jobb felső', 'jobb alsó', 'bal alsó', 'bal felső'];

/** Labels by place: 0 to 3 at the upper crossing in the order of POSITIONS, 4 to 7 at the lower one. */
function drawTransversal(direction: number, labels: Readonly<Record<number, string>>, filled?: number): Geometry {
  const [ux, uy] = polar(1, direction);
  const [lower, upper] = [-1.6, 1.6];
  const at = (height: number): [number, number] => [(height / uy) * ux, height];
  const arms: Record<number, [string, string]> = {
    0: ['B', 'T'],
    1: ['M', 'B'],
    2: ['A', 'M'],
    3: ['T', 'A'],
    4: ['D', 'L'],
    5: ['S', 'D'],
    6: ['C', 'S'],
    7: ['L', 'C'],
  };
  return {
    kind: 'geometry',
    title:
      'Az ST szelő az e egyenest fent, a K pontban metszi, az f egyenest lent, az N pontban. A és C balra, B és D jobbra, T felfelé, S lefelé, M és L a két egyenes között van',
    height: 240,
    points: {
      A: nameless([-5, upper]),
      B: nameless([5, upper]),
      C: nameless([-5, lower]),
      D: nameless([5, lower]),
      K: nameless(at(upper)),
      N: nameless(at(lower)),
      T: nameless(at(3.6)),
      M: nameless(at(-1.2)),
      L: nameless(at(1.2)),
      S: nameless(at(-3.6)),
    },
    segments: [{ ends: ['S', 'T'], line: 'thin' }],
    lines: [
      { through: ['A', 'B'], label: 'e' },
      { through: ['C', 'D'], label: 'f' },
    ],
    angles: Object.entries(labels).map(([place, label]) => ({
      at: Number(place) < 4 ? 'K' : 'N',
      arms: arms[Number(place)] ?? ['B', 'T'],
      label,
      ...(Number(place) === filled ? { fill: 1 as const } : {}),
    })),
  };
}

/** What the two angles are called; undefined when the pair has no name of its own. Places as in POSITIONS. */
function pairName(from: number, to: number, lower: boolean): string | undefined {
  const isSame = (from - to) % 2 === 0;
  if (!lower) return isSame ? 'csúcsszögek' : 'mellékszögek';
  if (from === to) return 'megfelelő szögek';
  const isInner = from === 1 || from === 2;
  if (isSame) return isInner ? 'belső váltószögek' : 'külső váltószögek';
  return isInner && (to === 0 || to === 3) ? 'társszögek (azonos oldali belső szögek)' : undefined;
}

export const transversalAngles = defineGenerator(
  'gen-transversal-angles',
  'Párhuzamos egyenesek és szelő',
  ['matek-6-parhuzamos-egyenesek'],
  ['unknown'],
  (rng, level) => {
    const a = rng.int(25, 155);
    redrawIf(a === 90 || Math.abs(a - 90) < 4);
    if (level === 3) {
      const [p, q] = [rng.int(2, 6), rng.int(2, 6)];
      const [b, d] = [rng.intNot(-15, 30, 0), rng.intNot(-15, 30, 0)];
      const kind = rng.pick(['belső váltószögek', 'megfelelő szögek', 'azonos oldali belső szögek'] as const);
      const equal = kind !== 'azonos oldali belső szögek';
      const root = equal ? (d - b) / (p - q || 1) : (180 - b - d) / (p + q);
      redrawIf((equal && p === q) || !Number.isInteger(root) || root < 3);
      const angle = p * root + b;
      redrawIf(angle < 15 || angle > 165 || angle === 90);
      const s = (k: number): string => (k < 0 ? `-${-k}` : `+${k}`);
      const other = equal ? (180 - b - d) / (p + q) : p === q ? Number.NaN : (d - b) / (p - q);
      const isDrawn = angle >= 35 && angle <= 145 && rng.chance(0.6);
      const equation = equal ? `$${p}x${s(b)}=${q}x${s(d)}$` : `$${p}x${s(b)}+${q}x${s(d)}=180$`;
      const label = (k: number, n: number): string => `${k}x ${n < 0 ? '−' : '+'} ${Math.abs(n)}`;
      // Places 2 and 4 are alternate, 0 and 4 corresponding, 1 and 4 interior on the same side.
      const place = { 'belső váltószögek': 2, 'megfelelő szögek': 0, 'azonos oldali belső szögek': 1 }[kind];
      return numeric(
        {
          ...(isDrawn
            ? {
                question: 'Az ábrán $e$ és $f$ párhuzamos, a két szög nagyságát fokban írtuk be. Mekkora a satírozott szög?',
                figure: drawTransversal(place === 1 ? 180 - angle : angle, { [place]: label(p, b), 4: label(q, d) }, place),
              }
            : {
                question: `Két párhuzamos egyenest egy szelő metsz. Két ${kind.replace(/ek$/, '')} nagysága fokban $${p}x${s(b)}$ és $${q}x${s(d)}$. Mekkora az első szög?`,
              }),
          answer: num(angle),
          check: 'NUM',
          unit: '°',
          wrong: [
            wrong(
              { equal, d, b, p, q },
              ({ equal, d, b, p, q }) => num(equal ? (d - b) / (p - q || 1) : (180 - b - d) / (p + q)),
              'x-et-adja-meg',
              'Ez az $x$ értéke. Helyettesítsd vissza!',
            ),
            wrong(
              { p, root, b },
              ({ p, root, b }) => num(180 - (p * root + b)),
              'nem-a-kerdesre-felel',
              equal ? `Ez ${isDrawn ? 'a satírozott' : 'az első'} szög mellékszöge.` : 'Ez a másik szög.',
            ),
            ...(Number.isInteger(other) && p * other + b > 0
              ? [
                  wrong(
                    { p, other, b },
                    ({ p, other, b }) => num(p * other + b),
                    equal ? 'valtoszogek-osszege' : 'tarsszogek-egyenlok',
                    equal
                      ? 'Az összegüket vetted 180°-nak. Ezek a szögek egyenlők.'
                      : 'Egyenlővé tetted őket. Az azonos oldali belső szögek összege 180°.',
                    equal ? 'a két szög összegét 180°-nak veszi' : 'a két szöget egyenlővé teszi',
                  ),
                ]
              : []),
            wrong(
              { p, root },
              ({ p, root }) => num(p * root),
              'allando-kimarad',
              'Az állandó tag kimaradt. Az egész kifejezésbe helyettesítsd vissza az $x$-et!',
              'visszahelyettesítéskor kihagyja az állandó tagot',
            ),
          ],
          other: equal ? 'Ezek a szögek egyenlők: írj fel egyenletet!' : 'Ezek összege 180°: írj fel egyenletet!',
          hints: [
            'Egyenlők, vagy 180°-ra egészítik ki egymást?',
            equal ? `Párhuzamos egyeneseknél a ${kind} egyenlők.` : 'Az azonos oldali belső szögek összege 180°.',
            equation,
          ],
          solution: `${equation}, ebből $x=${root}$, ezért ${isDrawn ? 'a satírozott' : 'az első'} szög $${p}\\cdot${root}${s(b)}=${angle}$, azaz ${deg(angle)}.`,
        },
        fits(v => {
          const r = (v - b) / p;
          return equal ? q * r + d === v : q * r + d + v === 180;
        }),
      );
    }
    const from = rng.int(0, 3);
    const to = rng.int(0, 3);
    const lower = level === 2 || rng.chance(0.5);
    redrawIf((!lower && from === to) || (level === 1 && lower && from !== to));
    const same = (from - to) % 2 === 0;
    const answer = same ? a : 180 - a;
    const where = (i: number, low: boolean): string => `${low ? 'az alsó' : 'a felső'} metszéspontnál a ${POSITIONS[i]}`;
    const isDrawn = a >= 35 && a <= 145 && rng.chance(0.6);
    const pair = pairName(from, to, lower);
    const relation = pair ? `Ezek ${pair}` : 'A megadott szög megfelelő szöge a keresett szög mellékszöge';
    return numeric(
      {
        ...(isDrawn
          ? {
              question: 'Az ábrán az $e$ és az $f$ egyenes párhuzamos. Mekkora a kérdőjellel jelölt szög?',
              figure: drawTransversal(from % 2 === 0 ? a : 180 - a, { [from]: deg(a), [lower ? to + 4 : to]: '?' }, lower ? to + 4 : to),
              ...(same ? { keyInFigure: 'A keresett szög egyenlő a megadottal: éppen ezt kell felismerni.' } : {}),
            }
          : {
              question: `Két vízszintes, párhuzamos egyenest egy ferde szelő metsz. ${capital(where(from, false))} szög ${deg(a)}. Mekkora ${where(to, lower)} szög?`,
            }),
        answer: num(answer),
        check: 'NUM',
        unit: '°',
        wrong: [
          wrong(
            { same, a },
            ({ same, a }) => num(same ? 180 - a : a),
            same ? 'valtoszogek-osszege' : 'tarsszogek-egyenlok',
            `${same ? '180°-ra egészítetted ki' : 'Egyenlőnek vetted őket'}. ${relation}: mit tudsz ${pair ? 'róluk' : 'a mellékszögekről'}?`,
            same ? 'a két szög összegét 180°-nak veszi' : 'a két szöget egyenlőnek veszi',
          ),
          ...(a < 90
            ? [
                wrong(
                  { a },
                  ({ a }) => num(90 - a),
                  'pot-es-kiegeszito-csere',
                  '90°-ra egészítetted ki. Itt egyenlő vagy 180°-ra kiegészítő szögek vannak.',
                  '90°-ra egészít ki',
                ),
              ]
            : []),
          wrong(
            { a },
            ({ a }) => num(360 - a),
            'teljes-szogre',
            '360°-ra egészítetted ki. A két szög egyenlő, vagy 180°-ra egészítik ki egymást.',
          ),
        ],
        other: 'Jelöld ugyanúgy az egyenlő szögeket!',
        hints: [
          isDrawn ? 'Mely szögek egyenlők az ábrán?' : 'Rajzold le a két egyenest és a szelőt!',
          'A csúcsszögek, a váltószögek és a megfelelő szögek egyenlők; a mellékszögek és a társszögek összege 180°.',
          pair ? `A megadott és a keresett szög: ${pair}.` : `${relation}.`,
        ],
        solution: same
          ? `${relation}, ezért egyenlők: ${deg(answer)}.`
          : `${relation}, ezért a két szög összege 180°: $180^\\circ-${a}^\\circ=${answer}^\\circ$.`,
      },
      // Slope of the transversal from the given angle, then the asked angle from directions.
      fits(v => {
        const direction = from % 2 === 0 ? a : 180 - a;
        return v === (to % 2 === 0 ? direction : 180 - direction);
      }),
    );
  },
);
