import { tidy } from '@eszkerek/numbers/arithmetic';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { productFormula } from '../shared/formula-solve.ts';
import { scaleFor } from '../shared/scale-figures.ts';

export const spring = productFormula({
  id: 'gen-spring',
  title: 'Rugalmas erő',
  lessons: ['fizika-6-rugalmas-ero-surlodas'],
  needs: ['decimal'],
  x: { name: 'rugóállandó', unit: 'N/m' },
  y: { name: 'megnyúlás', unit: 'm' },
  z: { name: 'rugalmas erő', unit: 'N' },

  scenes: [
    {
      draw: r => [r.int(2, 50) * 10, tidy(r.int(2, 25) / 100)],
      z: (k, l) => `Egy rugó rugóállandója ${k}, megnyúlása ${l}. Mekkora a rugalmas erő?`,
      x: (f, l) => `Egy rugót ${f} erővel nyújtunk, ekkor a megnyúlása ${l}. Mekkora a rugóállandója?`,
      y: (f, k) => `Egy ${k} állandójú rugót ${f} erővel nyújtunk. Mekkora lesz a megnyúlása?`,
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a megnyúlást. Váltsd át méterre!',
      },
    },
    {
      draw: r => [r.int(4, 40) * 5, tidy(r.int(1, 20) / 50)],
      z: (k, l) => `Egy erőmérő rugójának állandója ${k}. Mekkora erőt mutat, ha a rugó megnyúlása ${l}?`,
      x: (f, l) => `Egy erőmérő ${f} erőnél ${l} megnyúlást mutat. Mekkora a rugóállandó?`,
      y: (f, k) => `Egy erőmérő rugójának állandója ${k}. Mekkora a megnyúlás ${f} erőnél?`,
      picture: (asked, { x, y, z }) => {
        const scale = scaleFor(z);
        if (!scale || asked === 'z') return undefined;
        return {
          figure: { kind: 'instrument', instruments: [{ form: 'spring', ...scale, value: z, unit: 'N' }] },
          question:
            asked === 'x'
              ? `Az ábrán látható erőmérő rugójának megnyúlása ${withUnit(y, 'm')}. Mekkora a rugóállandója?`
              : `Az ábrán látható erőmérő rugójának állandója ${withUnit(x, 'N/m')}. Mekkora a megnyúlása?`,
        };
      },
      convert: {
        of: 'y',
        unit: 'cm',
        factor: 100,
        misconception: 'cm-t-nem-valtja',
        explanation: 'Centiméterben hagytad a megnyúlást. Váltsd át méterre!',
      },
    },
  ],
});
