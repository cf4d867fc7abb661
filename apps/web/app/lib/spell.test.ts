import { describe, expect, test } from 'vitest';
import { spellFormula, spellText } from './spell.ts';

describe('text is spelled as it is said', () => {
  test.each([
    ['A fenyő 3,5 m magas.', 'A fenyő 3 egész 5 tized méter magas.'],
    ['0,92 g/cm³', '0 egész 92 század gramm per köbcentiméter'],
    ['1,05', '1 egész 5 század'],
    ['12 500 lej', '12500 lej'],
    ['a 3/4 rész', 'a 3 negyed rész'],
    ['1/2 pizza', 'egyketted pizza'],
    ['7/13', '7 per 13'],
    ['25%-a', '25 százalék-a'],
    ['−4 °C', 'mínusz 4 Celsius-fok'],
    ['60°-os szög', '60 fok-os szög'],
    ['60 km/h', '60 kilométer per óra'],
    ['5 mondat', '5 mondat'],
  ])('%s', (written, spoken) => {
    expect(spellText(written.replace(/(\d) (km|m|g|°)/g, '$1\u00a0$2'))).toBe(spoken);
  });
});

describe('formulas are read as in class', () => {
  test.each([
    ['\\frac34', '3 negyed'],
    ['\\frac{10}{12}-\\frac{3}{12}=\\frac7{12}', '10 tizenketted mínusz 3 tizenketted egyenlő 7 tizenketted'],
    ['\\rho=\\frac mV', 'ró egyenlő m per V'],
    ['2^3=8', '2 a köbön egyenlő 8'],
    ['5\\cdot2{,}6', '5 szorozva 2 egész 6 tized'],
    ['3\\sqrt2', '3 gyök 2'],
    ['7\\,040\\,200', '7040200'],
    ['x^{10}', 'x a 10. hatványon'],
    ['60^\\circ', '60 fok'],
  ])('%s', (latex, spoken) => {
    expect(spellFormula(latex)).toBe(spoken);
  });
});
