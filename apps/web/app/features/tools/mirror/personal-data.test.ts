import { describe, expect, it } from 'vitest';
import { personalData } from './personal-data.ts';

const kinds = (text: string) => personalData(text).map(finding => finding.kind);

describe('personal data', () => {
  it.each([
    ['Szia, Kovács Bence vagyok.', 'name'],
    ['A nevem Ráduly Botond, segíts!', 'name'],
    ['Zsófinak hívnak, és elakadtam.', 'name'],
    ['Hunor vagyok, 6. osztályos.', 'name'],
    ['Írj ide: kis.anna@pelda.ro', 'email'],
    ['Hívj fel: 0742 123 456', 'phone'],
    ['A számom +36 30 123 4567.', 'phone'],
    ['A Bolyai Farkas Elméleti Líceum diákja vagyok.', 'school'],
    ['Az 5. számú iskola tanulója vagyok', 'school'],
    ['6.b osztályos vagyok', 'school'],
    ['A Kossuth utca 12. alatt van a bolt.', 'address'],
    ['Csíkszeredában lakom.', 'address'],
  ])('sees %j as %s', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  it.each([
    'Magyarázd el a törtek összeadását! 6. osztályos vagyok.',
    'Bolyai János életéről tartok kiselőadást.',
    'Számold ki: 123456789 · 10 = 1234567890',
    'Az út 12 km hosszú. Mekkora út 5 perc alatt?',
    'Anna 3 almát vett, Bence 5 körtét.',
    'Fizikából a sűrűség a témám: 0,92 g és 1000 kg.',
    'Matematika és Fizika tantárgyból kérek segítséget.',
    'Türelmes tanár vagy. Kíváncsi vagyok a válaszra.',
  ])('leaves %j alone', text => {
    expect(personalData(text)).toEqual([]);
  });

  it('does not call a school named after somebody a person', () => {
    expect(kinds('A Nagy István Líceum diákja vagyok.')).toEqual(['school']);
  });

  it('forgives what stood in our own text', () => {
    expect(personalData('Kétely Kata vagy.', 'Kétely Kata vagy, az ellenőr.')).toEqual([]);
  });

  it('names the same thing once', () => {
    expect(personalData('a@b.hu és a@b.hu')).toHaveLength(1);
  });
});
