import { texNumber, textNumber, the } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { readList } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { point } from '../../value.ts';

const t = textNumber;

const axisText: Record<string, string> = {
  x: 'az $x$ tengelyre',
  y: 'az $y$ tengelyre',
  xv: 'az $x=K$ egyenesre',
  yh: 'az $y=K$ egyenesre',
  d: 'az $y=x$ egyenesre',
};

export const mirrorGrid = defineGenerator(
  'gen-mirror-grid',
  'Tükrözés rácson',
  ['matek-5-tengelyes-szimmetria', 'matek-6-tengelyes-tukrozes'],
  (rng, level) => {
    const [px, py] = [rng.int(-7, 7), rng.int(-7, 7)];
    const kind = level === 1 ? rng.pick(['x', 'y']) : level === 2 ? rng.pick(['xv', 'yh']) : rng.pick(['d', 'xv', 'yh', 'd']);
    const k = rng.intNot(-4, 4, 0);
    const [qx, qy] =
      kind === 'x' ? [px, -py] : kind === 'y' ? [-px, py] : kind === 'xv' ? [2 * k - px, py] : kind === 'yh' ? [px, 2 * k - py] : [py, px];
    redrawIf(px === 0 || py === 0 || (qx === px && qy === py) || Math.abs(px) === Math.abs(py) || Math.abs(qx) > 14 || Math.abs(qy) > 14);
    const name = rng.pick(['A', 'B', 'P', 'K']);
    const axis = (axisText[kind] ?? '').replace('K', texNumber(k));
    const vertical = kind === 'y' || kind === 'xv';
    const shift = vertical ? point(px + (kind === 'xv' ? 2 * k : 2), py) : point(px, py + (kind === 'yh' ? 2 * k : 2));
    return numeric(
      {
        question: `${name === 'A' ? 'Az' : 'A'} $${name}${point(px, py).tex}$ pontot tükrözzük ${axis}. Mik a képének a koordinátái?`,
        answer: point(qx, qy),
        check: 'PT',
        wrong: [
          wrong(
            kind === 'd' ? point(-px, py) : vertical ? point(qx, -py) : point(-px, qy),
            'kozeppontosan-tukroz',
            kind === 'd'
              ? 'A ferde tengelynél nem vízszintesen tükrözünk: a két koordináta helyet cserél.'
              : 'Mindkét koordinátát megváltoztattad. Csak a tengelyre merőleges irány változik.',
          ),
          wrong(
            vertical ? point(px, -py) : kind === 'd' ? point(-py, -px) : point(-px, py),
            'rossz-tengely',
            'A másik tengelyre tükröztél.',
          ),
          wrong(shift, 'eltolas-tukrozes-helyett', 'Eltoltad a pontot. A tükörkép a tengely másik oldalán, ugyanolyan messze van.'),
          wrong(point(qy, qx), 'koordinatak-csereje', 'Felcserélted a két koordinátát.'),
        ],
        other: 'Mérd meg a pont távolságát a tengelytől, és lépj ugyanannyit a másik oldalra!',
        hints: [
          'Melyik irányban mozdul el a pont?',
          kind === 'd'
            ? 'Az $y=x$ egyenesre tükrözve a koordináták helyet cserélnek.'
            : vertical
              ? 'Függőleges tengelynél csak az első koordináta változik.'
              : 'Vízszintes tengelynél csak a második koordináta változik.',
          kind === 'd'
            ? `Az új első koordináta ${the(py)}.`
            : vertical
              ? `A pont ${t(Math.abs(px - (kind === 'xv' ? k : 0)))} egységre van a tengelytől.`
              : `A pont ${t(Math.abs(py - (kind === 'yh' ? k : 0)))} egységre van a tengelytől.`,
        ],
        solution: `A kép a tengely másik oldalán, ugyanolyan távol van: $${name}'${point(qx, qy).tex}$.`,
      },
      key => {
        const [x = Number.NaN, y = Number.NaN] = readList(key);
        const [mx, my] = [(x + px) / 2, (y + py) / 2];
        const on = kind === 'x' ? my === 0 : kind === 'y' ? mx === 0 : kind === 'xv' ? mx === k : kind === 'yh' ? my === k : mx === my;
        const across = vertical ? y === py : kind === 'd' ? x - px === -(y - py) : x === px;
        return on && across;
      },
    );
  },
);
