import { tidy } from '@eszkerek/numbers/arithmetic';
import { textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { type Geometry, polar, polygonFigure } from '../shared/plane-figures.ts';

const t = textNumber;

const deg = (n: number): string => `${textNumber(n)}°`;

/** Sides a and b with the angle at A. */
function drawParallelogram(a: number, b: number, angle: number, marks: Parameters<typeof polygonFigure>[1]): Geometry {
  const [dx, dy] = polar(b, angle);
  return polygonFigure({ A: [0, 0], B: [a, 0], C: [a + dx, dy], D: [dx, dy] }, marks);
}

export const parallelogram = defineGenerator(
  'gen-parallelogram',
  'Paralelogramma',
  ['matek-7-paralelogramma'],
  ['brackets', 'unknown'],
  (rng, level) => {
    if (level === 1) {
      const angle = rng.int(30, 150);
      redrawIf(angle === 90);
      const next = rng.chance(0.7);
      const [p, q] = next ? ['A', 'B'] : ['A', 'C'];
      const isDrawn = angle >= 40 && angle <= 140 && rng.chance(0.6);
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: drawParallelogram(9, 6, angle, { angles: { A: deg(angle), [q]: '?' } }),
                ...(next ? {} : { keyInFigure: 'A szemközti szög egyenlő a megadottal: éppen ezt kell felismerni.' }),
              }
            : {}),
          question: isDrawn
            ? 'Az ábrán $ABCD$ paralelogramma. Mekkora a kérdőjellel jelölt szög?'
            : `Az $ABCD$ paralelogrammában az $${p}$ csúcsnál lévő szög ${deg(angle)}. Mekkora a $${q}$ csúcsnál lévő szög?`,
          answer: num(next ? 180 - angle : angle),
          check: 'NUM',
          unit: '°',
          wrong: [
            wrong(
              { next, angle },
              ({ next, angle }) => num(next ? angle : 180 - angle),
              'szomszedos-szogek-egyenlok',
              next
                ? 'A szomszédos szögek összege 180°. A szemköztiek egyenlők.'
                : '180°-ra egészítetted ki, mint a szomszédos szögeknél. A szemközti szögek egyenlők.',
              next ? undefined : 'szomszédosnak veszi a szemközti szögeket',
            ),
            wrong(
              { angle },
              ({ angle }) => num(360 - angle),
              'teljes-szogre',
              next ? '360°-ra egészítetted ki. A szomszédos szögek összege 180°.' : '360°-ra egészítetted ki. A szemközti szögek egyenlők.',
            ),
            wrong(
              { angle },
              ({ angle }) => num(Math.abs(90 - angle)),
              'pot-es-kiegeszito-csere',
              next
                ? '90°-kal számoltál. A szomszédos szögek 180°-ra egészítik ki egymást.'
                : '90°-kal számoltál. A szemközti szögek egyenlők.',
              next && angle < 90 ? '90°-kal számol 180° helyett' : 'a 90°-tól való eltérést adja meg',
            ),
          ],
          other: 'A szemközti szögek egyenlők, a szomszédosak összege 180°.',
          hints: [
            'Szomszédos vagy szemközti csúcsok?',
            'A szemközti szögek egyenlők, a szomszédosak összege 180°.',
            next ? 'A két csúcs szomszédos.' : 'A két csúcs szemközti.',
          ],
          solution: next
            ? `A szomszédos szögek összege 180°, ezért a keresett szög $180^\\circ-${angle}^\\circ=${180 - angle}^\\circ$.`
            : `A szemközti szögek egyenlők: ${deg(angle)}.`,
        },
        fits(v => (next ? v + angle === 180 : 2 * v + 2 * (180 - angle) === 360)),
      );
    }
    if (level === 2) {
      const [a, b] = [rng.int(4, 30), rng.int(3, 25)];
      redrawIf(a === b);
      const perimeter = 2 * (a + b);
      const diagonal = rng.chance(0.4);
      if (diagonal) {
        const [p, q] = [rng.int(3, 20), rng.int(3, 20)];
        redrawIf(p === q);
        const isDrawn = Math.max(p, q) < 2.5 * Math.min(p, q) && p + q !== 2 * p && p + q !== 2 * q && rng.chance(0.6);
        return numeric(
          {
            ...(isDrawn
              ? {
                  figure: {
                    kind: 'geometry' as const,
                    points: {
                      O: [0, 0] as [number, number],
                      A: polar(p, 200),
                      B: polar(q, 325),
                      C: polar(p, 20),
                      D: polar(q, 145),
                    },
                    polygons: [{ points: ['A', 'B', 'C', 'D'] }],
                    segments: [
                      { ends: ['A', 'C'] as [string, string], line: 'thin' as const },
                      { ends: ['B', 'D'] as [string, string], line: 'thin' as const },
                    ],
                  },
                }
              : {}),
            question: isDrawn
              ? `Az ábrán $ABCD$ paralelogramma, átlóinak metszéspontja $O$. $AC=${2 * p}$ cm és $BD=${2 * q}$ cm. Mennyi $AO+BO$?`
              : `Az $ABCD$ paralelogramma átlóinak metszéspontja $O$. $AC=${2 * p}$ cm, $BD=${2 * q}$ cm. Mennyi $AO+BO$?`,
            answer: num(p + q),
            check: 'NUM',
            unit: 'cm',
            expr: `${2 * p}/2+${2 * q}/2`,
            wrong: [
              wrong({ p, q }, ({ p, q }) => num(2 * (p + q)), 'felezes-elmarad', 'Az átlók felezik egymást: a feleket add össze!'),
              wrong(
                { p },
                ({ p }) => num(2 * p),
                'atlok-egyenlok',
                'A paralelogramma átlói nem egyenlők.',
                'a $BD$ átlót az $AC$ átlóval egyenlőnek veszi',
              ),
              wrong(
                { p, q },
                ({ p, q }) => num(2 * p + q),
                'csak-az-egyiket-felezi',
                'Csak a $BD$ átlót felezted. Az $AC$ átlót is felezni kell.',
                'csak a $BD$ átlót felezi',
              ),
              wrong(
                { p, q },
                ({ p, q }) => num(p + 2 * q),
                'csak-az-egyiket-felezi',
                'Csak az $AC$ átlót felezted. A $BD$ átlót is felezni kell.',
                'csak az $AC$ átlót felezi',
              ),
            ],
            other: 'Az átlók felezik egymást.',
            hints: ['Mit tudunk az átlókról?', 'A paralelogramma átlói felezik egymást.', `$AO=${2 * p}:2$`],
            solution: `$AO=${p}$ cm és $BO=${q}$ cm, az összegük ${t(p + q)} cm.`,
          },
          equals((2 * p + 2 * q) / 2),
        );
      }
      const isDrawn = Math.max(a, b) < 3 * Math.min(a, b) && rng.chance(0.6);
      return numeric(
        {
          ...(isDrawn ? { figure: drawParallelogram(a, b, rng.pick([55, 65, 110, 120]), { sides: { AB: `${t(a)} cm`, BC: '?' } }) } : {}),
          question: isDrawn
            ? `Az ábrán látható paralelogramma kerülete ${t(perimeter)} cm. Mekkora a kérdőjellel jelölt oldala?`
            : `Egy paralelogramma kerülete ${t(perimeter)} cm, egyik oldala ${t(a)} cm. Mekkora a mellette lévő oldal?`,
          answer: num(b),
          check: 'NUM',
          unit: 'cm',
          expr: `${perimeter}/2-${a}`,
          wrong: [
            wrong(
              { perimeter, a },
              ({ perimeter, a }) => num(perimeter - a),
              'egy-oldalt-von-le',
              'Csak egy oldalt vontál le. A kerület fele a két szomszédos oldal összege.',
              'a kerületből egyetlen oldalt von le, és mást nem számol',
            ),
            wrong(
              { perimeter, a },
              ({ perimeter, a }) => num(perimeter - 2 * a),
              'felezes-elmarad',
              'Ez a két hiányzó oldal együtt.',
              'a két hiányzó oldal összegét adja meg',
            ),
            wrong(
              { perimeter },
              ({ perimeter }) => num(tidy(perimeter / 4)),
              'egyenlo-oldalak',
              'Úgy számoltál, mintha minden oldala egyenlő lenne.',
            ),
          ],
          other: 'A szemközti oldalak egyenlők: $K=2(a+b)$.',
          hints: ['Melyik oldalak egyenlők?', '$K=2(a+b)$', `$a+b=${perimeter}:2=${perimeter / 2}$`],
          solution: `$${perimeter}:2-${a}=${b}$ cm.`,
        },
        fits(v => 2 * (a + v) === perimeter),
      );
    }
    const [p, q] = [rng.int(2, 6), rng.int(2, 6)];
    const [b, d] = [rng.intNot(-15, 30, 0), rng.intNot(-15, 30, 0)];
    const opposite = rng.chance(0.5);
    const root0 = opposite ? (d - b) / (p - q || 1) : (180 - b - d) / (p + q);
    redrawIf((opposite && p === q) || !Number.isInteger(root0) || root0 < 3);
    const angle = p * root0 + b;
    redrawIf(angle < 20 || angle > 160 || angle === 90);
    const s = (k: number): string => (k < 0 ? `-${-k}` : `+${k}`);
    const other = opposite ? (180 - b - d) / (p + q) : p === q ? Number.NaN : (d - b) / (p - q);
    const isDrawn = angle >= 45 && angle <= 135 && rng.chance(0.6);
    const label = (times: number, n: number): string => `${times}x ${n < 0 ? '−' : '+'} ${Math.abs(n)}`;
    return numeric(
      {
        ...(isDrawn ? { figure: drawParallelogram(9, 6, angle, { angles: { A: label(p, b), [opposite ? 'C' : 'B']: label(q, d) } }) } : {}),
        question: isDrawn
          ? 'Az ábrán $ABCD$ paralelogramma, két szögének nagyságát fokban írtuk be. Mekkora az $A$ csúcsnál lévő szög?'
          : `Az $ABCD$ paralelogrammában az $A$ szög $${p}x${s(b)}$ fok, a $${opposite ? 'C' : 'B'}$ szög $${q}x${s(d)}$ fok. Mekkora az $A$ szög?`,
        answer: num(angle),
        check: 'NUM',
        unit: '°',
        wrong: [
          wrong(
            { opposite, d, b, p, q },
            ({ opposite, d, b, p, q }) => num(opposite ? (d - b) / (p - q || 1) : (180 - b - d) / (p + q)),
            'x-et-adja-meg',
            'Ez az $x$ értéke. Helyettesítsd vissza!',
          ),
          wrong(
            { p, root0, b },
            ({ p, root0, b }) => num(180 - (p * root0 + b)),
            'nem-a-kerdesre-felel',
            'Ez a szomszédos szög. A kérdés az $A$ szög.',
          ),
          ...(Number.isInteger(other) && p * other + b > 0
            ? [
                wrong(
                  { p, other, b },
                  ({ p, other, b }) => num(p * other + b),
                  'szomszedos-szogek-egyenlok',
                  opposite ? 'A szemközti szögek egyenlők, nem az összegük 180°.' : 'A szomszédos szögek összege 180°, nem egyenlők.',
                  opposite ? 'szomszédosnak veszi a szemközti szögeket' : undefined,
                ),
              ]
            : []),
          wrong(
            { p, root0 },
            ({ p, root0 }) => num(p * root0),
            'allando-kimarad',
            'Az állandó tag kimaradt: az egész kifejezésbe kell behelyettesíteni.',
            'visszahelyettesítéskor kihagyja az állandó tagot',
          ),
        ],
        other: opposite ? 'A szemközti szögek egyenlők.' : 'A szomszédos szögek összege 180°.',
        hints: [
          'Szomszédos vagy szemközti szögek?',
          opposite ? 'A szemközti szögek egyenlők.' : 'A szomszédos szögek összege 180°.',
          opposite ? `$${p}x${s(b)}=${q}x${s(d)}$` : `$${p}x${s(b)}+${q}x${s(d)}=180$`,
        ],
        solution: `$x=${root0}$, az $A$ szög $${p}\\cdot${root0}${s(b)}=${angle}$, azaz ${deg(angle)}.`,
      },
      fits(v => {
        const r = (v - b) / p;
        return opposite ? q * r + d === v : q * r + d + v === 180;
      }),
    );
  },
);
