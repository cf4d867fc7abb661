import { type FigureForm, FormFault, typedNumber } from '../form.ts';

const SHAPES = { bar: 'csík', circle: 'kör', grid: 'téglalap', set: 'korongok' } as const;
type Shape = keyof typeof SHAPES;
const isShape = (text: string): text is Shape => text in SHAPES;
const MOST_PARTS = 24;

export const fraction: FigureForm = {
  id: 'tort',
  label: 'Tört képe',
  fields: [{ name: 'form', label: 'Alakja', choices: Object.entries(SHAPES).map(([value, label]) => ({ value, label })) }],
  rows: {
    legend: 'Egészek',
    add: 'Még egy egész',
    most: 4,
    columns: [
      { name: 'shaded', label: 'Színes rész' },
      { name: 'parts', label: 'Hány részből' },
      { name: 'label', label: 'Neve', optional: 'ha kell' },
    ],
  },
  start: { fields: { form: 'circle' }, rows: [{ shaded: '5', parts: '6', label: '' }] },
  specOf: (fields, rows) => {
    const shape = fields.text('form');
    const wholes = rows.map(row => {
      const [shaded, parts, label] = [row.number('shaded'), row.number('parts'), row.label('label')];
      if (!Number.isInteger(parts) || parts < 1 || parts > MOST_PARTS)
        throw new FormFault(`A részek száma 1 és ${MOST_PARTS} között legyen.`);
      if (!Number.isInteger(shaded) || shaded < 0 || shaded > parts)
        throw new FormFault('Nem lehet több színes rész, mint ahány rész van.');
      return { parts, shaded, ...(label ? { label } : {}) };
    });
    if (wholes.length === 0) throw new FormFault('Legalább egy egész kell.');
    return { kind: 'fraction', form: isShape(shape) ? shape : 'circle', wholes };
  },
  valuesOf: spec => {
    if (spec.kind !== 'fraction' || spec.wholes.some(({ shaded }) => Array.isArray(shaded))) return undefined;
    return {
      fields: { form: spec.form },
      rows: spec.wholes.map(({ parts, shaded, label }) => ({
        shaded: typedNumber(Number(shaded)),
        parts: typedNumber(parts),
        label: label ?? '',
      })),
    };
  },
};
