import { expect, it } from 'vitest';
import { drawResult } from './draw-result.ts';
import { specOf } from './form.ts';
import { FIGURE_FORMS, formOf } from './forms.ts';

const forms = FIGURE_FORMS.map(form => [form.label, form] as const);

it.each(forms)('%s is drawn as it starts, and its fields come back from what is stored', (_, form) => {
  const result = specOf(form, form.start);
  expect(drawResult(result)).toMatchObject({ svg: expect.stringContaining('<svg'), description: expect.stringMatching(/\S/) });
  expect(formOf(JSON.stringify('spec' in result && result.spec))).toEqual({ form, values: form.start });
});

const ofNumbers = forms.filter(([label]) => label !== 'Táblázat' && label !== 'Halmazábra');
it.each(ofNumbers)('%s says what to mend when no number can be read', (_, form) => {
  const unreadable = (typed: Readonly<Record<string, string>>) => Object.fromEntries(Object.keys(typed).map(name => [name, 'x']));
  const result = specOf(form, { fields: unreadable(form.start.fields), rows: form.start.rows.map(unreadable) });
  expect(result).toEqual({ fault: expect.stringMatching(/^Írj számot ide: .+\.$/) });
});

const drawn = (id: string, fields: Record<string, string>, rows?: readonly Record<string, string>[]) => {
  const form = FIGURE_FORMS.find(candidate => candidate.id === id);
  if (!form) throw new Error(`no form ${id}`);
  return drawResult(specOf(form, { fields: { ...form.start.fields, ...fields }, rows: rows ?? form.start.rows }));
};

it.each([
  ['szamegyenes', { from: '5', to: '-5' }, 'A kezdete legyen kisebb, mint a vége.'],
  ['szamegyenes', { to: '-4' }, 'Egy pont a számegyenesen kívülre esik.'],
  ['haromszog', { a: '1', b: '2', c: '9' }, 'Ilyen háromszög nincs: két oldal együtt legyen hosszabb a harmadiknál.'],
  ['haromszog', { a: '5', b: '5', c: '5' }, 'Ezekkel az oldalakkal C-nél nincs derékszög.'],
  ['tablazat', { rows: 'tanuló; 7' }, 'A fejlécben 4 cella van, az 1. sorban 2.'],
])('%s with %j: %s', (id, fields, fault) => {
  expect(drawn(id, fields)).toEqual({ fault });
});

it('reads numbers with a comma and a long minus sign', () => {
  expect(drawn('szamegyenes', { from: '−2,5', to: '2,5', step: '0,5' }, [{ label: 'A', at: '−1,5' }])).toHaveProperty('svg');
});

it('a fraction of more coloured parts than it has is refused', () => {
  expect(drawn('tort', {}, [{ shaded: '7', parts: '6' }])).toEqual({ fault: 'Nem lehet több színes rész, mint ahány rész van.' });
});

it('leaves a figure that no form can hold to its data', () => {
  expect(formOf(JSON.stringify({ kind: 'wave' }))).toBeUndefined();
  expect(formOf('{kind')).toBeUndefined();
  const jumps = { kind: 'number-line', from: 0, to: 5, step: 1, jumps: [{ from: 0, to: 3 }] };
  expect(formOf(JSON.stringify(jumps))).toBeUndefined();
});
