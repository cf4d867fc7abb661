import { type FigureForm, FormFault, typedNumber } from '../form.ts';

const JOINED = { no: 'nem', chain: 'sorban', polygon: 'sokszöggé' } as const;
const LONGEST = 24;

export const coordinate: FigureForm = {
  id: 'koordinata',
  label: 'Koordináta-rendszer',
  fields: [
    { name: 'xMin', label: 'x kezdete' },
    { name: 'xMax', label: 'x vége' },
    { name: 'yMin', label: 'y kezdete' },
    { name: 'yMax', label: 'y vége' },
    { name: 'joined', label: 'Pontok összekötve', choices: Object.entries(JOINED).map(([value, label]) => ({ value, label })) },
  ],
  rows: {
    legend: 'Pontok',
    add: 'Még egy pont',
    most: 8,
    columns: [
      { name: 'name', label: 'Neve' },
      { name: 'x', label: 'x' },
      { name: 'y', label: 'y' },
    ],
  },
  start: {
    fields: { xMin: '-5', xMax: '5', yMin: '-4', yMax: '4', joined: 'no' },
    rows: [
      { name: 'A', x: '3', y: '2' },
      { name: 'B', x: '-2', y: '1' },
    ],
  },
  specOf: (fields, rows) => {
    const x = { min: fields.number('xMin'), max: fields.number('xMax') };
    const y = { min: fields.number('yMin'), max: fields.number('yMax') };
    if (x.min >= x.max || y.min >= y.max) throw new FormFault('Mindkét tengelyen a kezdete legyen kisebb, mint a vége.');
    if (x.max - x.min > LONGEST || y.max - y.min > LONGEST) throw new FormFault(`Egy tengelyen legfeljebb ${LONGEST} egység fér el.`);
    const points = rows.map(row => {
      const at: [number, number] = [row.number('x'), row.number('y')];
      if (at[0] < x.min || at[0] > x.max || at[1] < y.min || at[1] > y.max) throw new FormFault('Egy pont a rácson kívülre esik.');
      const name = row.label('name');
      return { at, ...(name ? { name } : {}) };
    });
    const joined = fields.text('joined');
    const corners = points.map(({ at }) => at);
    if (joined !== 'no' && corners.length < (joined === 'polygon' ? 3 : 2)) throw new FormFault('Az összekötéshez több pont kell.');
    const closed = joined === 'polygon' ? { closed: true, fill: 2 as const } : {};
    return { kind: 'coordinate', x, y, points, ...(joined === 'no' ? {} : { chains: [{ points: corners, ...closed }] }) };
  },
  valuesOf: spec =>
    spec.kind === 'coordinate'
      ? {
          fields: {
            xMin: typedNumber(spec.x.min),
            xMax: typedNumber(spec.x.max),
            yMin: typedNumber(spec.y.min),
            yMax: typedNumber(spec.y.max),
            joined: !spec.chains[0] ? 'no' : spec.chains[0].closed ? 'polygon' : 'chain',
          },
          rows: spec.points.map(({ at: [x, y], name }) => ({ name: name ?? '', x: typedNumber(x), y: typedNumber(y) })),
        }
      : undefined,
};
