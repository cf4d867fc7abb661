import { type FigureForm, FormFault } from '../form.ts';

const REGIONS = ['a', 'ab', 'b'] as const;
const MOST = 6;
const elementsOf = (typed: string): string[] =>
  typed
    .split(';')
    .map(element => element.trim())
    .filter(element => element !== '');

export const venn: FigureForm = {
  id: 'halmaz',
  label: 'Halmazábra',
  fields: [
    { name: 'left', label: 'Bal halmaz neve' },
    { name: 'right', label: 'Jobb halmaz neve' },
    { name: 'a', label: 'Csak a bal oldaliban', help: 'Az elemek közé pontosvesszőt tegyél.' },
    { name: 'ab', label: 'Mindkettőben' },
    { name: 'b', label: 'Csak a jobb oldaliban' },
  ],
  start: { fields: { left: 'A', right: 'B', a: '1; 3', ab: '2', b: '4; 6' }, rows: [] },
  specOf: fields => {
    const [left, right] = [fields.label('left'), fields.label('right')];
    if (!left || !right) throw new FormFault('Mindkét halmaznak legyen neve.');
    const lists = REGIONS.map(region => [region, elementsOf(fields.text(region))] as const);
    const content = Object.fromEntries(lists.filter(([, list]) => list.length > 0));
    if (Object.values(content).some(list => list.length > MOST)) throw new FormFault(`Egy részben legfeljebb ${MOST} elem fér el.`);
    return { kind: 'venn', sets: [left, right], content };
  },
  valuesOf: spec => {
    if (spec.kind !== 'venn') return undefined;
    const listOf = (region: (typeof REGIONS)[number]): string => (spec.content[region] ?? []).join('; ');
    return {
      fields: { left: spec.sets[0] ?? '', right: spec.sets[1] ?? '', a: listOf('a'), ab: listOf('ab'), b: listOf('b') },
      rows: [],
    };
  },
};
