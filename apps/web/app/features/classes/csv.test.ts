import { expect, test } from 'vitest';
import { fileName, toCsv } from './csv.ts';

test('semicolons, quotes doubled, numbers plain, byte order mark first', () => {
  expect(
    toCsv(
      ['Név', 'Eredmény'],
      [
        ['Kővári "Lili"; 6. b', 80],
        ['Bíró Ágoston', null],
      ],
    ),
  ).toBe('\ufeff"Név";"Eredmény"\r\n"Kővári ""Lili""; 6. b";80\r\n"Bíró Ágoston";\r\n');
});

test('a name can never become a formula', () => {
  expect(toCsv(['Név'], [['=HYPERLINK("x")'], ['+1'], ['-1'], ['@a']])).toContain(`"'=HYPERLINK(""x"")"`);
});

test('the file name has the class and the day', () => {
  expect(fileName('naplo', '7. B – Kockás csoport', new Date('2026-11-15T08:00:00Z'))).toBe('naplo-7-b-kockas-csoport-2026-11-15.csv');
});
