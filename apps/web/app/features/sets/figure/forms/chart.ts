import { tidy } from '@eszkerek/numbers/arithmetic';
import { type FigureForm, FormFault, typedNumber } from '../form.ts';

const SHAPES = { bar: 'oszlopdiagram', line: 'vonaldiagram', pie: 'kördiagram' } as const;
type Shape = keyof typeof SHAPES;
const isShape = (text: string): text is Shape => text in SHAPES;
const MOST_STEPS = 12;

export const chart: FigureForm = {
  id: 'diagram',
  label: 'Diagram',
  fields: [
    { name: 'form', label: 'Fajtája', choices: Object.entries(SHAPES).map(([value, label]) => ({ value, label })) },
    {
      name: 'values',
      label: 'Az értékek',
      choices: [
        { value: 'no', label: 'nincsenek felírva' },
        { value: 'yes', label: 'fel vannak írva' },
      ],
    },
    { name: 'step', label: 'A skála lépése', optional: 'ha nem jó magától' },
    { name: 'unit', label: 'Mit mér a skála?', optional: 'például: fő, °C' },
  ],
  rows: {
    legend: 'Adatok',
    add: 'Még egy adat',
    most: 8,
    columns: [
      { name: 'name', label: 'Neve' },
      { name: 'value', label: 'Értéke' },
    ],
  },
  start: {
    fields: { form: 'bar', values: 'no', step: '2', unit: 'könyv' },
    rows: [
      { name: 'hétfő', value: '12' },
      { name: 'kedd', value: '7' },
      { name: 'szerda', value: '15' },
    ],
  },
  specOf: (fields, rows) => {
    const shape = fields.text('form');
    const form = isShape(shape) ? shape : 'bar';
    const items = rows.map(row => ({ name: row.text('name'), value: row.number('value') }));
    if (items.length < 2) throw new FormFault('Legalább két adat kell.');
    if (items.some(({ name }) => name === '')) throw new FormFault('Minden adatnak legyen neve.');
    if (items.some(({ value }) => value < 0)) throw new FormFault('Negatív érték itt nem rajzolható.');
    const label = fields.label('unit');
    const step = fields.label('step') === undefined ? undefined : fields.number('step');
    if (form !== 'pie' && label && step === undefined) throw new FormFault('Add meg a skála lépését is.');
    const highest = Math.max(...items.map(({ value }) => value));
    if (step !== undefined && (step <= 0 || highest / step > MOST_STEPS)) throw new FormFault('A skála lépése legyen nagyobb.');
    const scale = form === 'pie' || step === undefined ? undefined : { max: tidy(Math.max(1, Math.ceil(highest / step)) * step), step };
    return {
      kind: 'chart',
      form,
      items,
      ...(scale ? { scale: { ...scale, ...(label ? { label } : {}) } } : {}),
      ...(fields.text('values') === 'yes' ? { values: true } : {}),
    };
  },
  valuesOf: spec =>
    spec.kind === 'chart'
      ? {
          fields: {
            form: spec.form,
            values: spec.values ? 'yes' : 'no',
            step: typedNumber(spec.scale?.step),
            unit: spec.scale?.label ?? '',
          },
          rows: spec.items.map(({ name, value }) => ({ name, value: typedNumber(value) })),
        }
      : undefined,
};
