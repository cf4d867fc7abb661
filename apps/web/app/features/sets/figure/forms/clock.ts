import { type FigureForm, FormFault, typedNumber } from '../form.ts';

export const clock: FigureForm = {
  id: 'ora',
  label: 'Óra',
  fields: [],
  rows: {
    legend: 'Órák',
    add: 'Még egy óra',
    most: 3,
    columns: [
      { name: 'hour', label: 'Óra' },
      { name: 'minute', label: 'Perc' },
      { name: 'label', label: 'Neve', optional: 'ha kell' },
    ],
  },
  start: { fields: {}, rows: [{ hour: '7', minute: '45', label: '' }] },
  specOf: (_, rows) => {
    const clocks = rows.map(row => {
      const [hour, minute, label] = [row.number('hour'), row.number('minute'), row.label('label')];
      if (!Number.isInteger(hour) || hour < 0 || hour > 24) throw new FormFault('Az óra 0 és 24 között legyen.');
      if (!Number.isInteger(minute) || minute < 0 || minute > 59) throw new FormFault('A perc 0 és 59 között legyen.');
      return { hour, minute, ...(label ? { label } : {}) };
    });
    if (clocks.length === 0) throw new FormFault('Legalább egy óra kell.');
    return { kind: 'clock', clocks };
  },
  valuesOf: spec =>
    spec.kind === 'clock'
      ? {
          fields: {},
          rows: spec.clocks.map(({ hour, minute, label }) => ({
            hour: typedNumber(hour),
            minute: typedNumber(minute),
            label: label ?? '',
          })),
        }
      : undefined,
};
