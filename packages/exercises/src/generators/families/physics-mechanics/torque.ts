import { tidy } from '@eszkerek/numbers/arithmetic';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { productFormula } from '../shared/formula-solve.ts';

export const torque = productFormula({
  id: 'gen-torque',
  title: 'Forgatónyomaték',
  lessons: ['fizika-7-forgatonyomatek'],
  needs: ['decimal'],
  x: { name: 'erő', unit: 'N' },
  y: { name: 'erőkar', unit: 'm' },
  z: { name: 'forgatónyomaték', unit: 'N·m' },

  scenes: [
    {
      draw: r => [r.int(2, 40) * 5, tidy(r.int(5, 60) / 100)],
      z: (f, k) => `Egy csavarkulcs végét ${f} erővel nyomjuk, az erőkar ${k}. Mekkora a forgatónyomaték?`,
      x: (m, k) => `Egy csavar meghúzásához ${m} forgatónyomaték kell, az erőkar ${k}. Mekkora erő szükséges?`,
      y: (m, f) => `Egy csavarra ${f} erővel hatva ${m} forgatónyomatékot fejtünk ki. Mekkora az erőkar?`,
      picture: (asked, { x, y, z }) => ({
        figure: {
          kind: 'lever',
          // The bar goes on beyond the force: its label needs room on the right.
          length: 11,
          pivot: 0,
          marks: false,
          loads: [{ at: 10, as: 'down', label: asked === 'x' ? 'F' : `F = ${withUnit(x, 'N')}` }],
          arms: [{ from: 0, to: 10, label: asked === 'y' ? 'b' : `b = ${withUnit(y, 'm')}` }],
        },
        question: {
          z: 'Mekkora az ábrán látható erő forgatónyomatéka az alátámasztási pontra?',
          x: `Az ábrán látható erő forgatónyomatéka ${withUnit(z, 'N·m')}. Mekkora az $F$ erő?`,
          y: `Az ábrán látható erő forgatónyomatéka ${withUnit(z, 'N·m')}. Mekkora a $b$ erőkar?`,
        }[asked],
      }),
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad az erőkart. Váltsd át méterre!',
      },
    },
    {
      draw: r => [r.int(2, 30) * 4, tidy(r.int(6, 12) / 10)],
      z: (f, k) => `Egy ajtót a zsanértól ${k} távolságra, merőlegesen ${f} erővel tolunk. Mekkora a forgatónyomaték?`,
      x: (m, k) => `Egy ajtó mozgatásához ${m} forgatónyomaték kell. Mekkora erővel toljuk a zsanértól ${k} távolságra, merőlegesen?`,
      y: (m, f) => `Egy ajtót ${f} erővel merőlegesen tolunk, a forgatónyomaték ${m}. Milyen messze van az erő a zsanértól?`,
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a távolságot. Váltsd át méterre!',
      },
    },
  ],
});
