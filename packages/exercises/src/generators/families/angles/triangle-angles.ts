import { gcd, range, sum } from '@eszkerek/numbers/arithmetic';
import { The, texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { apexByAngles, type Geometry, nameless, polygonFigure } from '../shared/plane-figures.ts';

const x = texNumber;

const deg = (n: number): string => `${textNumber(n)}°`;

const ORDER = ['legkisebb', 'középső', 'legnagyobb'] as const;

/** The side AC lies on a line: the outer angle at C is open to the right. */
function outerAngle(a: number, b: number, askOuter: boolean): Geometry {
  // A left and C right on the base; B above, with the angle at C made by the other two.
  const [x, y] = apexByAngles(8, a, 180 - a - b);
  return {
    kind: 'geometry',
    title: 'Az ABC háromszög AC oldalát a C csúcson túl a D pontig meghosszabbítottuk',
    points: { A: { at: [0, 0], dot: false }, C: { at: [8, 0], dot: false }, B: { at: [x, y], dot: false }, D: nameless([11.5, 0]) },
    polygons: [{ points: ['A', 'C', 'B'] }],
    segments: [['C', 'D']],
    angles: [
      { at: 'A', arms: ['C', 'B'], label: deg(a) },
      { at: 'B', arms: ['A', 'C'], label: askOuter ? deg(b) : '?' },
      { at: 'C', arms: ['D', 'B'], label: askOuter ? '?' : deg(a + b), marks: 2, tone: 2 },
    ],
  };
}

export const triangleAngles = defineGenerator(
  'gen-triangle-angles',
  'A háromszög szögei',
  ['matek-6-haromszog-szogei'],
  [],
  (rng, level) => {
    if (level === 1) {
      const [a, b] = [rng.int(20, 100), rng.int(20, 90)];
      const c = 180 - a - b;
      redrawIf(c < 10 || c === a || c === b || a + b === c);
      const isDrawn = Math.min(a, b, c) >= 28 && rng.chance(0.6);
      return numeric(
        {
          ...(isDrawn
            ? {
                question: 'Mekkora az ábrán a kérdőjellel jelölt szög?',
                figure: polygonFigure({ A: [0, 0], B: [10, 0], C: apexByAngles(10, a, b) }, { angles: { A: deg(a), B: deg(b), C: '?' } }),
              }
            : { question: `Egy háromszög két szöge ${deg(a)} és ${deg(b)}. Mekkora a harmadik?` }),
          answer: num(c),
          check: 'NUM',
          unit: '°',
          expr: `180-${a}-${b}`,
          wrong: [
            wrong(
              { a, b },
              ({ a, b }) => num(a + b),
              'kulso-szoget-adja',
              'Összeadtad a két szöget: ez a harmadik csúcsnál lévő külső szög.',
              'a harmadik csúcsnál lévő külső szöget adja meg',
            ),
            wrong({ a, b }, ({ a, b }) => num(360 - a - b), 'szogosszeg-360', 'A háromszög szögeinek összege 180°, nem 360°.'),
            ...(a === b
              ? []
              : [
                  wrong(
                    { a, b },
                    ({ a, b }) => num(Math.abs(a - b)),
                    'kulonbseg',
                    'A két szög különbségét vetted.',
                    'a két megadott szög különbségét adja meg',
                  ),
                ]),
            ...(a + b > 90
              ? []
              : [
                  wrong(
                    { a },
                    ({ a }) => num(90 - a),
                    'derekszogu-feltevese',
                    'Nem biztos, hogy derékszögű a háromszög.',
                    `${the(a)}°-os szöget 90°-ra egészíti ki`,
                  ),
                ]),
          ],
          other: 'A három szög összege 180°.',
          hints: [
            'Mennyi a háromszög szögeinek összege?',
            'Vond le 180°-ból a két ismert szöget!',
            `$${a}^\\circ+${b}^\\circ=${a + b}^\\circ$`,
          ],
          solution: `$180^\\circ-${a}^\\circ-${b}^\\circ=${c}^\\circ$.`,
        },
        fits(v => a + b + v === 180),
      );
    }
    if (level === 2) {
      const [a, b] = [rng.int(25, 85), rng.int(25, 85)];
      const outer = a + b;
      const askOuter = rng.chance(0.5);
      // With 2a + b = 180 the outer angles at A and C are the same.
      redrawIf(a === b || outer === 90 || a + outer === 180);
      const answer = askOuter ? outer : b;
      const isDrawn = rng.chance(0.6);
      return numeric(
        {
          ...(isDrawn
            ? { question: 'Mekkora az ábrán a kérdőjellel jelölt szög?', figure: outerAngle(a, b, askOuter) }
            : {
                question: askOuter
                  ? `Az $ABC$ háromszögben az $A$ csúcsnál ${deg(a)}, a $B$ csúcsnál ${deg(b)} a belső szög. Mekkora a $C$ csúcsnál lévő külső szög?`
                  : `Az $ABC$ háromszögben a $C$ csúcsnál lévő külső szög ${deg(outer)}, az $A$ csúcsnál lévő belső szög ${deg(a)}. Mekkora a $B$ csúcsnál lévő belső szög?`,
              }),
          answer: num(answer),
          check: 'NUM',
          unit: '°',
          expr: askOuter ? `${a}+${b}` : `${outer}-${a}`,
          wrong: [
            wrong(
              { a, b },
              ({ a, b }) => num(180 - (a + b)),
              askOuter ? 'belso-kulso-csere' : 'rossz-csucs',
              'Ez a $C$ csúcsnál lévő belső szög.',
              'a $C$ csúcsnál lévő belső szöget adja meg',
            ),
            wrong(
              { a },
              ({ a }) => num(180 - a),
              'rossz-csucs',
              'Ez az $A$ csúcsnál lévő külső szög.',
              'az $A$ csúcsnál lévő külső szöget adja meg',
            ),
            ...(askOuter
              ? [
                  wrong(
                    { a, b },
                    ({ a, b }) => num(Math.abs(a - b)),
                    'kulonbseg',
                    'A két szög különbségét vetted. A külső szög a két nem mellette fekvő belső szög összege.',
                    'a két megadott szög különbségét adja meg',
                  ),
                ]
              : [
                  wrong(
                    { outer, a },
                    ({ outer, a }) => num(outer + a),
                    'kulso-szoghoz-hozzaad',
                    'Kivonni kell: a külső szög a két nem mellette fekvő belső szög összege.',
                  ),
                  wrong(
                    { outer, a },
                    ({ outer, a }) => num(180 - outer - a),
                    'kulso-szog-belsokent',
                    `${The(outer)}° külső szög, te belső szögnek vetted.`,
                  ),
                ].filter(({ value }) => (value.size ?? 0) > 0)),
          ],
          other: 'A külső szög a két nem mellette fekvő belső szög összege.',
          hints: [
            'Mit tudunk a külső szögről?',
            'A külső szög egyenlő a két nem mellette fekvő belső szög összegével.',
            askOuter ? `$${a}^\\circ+${b}^\\circ$` : `A külső szögből vond ki a másik ismert szöget: $${outer}^\\circ-${a}^\\circ$.`,
          ],
          solution: askOuter
            ? `A külső szög a két nem mellette fekvő belső szög összege: $${a}^\\circ+${b}^\\circ=${outer}^\\circ$.`
            : `A külső szög a két nem mellette fekvő belső szög összege, ezért $${outer}^\\circ-${a}^\\circ=${b}^\\circ$.`,
        },
        fits(v => (askOuter ? 180 - v + a + b === 180 : 180 - outer + a + v === 180)),
      );
    }
    const parts = rng.sample(range(1, 10), 3).sort((p, q) => p - q);
    const s = sum(parts);
    redrawIf(180 % s !== 0 || parts.reduce(gcd) > 1);
    const unit = 180 / s;
    const at = rng.int(0, 2);
    const answer = (parts[at] ?? 1) * unit;
    return numeric(
      {
        question: `Egy háromszög szögeinek aránya $${parts.join(':')}$. Mekkora a ${ORDER[at]} szöge?`,
        answer: num(answer),
        check: 'NUM',
        unit: '°',
        expr: `180/(${parts.join('+')})*${parts[at]}`,
        wrong: [
          ...ORDER.flatMap((name, i) =>
            i === at
              ? []
              : [
                  wrong(
                    { parts, i, unit },
                    ({ parts, i, unit }) => num((parts[i] ?? 1) * unit),
                    'nem-a-kerdesre-felel',
                    `Ez a ${name} szög, nem a ${ORDER[at]}.`,
                  ),
                ],
          ),
          ...[
            wrong({ s }, ({ s }) => num(180 / s), 'csak-egy-resz', 'Ez egyetlen rész. Szorozd meg az arányszámmal!'),
            wrong(
              { parts, at },
              ({ parts, at }) => num((360 / sum(parts)) * (parts[at] ?? 1)),
              'szogosszeg-360',
              '360°-ból indultál. A szögösszeg 180°.',
            ),
            wrong(
              { parts, at },
              ({ parts, at }) => num((90 / sum(parts)) * (parts[at] ?? 1)),
              'szogosszeg-90',
              '90°-ból indultál. A szögösszeg 180°.',
            ),
            // In 1:2:3 these may be one of the other angles too.
          ].filter(({ value }) => !parts.some(part => part * unit === value.size)),
        ],
        other: 'A szögösszeg 180°, ezt osztjuk fel az arány szerint.',
        hints: ['Hány egyenlő részre osztjuk a 180°-ot?', `A részek száma $${parts.join('+')}=${s}$.`, `Egy rész: $180^\\circ:${s}$.`],
        solution: `$180^\\circ:${s}=${x(unit)}^\\circ$${parts[at] === 1 ? '' : `, $${parts[at]}\\cdot${x(unit)}^\\circ=${x(answer)}^\\circ$`}.`,
      },
      fits(v => Math.abs(parts.reduce((p, q) => p + (v * q) / (parts[at] ?? 1), 0) - 180) < 1e-9),
    );
  },
);
