import { type FigureForm, FormFault, typedNumber } from '../form.ts';

const NAMES = ['A', 'B', 'C', 'D'] as const;
const LONGEST = 8;

export const rectangle: FigureForm = {
  id: 'teglalap',
  label: 'Téglalap',
  fields: [
    { name: 'a', label: 'Alapja' },
    { name: 'aLabel', label: 'Az alap felirata', optional: 'ha kell' },
    { name: 'b', label: 'Magassága' },
    { name: 'bLabel', label: 'A magasság felirata', optional: 'ha kell' },
    {
      name: 'diagonal',
      label: 'Átló',
      choices: [
        { value: 'no', label: 'nincs' },
        { value: 'yes', label: 'van' },
      ],
    },
  ],
  start: { fields: { a: '6', aLabel: '6 cm', b: '4', bLabel: '4 cm', diagonal: 'no' }, rows: [] },
  specOf: fields => {
    const [a, b] = [fields.number('a'), fields.number('b')];
    if (a <= 0 || b <= 0) throw new FormFault('Az oldalak hossza legyen pozitív.');
    if (Math.max(a / b, b / a) > LONGEST) throw new FormFault(`Az egyik oldal legfeljebb ${LONGEST}-szor akkora lehet, mint a másik.`);
    const [under, beside] = [fields.label('aLabel'), fields.label('bLabel')];
    return {
      kind: 'geometry',
      points: { A: [0, 0], B: [a, 0], C: [a, b], D: [0, b] },
      polygons: [{ points: [...NAMES], fill: 1 }],
      segments: [
        ...(under ? [{ ends: ['A', 'B'] as [string, string], label: under }] : []),
        ...(beside ? [{ ends: ['B', 'C'] as [string, string], label: beside }] : []),
        ...(fields.text('diagonal') === 'yes' ? [{ ends: ['A', 'C'] as [string, string] }] : []),
      ],
    };
  },
  valuesOf: spec => {
    if (spec.kind !== 'geometry') return undefined;
    const { C } = spec.points;
    if (!Array.isArray(C)) return undefined;
    const { segments } = spec;
    const labelOf = (ends: string): string => segments.find(segment => segment.ends.join('') === ends)?.label ?? '';
    return {
      fields: {
        a: typedNumber(C[0]),
        aLabel: labelOf('AB'),
        b: typedNumber(C[1]),
        bLabel: labelOf('BC'),
        diagonal: segments.some(segment => segment.ends.join('') === 'AC') ? 'yes' : 'no',
      },
      rows: [],
    };
  },
};
