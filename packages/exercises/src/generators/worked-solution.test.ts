import { expect, it } from 'vitest';
import { withRule } from './worked-solution.ts';

const ASKED = 'Egy izzón 0,5 A erősségű áram folyik át. Mekkora töltés halad át rajta 70 másodperc alatt?';

it.each([
  ['Töltés = áramerősség · idő.', '$0{,}5\\cdot70=35$, tehát 35 C.', 'Töltés = áramerősség · idő. $0{,}5\\cdot70=35$, tehát 35 C.'],
  ['$Q=I\\cdot t$', '$0{,}5\\cdot70=35$ C.', '$Q=I\\cdot t$, tehát $0{,}5\\cdot70=35$ C.'],
  ['$Q=I\\cdot t$', '$Q=I\\cdot t=35$ C.', '$Q=I\\cdot t=35$ C.'],
  ['Szorozd össze a két számot!', '$0{,}5\\cdot70=35$ C.', '$0{,}5\\cdot70=35$ C.'],
  ['$Q=I\\cdot t$', '$0{,}5\\cdot70=35$, tehát 35 C.', '$Q=I\\cdot t$, ezért $0{,}5\\cdot70=35$, tehát 35 C.'],
  ['Az áramot szorozd az idővel.', '$0{,}5\\cdot70=35$ C.', '$0{,}5\\cdot70=35$ C.'],
  ['A töltés: $Q=I\\cdot t$.', '$Q=I\\cdot t=35$ C.', '$Q=I\\cdot t=35$ C.'],
  ['Mennyi jut egy másodpercre?', '$0{,}5\\cdot70=35$ C.', '$0{,}5\\cdot70=35$ C.'],
  ['Töltés = áramerősség · idő.', 'A töltés az áram és az idő szorzata: $35$ C.', 'A töltés az áram és az idő szorzata: $35$ C.'],
])('the rule „%s” before „%s”', (rule, solution, whole) => {
  expect(withRule(ASKED, rule, solution)).toBe(whole);
});

it('a bare computation needs no words', () => {
  expect(withRule('Mennyi $3+4\\cdot5$?', 'A szorzás erősebb az összeadásnál.', '$3+20=23$.')).toBe('$3+20=23$.');
});
