import { expect, it } from 'vitest';
import { forRegion, MONEY } from './money.ts';

it.each([
  ['A könyv 12 lej.', 'A könyv 1200 forint.'],
  ['Az 5 lejes tej', 'Az 500 forintos tej'],
  ['A 12 lejből', 'Az 1200 forintból'],
  ['az 1 lejért', 'a 100 forintért'],
  ['a 60 lej 20%-a 12 lej', 'a 6000 forint 20%-a 1200 forint'],
  ['4,50 lejbe kerül', '450 forintba kerül'],
  ['$4{,}5$ lejjel', '$450$ forinttal'],
  ['1 250 lej', '125 000 forint'],
  ['$36$ lejt fizet', '$3600$ forintot fizet'],
  ['$12\\ \\text{lej}$', '$1200\\ \\text{forint}$'],
  ['Hány lejt kap vissza?', 'Hány forintot kap vissza?'],
  ['unit: lej', 'unit: forint'],
])('%s is read in Hungary as %s', (ro, hu) => {
  expect(forRegion(ro, 'hu')).toBe(hu);
  expect(forRegion(ro, 'ro')).toBe(ro);
});

it.each([
  ['$3\\cdot \\lej{4{,}5}=\\lej{13{,}5}$ lej', '$3\\cdot 4{,}5=13{,}5$ lej', '$3\\cdot 450=1350$ forint'],
  ['\\lej{12} vagy 15 lej', '12 vagy 15 lej', '1200 vagy 1500 forint'],
  ['answer: \\lej{25,5}', 'answer: 25,5', 'answer: 2550'],
  ['"price": \\lej{4.5},', '"price": 4.5,', '"price": 450,'],
  ['$\\lej{150}\\cdot 100$', '$150\\cdot 100$', '$15\\,000\\cdot 100$'],
  ['\\penz{tíz lej}{ezer forint}ért', 'tíz lejért', 'ezer forintért'],
  ['$36\\cdot\\penz{1{,}30=46{,}80}{40=1440}$ lej', '$36\\cdot1{,}30=46{,}80$ lej', '$36\\cdot40=1440$ forint'],
  ['\\penz{1 lej = 100 bani}{1 lej = 100 bani}', '1 lej = 100 bani', '1 lej = 100 bani'],
])('marks: %s', (source, ro, hu) => {
  expect(forRegion(source, 'ro')).toBe(ro);
  expect(forRegion(source, 'hu')).toBe(hu);
});

it.each(['A lejtőn lejjebb gurul.', 'A lejátszott 12 perc', '12 l ej', 'Kilejt 3 lépés'])('leaves alone what is not money: %s', text => {
  expect(forRegion(text, 'hu')).toBe(text);
});

it('gives drawn tasks their own words', () => {
  expect([MONEY.ro.word('lejjel'), MONEY.hu.word('lejjel')]).toEqual(['lejjel', 'forinttal']);
  expect(() => MONEY.hu.word('lejtő')).toThrow();
});
