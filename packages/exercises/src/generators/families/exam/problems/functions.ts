import { rat } from '@eszkerek/numbers/fraction';
import { texNumber } from '@eszkerek/numbers/hungarian';
import { polyTex } from '@eszkerek/numbers/polynomial';
import { redrawIf } from '../../../engine.ts';
import { close, equals, fits } from '../../../proof.ts';
import { frac, fracTex, num } from '../../../value.ts';
import type { ProblemTemplate } from './problem.ts';

const GENERATORS = ['gen-linear-function', 'gen-line-intersections'];
const x = texNumber;
const abs = Math.abs;
const given = (formula: string): string => `Legyen $f:\\mathbb{R}\\to\\mathbb{R}$, $f(x)=${formula}$.`;

/** Where the graph meets the axes, and the triangle it makes with them. */
const axesTriangle: ProblemTemplate = {
  generators: GENERATORS,
  draw: rng => {
    const [a, zero] = [rng.intNot(-5, 5, 0, 1), rng.intNot(-6, 6, 0, 1, -1)];
    const b = -a * zero;
    redrawIf(abs(b) > 20 || abs(b) === abs(zero));
    const area = rat(abs(zero * b), 2);
    return {
      text: `${given(polyTex([b, a]))} A grafikon az $Ox$ tengelyt az $A$, az $Oy$ tengelyt a $B$ pontban metszi.`,
      parts: [
        {
          ask: 'Mennyi az $A$ pont első koordinátája?',
          answer: num(zero),
          steps: [`Az $A$ pont az $Ox$ tengelyen van, ezért $f(x)=0$, vagyis $${polyTex([b, a])}=0$.`],
          result: `Ebből $x=${x(zero)}$, tehát $A(${x(zero)};\\ 0)$.`,
          slips: [
            { value: num(-zero), explanation: `Nézd meg az előjelet: ha $${polyTex([b, a])}=0$, akkor $${polyTex([0, a])}=${x(-b)}$.` },
            { value: num(b), explanation: 'Ez a $B$ pont második koordinátája, az $Oy$ tengelyen.' },
          ],
          proof: fits(v => a * v + b === 0),
        },
        {
          ask: 'Mekkora az $AOB$ háromszög területe, ha $O$ az origó?',
          answer: frac(area),
          from: `|${b}*[a]/2|`,
          steps: [
            `A $B$ pontban $x=0$, ezért $f(0)=${x(b)}$ és $B(0;\\ ${x(b)})$.`,
            `A háromszög az $O$ csúcsnál derékszögű, befogói $OA=${abs(zero)}$ és $OB=${abs(b)}$.`,
          ],
          result: `A terület $\\frac{${abs(zero)}\\cdot${abs(b)}}{2}=${frac(area).tex}$.`,
          slips: [
            { value: num(abs(zero * b)), explanation: 'A befogók szorzatát felezni kell.' },
            { value: num(-abs(zero * b) / 2), explanation: 'A terület pozitív: a befogók hosszával számolj!' },
          ],
          proof: fits(v => close(v * 2, abs(-b / a) * abs(b))),
        },
      ],
    };
  },
};

/** The points on the axes form a right triangle with whole sides; the distance of the origin from the graph. */
const originDistance: ProblemTemplate = {
  generators: GENERATORS,
  draw: rng => {
    const k = rng.int(1, 5);
    const [p, q] = rng.pick([
      [3, 4],
      [4, 3],
    ] as const);
    const [zero, b] = [rng.pick([1, -1]) * p * k, rng.pick([1, -1]) * q * k];
    const slope = rat(-b, zero);
    const tex = `${fracTex(slope.n, slope.d)}x${b < 0 ? `-${-b}` : `+${b}`}`;
    const distance = rat(12 * k, 5);
    return {
      text: `${given(tex)} A grafikon az $Ox$ tengelyt az $A$, az $Oy$ tengelyt a $B$ pontban metszi.`,
      parts: [
        {
          ask: 'Milyen hosszú az $AB$ szakasz?',
          answer: num(5 * k),
          steps: [`Az $f(x)=0$ egyenletből $A(${x(zero)};\\ 0)$, az $x=0$ helyen pedig $B(0;\\ ${x(b)})$.`],
          result: `Pitagorasz tétele szerint $AB=\\sqrt{${p * k}^2+${q * k}^2}=${5 * k}$.`,
          slips: [
            { value: num(7 * k), explanation: 'A befogókat összeadtad. A négyzetük összegéből kell gyököt vonni.' },
            { value: num(25 * k * k), explanation: 'Ez $AB^2$. Vonj belőle gyököt!' },
          ],
          proof: fits(v => close(v * v, zero ** 2 + b ** 2)),
        },
        {
          ask: 'Milyen messze van az $O$ origó az $AB$ egyenestől?',
          answer: frac(distance),
          from: `${p * q * k * k}/[a]`,
          steps: [
            'A keresett távolság az $AOB$ derékszögű háromszögben az átfogóhoz tartozó $d$ magasság.',
            'A területet kétféleképpen felírva $\\frac{OA\\cdot OB}{2}=\\frac{AB\\cdot d}{2}$, ezért $d=\\frac{OA\\cdot OB}{AB}$.',
          ],
          result: `$d=\\frac{${p * k}\\cdot${q * k}}{${5 * k}}=${frac(distance).tex}$.`,
          slips: [
            { value: num((p * q * k * k) / 2), explanation: 'Ez a háromszög területe.' },
            { value: frac(rat(5 * k, 2)), explanation: 'Ez az átfogó fele. A magasság az átfogóra merőleges.' },
          ],
          // |b| / sqrt(a² + 1) for y = ax + b.
          proof: equals(abs(b) / Math.sqrt((b / zero) ** 2 + 1)),
        },
      ],
    };
  },
};

/** Two graphs meet; the triangle between them and the Oy axis. */
const twoGraphs: ProblemTemplate = {
  generators: GENERATORS,
  draw: rng => {
    const [a, c] = [rng.intNot(-4, 5, 0), rng.intNot(-4, 5, 0)];
    const [x0, y0] = [rng.intNot(-5, 5, 0), rng.int(-6, 8)];
    const [b, d] = [y0 - a * x0, y0 - c * x0];
    redrawIf(a === c || abs(b) > 15 || abs(d) > 15 || b === 0 || d === 0);
    const gap = abs(b - d);
    const area = rat(gap * abs(x0), 2);
    return {
      text: `Legyen $f,\\ g:\\mathbb{R}\\to\\mathbb{R}$, $f(x)=${polyTex([b, a])}$ és $g(x)=${polyTex([d, c])}$.`,
      parts: [
        {
          ask: 'Mennyi a két grafikon metszéspontjának első koordinátája?',
          answer: num(x0),
          steps: [`A metszéspontban $f(x)=g(x)$, vagyis $${polyTex([b, a])}=${polyTex([d, c])}$.`],
          result: `Rendezve $${polyTex([0, a - c])}=${x(d - b)}$, ezért $x=${x(x0)}$.`,
          slips: [
            { value: num(-x0), explanation: 'Rendezéskor az átvitt tag előjele megváltozik.' },
            { value: num(y0), explanation: 'Ez a második koordináta.' },
          ],
          proof: fits(v => a * v + b === c * v + d),
        },
        {
          ask: 'Mekkora területű háromszöget zár be a két grafikon és az $Oy$ tengely?',
          answer: frac(area),
          from: `|${gap}*[a]/2|`,
          steps: [
            `A grafikonok az $Oy$ tengelyt a $(0;\\ ${x(b)})$ és a $(0;\\ ${x(d)})$ pontban metszik, ezért a háromszög egyik oldala $${gap}$.`,
            `Az ehhez tartozó magasság a metszéspont távolsága az $Oy$ tengelytől: $${abs(x0)}$.`,
          ],
          result: `A terület $\\frac{${gap}\\cdot${abs(x0)}}{2}=${frac(area).tex}$.`,
          slips: [
            { value: num(gap * abs(x0)), explanation: 'A háromszög területénél felezni kell.' },
            {
              value: num((gap * abs(y0)) / 2),
              explanation: 'A magasság az $Oy$ tengelytől mért távolság, tehát az első koordinátából adódik.',
            },
          ],
          proof: fits(v => close(v, abs((b - d) * ((d - b) / (a - c))) / 2)),
        },
      ],
    };
  },
};

export const functionProblems: readonly ProblemTemplate[] = [axesTriangle, originDistance, twoGraphs];
