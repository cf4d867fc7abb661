import { type FigureForm, FormFault, typedNumber } from '../form.ts';

const NUMBERS = { all: 'minden osztásnál', ends: 'csak a két végén', none: 'sehol' } as const;

export const numberLine: FigureForm = {
  id: 'szamegyenes',
  label: 'Számegyenes',
  fields: [
    { name: 'from', label: 'Kezdete' },
    { name: 'to', label: 'Vége' },
    { name: 'step', label: 'Egy osztás' },
    { name: 'parts', label: 'Kis részek egy osztásban' },
    { name: 'numbers', label: 'Számok', choices: Object.entries(NUMBERS).map(([value, label]) => ({ value, label })) },
  ],
  rows: {
    legend: 'Pontok',
    add: 'Még egy pont',
    most: 8,
    columns: [
      { name: 'label', label: 'Neve' },
      { name: 'at', label: 'Helye' },
    ],
  },
  start: { fields: { from: '-5', to: '5', step: '1', parts: '1', numbers: 'all' }, rows: [{ label: 'A', at: '-3' }] },
  specOf: (fields, rows) => {
    const [from, to, step, parts] = [fields.number('from'), fields.number('to'), fields.number('step'), fields.number('parts')];
    if (from >= to) throw new FormFault('A kezdete legyen kisebb, mint a vége.');
    if (step <= 0 || (to - from) / step > 40) throw new FormFault('Az osztás legyen nagyobb: legfeljebb 40 fér el.');
    const shown = fields.text('numbers');
    const points = rows.map(row => {
      const at = row.number('at');
      if (at < from || at > to) throw new FormFault('Egy pont a számegyenesen kívülre esik.');
      const label = row.label('label');
      return { at, ...(label ? { label } : {}) };
    });
    return {
      kind: 'number-line',
      from,
      to,
      step,
      ...(parts === 1 ? {} : { parts }),
      ...(shown === 'all' ? {} : { numbers: shown === 'ends' ? [from, to] : [] }),
      points,
    };
  },
  valuesOf: spec =>
    spec.kind === 'number-line'
      ? {
          fields: {
            from: typedNumber(spec.from),
            to: typedNumber(spec.to),
            step: typedNumber(spec.step),
            parts: typedNumber(spec.parts),
            numbers: !spec.numbers ? 'all' : spec.numbers.length === 0 ? 'none' : 'ends',
          },
          rows: spec.points.map(({ at, label }) => ({ label: label ?? '', at: typedNumber(at) })),
        }
      : undefined,
};
