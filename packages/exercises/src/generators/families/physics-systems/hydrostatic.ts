import { tidy } from '@eszkerek/numbers/arithmetic';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { wrong } from '../../tasks.ts';
import { num } from '../../value.ts';
import { productFormula, type Scene } from '../shared/formula-solve.ts';

/** The density alone instead of the density times g. */
const withoutG: NonNullable<Scene['slips']> = (asked, { x, y, z }, converted) => [
  wrong(
    { asked, x, y, z, g: 10 },
    ({ asked, x, y, z, g }) => num(tidy(asked === 'y' ? z / (x / g) : (x / g) * y)),
    'g-kimarad-a-nyomasbol',
    'A g kimaradt: a sűrűséget még szorozd meg g-vel!',
    `${converted ? 'átvált, de ' : ''}kihagyja a g-t, csak a sűrűséggel ${asked === 'y' ? 'oszt' : 'szoroz'}`,
  ),
];

/** The density of water taken for that of alcohol. */
const asWater: NonNullable<Scene['slips']> = (asked, { y, z }, converted) => [
  wrong(
    { asked, y, z, water: 10_000 },
    ({ asked, y, z, water }) => num(tidy(asked === 'y' ? z / water : water * y)),
    'mindent-viznek-vesz',
    'A víz sűrűségével számoltál. Az alkoholé 800 kg/m³.',
    `${converted ? 'átvált, de ' : ''}az alkoholnál is a víz sűrűségével számol`,
  ),
];

/** In metres; deeper water is no pool. */
const DEEPEST_POOL = 5;

export const hydrostatic = productFormula({
  id: 'gen-hydrostatic',
  title: 'Hidrosztatikai nyomás',
  lessons: ['fizika-7-hidrosztatikai-nyomas'],
  needs: ['decimal'],
  x: { name: '(sűrűség · g)', unit: 'N/m³' },
  y: { name: 'mélység', unit: 'm' },
  z: { name: 'nyomás', unit: 'Pa' },

  scenes: [
    {
      lead: '$1000\\cdot10=10\\,000$ N/m³.',
      slips: withoutG,
      // Level 3 gives the depth in centimetres: nobody measures more than a few metres so.
      draw: (r, level) => [10_000, tidy(r.int(2, level === 3 ? 40 : 200) / 10)],
      z: (_k, h) => `Mekkora a víz hidrosztatikai nyomása ${h} mélyen? (A víz sűrűsége 1000 kg/m³, g = 10 N/kg.)`,
      y: p => `Milyen mélyen ${p} a víz hidrosztatikai nyomása? (A víz sűrűsége 1000 kg/m³, g = 10 N/kg.)`,
      picture: (asked, { y, z }) =>
        y > DEEPEST_POOL
          ? undefined
          : {
              figure: { kind: 'vessel', columns: [{ level: 8 }], depth: asked === 'y' ? '?' : withUnit(y, 'm') },
              question:
                asked === 'y'
                  ? `Az ábrán látható medence alján a víz hidrosztatikai nyomása ${withUnit(z, 'Pa')}. Milyen mély a víz? (A víz sűrűsége 1000 kg/m³, g = 10 N/kg.)`
                  : 'Mekkora a víz hidrosztatikai nyomása az ábrán látható medence alján? (A víz sűrűsége 1000 kg/m³, g = 10 N/kg.)',
            },
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a mélységet. Váltsd át méterre!',
      },
    },
    {
      lead: '$800\\cdot10=8000$ N/m³.',
      slips: (...task) => [...withoutG(...task), ...asWater(...task)],
      draw: r => [8000, tidy(r.int(2, 60) / 20)],
      z: (_k, h) =>
        `Egy tartályban ${h} magasan áll az alkohol. Mekkora a hidrosztatikai nyomása a tartály alján? (Az alkohol sűrűsége 800 kg/m³, g = 10 N/kg.)`,
      y: p =>
        `Egy tartály alján az alkohol hidrosztatikai nyomása ${p}. Milyen magasan áll benne az alkohol? (Az alkohol sűrűsége 800 kg/m³, g = 10 N/kg.)`,
      picture: (asked, { y, z }) => ({
        figure: { kind: 'vessel', columns: [{ level: 8 }], depth: asked === 'y' ? '?' : withUnit(y, 'm') },
        question:
          asked === 'y'
            ? `Az ábrán látható tartály alján az alkohol hidrosztatikai nyomása ${withUnit(z, 'Pa')}. Mekkora a kérdőjellel jelölt magasság? (Az alkohol sűrűsége 800 kg/m³, g = 10 N/kg.)`
            : 'Az ábrán látható tartályban alkohol van. Mekkora a hidrosztatikai nyomása a tartály alján? (Az alkohol sűrűsége 800 kg/m³, g = 10 N/kg.)',
      }),
      convert: {
        of: 'z',
        unit: 'kPa',
        factor: 0.001,
        misconception: 'kilopascalt-nem-valtja',
        explanation: 'Kilopascalban hagytad a nyomást. 1 kPa = 1000 Pa.',
      },
    },
  ],
});
