import { range, tidy } from '@eszkerek/numbers/arithmetic';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redraw, redrawIf } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, point } from '../../value.ts';
import { wrongClass } from '../../wrong-class.ts';
import { triangleWithHeight } from '../shared/plane-figures.ts';

const t = textNumber;

const x = texNumber;

export const triangleArea = defineGenerator(
  'gen-triangle-area',
  'A háromszög területe',
  ['matek-7-haromszog-terulete'],
  ['negative', 'coordinates', 'fraction', 'decimal'],
  (rng, level) => {
    const [a, m] = [rng.int(3, level === 1 ? 20 : 40), rng.int(2, level === 1 ? 16 : 30)];
    const area = (a * m) / 2;
    if (level === 1) {
      const b = m + rng.int(1, 6);
      const otherSide = rng.chance(0.5);
      redrawIf(a === m);
      const foot = otherSide ? Math.sqrt(b * b - m * m) : a * rng.pick([0.3, 0.4, 0.65]);
      // Without room beside the height its label would stand outside and be read as that of a side.
      const hasRoom = Math.max(foot, a - foot) > 0.65 * m;
      const isDrawn = a < 4 * m && hasRoom && foot > 0.15 * a && foot < 0.85 * a && rng.chance(0.8);
      return numeric(
        {
          ...(isDrawn
            ? {
                figure: triangleWithHeight(a, m, foot, {
                  base: `${t(a)} cm`,
                  height: `${t(m)} cm`,
                  ...(otherSide ? { side: `${t(b)} cm` } : {}),
                }),
              }
            : {}),
          question: isDrawn
            ? 'Mekkora az ábrán látható háromszög területe?'
            : otherSide
              ? `Egy háromszög egyik oldala ${t(a)} cm, a hozzá tartozó magasság ${t(m)} cm, egy másik oldala ${t(b)} cm. Mekkora a területe?`
              : `Egy háromszög egyik oldala ${t(a)} cm, a hozzá tartozó magasság ${t(m)} cm. Mekkora a területe?`,
          answer: num(area),
          check: 'NUM',
          unit: 'cm²',
          expr: `${a}*${m}/2`,
          wrong: [
            wrong({ a, m }, ({ a, m }) => num(a * m), 'felezes-elmarad', 'A szorzatot felezni kell.'),
            ...(otherSide
              ? [
                  wrong(
                    { a, b },
                    ({ a, b }) => num(tidy((a * b) / 2)),
                    'oldalt-vesz-magassagnak',
                    'A két oldalt szoroztad. A magasság kell.',
                  ),
                  ...wrongClass(
                    { m, b },
                    ({ m, b }) => [tidy((m * b) / 2), m * b],
                    'magassag-a-masik-oldallal',
                    'A magasságot a másik oldallal szoroztad. Azzal az oldallal kell, amelyre merőleges.',
                  ),
                ]
              : []),
            wrong(
              { a, m },
              ({ a, m }) => num(a + m),
              'osszead-szorzas-helyett',
              'Összeadtál. A területhez szorozni kell, aztán felezni.',
              'az oldalt és a magasságot összeadja, és nem is felez',
            ),
          ],
          other: 'Ezt a képletet használd: $T=\\frac{a\\cdot m_a}{2}$.',
          hints: ['Melyik magasság tartozik az oldalhoz?', '$T=\\frac{a\\cdot m_a}{2}$', `$${a}\\cdot${m}$, aztán felezd!`],
          solution: `$\\frac{${a}\\cdot${m}}{2}=${x(area)}$ cm².`,
        },
        equals(a * m * 0.5),
      );
    }
    if (level === 2) {
      redrawIf(a === m);
      const isDrawn = a < 4 * m && m < 2 * a && rng.chance(0.6);
      return numeric(
        {
          ...(isDrawn ? { figure: triangleWithHeight(a, m, a * rng.pick([0.3, 0.4, 0.65]), { base: `${t(a)} cm`, height: '?' }) } : {}),
          question: isDrawn
            ? `Az ábrán látható háromszög területe ${t(area)} cm². Mekkora a kérdőjellel jelölt magassága?`
            : `Egy háromszög területe ${t(area)} cm², az egyik oldala ${t(a)} cm. Mekkora az ehhez tartozó magasság?`,
          answer: num(m),
          check: 'NUM',
          unit: 'cm',
          expr: `2*${area}/${a}`,
          wrong: [
            wrong({ area, a }, ({ area, a }) => num(tidy(area / a)), 'ketszerezes-elmarad', 'A terület kétszereséből kell indulni.'),
            wrong(
              { area, a },
              ({ area, a }) => num(tidy(area - a)),
              'kivonas-osztas-helyett',
              'Kivontál. A terület kétszeresét osztani kell az oldallal.',
              'a területből vonja ki az oldalt',
            ),
          ],
          other: 'Ezt a képletet használd: $m_a=\\frac{2T}{a}$.',
          hints: ['Írd fel a terület képletét!', '$m_a=\\frac{2T}{a}$', `$2\\cdot${x(area)}=${x(2 * area)}$`],
          solution: `$2\\cdot${x(area)}:${a}=${m}$ cm.`,
        },
        fits(v => Math.abs((a * v) / 2 - area) < 1e-9),
      );
    }
    const pts = range(1, 3).map((): [number, number] => [rng.int(-6, 6), rng.int(-5, 6)]);
    const [p, q, r] = pts;
    if (!p || !q || !r) redraw();
    const twice = Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]));
    redrawIf(twice < 8 || !(p[1] === q[1] || p[0] === r[0]) || twice % 2 === 1);
    const box = (Math.max(p[0], q[0], r[0]) - Math.min(p[0], q[0], r[0])) * (Math.max(p[1], q[1], r[1]) - Math.min(p[1], q[1], r[1]));
    const heights = p[1] === q[1] ? [p[0] - q[0], r[1] - p[1]] : [p[1] - r[1], q[0] - p[0]];
    const isDrawn = heights.every(size => Math.abs(size) >= 3) && rng.chance(0.7);
    return numeric(
      {
        ...(isDrawn
          ? {
              figure: {
                kind: 'coordinate' as const,
                x: { min: -6, max: 6 },
                y: { min: -5, max: 6 },
                chains: [{ points: [p, q, r], closed: true, fill: 2 as const }],
                points: [
                  { at: p, name: 'A' },
                  { at: q, name: 'B' },
                  { at: r, name: 'C' },
                ],
              },
            }
          : {}),
        question: isDrawn
          ? 'Mekkora az ábrán látható $ABC$ háromszög területe? Egy rácsnégyzet területe 1.'
          : `Egy háromszög csúcsai: $A${point(...p).tex}$, $B${point(...q).tex}$, $C${point(...r).tex}$. Mekkora a területe (területegységben)?`,
        answer: num(twice / 2),
        check: 'NUM',
        wrong: [
          wrong(
            { q, p, r },
            ({ q, p, r }) => num(Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]))),
            'felezes-elmarad',
            'A felezés elmaradt: a terület az oldal és a magasság szorzatának fele.',
          ),
          wrong(
            { p, q, r },
            ({ p, q, r }) =>
              num((Math.max(p[0], q[0], r[0]) - Math.min(p[0], q[0], r[0])) * (Math.max(p[1], q[1], r[1]) - Math.min(p[1], q[1], r[1]))),
            'befoglalo-teglalap',
            'Ez a befoglaló téglalap területe.',
          ),
          wrong(
            { box },
            ({ box }) => num(box / 2),
            'befoglalo-teglalap',
            'A befoglaló téglalap felét vetted. A háromszög nem mindig a fele: keress vízszintes vagy függőleges oldalt!',
            'a befoglaló téglalap területének a felét veszi',
          ),
        ],
        other: 'Keress vízszintes vagy függőleges oldalt, és olvasd le a hozzá tartozó magasságot!',
        hints: [
          isDrawn ? 'Melyik oldala vízszintes vagy függőleges?' : 'Rajzold le négyzetrácson!',
          'Egy oldal párhuzamos valamelyik tengellyel: ahhoz leolvashatod a magasságot.',
          p[1] === q[1] ? `Az $AB$ oldal hossza ${t(Math.abs(p[0] - q[0]))}.` : `Az $AC$ oldal hossza ${t(Math.abs(p[1] - r[1]))}.`,
        ],
        solution:
          p[1] === q[1]
            ? `$AB=${Math.abs(p[0] - q[0])}$, a hozzá tartozó magasság ${t(Math.abs(r[1] - p[1]))}, a terület ${t(twice / 2)}.`
            : `$AC=${Math.abs(p[1] - r[1])}$, a hozzá tartozó magasság ${t(Math.abs(q[0] - p[0]))}, a terület ${t(twice / 2)}.`,
      },
      fits(v => {
        const d = (u: [number, number], w: [number, number]): number => Math.hypot(u[0] - w[0], u[1] - w[1]);
        const [s1, s2, s3] = [d(p, q), d(q, r), d(r, p)];
        const s = (s1 + s2 + s3) / 2;
        return Math.abs(v - Math.sqrt(s * (s - s1) * (s - s2) * (s - s3))) < 1e-6;
      }),
    );
  },
);
