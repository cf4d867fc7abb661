import { tidy } from '@eszkerek/numbers/arithmetic';
import { withUnit } from '@eszkerek/numbers/hungarian';
import { productFormula, type Scene } from '../shared/formula-solve.ts';

/** A resistor with an ammeter in the loop and a voltmeter across it; the asked value is a question mark. */
const picture: Scene['picture'] = (asked, { x, y, z }) => ({
  figure: {
    kind: 'circuit',
    loop: [
      { part: 'ammeter', label: asked === 'y' ? '?' : withUnit(y, 'A') },
      {
        part: 'resistor',
        label: asked === 'x' ? '?' : withUnit(x, 'Ω'),
        across: { label: asked === 'z' ? '?' : withUnit(z, 'V') },
      },
    ],
  },
  question: {
    x: 'Az ábrán a két műszer mellé írtuk, mennyit mutat. Mekkora az ellenállás?',
    y: 'Az ábra adatai alapján mekkora áramot mutat az áramerősség-mérő?',
    z: 'Az ábra adatai alapján mekkora feszültséget mutat a feszültségmérő?',
  }[asked],
});

export const ohm = productFormula({
  id: 'gen-ohm',
  title: 'Ohm törvénye',
  lessons: ['fizika-8-ohm-torvenye'],
  needs: ['decimal'],
  x: { name: 'ellenállás', unit: 'Ω' },
  y: { name: 'áramerősség', unit: 'A' },
  z: { name: 'feszültség', unit: 'V' },
  beliefs: { multiplied: { y: 'nagyobb-ellenallas-nagyobb-aram' } },
  scenes: [
    {
      draw: r => [r.int(2, 60) * 2, tidy(r.int(1, 40) / 20)],
      z: (R, i) => `Egy ${R} ellenállású fogyasztón ${i} erősségű áram folyik át. Mekkora a feszültség a sarkain?`,
      x: (u, i) => `Egy fogyasztó sarkain ${u} a feszültség, rajta ${i} erősségű áram folyik át. Mekkora az ellenállása?`,
      y: (u, R) => `Egy ${R} ellenállású fogyasztóra ${u} feszültséget kapcsolunk. Mekkora áram folyik rajta?`,
      picture,
      convert: {
        of: 'y',
        unit: 'mA',
        factor: 1000,
        misconception: 'milliampert-nem-valtja',
        explanation: 'Milliamperben hagytad az áramerősséget. 1 A = 1000 mA.',
      },
    },
    {
      draw: r => [r.int(3, 40) * 100, tidy(r.int(2, 40) / 1000)],
      z: (R, i) => `Egy ${R} ellenállású érzékelőn ${i} erősségű áram folyik át. Mekkora a feszültsége?`,
      x: (u, i) => `Egy érzékelőre ${u} feszültség jut, és ${i} erősségű áram folyik rajta. Mekkora az ellenállása?`,
      y: (u, R) => `Egy ${R} ellenállású érzékelőre ${u} feszültség jut. Mekkora áram folyik rajta?`,
      convert: {
        of: 'x',
        unit: 'kΩ',
        factor: 0.001,
        misconception: 'kiloohmot-nem-valtja',
        explanation: 'Kiloohmban hagytad az ellenállást. 1 kΩ = 1000 Ω.',
      },
    },
  ],
});
