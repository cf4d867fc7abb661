import type { One } from './scale.ts';

const FORMS: Record<One['form'], string> = {
  thermometer: 'hőmérő',
  cylinder: 'mérőhenger',
  ruler: 'vonalzó',
  meter: 'mutatós műszer',
  spring: 'rugós erőmérő',
  protractor: 'szögmérő',
};

export const formName = (one: One): string => FORMS[one.form];
export const instrumentName = (one: One, i: number): string =>
  one.label === undefined ? `${i + 1}. ${formName(one)}` : `${one.label} ${formName(one)}`;
