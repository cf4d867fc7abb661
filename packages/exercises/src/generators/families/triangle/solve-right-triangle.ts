import { textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, surd } from '../../value.ts';
import { polar, polygonFigure, rightTriangle } from '../shared/plane-figures.ts';

const t = textNumber;

const RATIOS: Record<number, { sin: readonly [number, number, number]; tan: readonly [number, number, number] }> = {
  30: { sin: [1, 1, 2], tan: [1, 3, 3] },
  45: { sin: [1, 2, 2], tan: [1, 1, 1] },
  60: { sin: [1, 3, 2], tan: [1, 3, 1] },
};

export const solveRightTriangle = defineGenerator(
  'gen-solve-right-triangle',
  'Derékszögű háromszög megoldása',
  ['matek-7-derekszogu-haromszog-megoldasa'],
  ['root', 'fraction'],
  (rng, level) => {
    const angle = rng.pick([30, 45, 60]);
    const ratio = RATIOS[angle];
    const complement = RATIOS[90 - angle];
    if (!ratio || !complement) redraw();
    const c = rng.int(3, 15) * 2;
    const sine = surd(c * ratio.sin[0], ratio.sin[1], ratio.sin[2]);
    const cosine = surd(c * complement.sin[0], complement.sin[1], complement.sin[2]);
    if (level === 1) {
      const opposite = rng.chance(0.5);
      redrawIf(angle === 45 && !opposite);
      const isDrawn = rng.chance(0.6);
      const [x, y] = polar(c, angle);
      const [answer, used, unused] = opposite ? [sine, ratio.sin, complement.sin] : [cosine, complement.sin, ratio.sin];
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: rightTriangle(
                  x,
                  y,
                  { longest: `${t(c)} cm`, angle: `${t(angle)}°`, ...(opposite ? { up: '?' } : { across: '?' }) },
                  rng.chance(0.5),
                ),
              }
            : {}),
          question: isDrawn
            ? 'Mekkora az ábrán a kérdőjellel jelölt oldal?'
            : `Egy derékszögű háromszög átfogója ${t(c)} cm, egyik hegyesszöge ${t(angle)}°. Mekkora az ${opposite ? 'ezzel a szöggel szemközti' : 'e szög melletti'} befogó?`,
          answer,
          check: 'NUM',
          unit: 'cm',
          wrong: [
            wrong(
              { c, unused },
              ({ c, unused: [n, inside, d] }) => surd(c * n, inside, d),
              'sin-cos-csere',
              opposite
                ? 'A koszinusszal számoltál. A szemközti befogóhoz szinusz kell.'
                : 'A szinusszal számoltál. A melletti befogóhoz koszinusz kell.',
            ),
            wrong(
              { c, ratio },
              ({ c, ratio }) => surd(c * ratio.tan[0], ratio.tan[1], ratio.tan[2]),
              'rossz-szogfuggveny',
              'A tangens a két befogó aránya, itt az átfogó adott.',
            ),
            wrong(
              { c, used },
              ({ c, used: [n, inside, d] }) => surd(c * d, inside, n * inside),
              'osztas-szorzas-csere',
              'Osztottál szorzás helyett: a befogó rövidebb az átfogónál.',
            ),
          ],
          other: '$\\sin\\alpha=\\frac{\\text{szemközti}}{\\text{átfogó}}$, $\\cos\\alpha=\\frac{\\text{melletti}}{\\text{átfogó}}$',
          hints: [
            'Szemközti vagy melletti befogó?',
            opposite ? 'Szemközti befogó = átfogó · $\\sin\\alpha$.' : 'Melletti befogó = átfogó · $\\cos\\alpha$.',
            opposite ? `$${c}\\cdot\\sin${angle}^\\circ$` : `$${c}\\cdot\\cos${angle}^\\circ$`,
          ],
          solution: opposite ? `$${c}\\cdot\\sin${angle}^\\circ=${answer.tex}$ cm.` : `$${c}\\cdot\\cos${angle}^\\circ=${answer.tex}$ cm.`,
        },
        equals(opposite ? c * Math.sin((angle * Math.PI) / 180) : c * Math.cos((angle * Math.PI) / 180)),
      );
    }
    if (level === 2) {
      const isDrawn = angle !== 45 && rng.chance(0.5);
      const isTower = isDrawn || rng.chance(0.5);
      const d = isTower ? rng.int(12, 40) : rng.int(4, 40);
      const height = surd(d * ratio.tan[0], ratio.tan[1], ratio.tan[2]);
      const unit = isTower ? 'm' : 'cm';
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: rightTriangle(
                  d,
                  d * Math.tan((angle * Math.PI) / 180),
                  { across: `${t(d)} m`, up: '?', angle: `${t(angle)}°` },
                  rng.chance(0.5),
                ),
              }
            : {}),
          question: isDrawn
            ? rng.pick([
                'Egy torony csúcsát távolról nézzük. A vázlat adatai alapján hány méter magas a torony?',
                'Egy fa árnyéka vízszintes talajra esik. A vázlat adatai alapján hány méter magas a fa?',
                'Egy sárkány zsinórja feszes. A vázlat adatai alapján hány méter magasan van a sárkány?',
              ])
            : isTower
              ? `Egy torony csúcsa a talppontjától ${t(d)} m távolságból ${t(angle)}°-os szögben látszik. Milyen magas a torony?`
              : `Egy derékszögű háromszög egyik hegyesszöge ${t(angle)}°, a mellette fekvő befogó ${t(d)} cm. Mekkora a szemközti befogó?`,
          answer: height,
          check: 'NUM',
          unit,
          wrong: [
            wrong(
              { d, complement },
              ({ d, complement }) => surd(d * complement.tan[0], complement.tan[1], complement.tan[2]),
              'emelkedesi-szog-potszoge',
              'A pótszög tangensével számoltál.',
            ),
            wrong(
              { d, ratio },
              ({ d, ratio }) => surd(d * ratio.sin[0], ratio.sin[1], ratio.sin[2]),
              'rossz-szogfuggveny',
              `${angle === 45 ? 'Szinusszal vagy koszinusszal' : 'Szinusszal'} számoltál, pedig a melletti befogó adott: tangens kell.`,
            ),
            ...(angle === 45
              ? []
              : [
                  wrong(
                    { d, complement },
                    ({ d, complement }) => surd(d * complement.sin[0], complement.sin[1], complement.sin[2]),
                    'rossz-szogfuggveny',
                    'Koszinusszal számoltál, pedig a melletti befogó adott: tangens kell.',
                  ),
                ]),
            ...(angle === 60
              ? [wrong({ d }, ({ d }) => num(2 * d), 'szabaly-keveres', 'Ez az átfogó: 60°-nál a melletti befogó az átfogó fele.')]
              : []),
          ],
          other: 'A két befogó aránya a tangens.',
          hints: [
            'Melyik oldalt ismered, és melyiket keresed?',
            '$\\operatorname{tg}\\alpha=\\frac{\\text{szemközti befogó}}{\\text{melletti befogó}}$',
            `$${d}\\cdot\\operatorname{tg}${angle}^\\circ$`,
          ],
          solution: `$${d}\\cdot\\operatorname{tg}${angle}^\\circ=${height.tex}$ ${unit}.`,
        },
        equals(d * Math.tan((angle * Math.PI) / 180)),
      );
    }
    const [p, q] = [rng.int(4, 16), rng.int(4, 20)];
    const area = surd(p * q * ratio.sin[0], ratio.sin[1], ratio.sin[2] * 2);
    const isDrawn = Math.max(p, q) < 2.5 * Math.min(p, q) && rng.chance(0.6);
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: polygonFigure(
                { A: [0, 0], B: [p, 0], C: polar(q, angle) },
                { named: false, fill: 2, sides: { AB: `${t(p)} cm`, AC: `${t(q)} cm` }, angles: { A: `${t(angle)}°` } },
              ),
            }
          : {}),
        question: isDrawn
          ? 'Mekkora az ábrán látható háromszög területe?'
          : `Egy háromszög két oldala ${t(p)} cm és ${t(q)} cm, a közbezárt szög ${t(angle)}°. Mekkora a területe?`,
        answer: area,
        check: 'NUM',
        unit: 'cm²',
        wrong: [
          wrong(
            { p, q, ratio },
            ({ p, q, ratio }) => surd(p * q * ratio.sin[0], ratio.sin[1], ratio.sin[2]),
            'felezes-elmarad',
            'A felezés elmaradt: $T=\\frac{ab\\sin\\gamma}{2}$.',
          ),
          wrong({ p, q }, ({ p, q }) => num((p * q) / 2), 'derekszogu-feltevese', 'Úgy számoltál, mintha derékszögű lenne.'),
          wrong(
            { p, q, complement },
            ({ p, q, complement }) => surd(p * q * complement.sin[0], complement.sin[1], complement.sin[2] * 2),
            'sin-cos-csere',
            'Koszinusszal számoltál. A magasságot a szinusz adja.',
          ),
          wrong(
            { p, q },
            ({ p, q }) => num(p * q),
            'felezes-elmarad',
            'Ez a két oldal szorzata. A szorzat egyik tagja a magasság, és felezni is kell.',
            'a két oldalt szorozza össze, magasság és felezés nélkül',
          ),
        ],
        other: 'A magasság: $m=b\\sin\\gamma$, a terület $\\frac{a\\cdot m}{2}$.',
        hints: [
          'Hogyan kapod meg a magasságot?',
          '$T=\\frac{a\\cdot b\\cdot\\sin\\gamma}{2}$',
          `$\\frac{${p}\\cdot${q}\\cdot\\sin${angle}^\\circ}{2}$`,
        ],
        solution: `$\\frac{${p}\\cdot${q}\\cdot\\sin${angle}^\\circ}{2}=${area.tex}$ cm².`,
      },
      equals((p * (q * Math.sin((angle * Math.PI) / 180))) / 2),
    );
  },
);
