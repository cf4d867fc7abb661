import { rat } from '@eszkerek/numbers/fraction';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { close, equals, fits } from '../../../proof.ts';
import { fracTex, num, surd } from '../../../value.ts';
import { polygonFigure } from '../../shared/plane-figures.ts';
import type { ProblemTemplate } from './problem.ts';

const SMALL = [2, 3, 4, 5, 6];
const t = textNumber;
const x = texNumber;

/** Hypotenuse, then the height that belongs to it. */
const heightOfRightTriangle: ProblemTemplate = {
  generators: ['gen-solve-right-triangle'],
  draw: rng => {
    const k = rng.int(2, 12);
    const [b, c] = rng.pick([
      [3 * k, 4 * k],
      [4 * k, 3 * k],
    ] as const);
    const a = 5 * k;
    const height = (b * c) / a;
    return {
      text: `Az ábrán az $ABC$ háromszögben $\\angle A=90^\\circ$, $AB=${c}$ cm és $AC=${b}$ cm. Az $AD$ szakasz merőleges a $BC$ oldalra.`,
      figure: {
        kind: 'geometry',
        points: { A: [0, 0], B: [c, 0], C: [0, b], D: { foot: 'A', on: ['B', 'C'] } },
        polygons: [{ points: ['A', 'B', 'C'], fill: 2 }],
        segments: [
          { ends: ['A', 'B'], label: `${c} cm` },
          { ends: ['A', 'C'], label: `${b} cm` },
          { ends: ['A', 'D'], line: 'dash' },
        ],
        angles: [
          { at: 'A', arms: ['B', 'C'], right: 'square' },
          { at: 'D', arms: ['A', 'C'], right: 'square' },
        ],
      },
      parts: [
        {
          ask: 'Számítsd ki a $BC$ oldal hosszát!',
          answer: num(a),
          unit: 'cm',
          steps: [`Pitagorasz tétele szerint $BC^2=AB^2+AC^2=${c * c}+${b * b}=${x(a * a)}$.`],
          result: `Ezért $BC=${a}$ cm.`,
          slips: [
            { value: num(b + c), explanation: 'A befogókat összeadtad. A négyzetüket kell összeadni, aztán gyököt vonni.' },
            { value: num(a * a), explanation: 'Ez $BC^2$. Vonj belőle gyököt!' },
          ],
          proof: fits(v => v > 0 && close(v * v - b * b, c * c)),
        },
        {
          ask: 'Milyen messze van az $A$ pont a $BC$ egyenestől?',
          answer: num(height),
          from: `${b * c}/[a]`,
          unit: 'cm',
          steps: [
            'Mivel $AD\\perp BC$, a keresett távolság $AD$, a háromszög átfogóhoz tartozó magassága.',
            'A terület kétféleképpen felírható: $\\frac{AB\\cdot AC}{2}=\\frac{BC\\cdot AD}{2}$, ezért $AD=\\frac{AB\\cdot AC}{BC}$.',
          ],
          result: `$AD=\\frac{${c}\\cdot${b}}{${a}}=${x(height)}$ cm.`,
          slips: [
            { value: num(a / 2), explanation: 'Ez az átfogó fele, a súlyvonal hossza. A magasság merőleges az átfogóra.' },
            { value: num((b * c) / 2), explanation: 'Ez a háromszög területe.' },
          ],
          // Similar triangles: AD : AB = AC : BC, with the sides taken from Pythagoras again.
          proof: equals(c * (b / Math.hypot(b, c))),
        },
      ],
    };
  },
};

/** A right triangle with an angle of 30°: the leg opposite to it, then the area. */
const thirtyDegrees: ProblemTemplate = {
  generators: ['gen-solve-right-triangle'],
  draw: rng => {
    const k = rng.int(2, 15);
    const side = Math.sqrt(3) * k;
    const area = surd(k * k, 3, 2);
    return {
      text: `Az ábrán az $ABC$ háromszög az $A$ csúcsnál derékszögű, $BC=${2 * k}$ cm és $\\angle C=30^\\circ$.`,
      figure: polygonFigure(
        { A: [0, 0], C: [side, 0], B: [0, k] },
        { fill: 1, right: ['A'], sides: { CB: `${2 * k} cm` }, angles: { C: '30°' } },
      ),
      parts: [
        {
          ask: 'Számítsd ki az $AB$ befogó hosszát!',
          answer: num(k),
          unit: 'cm',
          steps: ['A derékszögű háromszögben a $30^\\circ$-os szöggel szemközti befogó az átfogó fele.'],
          result: `Ezért $AB=\\frac{${2 * k}}{2}=${k}$ cm.`,
          slips: [{ value: surd(k, 3), explanation: 'Ez a másik befogó, a $60^\\circ$-os szöggel szemközti.' }],
          proof: equals(2 * k * Math.sin(Math.PI / 6)),
        },
        {
          ask: 'Mekkora az $ABC$ háromszög területe?',
          answer: area,
          unit: 'cm²',
          steps: [
            `Pitagorasz tétele szerint $AC=\\sqrt{BC^2-AB^2}=\\sqrt{${4 * k * k}-${k * k}}=${surd(k, 3).tex}$ cm.`,
            'A derékszögű háromszög területe a befogók szorzatának a fele: $T=\\frac{AB\\cdot AC}{2}$.',
          ],
          result: `$T=\\frac{${k}\\cdot${surd(k, 3).tex}}{2}=${area.tex}$ cm².`,
          slips: [
            { value: surd(k * k, 3), explanation: 'A befogók szorzatát felezni kell.' },
            { value: num(k * k), explanation: 'Az átfogóval számoltál. A terület a két befogóból adódik.' },
          ],
          // Half of two sides times the sine of the angle between them.
          proof: equals((2 * k * side * Math.sin(Math.PI / 6)) / 2),
        },
      ],
    };
  },
};

/** AD : AB = p : n. The stated sides and area belong to one triangle, whose tip stands above BC. */
const CUT_TRIANGLES = (
  [
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
  ] as const
)
  .flatMap(([p, n]) =>
    SMALL.flatMap(unit =>
      SMALL.flatMap(part =>
        Array.from({ length: 11 }, (_, i) => {
          const [ad, db, bc, whole] = [p * unit, (n - p) * unit, n * part, n * n * (i + 2)];
          return { p, n, ad, db, bc, whole };
        }),
      ),
    ),
  )
  .filter(({ p, n, ad, db, bc, whole }) => {
    const [ab, height] = [ad + db, (2 * whole) / bc];
    const isShapely = height > ab * 0.5 && height < ab * 0.98 && Math.sqrt(ab * ab - height * height) < bc * 0.85 && bc < ab * 2;
    return isShapely && whole <= 200 && new Set([ad, db, bc, (bc * p) / n]).size === 4;
  });

/** A line parallel to a side cuts off a similar triangle; then the area of what is left. */
const parallelCut: ProblemTemplate = {
  generators: ['gen-similar-triangles'],
  draw: rng => {
    const { p, n, ad, db, bc, whole } = rng.pick(CUT_TRIANGLES);
    const [q, ab, height] = [n - p, ad + db, (2 * whole) / bc];
    const [de, cut] = [(bc * p) / n, (whole * p * p) / (n * n)];
    const tip: [number, number] = [Math.sqrt(ab * ab - height * height), height];
    const at = (corner: [number, number]): [number, number] => [
      tip[0] + ((corner[0] - tip[0]) * p) / n,
      tip[1] + ((corner[1] - tip[1]) * p) / n,
    ];
    const ratio = rat(p, n);
    return {
      text: `Az ábrán az $ABC$ háromszögben $DE\\parallel BC$, $AD=${ad}$ cm, $DB=${db}$ cm és $BC=${bc}$ cm. Az $ABC$ háromszög területe ${t(whole)} cm².`,
      figure: {
        kind: 'geometry',
        points: { B: [0, 0], C: [bc, 0], A: tip, D: at([0, 0]), E: at([bc, 0]) },
        polygons: [{ points: ['A', 'B', 'C'], fill: 3 }],
        segments: [
          { ends: ['A', 'D'], label: `${ad} cm` },
          { ends: ['D', 'B'], label: `${db} cm` },
          { ends: ['B', 'C'], label: `${bc} cm`, parallel: 1 },
          { ends: ['D', 'E'], parallel: 1 },
        ],
      },
      parts: [
        {
          ask: 'Számítsd ki a $DE$ szakasz hosszát!',
          answer: num(de),
          unit: 'cm',
          steps: [
            `Mivel $DE\\parallel BC$, az $ADE$ és az $ABC$ háromszög hasonló, ezért $\\frac{DE}{BC}=\\frac{AD}{AB}=\\frac{${ad}}{${ab}}$.`,
          ],
          result: `$DE=${bc}\\cdot${fracTex(ratio.n, ratio.d)}=${x(de)}$ cm.`,
          slips: [
            { value: num((bc * p) / q), explanation: 'Az arány $AD:AB$, nem $AD:DB$. A kis háromszöget a nagyhoz viszonyítsd!' },
            { value: num(bc - db), explanation: 'A hosszakat nem kivonni kell: a megfelelő oldalak aránya egyenlő.' },
          ],
          proof: fits(v => close(v * ab, bc * ad)),
        },
        {
          ask: 'Mekkora a $DECB$ trapéz területe?',
          answer: num(whole - cut),
          from: `${whole}-${whole}*([a]/${bc})*([a]/${bc})`,
          unit: 'cm²',
          steps: [
            `A hasonlóság aránya $${fracTex(ratio.n, ratio.d)}$, a területek aránya ennek a négyzete: $${fracTex(ratio.n ** 2, ratio.d ** 2)}$.`,
            `Az $ADE$ háromszög területe $${whole}\\cdot${fracTex(ratio.n ** 2, ratio.d ** 2)}=${x(cut)}$ cm².`,
          ],
          result: `A trapéz területe $${whole}-${x(cut)}=${x(whole - cut)}$ cm².`,
          slips: [
            { value: num(cut), explanation: 'Ez az $ADE$ háromszög területe. A trapéz a maradék.' },
            { value: num(whole - (whole * p) / n), explanation: 'A területek aránya nem az oldalak aránya, hanem annak a négyzete.' },
          ],
          // By the trapezium's own formula: its height is the rest of the height of ABC.
          proof: equals(((bc + de) / 2) * ((2 * whole) / bc) * (db / ab)),
        },
      ],
    };
  },
};

export const triangleProblems: readonly ProblemTemplate[] = [heightOfRightTriangle, thirtyDegrees, parallelCut];
