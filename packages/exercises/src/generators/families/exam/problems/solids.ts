import { texNumber } from '@eszkerek/numbers/hungarian';
import { close, equals, fits } from '../../../proof.ts';
import { num, surd } from '../../../value.ts';
import type { ProblemTemplate } from './problem.ts';

const x = texNumber;

/** A square pyramid: lateral area, then the distance of the base's centre from a face. */
const pyramidFace: ProblemTemplate = {
  generators: ['gen-pyramid'],
  draw: rng => {
    const k = rng.int(1, 6);
    const [half, h] = rng.pick([
      [3 * k, 4 * k],
      [4 * k, 3 * k],
    ] as const);
    const [edge, face] = [2 * half, 5 * k];
    const distance = (half * h) / face;
    return {
      text: `A $VABCD$ szabályos négyoldalú gúla alapéle $AB=${edge}$ cm, magassága $VO=${h}$ cm. Az $M$ pont a $BC$ él felezőpontja.`,
      figure: {
        kind: 'solid',
        // Drawn flatter than this, the back edge would fall on the front one.
        body: { shape: 'pyramid', sides: 4, edge, height: Math.max(h, edge * 0.6) },
        points: { M: { on: ['B', 'C'], t: 0.5 } },
        segments: [
          { ends: ['A', 'B'], label: `${edge} cm` },
          { ends: ['V', 'O'], label: `${h} cm`, tone: 1 },
          { ends: ['O', 'M'], tone: 2 },
          { ends: ['V', 'M'], tone: 2 },
        ],
        right: [{ at: 'O', arms: ['V', 'M'] }],
      },
      parts: [
        {
          ask: 'Mekkora a gúla palástjának területe (az oldalfelszíne)?',
          answer: num(2 * edge * face),
          unit: 'cm²',
          steps: [
            `A $VOM$ háromszög $O$-nál derékszögű, $OM=\\frac{AB}{2}=${half}$ cm, ezért az oldallap magassága $VM=\\sqrt{${h}^2+${half}^2}=${face}$ cm.`,
          ],
          result: `A palást négy egybevágó háromszög: $4\\cdot\\frac{${edge}\\cdot${face}}{2}=${x(2 * edge * face)}$ cm².`,
          slips: [
            { value: num(2 * edge * h), explanation: 'A test magasságával számoltál. Az oldallap magassága kell.' },
            { value: num(2 * edge * face + edge * edge), explanation: 'Ez a teljes felszín: az alaplap nem tartozik a palásthoz.' },
          ],
          proof: equals(4 * ((edge * Math.hypot(h, edge / 2)) / 2)),
        },
        {
          ask: 'Milyen messze van az $O$ pont a $(VBC)$ síktól?',
          answer: num(distance),
          unit: 'cm',
          steps: [
            'A $BC$ él merőleges az $OM$ és a $VO$ egyenesre is, ezért merőleges a $(VOM)$ síkra. Így az $O$-ból a $VM$-re állított $OP$ merőleges a $(VBC)$ síkra is merőleges.',
            'A $VOM$ derékszögű háromszögben $OP$ az átfogóhoz tartozó magasság, ezért $OP=\\frac{VO\\cdot OM}{VM}$.',
          ],
          result: `$OP=\\frac{${h}\\cdot${half}}{${face}}=${x(distance)}$ cm.`,
          slips: [
            { value: num(half), explanation: 'Ez $OM$, az $O$ távolsága a $BC$ éltől.' },
            { value: num((edge * h) / face), explanation: 'Az egész alapéllel számoltál. Az $OM$ az alapél fele.' },
          ],
          // Three times the volume of VOBC over the area of its face VBC.
          proof: equals((3 * (((edge * edge) / 4) * h)) / 3 / ((edge * Math.hypot(h, edge / 2)) / 2)),
        },
      ],
    };
  },
};

const BOXES = [
  [15, 20, 5, 13],
  [20, 15, 5, 13],
  [15, 20, 35, 37],
  [20, 15, 35, 37],
  [30, 40, 10, 26],
  [40, 30, 10, 26],
  [30, 40, 45, 51],
  [40, 30, 45, 51],
  [45, 60, 15, 39],
  [60, 45, 15, 39],
  [60, 80, 20, 52],
  [80, 60, 55, 73],
] as const;

/** A box: diagonal of the base, then the distance of a corner from it, by the theorem of three perpendiculars. */
const boxDiagonal: ProblemTemplate = {
  generators: ['gen-prism', 'gen-three-perpendiculars'],
  draw: rng => {
    const [a, b, c, distance] = rng.pick(BOXES);
    const d = Math.hypot(a, b);
    const foot = (a * b) / d;
    return {
      text: `Az $ABCDA'B'C'D'$ téglatestben $AB=${a}$ cm, $BC=${b}$ cm és $AA'=${c}$ cm.`,
      figure: {
        kind: 'solid',
        body: { shape: 'box', a, b, c },
        segments: [
          { ends: ['A', 'B'], label: `${a} cm` },
          { ends: ['B', 'C'], label: `${b} cm` },
          { ends: ['B', 'D'], tone: 1 },
        ],
      },
      parts: [
        {
          ask: 'Milyen hosszú a $BD$ átló?',
          answer: num(d),
          unit: 'cm',
          steps: [`Az $ABCD$ téglalap $A$ szöge derékszög, ezért $BD^2=AB^2+AD^2=${a * a}+${b * b}=${x(d * d)}$.`],
          result: `Ezért $BD=${d}$ cm.`,
          slips: [
            { value: num(a + b), explanation: 'Az oldalakat összeadtad. A négyzetük összegéből kell gyököt vonni.' },
            { value: num(d * d), explanation: 'Ez $BD^2$. Vonj belőle gyököt!' },
          ],
          proof: fits(v => v > 0 && close(v * v, a * a + b * b)),
        },
        {
          ask: "Milyen messze van az $A'$ pont a $BD$ egyenestől?",
          answer: num(distance),
          unit: 'cm',
          steps: [
            `Legyen $AE\\perp BD$, $E$ a $BD$ szakaszon. Az $ABD$ derékszögű háromszögben $AE=\\frac{AB\\cdot AD}{BD}=\\frac{${a}\\cdot${b}}{${d}}=${foot}$ cm.`,
            "Mivel $AA'\\perp(ABC)$ és $AE\\perp BD$, a három merőleges tétele szerint $A'E\\perp BD$, tehát a keresett távolság $A'E$.",
          ],
          result: `Pitagorasz tétele szerint $A'E=\\sqrt{${c}^2+${foot}^2}=${distance}$ cm.`,
          slips: [
            { value: num(foot), explanation: "Ez $AE$, az $A$ pont távolsága. Az $A'$ az alap fölött van." },
            { value: num(c + foot), explanation: 'A befogókat összeadtad. A négyzetük összegéből kell gyököt vonni.' },
          ],
          // Heron's way: the area of A'BD by its sides, over half of BD.
          proof: fits(v => {
            const [p, q] = [Math.hypot(a, c), Math.hypot(b, c)];
            const s = (p + q + d) / 2;
            return Math.abs((v * d) / 2 - Math.sqrt(s * (s - p) * (s - q) * (s - d))) < 1e-6;
          }),
        },
      ],
    };
  },
};

/** A regular triangular prism: lateral area, then volume. */
const triangularPrism: ProblemTemplate = {
  generators: ['gen-prism'],
  draw: rng => {
    const edge = 2 * rng.int(2, 8);
    const h = rng.intNot(5, 18, edge);
    const base = surd(edge * edge, 3, 4);
    const volume = surd(edge * edge * h, 3, 4);
    return {
      text: `Az $ABCA'B'C'$ egyenes hasáb alapja szabályos háromszög, $AB=${edge}$ cm és $AA'=${h}$ cm.`,
      figure: {
        kind: 'solid',
        body: { shape: 'prism', sides: 3, edge, height: h },
        segments: [
          { ends: ['A', 'B'], label: `${edge} cm` },
          { ends: ['A', "A'"], label: `${h} cm` },
        ],
      },
      parts: [
        {
          ask: 'Mekkora a hasáb palástjának területe (az oldalfelszíne)?',
          answer: num(3 * edge * h),
          unit: 'cm²',
          steps: [`A palást három egybevágó téglalapból áll, egynek a területe $AB\\cdot AA'=${edge}\\cdot${h}=${edge * h}$ cm².`],
          result: `A palást $3\\cdot${edge * h}=${x(3 * edge * h)}$ cm².`,
          slips: [
            { value: num(edge * h), explanation: 'Ez csak egy oldallap területe.' },
            { value: num(4 * edge * h), explanation: 'A háromszög alapú hasábnak három oldallapja van.' },
          ],
          proof: equals((edge + edge + edge) * h),
        },
        {
          ask: 'Mekkora a hasáb térfogata?',
          answer: volume,
          unit: 'cm³',
          steps: [
            `Az alap területe $\\frac{AB^2\\sqrt{3}}{4}=\\frac{${edge}^2\\sqrt{3}}{4}=${base.tex}$ cm².`,
            "A hasáb térfogata az alapterület és a magasság szorzata: $V=T\\cdot AA'$.",
          ],
          result: `$V=${base.tex}\\cdot${h}=${volume.tex}$ cm³.`,
          slips: [
            { value: surd(edge * edge * h, 3, 12), explanation: 'A hasábnál nem osztunk 3-mal, az a gúla térfogata.' },
            { value: num((edge * edge * h) / 2), explanation: 'A háromszög magassága nem egyenlő az oldalával.' },
          ],
          // Half of the base edge times its own height, times the height of the prism.
          proof: equals(((edge * Math.sqrt(edge ** 2 - (edge / 2) ** 2)) / 2) * h),
        },
      ],
    };
  },
};

export const solidProblems: readonly ProblemTemplate[] = [pyramidFace, boxDiagonal, triangularPrism];
