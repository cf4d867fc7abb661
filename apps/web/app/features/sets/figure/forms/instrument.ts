import { type FigureForm, FormFault, typedNumber } from '../form.ts';

const SHAPES = { thermometer: 'hőmérő', cylinder: 'mérőhenger', meter: 'mutatós műszer', spring: 'rugós erőmérő' } as const;
type Shape = keyof typeof SHAPES;
const isShape = (text: string): text is Shape => text in SHAPES;

export const instrument: FigureForm = {
  id: 'muszer',
  label: 'Hőmérő, mérőműszer',
  fields: [
    { name: 'form', label: 'Fajtája', choices: Object.entries(SHAPES).map(([value, label]) => ({ value, label })) },
    { name: 'unit', label: 'Mértékegység', optional: 'ha van' },
    { name: 'min', label: 'Skála kezdete' },
    { name: 'max', label: 'Skála vége' },
    { name: 'step', label: 'Felírt számok köze' },
    { name: 'parts', label: 'Kis részek két szám között' },
  ],
  rows: {
    legend: 'Mit mutat?',
    add: 'Még egy műszer',
    most: 3,
    columns: [
      { name: 'value', label: 'Értéke' },
      { name: 'label', label: 'Neve', optional: 'ha kell' },
    ],
  },
  start: {
    fields: { form: 'thermometer', unit: '°C', min: '-20', max: '40', step: '10', parts: '5' },
    rows: [{ value: '14', label: '' }],
  },
  specOf: (fields, rows) => {
    const shape = fields.text('form');
    const form = isShape(shape) ? shape : 'thermometer';
    const [min, max, step, parts] = [fields.number('min'), fields.number('max'), fields.number('step'), fields.number('parts')];
    if (min >= max) throw new FormFault('A skála kezdete legyen kisebb, mint a vége.');
    if (step <= 0 || (max - min) / step > 12) throw new FormFault('A felírt számok köze legyen nagyobb.');
    const unit = fields.label('unit');
    const instruments = rows.map(row => {
      const [value, label] = [row.number('value'), row.label('label')];
      if (value < min || value > max) throw new FormFault('Egy érték a skálán kívülre esik.');
      return { form, min, max, step, parts, value, ...(unit ? { unit } : {}), ...(label ? { label } : {}) };
    });
    if (instruments.length === 0) throw new FormFault('Legalább egy érték kell.');
    return { kind: 'instrument', instruments };
  },
  valuesOf: spec => {
    const [first] = spec.kind === 'instrument' ? spec.instruments : [];
    if (spec.kind !== 'instrument' || !first) return undefined;
    return {
      fields: {
        form: first.form,
        unit: first.unit ?? '',
        min: typedNumber(first.min),
        max: typedNumber(first.max),
        step: typedNumber(first.step),
        parts: typedNumber(first.parts),
      },
      rows: spec.instruments.map(({ value, label }) => ({ value: typedNumber(value), label: label ?? '' })),
    };
  },
};
