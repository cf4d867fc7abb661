import { texNumber } from '@eszkerek/numbers/hungarian';
import { close, equals, fits } from '../../../proof.ts';
import { about, num, surd } from '../../../value.ts';
import { polygonFigure } from '../../shared/plane-figures.ts';
import type { ProblemTemplate } from './problem.ts';

const x = texNumber;

/** An isosceles trapezium by its sides: height, then area. */
const isoscelesTrapezium: ProblemTemplate = {
  generators: ['gen-quad-area'],
  draw: rng => {
    const [d, m, leg] = rng.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [5, 12, 13],
      [8, 15, 17],
      [9, 12, 15],
      [8, 6, 10],
    ] as const);
    const short = rng.int(2, 9) + Math.ceil(d / 2);
    const long = short + 2 * d;
    const area = ((long + short) * m) / 2;
    return {
      text: `Az ábrán $ABCD$ egyenlő szárú trapéz, $AB\\parallel CD$, $AB=${long}$ cm, $CD=${short}$ cm és $AD=BC=${leg}$ cm.`,
      figure: {
        kind: 'geometry',
        points: { A: [0, 0], B: [long, 0], C: [long - d, m], D: [d, m], E: { foot: 'D', on: ['A', 'B'] } },
        polygons: [{ points: ['A', 'B', 'C', 'D'], fill: 2 }],
        segments: [
          { ends: ['A', 'B'], label: `${long} cm` },
          { ends: ['C', 'D'], label: `${short} cm` },
          { ends: ['B', 'C'], label: `${leg} cm`, ticks: 1 },
          { ends: ['A', 'D'], ticks: 1 },
          { ends: ['D', 'E'], line: 'dash' },
        ],
        angles: [{ at: 'E', arms: ['D', 'B'], right: 'square' }],
      },
      parts: [
        {
          ask: 'Számítsd ki a trapéz $DE$ magasságát!',
          answer: num(m),
          unit: 'cm',
          steps: [
            `A trapéz egyenlő szárú, ezért $AE=\\frac{AB-CD}{2}=\\frac{${long}-${short}}{2}=${d}$ cm, és az $AED$ háromszög derékszögű.`,
          ],
          result: `Pitagorasz tétele szerint $DE=\\sqrt{${leg}^2-${d}^2}=\\sqrt{${m * m}}=${m}$ cm.`,
          slips: [
            { value: num(leg), explanation: 'Ez a szár. A magasság merőleges az alapra.' },
            { value: num(leg - d), explanation: 'Nem a hosszakat, hanem a négyzetüket kell kivonni.' },
          ],
          proof: fits(v => v > 0 && close(v * v + ((long - short) / 2) ** 2, leg * leg)),
        },
        {
          ask: 'Mekkora a trapéz területe?',
          answer: num(area),
          from: `${long + short}*[a]/2`,
          unit: 'cm²',
          steps: ['A trapéz területe $T=\\frac{(AB+CD)\\cdot DE}{2}$.', `Behelyettesítve $T=\\frac{(${long}+${short})\\cdot${m}}{2}$ cm².`],
          result: `$T=\\frac{${long + short}\\cdot${m}}{2}=${x(area)}$ cm².`,
          slips: [
            { value: num((long + short) * m), explanation: 'Az alapok összegét felezni kell.' },
            { value: num(((long + short) * leg) / 2), explanation: 'A szárral szoroztál. A magasság kell.' },
            { value: num(long + short + 2 * leg), explanation: 'Ez a kerület.' },
          ],
          // A rectangle and two right triangles.
          proof: equals(short * m + 2 * ((d * m) / 2)),
        },
      ],
    };
  },
};

/** A parallelogram whose long side is twice the short one, with 60°: its diagonal is perpendicular to the short side. */
const sixtyDegrees: ProblemTemplate = {
  generators: ['gen-parallelogram', 'gen-quad-area'],
  draw: rng => {
    const k = rng.int(2, 12);
    const height = (k * Math.sqrt(3)) / 2;
    const [diagonal, area] = [surd(k, 3), surd(k * k, 3)];
    return {
      text: `Az ábrán $ABCD$ paralelogramma, $AB=${2 * k}$ cm, $AD=${k}$ cm és $\\angle A=60^\\circ$. Az $E$ pont az $AB$ oldal felezőpontja.`,
      figure: {
        kind: 'geometry',
        points: { A: [0, 0], B: [2 * k, 0], C: [2.5 * k, height], D: [k / 2, height], E: [k, 0] },
        polygons: [{ points: ['A', 'B', 'C', 'D'], fill: 4 }],
        segments: [
          { ends: ['A', 'D'], label: `${k} cm` },
          { ends: ['A', 'E'], ticks: 1 },
          { ends: ['E', 'B'], ticks: 1 },
          { ends: ['D', 'E'], line: 'dash' },
          { ends: ['D', 'B'], tone: 1 },
        ],
        angles: [{ at: 'A', arms: ['B', 'D'], label: '60°' }],
      },
      parts: [
        {
          ask: 'Számítsd ki a $BD$ átló hosszát!',
          answer: diagonal,
          unit: 'cm',
          steps: [
            `Az $AED$ háromszögben $AE=AD=${k}$ cm és $\\angle A=60^\\circ$, tehát szabályos. Így $DE=AE=EB$, vagyis az $ABD$ háromszög $D$-nél derékszögű.`,
          ],
          result: `Pitagorasz tétele szerint $BD=\\sqrt{${2 * k}^2-${k}^2}=\\sqrt{${3 * k * k}}=${diagonal.tex}$ cm.`,
          slips: [
            { value: surd(k, 5), explanation: `Az átfogó $AB$, ezért a négyzetekből kivonni kell, nem összeadni.` },
            { value: num(k), explanation: 'A $BD$ nem egyenlő a rövidebb oldallal: az $ABD$ háromszögben $BD$ a hosszabb befogó.' },
          ],
          // Law of cosines for the angle of 60°.
          proof: equals(Math.sqrt(4 * k * k + k * k - 2 * 2 * k * k * 0.5)),
        },
        {
          ask: 'Mekkora a paralelogramma területe?',
          answer: area,
          unit: 'cm²',
          steps: [
            `Az $ABD$ derékszögű háromszög területe $\\frac{AD\\cdot BD}{2}=\\frac{${k}\\cdot${diagonal.tex}}{2}$ cm².`,
            'A $BD$ átló két egybevágó háromszögre bontja a paralelogrammát, ezért a terület ennek a kétszerese.',
          ],
          result: `$T=${k}\\cdot${diagonal.tex}=${area.tex}$ cm².`,
          slips: [
            { value: surd(k * k, 3, 2), explanation: 'Ez csak az $ABD$ háromszög területe.' },
            { value: num(2 * k * k), explanation: 'A két oldalt szoroztad össze. Az oldalt a hozzá tartozó magassággal kell.' },
          ],
          proof: equals(2 * k * height),
        },
      ],
    };
  },
};

const RECTANGLES = [
  [8, 6],
  [16, 12],
  [24, 18],
  [24, 10],
  [32, 24],
  [40, 30],
  [48, 14],
  [15, 8],
] as const;
const PI = 3.14;

/** A rectangle inscribed in a circle: radius, then what of the disc is outside. */
const rectangleInCircle: ProblemTemplate = {
  generators: ['gen-quad-area', 'gen-circle-measure'],
  draw: rng => {
    const [a, b] = rng.pick(RECTANGLES);
    const diameter = Math.hypot(a, b);
    const r = diameter / 2;
    const disc = Math.round(PI * r * r * 1e6) / 1e6;
    const outside = Math.round((disc - a * b) * 1e6) / 1e6;
    return {
      text: `Az ábrán az $ABCD$ téglalap csúcsai az $O$ középpontú körön vannak, $AB=${a}$ cm és $BC=${b}$ cm.`,
      figure: {
        kind: 'geometry',
        points: { A: [0, 0], B: [a, 0], C: [a, b], D: [0, b], O: { at: [a / 2, b / 2], label: 'O' } },
        circles: [{ center: 'O', radius: 'A' }],
        segments: [
          { ends: ['A', 'B'], label: `${a} cm` },
          { ends: ['B', 'C'], label: `${b} cm` },
          ['C', 'D'],
          ['D', 'A'],
          { ends: ['A', 'C'], line: 'dash' },
        ],
        angles: [{ at: 'B', arms: ['A', 'C'], right: 'square' }],
      },
      parts: [
        {
          ask: 'Mekkora a kör sugara?',
          answer: num(r),
          unit: 'cm',
          steps: [`Mivel $\\angle B=90^\\circ$, az $AC$ átló a kör átmérője, és $AC=\\sqrt{${a}^2+${b}^2}=${x(diameter)}$ cm.`],
          result: `A sugár az átmérő fele: $r=${x(r)}$ cm.`,
          slips: [
            { value: num(diameter), explanation: 'Ez az átmérő.' },
            { value: num((a + b) / 2), explanation: 'Az átló nem a két oldal összege. Pitagorasz tétele kell.' },
          ],
          proof: fits(v => v > 0 && close(4 * v * v, a * a + b * b)),
        },
        {
          ask: 'Mekkora a körlapnak a téglalapon kívül eső része? Számolj a $\\pi\\approx3{,}14$ közelítéssel!',
          answer: num(outside),
          tolerance: '0,05',
          from: `3.14*[a]*[a]-${a * b}`,
          unit: 'cm²',
          steps: [
            `A körlap területe $r^2\\pi\\approx${x(r)}^2\\cdot3{,}14=${x(disc)}$ cm².`,
            `A téglalap területe $AB\\cdot BC=${a}\\cdot${b}=${a * b}$ cm².`,
          ],
          result: `A kívül eső rész területe $${x(disc)}-${a * b}=${x(outside)}$ cm².`,
          slips: [
            {
              value: { ...about(Math.PI * r * r - a * b), key: `${r * r}π-${a * b}` },
              explanation: 'Nem a kért közelítést használtad. Számolj a $\\pi\\approx3{,}14$ értékkel!',
            },
            { value: num(disc), explanation: 'Ez az egész körlap területe. A téglalapét még vond le!' },
            { value: num(Math.round((PI * diameter - a * b) * 1e6) / 1e6), explanation: 'A kör kerületével számoltál a területe helyett.' },
          ],
          proof: fits(v => close(v + a * b, PI * (diameter / 2) ** 2)),
        },
      ],
    };
  },
};

/** A rhombus by its diagonals: side, then height. */
const rhombus: ProblemTemplate = {
  generators: ['gen-quad-area'],
  draw: rng => {
    const k = rng.int(1, 8);
    const [p, q] = [3 * k, 4 * k];
    const side = 5 * k;
    const height = (2 * p * q) / side;
    return {
      text: `Az ábrán $ABCD$ rombusz, átlói az $O$ pontban metszik egymást, $AC=${2 * q}$ cm és $BD=${2 * p}$ cm.`,
      figure: {
        ...polygonFigure({ A: [-q, 0], B: [0, -p], C: [q, 0], D: [0, p] }, { fill: 3 }),
        points: { A: [-q, 0], B: [0, -p], C: [q, 0], D: [0, p], O: [0, 0] },
        segments: [
          ['A', 'C'],
          ['B', 'D'],
        ],
        angles: [{ at: 'O', arms: ['C', 'D'], right: 'square' }],
      },
      parts: [
        {
          ask: 'Számítsd ki a rombusz oldalának hosszát!',
          answer: num(side),
          unit: 'cm',
          steps: [`A rombusz átlói merőlegesek és felezik egymást, ezért az $AOB$ háromszög derékszögű, $AO=${q}$ cm és $BO=${p}$ cm.`],
          result: `Pitagorasz tétele szerint $AB=\\sqrt{${q}^2+${p}^2}=${side}$ cm.`,
          slips: [
            { value: num(2 * side), explanation: 'Az egész átlókkal számoltál. A fél átlók a befogók.' },
            { value: num(p + q), explanation: 'A befogókat összeadtad. A négyzetük összegéből kell gyököt vonni.' },
          ],
          proof: fits(v => v > 0 && close(v * v, p * p + q * q)),
        },
        {
          ask: 'Milyen messze van az $A$ pont a $BC$ egyenestől?',
          answer: num(height),
          from: `${2 * p * q}/[a]`,
          unit: 'cm',
          steps: [
            `A rombusz területe az átlók szorzatának a fele: $T=\\frac{${2 * q}\\cdot${2 * p}}{2}=${2 * p * q}$ cm².`,
            'A keresett távolság a rombusz $m$ magassága, és $T=BC\\cdot m$.',
          ],
          result: `$m=\\frac{${2 * p * q}}{${side}}=${x(height)}$ cm.`,
          slips: [
            { value: num((4 * p * q) / side), explanation: 'Az átlók szorzatát felezni kell.' },
            { value: num((p * q) / side), explanation: 'Ez az $O$ pont távolsága az oldaltól. Az $A$ kétszer olyan messze van.' },
          ],
          // Twice the distance of O from the side: legs p and q over the hypotenuse.
          proof: equals(2 * ((p * q) / Math.hypot(p, q))),
        },
      ],
    };
  },
};

export const quadProblems: readonly ProblemTemplate[] = [isoscelesTrapezium, sixtyDegrees, rectangleInCircle, rhombus];
