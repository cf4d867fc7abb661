import { describe, expect, it } from 'vitest';
import { numbered, readNames, withoutLines } from './read-names.ts';

const names = (text: string, inClass: string[] = []) => readNames(text, inClass).map(({ name }) => name);
const states = (text: string, inClass: string[] = []) => readNames(text, inClass).map(({ state }) => state);

describe('a list of names', () => {
  it('is read line by line, without empty lines and numbers', () => {
    expect(names('1. Balla Nimród\r\n\r\n2. Fekete  Dorka\nHajdu Levente ')).toEqual(['Balla Nimród', 'Fekete Dorka', 'Hajdu Levente']);
  });

  it('takes the names of a spreadsheet and leaves the rest', () => {
    expect(names('\ufeffNév;E-mail\n"Balla Nimród";nimrod@iskola.example\nFekete Dorka;')).toEqual(['Balla Nimród', 'Fekete Dorka']);
    expect(names('Sorszám\tNév\n1\tKiss Flóra')).toEqual(['Kiss Flóra']);
    expect(names('1\tKiss Flóra\n2\tPapp Réka')).toEqual(['Kiss Flóra', 'Papp Réka']);
  });

  it('joins a family and a given name by their heads', () => {
    expect(names('Keresztnév,Vezetéknév\nNimród,Balla')).toEqual(['Balla Nimród']);
  });

  it('joins a family and a given name that a comma or a cell divides', () => {
    expect(names('Kiss, Csaba\n2,Nagy,Anna Mária\nTóth-Kis\tÉva')).toEqual(['Kiss Csaba', 'Nagy Anna Mária', 'Tóth-Kis Éva']);
    expect(names('Kiss Csaba, Budapest\nKiss Pál,5.B\nKiss,anna@iskola.example')).toEqual(['Kiss Csaba', 'Kiss Pál', 'Kiss']);
  });

  it('marks who is there twice, is in the class already, or has no usable name', () => {
    expect(states('Molnár Zente\nmolnár zente\nNagy Ákos\nX', ['Nagy Ákos'])).toEqual(['new', 'twice', 'known', 'bad']);
  });

  it('loses no line: one word and a line without a name are doubtful until the teacher takes them', () => {
    const text = 'Próba Anna\nKiss\n12345\n5;\nantal dóra';
    expect(names(text)).toEqual(['Próba Anna', 'Kiss', '12345', '5', 'antal dóra']);
    expect(states(text)).toEqual(['new', 'single', 'unread', 'bad', 'new']);
    expect(states('Név;E-mail\n;anna@iskola.example')).toEqual(['unread']);
    expect(readNames(text, [], ['Kiss', '12345']).map(({ state }) => state)).toEqual(['new', 'new', 'new', 'bad', 'new']);
  });

  it('is mended by one tap: a line goes, or the second of two gets a number', () => {
    const text = 'Molnár Zente\nMolnár Zente';
    const [, twice] = readNames(text, []);
    if (!twice) throw new Error('no second line');
    expect(withoutLines(text, [twice.line])).toBe('Molnár Zente');
    expect(states(numbered(text, twice))).toEqual(['new', 'new']);
  });
});

it('reads plain names that follow a table with heads', () => {
  const read = readNames('Nr.\tNév\tSzületett\n1\tKiss Anna\t2014.03.01.\nSzéles-Kovács Anna Mária', []);
  expect(read.map(({ name, state }) => [name, state])).toEqual([
    ['Kiss Anna', 'new'],
    ['Széles-Kovács Anna Mária', 'new'],
  ]);
});
