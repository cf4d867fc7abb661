import { expect, it } from 'vitest';
import { titleOfSheet } from './sheet-title.ts';

const lesson = (title: string, unit_title: string, subject = 'matematika') => ({ title, unit_title, subject });
const adding = lesson('Törtek összeadása és kivonása', 'Törtek');
const part = lesson('Szám törtrésze, százaléka', 'Törtek');
const naming = lesson('Mit jelent a tört?', 'Törtek');
const equations = lesson('Egyenletek megoldása mérlegelvvel', 'Egyenletek');

it('names the lessons while they fit', () => {
  expect(titleOfSheet([adding])).toBe('Törtek összeadása és kivonása');
  expect(titleOfSheet([adding, part])).toBe('Törtek összeadása és kivonása, Szám törtrésze, százaléka');
});

it('names the units of many lessons, each once', () => {
  expect(titleOfSheet([adding, part, naming])).toBe('Törtek');
  expect(titleOfSheet([adding, equations, naming, part])).toBe('Törtek, Egyenletek');
});

it('names the subjects where the units do not fit either', () => {
  const long = ['Műveletek természetes számokkal', 'Műveletek egész számokkal', 'Egybevágósági transzformációk'].map(unit =>
    lesson(unit, unit),
  );
  expect(titleOfSheet(long)).toBe('Matematika: vegyes feladatok');
  expect(titleOfSheet([...long, lesson('Sebesség', 'Mozgások', 'fizika')])).toBe('Matematika, Fizika: vegyes feladatok');
});

it('is empty before the lessons are known', () => {
  expect(titleOfSheet([])).toBe('');
});
