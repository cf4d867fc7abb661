import { tidy } from '@eszkerek/numbers/arithmetic';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, root } from '../../value.ts';
import { type Point, polar, polygonFigure } from '../shared/plane-figures.ts';

const t = textNumber;

const x = texNumber;

const deg = (n: number): string => `${textNumber(n)}°`;

/** Bases a (below) and c, the shorter one `shift` to the right. */
const corners = (a: number, c: number, height: number, shift: number): Record<string, Point> => ({
  A: [0, 0],
  B: [a, 0],
  C: [shift + c, height],
  D: [shift, height],
});

export const trapezoid = defineGenerator(
  'gen-trapezoid',
  'Trapéz',
  ['matek-7-trapez'],
  ['root', 'power', 'fraction', 'decimal', 'brackets'],
  (rng, level) => {
    const [a, c] = [rng.int(8, 40), rng.int(3, 30)];
    redrawIf(a <= c || (level < 3 && (a + c) % 2 === 1 && rng.chance(0.5)));
    const m = (a + c) / 2;
    if (level === 1 && rng.chance(0.5)) {
      const angle = rng.int(35, 85);
      const isDrawn = angle >= 45 && rng.chance(0.6);
      const [shift, height] = polar(5, angle);
      return numeric(
        {
          ...(isDrawn
            ? { figure: polygonFigure(corners(10, 4.5, height, shift), { parallel: { AB: 1, DC: 1 }, angles: { A: deg(angle), D: '?' } }) }
            : {}),
          question: isDrawn
            ? 'Az ábrán $ABCD$ trapéz, $AB\\parallel CD$. Mekkora a kérdőjellel jelölt szög?'
            : `Egy $ABCD$ trapézban $AB\\parallel CD$, és az $A$ csúcsnál lévő szög ${deg(angle)}. Mekkora a $D$ csúcsnál lévő szög?`,
          answer: num(180 - angle),
          check: 'NUM',
          unit: '°',
          expr: `180-${angle}`,
          wrong: [
            wrong({ angle }, ({ angle }) => num(angle), 'szaron-fekvo-szogek', 'A száron fekvő szögek nem egyenlők: az összegük 180°.'),
            wrong(
              { angle },
              ({ angle }) => num(90 - angle),
              'pot-es-kiegeszito-csere',
              '90°-ra egészítetted ki. Itt 180°-ra kell.',
              '90°-ra egészít ki 180° helyett',
            ),
            wrong({ angle }, ({ angle }) => num(360 - angle), 'teljes-szogre', '360°-ra egészítetted ki.'),
          ],
          other: 'A száron fekvő két szög összege 180°.',
          hints: [
            'Melyik szár köti össze a két csúcsot?',
            'Az alapok párhuzamosak, ezért az egy száron fekvő két szög összege 180°.',
            `$180^\\circ-${angle}^\\circ$`,
          ],
          solution: `$180^\\circ-${angle}^\\circ=${180 - angle}^\\circ$.`,
        },
        fits(v => v + angle === 180),
      );
    }
    if (level < 3) {
      const inverse = level === 2;
      const isDrawn = a < 4 * c && rng.chance(0.6);
      const height = 0.45 * a;
      const figure = polygonFigure(corners(a, c, height, (a - c) * rng.pick([0.2, 0.35, 0.5])), {
        sides: { AB: inverse ? '?' : `${t(a)} cm`, DC: `${t(c)} cm` },
      });
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: {
                  ...figure,
                  points: {
                    ...figure.points,
                    M: { on: ['A', 'D'] as [string, string], t: 0.5 },
                    N: { on: ['B', 'C'] as [string, string], t: 0.5 },
                  },
                  segments: [
                    ...(figure.segments ?? []),
                    { ends: ['M', 'N'] as [string, string], tone: 1 as const, label: inverse ? `${t(m)} cm` : '?' },
                  ],
                },
              }
            : {}),
          question: isDrawn
            ? 'Az ábrán $MN$ az $ABCD$ trapéz középvonala. Milyen hosszú a kérdőjellel jelölt szakasz?'
            : inverse
              ? `Egy trapéz középvonala ${t(m)} cm, egyik alapja ${t(c)} cm. Mekkora a másik alapja?`
              : `Egy trapéz alapjai ${t(a)} cm és ${t(c)} cm. Mekkora a középvonala?`,
          answer: num(inverse ? a : m),
          check: 'NUM',
          unit: 'cm',
          expr: inverse ? `2*${m}-${c}` : `(${a}+${c})/2`,
          wrong: inverse
            ? [
                wrong(
                  { m, c },
                  ({ m, c }) => num(tidy(m - c)),
                  'ketszerezes-elmarad',
                  'A középvonal az alapok átlaga: a kétszereséből kell kivonni.',
                ),
                wrong(
                  { m, c },
                  ({ m, c }) => num(tidy((m + c) / 2)),
                  'kozepvonal-ujra',
                  'Átlagot számoltál. Itt a hiányzó alapot keressük.',
                ),
                wrong(
                  { m, c },
                  ({ m, c }) => num(tidy(m + c)),
                  'osszeg-kulonbseg-csere',
                  'Összeadtad őket. A középvonal kétszereséből kell kivonni az alapot.',
                  'összeadja a középvonalat és az ismert alapot',
                ),
              ]
            : [
                wrong({ a, c }, ({ a, c }) => num(a + c), 'kozepvonal-osszeg', 'Az alapok összegét felezni kell.'),
                wrong(
                  { a, c },
                  ({ a, c }) => num((a - c) / 2),
                  'alapok-kulonbsege',
                  'Az alapok különbségét felezted. Az összegüket kell.',
                  'az alapok különbségét felezi az összegük helyett',
                ),
                wrong(
                  { a, c },
                  ({ a, c }) => num(a - c),
                  'alapok-kulonbsege',
                  'Ez az alapok különbsége.',
                  'az alapok különbségét adja meg',
                ),
              ],
          other: 'Középvonal: $\\frac{a+c}{2}$.',
          hints: [
            'Mi a középvonal képlete?',
            inverse
              ? 'A középvonal az alapok számtani közepe, ezért a kétszerese az alapok összege.'
              : 'A középvonal az alapok számtani közepe.',
            inverse ? `$2\\cdot${x(m)}=${x(2 * m)}$` : `$${a}+${c}=${a + c}$`,
          ],
          solution: inverse ? `$2\\cdot${x(m)}-${c}=${a}$ cm.` : `$\\frac{${a}+${c}}{2}=${x(m)}$ cm.`,
        },
        fits(v => (inverse ? Math.abs((v + c) / 2 - m) < 1e-9 : Math.abs(v - c - (a - v)) < 1e-9)),
      );
    }
    // Isosceles trapezoid from a Pythagorean triple: half the difference of the bases, height, leg.
    const [p, q, r] = rng.pick([
      [3, 4, 5],
      [5, 12, 13],
      [6, 8, 10],
      [8, 15, 17],
      [4, 3, 5],
      [12, 5, 13],
      [9, 12, 15],
    ] as const);
    const small = rng.int(4, 20);
    const large = small + 2 * p;
    const area = ((small + large) / 2) * q;
    const askArea = rng.chance(0.5);
    const isDrawn = small * 5 > large && q * 4 > large && (askArea || ![large, small, r].includes(q)) && rng.chance(0.6);
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: polygonFigure(corners(large, small, q, p), {
                sides: { AB: `${t(large)} cm`, DC: `${t(small)} cm`, BC: `${t(r)} cm` },
                ticks: { AD: 1, BC: 1 },
              }),
            }
          : {}),
        question: isDrawn
          ? `Az ábrán látható trapéz szárai egyenlők. Mekkora a ${askArea ? 'területe' : 'magassága'}?`
          : `Egy egyenlő szárú trapéz alapjai ${t(large)} cm és ${t(small)} cm, a szárai ${t(r)} cm hosszúak. Mekkora a ${askArea ? 'területe' : 'magassága'}?`,
        answer: num(askArea ? area : q),
        check: 'NUM',
        unit: askArea ? 'cm²' : 'cm',
        wrong: askArea
          ? [
              wrong(
                { small, large, r },
                ({ small, large, r }) => num(((small + large) / 2) * r),
                'szar-mint-magassag',
                'A szárat vetted magasságnak.',
              ),
              wrong(
                { small, large, q },
                ({ small, large, q }) => num((small + large) * q),
                'felezes-elmarad',
                'Az alapok összegét felezni kell.',
              ),
              wrong(
                { large, q },
                ({ large, q }) => num(large * q),
                'csak-az-egyik-alap',
                'Csak a hosszabb alappal számoltál. Az alapok összegének a fele kell.',
                'a hosszabb alapot szorozza a magassággal',
              ),
              wrong(
                { small, q },
                ({ small, q }) => num(small * q),
                'csak-az-egyik-alap',
                'Csak a rövidebb alappal számoltál. Az alapok összegének a fele kell.',
                'a rövidebb alapot szorozza a magassággal',
              ),
              wrong(
                { large, small, r },
                ({ large, small, r }) => num(large + small + 2 * r),
                'kerulet-terulet-csere',
                'Ez a kerület. A területhez a magasság kell: húzd be!',
              ),
            ]
          : [
              wrong(
                { r },
                ({ r }) => num(r),
                'szar-mint-magassag',
                'A szár nem a magasság: húzd be a magasságot, derékszögű háromszög keletkezik.',
              ),
              ...(r > 2 * p
                ? [
                    wrong(
                      { r, p },
                      ({ r, p }) => root(r * r - 4 * p * p),
                      'kulonbseget-nem-felezi',
                      'Az alapok különbségének a **fele** a derékszögű háromszög befogója.',
                    ),
                  ]
                : []),
              wrong(
                { r, p },
                ({ r, p }) => num(r - p),
                'oldalakat-adja-ossze',
                'Négyzetekkel kell számolni (Pitagorasz-tétel).',
                'Pitagorasz-tétel helyett a szárból kivonja az alapok különbségének felét',
              ),
              wrong({ q }, ({ q }) => num(q * q), 'gyokvonas-elmarad', 'Ez a magasság négyzete: a gyökvonás elmaradt.'),
            ],
        other: 'Húzd be a magasságokat: derékszögű háromszögek keletkeznek.',
        hints: [
          'Húzz magasságot a rövidebb alap végpontjából!',
          `A magasság, a szár és az alapok különbségének fele (${t(p)} cm) derékszögű háromszöget alkot.`,
          `$m=\\sqrt{${r}^2-${p}^2}$`,
        ],
        solution: `$m=\\sqrt{${r}^2-${p}^2}=${q}$ cm${askArea ? `, a terület $\\frac{(${large}+${small})\\cdot${q}}{2}=${x(area)}$ cm²` : ''}.`,
      },
      fits(v => {
        const height = askArea ? (2 * v) / (small + large) : v;
        return Math.abs(Math.hypot((large - small) / 2, height) - r) < 1e-9;
      }),
    );
  },
);
