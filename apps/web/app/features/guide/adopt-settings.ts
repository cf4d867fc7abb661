import type { GuideSettings } from '@eszkerek/contract/guide-shapes';
import { chosenGrade } from '../../lib/chosen-grade.ts';
import { region } from '../../lib/region.ts';
import { createStored } from '../../lib/stored.ts';

/** The country this device took over from the account; another choice of the region here holds until the account changes. */
const adoptedCountry = createStored<string | null>('guide-country', { initial: null, parse: text => text, print: value => value });

/** Grade and country of the account become those of the device. */
export function adoptSettings({ grade, country }: Pick<GuideSettings, 'grade' | 'country'>): void {
  if (grade !== null && grade !== chosenGrade.get()) chosenGrade.set(grade);
  if (country === null || country === adoptedCountry.get()) return;
  adoptedCountry.set(country);
  if (country === 'ro' || country === 'hu') region.set(country);
}
