import type { Rng } from '@eszkerek/numbers/chance';
import { textNumber } from '@eszkerek/numbers/hungarian';
import type { Task } from '../../engine.ts';
import { close, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { type Geometry, nameless, type Point } from '../shared/plane-figures.ts';

const t = textNumber;

/** C stands on the side of A; BC crosses the bisector of AB at X. */
function drawCrossing(ac: number, bc: number, label: string | undefined): Geometry {
  const ab = Math.sqrt((ac ** 2 + bc ** 2) / 2) * 1.15;
  const x = (ac ** 2 - bc ** 2 + ab ** 2) / (2 * ab);
  const y = Math.sqrt(ac ** 2 - x ** 2);
  const part = ab / 2 / (ab - x);
  return {
    kind: 'geometry',
    height: 240,
    points: {
      A: [0, 0],
      B: [ab, 0],
      C: [x, y],
      X: [ab / 2, y * part],
      F: nameless([ab / 2, 0]),
      s: nameless([ab / 2, -0.15 * y]),
      t: nameless([ab / 2, 0.95 * y]),
    },
    segments: [
      { ends: ['A', 'F'], ticks: 1 },
      { ends: ['F', 'B'], ticks: 1 },
      { ends: ['s', 't'], tone: 1, label: 'f' },
      { ends: ['A', 'C'], ...(label ? { label } : {}) },
      { ends: ['B', 'C'] },
      { ends: ['A', 'X'], line: 'dash' },
    ],
    angles: [{ at: 'F', arms: ['B', 'X'], right: 'square' }],
  };
}

export function crossingPerimeter(rng: Rng): Task {
  const ac = rng.int(6, 18);
  const bc = rng.int(ac + 2, Math.floor(ac * 1.7));
  const back = rng.chance(0.4);
  const around = ac + bc;
  const shown = 'Az ábrán az $f$ egyenes az $AB$ szakasz felezőmerőlegese, a $BC$ szakaszt az $X$ pontban metszi.';
  return numeric(
    {
      question: back
        ? `${shown} Az $ACX$ háromszög kerülete ${t(around)} cm. Mekkora a $BC$ szakasz?`
        : `${shown} $BC=${bc}$ cm. Mekkora az $ACX$ háromszög kerülete?`,
      figure: drawCrossing(ac, bc, `${t(ac)} cm`),
      answer: num(back ? bc : around),
      check: 'NUM',
      unit: 'cm',
      wrong: back
        ? [
            wrong(
              { around, ac },
              ({ around, ac }) => num((around - ac) / 2),
              'felezopontnak-hiszi',
              'Feleztél. A $CX$ és az $XA$ együtt éppen a $BC$ szakasz.',
              'a $CX$ és az $XA$ összegét még felezi',
            ),
            wrong(
              { around, ac },
              ({ around, ac }) => num(around - 2 * ac),
              'oldalt-ketszer-szamol',
              'Kétszer vontad le az $AC$-t. A háromszögnek csak egy $AC$ oldala van.',
              'az $AC$-t kétszer vonja le',
            ),
          ]
        : [
            wrong(
              { ac, bc },
              ({ ac, bc }) => num(ac + 2 * bc),
              'egesz-szakaszt-veszi',
              'A $CX$ és az $XA$ helyett is az egész $BC$-t számoltad. A kettő együtt egy $BC$, mert $XA=XB$.',
              'a $CX$ és az $XA$ oldalt is akkorának veszi, mint a $BC$',
            ),
            wrong(
              { ac, bc },
              ({ ac, bc }) => num(2 * ac + bc),
              'oldalt-ketszer-szamol',
              'Az $AC$-t kétszer számoltad. A háromszögnek csak egy $AC$ oldala van.',
              'az $AC$-t kétszer számolja',
            ),
            wrong(
              { ac, bc },
              ({ ac, bc }) => num(ac + bc / 2),
              'felezopontnak-hiszi',
              'A $BC$ felét vetted, és egy oldal ki is maradt. Az $XA$ az $XB$-vel egyenlő.',
              'az $X$-et a $BC$ felezőpontjának hiszi, és az egyik fél szakaszt ki is hagyja',
            ),
          ],
      other: 'Az $X$ a felezőmerőlegesen van, ezért $XA=XB$.',
      hints: [
        'Az $X$ pont az $f$ egyenesen van. Melyik két távolság egyenlő?',
        'Cseréld ki az $XA$ oldalt a vele egyenlő $XB$ szakaszra!',
        '$CX+XA=CX+XB=CB$',
      ],
      solution: back
        ? `$XA=XB$, ezért a kerület $AC+CX+XB=AC+BC$. Így $BC=${around}-${ac}=${bc}$ cm.`
        : `$XA=XB$, ezért a kerület $AC+CX+XB=AC+BC=${ac}+${bc}=${around}$ cm.`,
    },
    // Second method: the three sides measured in the drawn triangle.
    fits(v => {
      const { points } = drawCrossing(ac, bc, undefined);
      const [a, c, x] = [points.A, points.C, points.X] as [Point, Point, Point];
      const far = (m: Point, n: Point): number => Math.hypot(m[0] - n[0], m[1] - n[1]);
      const measured = far(a, c) + far(c, x) + far(x, a);
      return close(back ? v + ac : v, measured);
    }),
  );
}
