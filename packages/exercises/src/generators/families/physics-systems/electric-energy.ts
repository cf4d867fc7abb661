import { tidy } from '@eszkerek/numbers/arithmetic';
import { productFormula } from '../shared/formula-solve.ts';

export const electricEnergy = productFormula({
  id: 'gen-electric-energy',
  title: 'Elektromos energia',
  lessons: ['fizika-8-elektromos-teljesitmeny'],
  needs: ['decimal'],
  x: { name: 'teljesítmény', unit: 'kW' },
  y: { name: 'idő', unit: 'h' },
  z: { name: 'fogyasztás', unit: 'kWh' },
  beliefs: {
    same: { misconception: 'kw-kwh-keveres', explanation: 'A teljesítmény (kW) és a fogyasztás (kWh) nem ugyanaz: az idő is számít.' },
  },
  scenes: [
    {
      draw: r => [tidy(r.int(10, 24) / 10), tidy(r.int(1, 16) / 4)],
      z: (p, h) => `Egy ${p} teljesítményű hősugárzó ${h} alatt mennyi energiát fogyaszt?`,
      x: (e, h) => `Egy hősugárzó ${h} alatt ${e} energiát fogyasztott. Mekkora a teljesítménye?`,
      y: (e, p) => `Egy ${p} teljesítményű hősugárzó ${e} energiát fogyasztott. Mennyi ideig működött?`,
      convert: {
        of: 'x',
        unit: 'W',
        factor: 1000,
        misconception: 'watt-ora-atvaltas-nelkul',
        explanation: 'Wattban hagytad a teljesítményt. 1 kW = 1000 W.',
      },
    },
    {
      draw: r => [tidy(r.int(2, 20) / 100), r.int(2, 30)],
      z: (p, h) => `Egy ${p} teljesítményű hűtőszekrény ${h} működés alatt mennyi energiát fogyaszt?`,
      x: (e, h) => `Egy hűtőszekrény ${h} működés alatt ${e} energiát fogyaszt. Mekkora a teljesítménye?`,
      y: (e, p) => `Egy ${p} teljesítményű hűtőszekrény ${e} energiát fogyasztott. Mennyi ideig működött?`,
      convert: {
        of: 'x',
        unit: 'W',
        factor: 1000,
        misconception: 'watt-ora-atvaltas-nelkul',
        explanation: 'Wattban hagytad a teljesítményt. 1 kW = 1000 W.',
      },
    },
    {
      draw: r => [tidy(r.int(16, 24) / 10), tidy(r.int(1, 6) / 20)],
      z: (p, h) => `Egy ${p} teljesítményű vízforraló ${h} alatt mennyi energiát fogyaszt?`,
      x: (e, h) => `Egy vízforraló ${h} alatt ${e} energiát fogyaszt. Mekkora a teljesítménye?`,
      y: (e, p) => `Egy ${p} teljesítményű vízforraló ${e} energiát fogyasztott. Mennyi ideig működött?`,
      convert: {
        of: 'y',
        unit: 'min',
        factor: 60,
        misconception: 'percet-nem-valtja',
        explanation: 'Percben hagytad az időt. 60 perc = 1 óra.',
      },
    },
  ],
});
