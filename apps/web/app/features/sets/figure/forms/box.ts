import { type FigureForm, FormFault, typedNumber } from '../form.ts';

const EDGES = { a: ['A', 'B'], b: ['B', 'C'], c: ['B', "B'"] } as const;
const SIZES = ['a', 'b', 'c'] as const;
const WORDS = { a: 'Hossza', b: 'Szélessége', c: 'Magassága' } as const;

export const box: FigureForm = {
  id: 'teglatest',
  label: 'Téglatest',
  fields: SIZES.flatMap(size => [
    { name: size, label: WORDS[size] },
    { name: `${size}Label`, label: `${WORDS[size]} felirata`, optional: 'ha kell' },
  ]),
  start: { fields: { a: '6', aLabel: '6 cm', b: '4', bLabel: '4 cm', c: '3', cLabel: '3 cm' }, rows: [] },
  specOf: fields => {
    const [a, b, c] = [fields.number('a'), fields.number('b'), fields.number('c')];
    if (Math.min(a, b, c) <= 0) throw new FormFault('Az élek hossza legyen pozitív.');
    return {
      kind: 'solid',
      body: { shape: 'box', a, b, c },
      segments: SIZES.flatMap(size => {
        const label = fields.label(`${size}Label`);
        return label ? [{ ends: [...EDGES[size]] as [string, string], label }] : [];
      }),
    };
  },
  valuesOf: spec => {
    if (spec.kind !== 'solid' || spec.body.shape !== 'box') return undefined;
    const { body, segments } = spec;
    const labelOf = (size: keyof typeof EDGES): string => segments.find(({ ends }) => ends.join() === EDGES[size].join())?.label ?? '';
    return {
      fields: Object.fromEntries(
        SIZES.flatMap(size => [
          [size, typedNumber(body[size])],
          [`${size}Label`, labelOf(size)],
        ]),
      ),
      rows: [],
    };
  },
};
