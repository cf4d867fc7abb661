import { letterArticle } from '@eszkerek/numbers/hungarian';
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

/** A small letter is a quantity: „A t jelű hőmérő”, never „T hőmérő”. */
const labelled = (label: string): string => (/^\p{Ll}$/u.test(label) ? `${letterArticle(label)} ${label} jelű` : label);

export const instrumentName = (one: One, i: number): string =>
  one.label === undefined ? `${i + 1}. ${formName(one)}` : `${labelled(one.label)} ${formName(one)}`;
