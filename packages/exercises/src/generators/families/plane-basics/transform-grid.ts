import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { readList } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { point } from '../../value.ts';
import { planeFigure } from '../shared/coordinate-figures.ts';

const t = textNumber;

const REACH = 6;

export const transformGrid = defineGenerator(
  'gen-transform-grid',
  'Középpontos tükrözés, eltolás, forgatás',
  ['matek-7-kozeppontos-tukrozes'],
  ['negative', 'coordinates'],
  (rng, level) => {
    const [px, py] = [rng.int(-6, 6), rng.int(-6, 6)];
    const [cx, cy] = level === 1 ? [0, 0] : [rng.int(-4, 4), rng.int(-4, 4)];
    const kind =
      level === 1
        ? rng.pick(['point', 'vector'] as const)
        : level === 2
          ? rng.pick(['point', 'vector'] as const)
          : rng.pick(['rotate', 'point'] as const);
    const [vx, vy] = [rng.intNot(-6, 6, 0), rng.intNot(-6, 6, 0)];
    const ccw = rng.chance(0.5);
    const [qx, qy] = kind === 'point' ? [2 * cx - px, 2 * cy - py] : kind === 'vector' ? [px + vx, py + vy] : ccw ? [-py, px] : [py, -px];
    redrawIf(
      (qx === px && qy === py) ||
        px === 0 ||
        py === 0 ||
        Math.abs(px) === Math.abs(py) ||
        Math.abs(qx) > 14 ||
        Math.abs(qy) > 14 ||
        (kind === 'point' && level > 1 && (cx === 0 || cy === 0 || cx === px || cy === py)),
    );
    // The steps are followed on the figure: the image has to be on its grid.
    const isDrawn = rng.chance(0.6) && Math.max(Math.abs(qx), Math.abs(qy)) <= REACH;
    const hasCentre = kind === 'point' && !(cx === 0 && cy === 0);
    const text =
      kind === 'point'
        ? cx === 0 && cy === 0
          ? 'középpontosan tükrözzük az origóra'
          : `középpontosan tükrözzük a ${isDrawn ? '$K$' : `$K${point(cx, cy).tex}$`} pontra`
        : kind === 'vector'
          ? `eltoljuk a $\\vec v${point(vx, vy).tex}$ vektorral`
          : `elforgatjuk az origó körül 90°-kal az óramutató járásával ${ccw ? 'ellentétes' : 'egyező'} irányban`;
    const sum = (from: number, by: number): string => `$${texNumber(from)}${by < 0 ? '-' : '+'}${Math.abs(by)}=${texNumber(from + by)}$`;
    const work = {
      point: `Az $A$ pontból ${hasCentre ? 'a $K$-ba' : 'az origóba'} a lépés $${texNumber(cx - px)}$ és $${texNumber(cy - py)}$; onnan még egyszer ugyanennyit lépünk`,
      vector: `Koordinátánként összeadunk, ${sum(px, vx)} és ${sum(py, vy)}`,
      rotate: `A koordináták helyet cserélnek, és az óramutató járásával ${ccw ? 'ellentétes' : 'egyező'} irányú forgatásnál az új ${ccw ? 'első' : 'második'} koordináta előjelet vált`,
    }[kind];
    return numeric(
      {
        question: `${isDrawn ? 'Az ábrán látható $A$' : `Az $A${point(px, py).tex}$`} pontot ${text}. Mik a kép koordinátái?`,
        ...(isDrawn ? { figure: planeFigure(REACH, { A: [px, py], ...(hasCentre ? { K: [cx, cy] } : {}) }) } : {}),
        answer: point(qx, qy),
        check: 'PT',
        wrong: [
          ...(kind === 'point'
            ? [
                wrong(
                  { cx, px, py },
                  ({ cx, px, py }) => point(2 * cx - px, py),
                  'tengelyesen-tukroz',
                  'Tengelyesen tükröztél: csak az első koordinátát változtattad.',
                  'csak az első koordinátát változtatja meg',
                ),
                wrong(
                  { px, cy, py },
                  ({ px, cy, py }) => point(px, 2 * cy - py),
                  'tengelyesen-tukroz',
                  'Tengelyesen tükröztél: csak a második koordinátát változtattad.',
                  'csak a második koordinátát változtatja meg',
                ),
                wrong(
                  { cx, px, cy, py },
                  ({ cx, px, cy, py }) => point((px + cx) / 2, (py + cy) / 2),
                  'felezopont-hiba',
                  'Ez a pont és a középpont felezőpontja. A középpont legyen félúton a pont és a képe között!',
                ),
                ...(hasCentre
                  ? [
                      wrong(
                        { px, py },
                        ({ px, py }) => point(-px, -py),
                        'origora-tukroz',
                        'Az origóra tükröztél. A $K$ pont legyen félúton a pont és a képe között!',
                      ),
                      wrong(
                        { px, py, cx, cy },
                        ({ px, py, cx, cy }) => point(2 * px - cx, 2 * py - cy),
                        'kozeppontot-tukrozi',
                        'A $K$ pontot tükrözted az $A$-ra. Fordítva kell: az $A$-t a $K$-ra.',
                      ),
                    ]
                  : []),
              ]
            : []),
          ...(kind === 'vector'
            ? [
                wrong(
                  { px, vx, py, vy },
                  ({ px, vx, py, vy }) => point(px - vx, py - vy),
                  'ellentetes-eltolas',
                  'Ellentétes irányba toltad. A vektor koordinátáit hozzáadjuk.',
                ),
                wrong(
                  { px, vy, py, vx },
                  ({ px, vy, py, vx }) => point(px + vy, py + vx),
                  'koordinatak-csereje',
                  'A vektor koordinátáit felcserélve adtad hozzá.',
                  'a vektor koordinátáit felcserélve adja hozzá',
                ),
                wrong(
                  { vx, px, vy, py },
                  ({ vx, px, vy, py }) => point(vx - px, vy - py),
                  'eltolasnal-tukroz',
                  'A vektorból kivontad a pont koordinátáit. Hozzá kell adni őket.',
                ),
              ]
            : []),
          ...(kind === 'rotate'
            ? [
                wrong(
                  { ccw, py, px },
                  ({ ccw, py, px }) => (ccw ? point(py, -px) : point(-py, px)),
                  'rossz-forgasirany',
                  'A másik irányba forgattál.',
                ),
                wrong({ px, py }, ({ px, py }) => point(-px, -py), 'felfordulat', '180°-kal forgattál.'),
                // Without these the swapped key would be taken for swapped coordinates.
                wrong(
                  { px, py },
                  ({ px, py }) => point(px, -py),
                  'forgatas-helyett-tukroz',
                  'Nem cserélted fel a koordinátákat: ez tükrözés az $x$ tengelyre.',
                  'az $x$ tengelyre tükröz forgatás helyett',
                ),
                wrong(
                  { px, py },
                  ({ px, py }) => point(-px, py),
                  'forgatas-helyett-tukroz',
                  'Nem cserélted fel a koordinátákat: ez tükrözés az $y$ tengelyre.',
                  'az $y$ tengelyre tükröz forgatás helyett',
                ),
                wrong(
                  { py, px },
                  ({ py, px }) => point(py, px),
                  'forgatas-helyett-tukroz',
                  'Felcserélted a koordinátákat: ez tükrözés az $y=x$ egyenesre.',
                  'csak felcseréli a koordinátákat, előjelet nem vált',
                ),
              ]
            : []),
        ],
        other: isDrawn
          ? 'Kövesd az ábrán a lépéseket vízszintesen, aztán függőlegesen!'
          : 'Rajzold le négyzetrácson, és számold a lépéseket!',
        hints: [
          kind === 'point'
            ? 'Hol lesz a középpont a pont és a képe között?'
            : kind === 'vector'
              ? 'Mennyit lépsz vízszintesen és mennyit függőlegesen?'
              : 'Rajzold be az origóból a ponthoz vezető szakaszt!',
          kind === 'point'
            ? 'A középpont felezi a pontot és a képét összekötő szakaszt.'
            : kind === 'vector'
              ? 'A vektor koordinátáit hozzáadjuk a pont koordinátáihoz.'
              : '90°-os forgatásnál a koordináták helyet cserélnek, és az egyik előjelet vált.',
          kind === 'point'
            ? `Vízszintesen ${t(Math.abs(px - cx))} egység a pont és a középpont távolsága.`
            : kind === 'vector'
              ? `Az első koordináta: $${texNumber(px)}${vx < 0 ? '-' : '+'}${Math.abs(vx)}$`
              : `Az új első koordináta: $${texNumber(qx)}$.`,
        ],
        solution: `${work}: $A'${point(qx, qy).tex}$.`,
      },
      key => {
        const [x = Number.NaN, y = Number.NaN] = readList(key);
        if (kind === 'point') return (x + px) / 2 === cx && (y + py) / 2 === cy;
        if (kind === 'vector') return x - px === vx && y - py === vy;
        return x * x + y * y === px * px + py * py && x * px + y * py === 0 && Math.sign(px * y - py * x) === (ccw ? 1 : -1);
      },
    );
  },
);
