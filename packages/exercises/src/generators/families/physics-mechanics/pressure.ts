import { tidy } from '@eszkerek/numbers/arithmetic';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { productFormula } from '../shared/formula-solve.ts';

export const pressure = productFormula({
  id: 'gen-pressure',
  title: 'Nyomás',
  lessons: ['fizika-7-nyomas'],
  needs: ['decimal'],
  x: { name: 'nyomás', unit: 'Pa' },
  y: { name: 'felület', unit: 'm²' },
  z: { name: 'nyomóerő', unit: 'N' },
  beliefs: {
    multiplied: { x: 'nagyobb-felulet-nagyobb-nyomas' },
    same: { misconception: 'nyomas-nyomoero-azonos', explanation: 'A nyomás és a nyomóerő nem ugyanaz: a felület is számít.' },
  },
  scenes: [
    {
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
      draw: r => [r.int(8, 24) * 250, tidy(r.int(10, 25) / 100)],
      x: (f, a, w) => `${w.name} síléccel ${f} erővel nyomja a havat, a lécek felülete ${a}. Mekkora a nyomás a lécek alatt?`,
      z: (p, a, w) => `${w.name} sílécei alatt a nyomás ${p}, a lécek felülete ${a}. Mekkora erővel nyomja a havat?`,
      y: (f, p) => `A hó ${p} nyomást bír el. Mekkora felületű talp kell ${f} nyomóerőhöz?`,
      convert: {
        of: 'y',
        unit: 'cm²',
        factor: 10_000,
        misconception: 'feluletvaltas',
        explanation: 'A felületet nem váltottad át. 1 m² = 10 000 cm².',
      },
    },
    {
      draw: r => [r.int(6, 20) * 250, tidy(r.int(6, 60) / 100)],
      x: (f, a) => `Egy akvárium alja ${a} felületű, a víz ${f} erővel nyomja. Mekkora a nyomás az alján?`,
      z: (p, a) => `Egy akvárium alján a nyomás ${p}, az aljának felülete ${a}. Mekkora erővel nyomja a víz?`,
      y: (f, p) => `Egy akvárium alját ${f} erővel nyomja a víz, a nyomás ${p}. Mekkora az aljának felülete?`,
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
