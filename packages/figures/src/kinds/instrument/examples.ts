import type { InstrumentInput } from './schema.ts';

export const examples: Record<string, InstrumentInput> = {
  hőmérők: {
    kind: 'instrument',
    instruments: [
      { form: 'thermometer', min: -20, max: 40, step: 10, parts: 5, value: 14, unit: '°C', label: 'A', id: 'a' },
      { form: 'thermometer', min: -20, max: 40, step: 10, parts: 5, value: -6, unit: '°C', label: 'B', id: 'b' },
    ],
  },
  mérőhengerek: {
    kind: 'instrument',
    instruments: [
      { form: 'cylinder', max: 100, step: 20, parts: 4, value: 45, unit: 'ml', label: 'előtte' },
      { form: 'cylinder', max: 100, step: 20, parts: 4, value: 70, unit: 'ml', label: 'utána' },
    ],
  },
  vonalzó: { kind: 'instrument', instruments: [{ form: 'ruler', max: 10, step: 1, parts: 10, from: 2, value: 7.4, unit: 'cm' }] },
  feszültségmérő: { kind: 'instrument', instruments: [{ form: 'meter', max: 6, step: 1, parts: 5, value: 4.4, unit: 'V' }] },
  'két mutatós műszer': {
    kind: 'instrument',
    instruments: [
      { form: 'meter', max: 10, step: 5, parts: 5, value: 7, unit: 'V' },
      { form: 'meter', max: 2, step: 1, parts: 4, value: 1.25, unit: 'A' },
    ],
  },
  szögmérő: { kind: 'instrument', instruments: [{ form: 'protractor', max: 180, step: 30, parts: 6, from: 20, value: 105 }] },
  'rugós erőmérő': { kind: 'instrument', instruments: [{ form: 'spring', max: 5, step: 1, parts: 2, value: 3.5, unit: 'N' }] },
};
