import { expect, it } from 'vitest';
import { chosenGrade } from '../../lib/chosen-grade.ts';
import { region } from '../../lib/region.ts';
import { adoptSettings } from './adopt-settings.ts';

it('takes grade and country over once, and leaves a later choice on the device alone', () => {
  adoptSettings({ grade: null, country: null });
  expect([chosenGrade.get(), region.get()]).toEqual([null, 'ro']);
  adoptSettings({ grade: 7, country: 'hu' });
  expect([chosenGrade.get(), region.get()]).toEqual([7, 'hu']);
  region.set('ro');
  adoptSettings({ grade: 7, country: 'hu' });
  expect(region.get()).toBe('ro');
  adoptSettings({ grade: 8, country: 'other' });
  expect([chosenGrade.get(), region.get()]).toEqual([8, 'ro']);
});
