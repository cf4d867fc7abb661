import { tidy } from '@eszkerek/numbers/arithmetic';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { productFormula } from '../shared/formula-solve.ts';
import { scaleFor } from '../shared/scale-figures.ts';

export const current = productFormula({
  id: 'gen-current',
  title: 'Áramerősség',
  lessons: ['fizika-8-aramerosseg-feszultseg'],
  needs: ['decimal'],
  x: { name: 'áramerősség', unit: 'A' },
  y: { name: 'idő', unit: 's' },
  z: { name: 'töltés', unit: 'C' },

  scenes: [
    {
      draw: r => [tidy(r.int(2, 60) / 20), r.int(2, 60) * 5],
      x: (q, s) => `Egy izzón ${s} alatt ${q} töltés halad át. Mekkora az áramerősség?`,
      z: (i, s) => `Egy izzón ${i} erősségű áram folyik át. Mekkora töltés halad át rajta ${s} alatt?`,
      y: (q, i) => `Egy izzón ${i} erősségű áram folyik át. Mennyi idő alatt halad át rajta ${q} töltés?`,
      picture: (asked, { x, y, z }) => {
        const scale = asked === 'x' ? undefined : scaleFor(x);
        return (
          scale && {
            figure: { kind: 'instrument', instruments: [{ form: 'meter', ...scale, value: x, unit: 'A' }] },
            question:
              asked === 'z'
                ? `Az izzón átfolyó áram erősségét az ábrán látható műszer mutatja. Mekkora töltés halad át az izzón ${withUnit(y, 'másodperc')} alatt?`
                : `Az izzón átfolyó áram erősségét az ábrán látható műszer mutatja. Mennyi idő alatt halad át az izzón ${withUnit(z, 'C')} töltés?`,
          }
        );
      },
      convert: {
        of: 'y',
        unit: 'min',
        factor: 1 / 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. 1 perc = 60 másodperc.',
      },
    },
    {
      draw: r => [tidy(r.int(1, 40) / 50), r.int(3, 90) * 10],
      x: (q, s) => `Egy LED-lámpa vezetékén ${s} alatt ${q} töltés áramlik át. Mekkora az áramerősség?`,
      z: (i, s) => `Egy LED-lámpa vezetékében ${i} az áramerősség. Mekkora töltés áramlik át ${s} alatt?`,
      y: (q, i) => `Egy töltőn ${i} erősségű áram folyik át. Mennyi idő alatt áramlik át ${q} töltés?`,
      convert: {
        of: 'x',
        unit: 'mA',
        factor: 1000,
        misconception: 'milliampert-nem-valtja',
        explanation: 'Milliamperben hagytad az áramerősséget. 1 A = 1000 mA.',
      },
    },
  ],
});
