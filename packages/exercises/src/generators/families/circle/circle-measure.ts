import { rat } from '@eszkerek/numbers/fraction';
import { numberArticle, texNumber, textNumber, unitSuf } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { frac, pi } from '../../value.ts';
import { type Geometry, nameless, polar } from '../shared/plane-figures.ts';

const t = textNumber;

const x = texNumber;

/** A circle with its radius, or its diameter, under a label. */
function drawCircle(label: string, wholeDiameter: boolean, direction: number): Geometry {
  return {
    kind: 'geometry',
    height: 230,
    points: { O: [0, 0], A: nameless(polar(4, direction)), B: nameless(polar(4, direction + 180)) },
    circles: [{ center: 'O', radius: 4, fill: 1 }],
    segments: [{ ends: wholeDiameter ? ['B', 'A'] : ['O', 'A'], label }],
  };
}

/** A sector, or a bold arc, of `angle` degrees. */
function drawSector(angle: number, radius: string, asArc: boolean, from: number): Geometry {
  // The arc of an angle over 180° leaves no room for more on the radius and at the centre.
  const isWide = angle > 180;
  return {
    kind: 'geometry',
    height: 260,
    points: {
      O: isWide ? { at: [0, 0], label: false } : [0, 0],
      A: nameless(polar(4, from)),
      B: nameless(polar(4, from + angle)),
    },
    circles: [{ center: 'O', radius: 4, line: 'thin' }],
    arcs: [{ center: 'O', radius: 4, from, to: from + angle, ...(asArc ? { line: 'bold', tone: 1 } : { sector: true, fill: 1 }) }],
    segments: [{ ends: ['O', 'A'], label: isWide ? radius : `r = ${radius}` }, { ends: ['O', 'B'] }],
    angles: [{ at: 'O', arms: ['A', 'B'], label: `${t(angle)}°`, ...(isWide ? { reflex: true } : {}) }],
  };
}

export const circleMeasure = defineGenerator(
  'gen-circle-measure',
  'A kör kerülete, területe',
  ['matek-7-kor-kerulete-terulete'],
  ['pi', 'power', 'fraction'],
  (rng, level) => {
    const r = rng.int(2, level === 1 ? 15 : 30);
    const unit = rng.pick(['cm', 'dm', 'm']);
    if (level === 1) {
      const area = rng.chance(0.5);
      const byD = rng.chance(0.4);
      redrawIf(r === 2);
      const isDrawn = rng.chance(0.6);
      const what = area ? 'területe' : 'kerülete';
      return numeric(
        {
          ...(isDrawn
            ? {
                question: `Mekkora az ábrán látható kör ${what}? A választ $\\pi$-vel add meg!`,
                figure: drawCircle(
                  `${byD ? 'd' : 'r'} = ${t(byD ? 2 * r : r)} ${unit}`,
                  byD,
                  rng.pick(byD ? [0, 25, 40, 155, 330] : [0, 180]),
                ),
              }
            : {
                question: `Egy kör ${byD ? `átmérője ${t(2 * r)} ${unit}` : `sugara ${t(r)} ${unit}`}. Mekkora a ${what}? A választ $\\pi$-vel add meg!`,
              }),
          answer: pi(rat(area ? r * r : 2 * r)),
          check: 'FRAC',
          unit: area ? `${unit}²` : unit,
          wrong: [
            wrong(
              { area, r },
              ({ area, r }) => pi(rat(area ? 2 * r : r * r)),
              'kerulet-terulet-csere',
              area ? 'Ez a kerület, a $2\\pi r$. A területet kérdezzük.' : 'Ez a terület, a $\\pi r^2$. A kerületet kérdezzük.',
            ),
            wrong(
              { area, r },
              ({ area, r }) => pi(rat(area ? 4 * r * r : 4 * r)),
              'atmerovel-szamol',
              'Az átmérővel számoltál sugár helyett.',
            ),
            wrong(
              { r },
              ({ r }) => pi(rat(r)),
              'keplet-hiba',
              area ? 'A sugarat négyzetre kell emelni.' : 'A kerület $2\\pi r$: a 2-es kimaradt.',
            ),
            wrong(
              { r },
              ({ r }) => pi(rat(2 * r * r)),
              'keplet-hiba',
              area ? 'A $\\pi r^2$ képletben nincs 2-es szorzó.' : 'A kerületben nincs négyzet.',
            ),
          ],
          other: 'Kerület: $2\\pi r$, terület: $\\pi r^2$.',
          hints: [
            byD ? 'Mekkora a sugár?' : 'Kerület vagy terület a kérdés?',
            area ? '$T=\\pi r^2$' : '$K=2\\pi r$',
            area ? `$\\pi\\cdot${r}^2$` : `$2\\cdot\\pi\\cdot${r}$`,
          ],
          solution: `${byD ? `$${area ? 'T=\\pi r^2' : 'K=2\\pi r'}$, és a sugár $r=${2 * r}:2=${r}$ ${unit}, tehát ` : ''}${area ? `$\\pi\\cdot${r}^2=${r * r}\\pi$ ${unit}²` : `$2\\cdot\\pi\\cdot${r}=${2 * r}\\pi$ ${unit}`}.`,
        },
        equals(area ? Math.PI * r ** 2 : Math.PI * (r + r)),
      );
    }
    if (level === 2) {
      const fromArea = rng.chance(0.5);
      const askArea = !fromArea;
      redrawIf(r === 2 || r === 4);
      return numeric(
        {
          question: fromArea
            ? `Egy kör területe $${x(r * r)}\\pi$ ${unit}². Mekkora a kerülete? A választ $\\pi$-vel add meg!`
            : `Egy kör kerülete $${2 * r}\\pi$ ${unit}. Mekkora a területe? A választ $\\pi$-vel add meg!`,
          answer: pi(rat(askArea ? r * r : 2 * r)),
          check: 'FRAC',
          unit: askArea ? `${unit}²` : unit,
          wrong: [
            wrong(
              { r },
              ({ r }) => pi(rat(r)),
              'nem-a-kerdesre-felel',
              `Ez a sugár $\\pi$-szerese. A sugár ${t(r)}, folytasd a képlettel!`,
            ),
            wrong(
              { askArea, r },
              ({ askArea, r }) => pi(rat(askArea ? 4 * r * r : r * r)),
              askArea ? 'atmerovel-szamol' : 'kerulet-terulet-csere',
              askArea ? 'Az átmérővel számoltál sugár helyett.' : 'Ez a terület maga.',
              askArea ? undefined : 'a terület mérőszámát adja meg a kerület helyett',
            ),
            wrong(
              { askArea, r },
              ({ askArea, r }) => pi(rat(askArea ? 2 * r : 2 * r * r)),
              askArea ? 'kerulet-terulet-csere' : 'gyokvonas-elmarad',
              askArea ? 'Ez a kerület maga.' : 'A $\\pi$ melletti szám a sugár négyzete: előbb vonj belőle gyököt!',
              askArea ? 'a kerület mérőszámát adja meg a terület helyett' : undefined,
            ),
          ],
          other: 'Először a sugarat számítsd ki!',
          hints: [
            'Mekkora a sugár?',
            fromArea
              ? 'A sugár négyzetéből vonj négyzetgyököt, aztán $K=2\\pi r$.'
              : 'A kerületből a sugár: $r=K:(2\\pi)$, aztán $T=\\pi r^2$.',
            `$r=${r}$`,
          ],
          solution: askArea
            ? `$r=${2 * r}\\pi:(2\\pi)=${r}$, ezért a terület $\\pi\\cdot${r}^2=${x(r * r)}\\pi$ ${unit}².`
            : `$r^2=${x(r * r)}$, tehát $r=${r}$, ezért a kerület $2\\cdot\\pi\\cdot${r}=${2 * r}\\pi$ ${unit}.`,
        },
        equals(askArea ? (2 * r * Math.PI) ** 2 / (4 * Math.PI) : 2 * Math.sqrt(Math.PI * (r * r * Math.PI))),
      );
    }
    const angle = rng.pick([30, 45, 60, 90, 120, 150, 240, 270]);
    const arc = rng.chance(0.5);
    const value = arc ? rat(2 * r * angle, 360) : rat(r * r * angle, 360);
    redrawIf(value.d > 3);
    const part = `$\\frac{${angle}}{360}=${frac(rat(angle, 360)).tex}$`;
    const isDrawn = rng.chance(0.6);
    return numeric(
      {
        ...(isDrawn
          ? {
              question: `${arc ? 'Milyen hosszú az ábrán a vastag körív' : 'Mekkora az ábrán a satírozott körcikk területe'}? A választ $\\pi$-vel add meg!`,
              figure: drawSector(angle, `${t(r)} ${unit}`, arc, rng.pick([0, 180])),
            }
          : {
              question: `Egy ${t(r)} ${unit} sugarú körben ${numberArticle(angle)} ${unitSuf(angle, '°', 'as')} középponti szöghöz tartozó ${arc ? 'körív milyen hosszú' : 'körcikk mekkora területű'}? A választ $\\pi$-vel add meg!`,
            }),
        answer: pi(value),
        check: 'FRAC',
        unit: arc ? unit : `${unit}²`,
        wrong: [
          wrong(
            { arc, r },
            ({ arc, r }) => pi(arc ? rat(2 * r) : rat(r * r)),
            'teljes-korrel-szamol',
            'Ez a teljes kör. A középponti szög arányában kell venni.',
          ),
          ...(angle !== 180
            ? [
                wrong(
                  { arc, r, angle },
                  ({ arc, r, angle }) => pi(rat((arc ? 2 * r : r * r) * (360 - angle), 360)),
                  'kor-masik-resze',
                  arc ? 'Ez a kör másik ívének hossza.' : 'Ez a másik, a kimaradó körcikk területe.',
                ),
              ]
            : []),
          wrong(
            { arc, r, angle },
            ({ arc, r, angle }) => pi(arc ? rat(r * r * angle, 360) : rat(2 * r * angle, 360)),
            'kerulet-terulet-csere',
            arc ? 'A terület képletével számoltál.' : 'A kerület képletével számoltál.',
            arc ? 'a körcikk területét számolja ki a körív hossza helyett' : 'a körív hosszát számolja ki a körcikk területe helyett',
          ),
          wrong(
            { arc, r, angle },
            ({ arc, r, angle }) => pi(rat((arc ? 2 * r : r * r) * angle, 180)),
            'felkorrel-szamol',
            '180°-kal osztottál. A teljes kör 360°.',
          ),
        ],
        other: 'A teljes körből annyi rész kell, ahányad része a szög a 360°-nak.',
        hints: [
          'A kör hányad része ez?',
          `${arc ? 'A körív a kerület' : 'A körcikk a kör területének'} ${part} része.`,
          arc ? `A teljes kerület $${2 * r}\\pi$.` : `A teljes terület $${x(r * r)}\\pi$.`,
        ],
        solution: arc
          ? `A kerület $2\\cdot\\pi\\cdot${r}=${2 * r}\\pi$ ${unit}, a körív ennek ${part} része: $${2 * r}\\pi\\cdot${frac(rat(angle, 360)).tex}=${pi(value).tex}$ ${unit}.`
          : `A kör területe $\\pi\\cdot${r}^2=${x(r * r)}\\pi$ ${unit}², a körcikk ennek ${part} része: $${x(r * r)}\\pi\\cdot${frac(rat(angle, 360)).tex}=${pi(value).tex}$ ${unit}².`,
      },
      equals((arc ? (angle * Math.PI) / 180 : ((angle * Math.PI) / 360) * r) * r),
    );
  },
);
