import { tidy } from '@eszkerek/numbers/arithmetic';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { productFormula, type Scene } from '../shared/formula-solve.ts';
import { scaleFor } from '../shared/scale-figures.ts';

/** The spring scale shows the weight. */
const picture =
  (thing: string, where: (g: string) => string): Scene['picture'] =>
  (asked, { y, z }) => {
    const scale = asked === 'x' ? scaleFor(z) : undefined;
    return (
      scale && {
        figure: { kind: 'instrument', instruments: [{ form: 'spring', ...scale, value: z, unit: 'N' }] },
        question: `Az erőmérő ${thing} súlyát mutatja${where(withUnit(y, 'N/kg'))}`,
      }
    );
  };
/** The g of other places, in N/kg. */
const MOON = 1.6;
const MARS = 3.7;
const onEarth = (g: string): string => `. Mekkora a tömege? Számolj g = ${g}-mal!`;

export const weight = productFormula({
  id: 'gen-weight',
  title: 'Súly és tömeg',
  lessons: ['fizika-6-suly'],
  needs: ['decimal'],
  x: { name: 'tömeg', unit: 'kg' },
  y: { name: 'g', unit: 'N/kg' },
  z: { name: 'súly', unit: 'N' },
  beliefs: {
    usual: {
      y: 10,
      misconception: 'foldi-g-mashol',
      explanation: g => `A földi g-vel számoltál. Itt g = ${g}.`,
      mistake: g => `${g === MOON ? 'a Holdon' : 'a Marson'} is a földi g-vel (10 N/kg) számol`,
    },
    same: { misconception: 'tomeg-suly-azonos', explanation: 'A tömeg és a súly nem ugyanaz: a súly a tömeg és a g szorzata.' },
  },
  scenes: [
    {
      draw: (r, l) => [l === 3 ? tidy(r.int(20, 90) / 10) : r.int(2, 60), 10],
      z: (m, g) => `Egy láda tömege ${m}. Mekkora a súlya? Számolj g = ${g}-mal!`,
      x: (f, g) => `Egy láda súlya ${f}. Mekkora a tömege? Számolj g = ${g}-mal!`,
      picture: picture('egy láda', onEarth),
      convert: {
        of: 'x',
        unit: 'g',
        factor: 1000,
        misconception: 'grammot-nem-valtja',
        explanation: 'Grammban hagytad a tömeget. Váltsd át kilogrammra!',
      },
    },
    {
      draw: (r, l) => [l === 3 ? tidy(r.int(30, 120) / 20) : r.int(2, 14), 10],
      z: (m, g, w) => `${w.name} hátizsákjának tömege ${m}. Mekkora a súlya? Számolj g = ${g}-mal!`,
      x: (f, g, w) => `${w.name} hátizsákjának súlya ${f}. Mekkora a tömege? Számolj g = ${g}-mal!`,
      picture: picture('egy hátizsák', onEarth),
      convert: {
        of: 'x',
        unit: 'dkg',
        factor: 100,
        misconception: 'dekagrammot-nem-valtja',
        explanation: 'Dekagrammban hagytad a tömeget. Váltsd át kilogrammra!',
      },
    },
    {
      draw: (r, l) => [l === 3 ? tidy(r.int(2, 90) / 10) : r.int(5, 120), MOON],
      z: (m, g) => `Egy műszer tömege ${m}. Mekkora a súlya a Holdon, ahol g = ${g}?`,
      x: (f, g) => `Egy műszer súlya a Holdon ${f}. Mekkora a tömege, ha ott g = ${g}?`,
      picture: picture('egy műszer', g => ` a Holdon. Mekkora a tömege, ha ott g = ${g}?`),
      convert: {
        of: 'x',
        unit: 'g',
        factor: 1000,
        misconception: 'grammot-nem-valtja',
        explanation: 'Grammban hagytad a tömeget. Váltsd át kilogrammra!',
      },
    },
    {
      draw: r => [r.int(5, 90), MARS],
      z: (m, g) => `Egy marsjáró alkatrészének tömege ${m}. Mekkora a súlya a Marson, ahol g = ${g}?`,
      x: (f, g) => `Egy marsjáró alkatrészének súlya a Marson ${f}. Mekkora a tömege, ha ott g = ${g}?`,
    },
  ],
});
