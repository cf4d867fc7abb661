import { describe, expect, it } from 'vitest';
import { initialValues, missingFields, templateValues, visibleFields } from './field-values.ts';
import type { Field } from './parts.ts';

const fields: Field[] = [
  { id: 'tema', label: 'Téma', kind: 'text', required: true },
  {
    id: 'forma',
    label: 'Forma',
    kind: 'select',
    default: 'rovid',
    options: [
      { value: 'rovid', label: 'Rövid', promptText: 'röviden, három mondatban' },
      { value: 'pelda', label: 'Példával' },
    ],
  },
  { id: 'pelda', label: 'Milyen példa?', kind: 'text', required: true, showIf: { field: 'forma', equals: 'pelda' } },
  { id: 'kulcs', label: 'Kulcs is kell', kind: 'checkbox' },
];

describe('field values', () => {
  it('starts with the defaults', () => {
    expect(initialValues(fields)).toEqual({ tema: '', forma: 'rovid', pelda: '', kulcs: false });
    expect(initialValues([{ id: 'db', label: 'Darab', kind: 'number', default: 5 }])).toEqual({ db: '5' });
  });

  it('finds required fields that are empty or blank, hidden ones excepted', () => {
    const empty = initialValues(fields);
    expect(missingFields(fields, { ...empty, tema: '  ' }).map(field => field.id)).toEqual(['tema']);
    expect(missingFields(fields, { ...empty, tema: 'tört', forma: 'pelda' }).map(field => field.id)).toEqual(['pelda']);
    expect(missingFields(fields, { ...empty, tema: 'tört' })).toEqual([]);
  });

  it('shows a dependent field only while its condition holds', () => {
    expect(visibleFields(fields, { forma: 'rovid' }).map(field => field.id)).toEqual(['tema', 'forma', 'kulcs']);
    expect(visibleFields(fields, { forma: 'pelda' }).map(field => field.id)).toContain('pelda');
  });

  it('gives templates the words of an option and drops what is hidden', () => {
    const values = { ...initialValues(fields), tema: ' tört ', pelda: 'régi szöveg', kulcs: true };
    expect(templateValues(fields, values)).toEqual({ tema: 'tört', forma: 'röviden, három mondatban', kulcs: true });
    expect(templateValues(fields, { ...values, forma: 'pelda' })).toMatchObject({ forma: 'Példával', pelda: 'régi szöveg' });
  });
});
