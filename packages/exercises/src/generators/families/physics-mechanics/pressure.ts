import { tidy } from '@eszkerek/numbers/arithmetic';
import { textNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { redrawIf } from '../../engine.ts';
import { wrong } from '../../tasks.ts';
import { about } from '../../value.ts';
import { productFormula, type Scene } from '../shared/formula-solve.ts';

/** An area converted like a length: 1 m² taken for 10 dm² or 100 cm². */
const asLength =
  (unit: string, factor: number): Scene['slips'] =>
  (asked, { x, z }, converted) =>
    converted
      ? [
          wrong(
            { asked, x, z, by: Math.sqrt(factor) },
            ({ asked, x, z, by }) => about(asked === 'x' ? x / by : z * by),
            'feluletvaltas',
            `A területnél 1 m² = ${textNumber(factor)} ${unit}, nem ${textNumber(Math.sqrt(factor))}.`,
            'a területet úgy váltja át, mint a hosszúságot',
          ),
        ]
      : [];

export const pressure = productFormula({
  id: 'gen-pressure',
  title: 'Nyomás',
  lessons: ['fizika-7-nyomas'],
  needs: ['decimal'],
  x: { name: 'nyomás', unit: 'Pa' },
  y: { name: 'felület', unit: 'm²' },
  z: { name: 'nyomóerő', unit: 'N' },
  beliefs: {
    same: { misconception: 'nyomas-nyomoero-azonos', explanation: 'A nyomás és a nyomóerő nem ugyanaz: a felület is számít.' },
  },
  scenes: [
    {
      slips: asLength('dm²', 100),
      draw: r => [r.int(2, 24) * 250, tidy(r.int(2, 20) / 10)],
      x: (f, a) => `Egy láda ${f} erővel nyomja a padlót, az érintkező felület ${a}. Mekkora a nyomás?`,
      z: (p, a) => `Egy láda alatt a nyomás ${p}, az érintkező felület ${a}. Mekkora a nyomóerő?`,
      y: (f, p) => `Egy láda ${f} erővel nyomja a padlót, a nyomás ${p}. Mekkora az érintkező felület?`,
      picture: (asked, { x, y, z }) => ({
        figure: {
          kind: 'forces',
          ground: true,
          forces: [{ angle: 270, size: 3, label: asked === 'z' ? 'F' : `F = ${withUnit(z, 'N')}` }],
        },
        question: {
          x: `Az ábrán egy láda nyomja a padlót. Az érintkező felület ${withUnit(y, 'm²')}. Mekkora a nyomás?`,
          y: `Az ábrán egy láda nyomja a padlót, a nyomás ${withUnit(x, 'Pa')}. Mekkora az érintkező felület?`,
          z: `Az ábrán egy láda $F$ erővel nyomja a padlót. A nyomás ${withUnit(x, 'Pa')}, az érintkező felület ${withUnit(y, 'm²')}. Mekkora az $F$ erő?`,
        }[asked],
      }),
      convert: {
        of: 'y',
        unit: 'dm²',
        factor: 100,
        misconception: 'feluletvaltas',
        explanation: 'A felületet nem váltottad át. 1 m² = 100 dm².',
      },
    },
    {
      slips: asLength('cm²', 10_000),
      // A child on skis: 400 to 700 N.
      draw: r => {
        const [pressure, area] = [r.int(8, 24) * 250, tidy(r.int(10, 25) / 100)];
        redrawIf(pressure * area < 400 || pressure * area > 700);
        return [pressure, area];
      },
      x: (f, a, w) => `${w.name} síléccel ${f} erővel nyomja a havat, a lécek felülete ${a}. Mekkora a nyomás a lécek alatt?`,
      z: (p, a, w) => `${w.name} sílécei alatt a nyomás ${p}, a lécek felülete ${a}. Mekkora erővel nyomja a havat?`,
      y: (f, p) => `A hó ${p} nyomást bír el. Legalább mekkora felületű talp kell ${f} nyomóerőhöz?`,
      convert: {
        of: 'y',
        unit: 'cm²',
        factor: 10_000,
        misconception: 'feluletvaltas',
        explanation: 'A felületet nem váltottad át. 1 m² = 10 000 cm².',
      },
    },
    {
      slips: asLength('cm²', 10_000),
      draw: r => [r.int(6, 20) * 250, tidy(r.int(6, 60) / 100)],
      x: (f, a) => `Egy akvárium alja ${a} területű, a víz ${f} erővel nyomja. Mekkora a nyomás az alján?`,
      z: (p, a) => `Egy akvárium alján a nyomás ${p}, az alja ${a} területű. Mekkora erővel nyomja a víz az akvárium alját?`,
      y: (f, p) => `Egy akvárium alját ${f} erővel nyomja a víz, a nyomás ${p}. Mekkora az akvárium aljának területe?`,
      convert: {
        of: 'y',
        unit: 'cm²',
        factor: 10_000,
        misconception: 'feluletvaltas',
        explanation: 'A felületet nem váltottad át. 1 m² = 10 000 cm².',
      },
    },
  ],
});
