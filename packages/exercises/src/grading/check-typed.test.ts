import { describe, expect, it, test } from 'vitest';
import { say as readerSay } from '../reader/messages.ts';
import { checkTyped } from './check-typed.ts';
import { say } from './messages.ts';
import type { TypedSpec } from './typed-spec.ts';

const spec = (rest: Partial<TypedSpec> & { answer: string }): TypedSpec => ({
  check: 'NUM',
  accepted: [],
  patterns: [],
  dot: 'ask',
  ...rest,
});

type Row = readonly [about: string, key: Partial<TypedSpec> & { answer: string }, typed: string, status: string, message: string];

const HUNDREDTHS = 'Mekkora a testátló? (Gyökös alakban vagy századra kerekítve.)';

const ROWS: readonly Row[] = [
  ['exact decimal', { answer: '2.7' }, '2,7', 'correct', say.right],
  ['exact decimal as a fraction', { answer: '2.7' }, '27/10', 'correct', say.right],
  ['exact decimal is not rounded', { answer: '2.7' }, '2,71', 'incorrect', say.notYetAlone],
  ['endless decimal may be rounded', { answer: '10/3' }, '3,33', 'correct', say.right],
  ['rounded too far', { answer: '10/3' }, '3', 'incorrect', say.notYetAlone],
  ['rounded where roots are asked', { answer: '2√2', task: 'Pontos, gyökös alakban válaszolj!' }, '2,83', 'partial', say.rounded],
  ['rounded where π is asked', { answer: '144π', task: 'A választ $\\pi$-vel add meg!' }, '452', 'partial', say.rounded],
  ['counted with 3,14 where π is asked', { answer: '14π', task: 'A választ $\\pi$-vel add meg!' }, '43,96', 'partial', say.rounded],
  ['counted with 3,14 and rounded', { answer: '121π', task: 'A választ $\\pi$-vel add meg!' }, '379,9', 'partial', say.rounded],
  ['another number beside π', { answer: '14π', task: 'A választ $\\pi$-vel add meg!' }, '43,8', 'incorrect', say.notYetAlone],
  ['either form', { answer: '3√3', task: 'Gyökös alakban add meg, vagy tizedre kerekítve!' }, '5,2', 'correct', say.right],
  ['a rounded multiple of π', { answer: '1372π/3' }, '457,33π', 'partial', say.rounded],
  ['π left out', { answer: '144π' }, '144', 'incorrect', say.piMissing],
  ['π may be rounded', { answer: '6π' }, '18,84', 'correct', say.right],
  ['π exact', { answer: '6π' }, '6pi', 'correct', say.right],
  ['an exact value is no rounding of another one', { answer: '343√3' }, '342√3', 'incorrect', say.notYetAlone],
  ['a root may be rounded', { answer: '343√3' }, '594,1', 'correct', say.right],
  ['as many π as asked', { answer: '441π' }, '440π', 'incorrect', say.notYetAlone],
  ['π exact, named in the question', { answer: '6π', task: 'Hagyd benne a $\\pi$-t!' }, '6 pi', 'correct', say.right],
  ['tolerance, inside', { answer: '37', tolerance: '2' }, '39', 'correct', say.right],
  ['tolerance, outside', { answer: '37', tolerance: '2' }, '39,1', 'incorrect', say.notYetAlone],
  ['relative tolerance', { answer: '200', tolerance: '1%' }, '202', 'correct', say.right],
  ['zero tolerance on an endless decimal', { answer: '10/3', tolerance: '0' }, '3,33', 'incorrect', say.notYetAlone],
  ['INT', { answer: '200', check: 'INT' }, '200', 'correct', say.right],
  ['INT with decimals', { answer: '200', check: 'INT' }, '200,0', 'correct', say.right],
  ['INT, not whole', { answer: '200', check: 'INT' }, '200,5', 'incorrect', say.wholeNumber],
  ['INT, division not carried out', { answer: '3', check: 'INT' }, '6/2', 'unreadable', say.computeIt],
  ['INT, a fraction that is no whole number', { answer: '3', check: 'INT' }, '7/2', 'unreadable', say.noFraction],
  ['FRAC, a fraction with a whole value', { answer: '2', check: 'FRAC' }, '6/3', 'unreadable', say.wholeFraction],
  ['FRAC, a division sign', { answer: '2', check: 'FRAC' }, '6:3', 'unreadable', say.computeIt],
  ['operation typed for its result', { answer: '5/6', check: 'FRAC' }, '1/2+1/3', 'unreadable', say.computeIt],
  ['root typed for its value', { answer: '3' }, '√9', 'unreadable', say.computeIt],
  ['a number typed for π', { answer: '225π', check: 'FRAC', task: 'A választ $\\pi$-vel add meg!' }, '225*3,14', 'unreadable', say.keepPi],
  ['wrong operation typed', { answer: '5' }, '2*3', 'unreadable', say.computeIt],
  ['a root that is there already', { answer: '4', check: 'INT', task: '$\\square\\sqrt{3}$' }, '4√3', 'unreadable', say.onlyBox],
  ['under a root that is there already', { answer: '12', check: 'INT', task: '$\\sqrt{\\square}$' }, '√12', 'unreadable', say.onlyBox],
  ['two signs for a square root', { answer: '14', check: 'FRAC', task: 'Mennyi $\\sqrt{196}$?' }, '±14', 'unreadable', say.plusMinusRoot],
  ['two signs for one number', { answer: '14' }, '±14', 'unreadable', say.plusMinus],
  [
    'the line of a fraction left out',
    { answer: '2√3/3', task: 'Alakítsd át: $\\frac{2}{\\sqrt{3}}$' },
    '2√3',
    'incorrect',
    say.notYetAlone,
  ],
  ['fraction not in lowest terms', { answer: '5/6', check: 'FRAC' }, '10/12', 'correct', say.rightButReducible],
  ['lowest wanted', { answer: '5/6', check: 'FRAC', lowest: true }, '10/12', 'unreadable', say.needsLowest],
  ['lowest wanted, given', { answer: '5/6', check: 'FRAC', lowest: true }, '5/6', 'correct', say.right],
  ['lowest wanted, mixed', { answer: '3/2', check: 'FRAC', lowest: true }, '1 2/4', 'unreadable', say.needsLowest],
  ['form lowest', { answer: '5/9', check: 'FRAC', form: 'lowest' }, '10/18', 'unreadable', say.needsLowest],
  [
    'form lowest, the task copied',
    { answer: '5/9', check: 'FRAC', form: 'lowest', task: 'Egyszerűsítsd: $\\frac{20}{36}$' },
    '20/36',
    'unreadable',
    say.copied,
  ],
  [
    'percent where a fraction is asked',
    { answer: '7/10', check: 'FRAC', task: 'Törttel válaszolj!' },
    '70%',
    'unreadable',
    say.noPercentButFraction,
  ],
  ['a root left below', { answer: '19√6/12', task: 'Gyöktelenítsd a nevezőt!' }, '19/(2√6)', 'unreadable', say.rootInDenominator],
  ['no root left below', { answer: '19√6/12', task: 'Gyöktelenítsd a nevezőt!' }, '19√6/12', 'correct', say.right],
  ['rounded where a root is moved', { answer: '19√6/12', task: 'Gyöktelenítsd a nevezőt!' }, '3,88', 'partial', say.rounded],
  ['a denominator without brackets', { answer: '3/(x+9)', check: 'EXPR' }, '3/x+9', 'partial', say.denominatorBrackets],
  ['a numerator without brackets', { answer: '(x+2)/(x-3)', check: 'EXPR' }, 'x+2/(x-3)', 'partial', say.denominatorBrackets],
  ['brackets do not mend a wrong sign', { answer: '3/(x+9)', check: 'EXPR' }, '3/x-9', 'incorrect', say.notYetAlone],
  ['repeating decimal', { answer: '1/3', check: 'FRAC' }, '0,(3)', 'correct', say.right],
  ['rounded where exact is wanted', { answer: '1/3', check: 'FRAC' }, '0,33', 'partial', say.rounded],
  ['sign slip', { answer: '-4' }, '4', 'incorrect', say.sign],
  ['one digit proves no slip', { answer: '30' }, '3', 'incorrect', say.notYetAlone],
  ['zeros', { answer: '2500' }, '250', 'incorrect', say.zeros],
  ['decimal point slip upwards', { answer: '2.5' }, '250', 'incorrect', say.decimalPoint],
  ['asks about 1.250', { answer: '1250' }, '1.250', 'unreadable', 'Tizedesvesszőt vagy ezreseket írtál?'],
  ['unreadable', { answer: '5' }, 'abc', 'unreadable', readerSay.unclear],
  ['unit given', { answer: '2.7', unit: 'g/cm³' }, '2,7 g/cm3', 'correct', say.right],
  ['unit left to the label', { answer: '2.7', unit: 'g/cm³' }, '2,7', 'correct', say.right],
  ['unit converted', { answer: '2.5', unit: 'km' }, '2500 m', 'correct', say.rightConverted('km')],
  ['equal unit of another name', { answer: '25', unit: 'cm³' }, '25 ml', 'correct', say.right],
  [
    'a conversion, in the asked unit',
    { answer: '1,3', unit: 'óra', task: 'Váltsd át: 1 óra 18 perc hány óra?' },
    '1,3 h',
    'correct',
    say.right,
  ],
  [
    'a conversion, in another unit',
    { answer: '1,3', unit: 'óra', task: 'Váltsd át: 1 óra 18 perc hány óra?' },
    '78 perc',
    'unreadable',
    say.askedUnit,
  ],
  [
    'a conversion, the amount of the task in other words',
    { answer: '1,3', unit: 'óra', task: 'Váltsd át: 1 óra 18 perc hány óra?' },
    '1 h 18 min',
    'unreadable',
    say.askedUnit,
  ],
  [
    'a conversion, a wrong value in another unit: the reply is the same',
    { answer: '864', unit: 'másodperc', task: 'Hány másodperc 0,24 óra?' },
    '15 perc',
    'unreadable',
    say.askedUnit,
  ],
  [
    'a length in a story, in another unit',
    { answer: '2,5', unit: 'km', task: 'Zsófi 1 km-t, majd 1500 m-t gyalogolt. Hány km ez?' },
    '2500 m',
    'correct',
    say.rightConverted('km'),
  ],
  ['the asked unit alone', { answer: '0,7', unit: 'dl', form: 'askedUnit' }, '70 ml', 'unreadable', say.askedUnit],
  ['a decimal rounded where nobody asked', { answer: '372,76' }, '372,8', 'partial', say.rounded],
  ['a decimal far from the key', { answer: '3,12' }, '3,1', 'incorrect', say.notYetAlone],
  ['a small decimal far from the key', { answer: '0,036', task: 'Mennyi $0{,}9\\cdot0{,}04$?' }, '0,04', 'incorrect', say.notYetAlone],
  ['the whole part alone', { answer: '12,05', task: 'Hány lej 12 lej és 5 bani?' }, '12', 'incorrect', say.notYetAlone],
  ['a number of the question near the key', { answer: '372,76', task: 'Egy üzem 372,8 kg-ot kap.' }, '372,8', 'incorrect', say.notYetAlone],
  ['a small fraction rounded', { answer: '1/12', check: 'FRAC' }, '0,08', 'partial', say.rounded],
  ['a fraction rounded as a percent', { answer: '6/11', check: 'FRAC', percent: true }, '55%', 'partial', say.rounded],
  ['a fraction rounded as a decimal', { answer: '6/11', check: 'FRAC', percent: true }, '0,55', 'partial', say.rounded],
  ['a decimal cut where it must be rounded up', { answer: '372,76' }, '372,7', 'incorrect', say.notYetAlone],
  ['wrong size of unit', { answer: '2.5', unit: 'km' }, '2,5 m', 'partial', say.wrongUnit],
  ['wrong kind of unit', { answer: '2.5', unit: 'km' }, '2,5 kg', 'partial', say.wrongUnit],
  ['area for length', { answer: '12', unit: 'cm²' }, '12 cm', 'partial', say.wrongUnit],
  ['unit words', { answer: '7/20', unit: 'liter', check: 'FRAC' }, '0,35 l', 'correct', say.right],
  ['unit in the key, missing', { answer: '2,5 km' }, '2,5', 'unreadable', say.missingUnit],
  ['unit in the key, given', { answer: '2,5 km' }, '2500 m', 'correct', say.rightConverted('km')],
  ['fok means °C here', { answer: '20', unit: '°C' }, '20 fok', 'correct', say.right],
  ['kelvin is not °C', { answer: '20', unit: '°C' }, '20 K', 'partial', say.wrongUnit],
  ['unknown unit of the question', { answer: '5', unit: 'alma' }, '5 alma', 'correct', say.right],
  ['percent label', { answer: '25', unit: '%' }, '25%', 'correct', say.right],
  ['percent label, bare', { answer: '25', unit: '%' }, '25', 'correct', say.right],
  ['percent allowed', { answer: '0.25', percent: true }, '25%', 'correct', say.right],
  ['percent allowed, decimal', { answer: '0.25', percent: true }, '0,25', 'correct', say.right],
  ['percent key', { answer: '25%', percent: true }, '1/4', 'correct', say.right],
  ['percent not asked for', { answer: '0.25' }, '25%', 'unreadable', say.noPercent],
  ['percent sign too much', { answer: '25' }, '25%', 'unreadable', say.noPercent],
  ['root by value', { answer: '2√3' }, '√12', 'correct', say.rightButReducible],
  ['root, lowest wanted', { answer: '2√3', lowest: true }, '√12', 'unreadable', say.needsRadicalLowest],
  ['TXT root', { answer: '2√3', check: 'TXT' }, '2 gyök 3', 'correct', say.right],
  ['TXT root, rounded', { answer: '2√3', check: 'TXT' }, '3,46', 'partial', say.rounded],
  ['mixed number for one fraction', { answer: '31/9', check: 'FRAC', form: 'fraction' }, '3 4/9', 'unreadable', say.wanted.improper],
  ['a chance in percent', { answer: '1/10', check: 'FRAC', task: 'Mennyi a valószínűsége?' }, '10', 'incorrect', say.percentMeant],
  ['TXT prime factors', { answer: '2^3*3^2', check: 'TXT' }, '3²·2³', 'correct', say.right],
  ['TXT prime factors, written out', { answer: '2^3*3^2', check: 'TXT' }, '2·2·2·3·3', 'correct', say.right],
  ['TXT prime factors, multiplied', { answer: '2^3*3^2', check: 'TXT' }, '72', 'partial', say.otherForm],
  ['TXT prime factors, other', { answer: '2^3*3^2', check: 'TXT' }, '2^3*3', 'incorrect', say.notYetAlone],
  ['TXT normal form', { answer: '3,2*10^5', check: 'TXT' }, '3,2·10⁵', 'correct', say.right],
  ['TXT normal form, not normal', { answer: '3,2*10^5', check: 'TXT' }, '32·10⁴', 'partial', say.otherForm],
  ['TXT ratio', { answer: '2:3', check: 'TXT' }, '2 : 3', 'correct', say.right],
  ['TXT ratio, reducible', { answer: '2:3', check: 'TXT' }, '4:6', 'correct', say.rightButReducible],
  ['TXT ratio, lowest wanted', { answer: '2:3', check: 'TXT', lowest: true }, '4:6', 'unreadable', say.needsLowest],
  ['TXT word', { answer: 'tizenkettő', check: 'TXT' }, 'Tizenketto', 'correct', say.right],
  ['TXT word, misspelt', { answer: 'tizenkettő', check: 'TXT' }, 'tizenketö', 'partial', say.spelling],
  ['SET', { answer: '{-3; 3}', check: 'SET' }, '3; -3', 'correct', say.right],
  ['SET with ±', { answer: '{-3; 3}', check: 'SET' }, 'x = ±3', 'correct', say.right],
  ['SET, one missing', { answer: '{-3; 3}', check: 'SET' }, '3', 'incorrect', say.setMissing],
  ['SET, one too many', { answer: '{-3; 3}', check: 'SET' }, '3; 4', 'incorrect', say.setExtra],
  ['SET, none', { answer: '∅', check: 'SET' }, 'nincs megoldás', 'correct', say.right],
  ['PT', { answer: '(2; -3)', check: 'PT' }, '2;-3', 'correct', say.right],
  ['PT, swapped', { answer: '(2; -3)', check: 'PT' }, '(-3; 2)', 'incorrect', say.pointSwapped],
  ['PT on a line', { answer: '9/8', check: 'PT', tolerance: '1/32', dot: 'decimal' }, '1.125', 'correct', say.right],
  ['INTV', { answer: '[2; 5)', check: 'INTV' }, '2<=x<5', 'correct', say.right],
  ['INTV, Hungarian', { answer: '[2; 5)', check: 'INTV' }, '[2;5[', 'correct', say.right],
  ['INTV, wrong bracket', { answer: '[2; 5)', check: 'INTV' }, '[2;5]', 'partial', say.intervalEnds],
  ['INTV, wrong', { answer: '[2; 5)', check: 'INTV' }, '[2;6)', 'incorrect', say.notYetAlone],
  ['EXPR', { answer: '2x+3', check: 'EXPR' }, '3+2x', 'correct', say.right],
  ['EXPR, given label', { answer: '2x+3', check: 'EXPR' }, 'y = 2*x + 3', 'correct', say.right],
  ['EXPR, like terms left', { answer: '5x', check: 'EXPR' }, '2x+3x', 'partial', say.form.collected],
  ['EXPR, brackets left', { answer: '2x+6', check: 'EXPR' }, '2(x+3)', 'partial', say.form.expanded],
  ['EXPR, product of numbers left', { answer: '6x', check: 'EXPR' }, '2·3x', 'partial', say.form.collected],
  ['EXPR, any form', { answer: '2x+6', check: 'EXPR', form: 'any' }, '2(x+3)', 'correct', say.right],
  ['EXPR, factored', { answer: '(x-2)(x+2)', check: 'EXPR' }, '(x+2)(x-2)', 'correct', say.right],
  ['EXPR, factored with signs', { answer: '(x-2)(x+2)', check: 'EXPR' }, '-(2-x)(x+2)', 'correct', say.right],
  ['EXPR, not factored', { answer: '(x-2)(x+2)', check: 'EXPR' }, 'x²-4', 'partial', say.form.factored],
  ['EXPR, square', { answer: '(x+3)^2', check: 'EXPR' }, '(x+3)(x+3)', 'correct', say.right],
  ['EXPR, number not taken out', { answer: '2(x+1)(x+2)', check: 'EXPR' }, '(2x+2)(x+2)', 'partial', say.form.factored],
  ['EXPR, half taken out', { answer: 'x(x+1)(x+2)', check: 'EXPR' }, 'x(x²+3x+2)', 'partial', say.form.factored],
  ['EXPR, fraction', { answer: '1/(x+1)', check: 'EXPR' }, '1/(1+x)', 'correct', say.right],
  ['EXPR, fraction not reduced', { answer: '1/(x+1)', check: 'EXPR' }, '(x-1)/(x²-1)', 'partial', say.form.fraction],
  ['EXPR, wrong', { answer: '2x+3', check: 'EXPR' }, '2x-3', 'incorrect', say.notYetAlone],
  ['EXPR, number', { answer: '5', check: 'EXPR' }, '5', 'correct', say.right],
  ['Nm is newton metre', { answer: '52,8', unit: 'N·m' }, '52,8 Nm', 'correct', say.right],
  ['joule is no unit of torque', { answer: '52,8', unit: 'N·m' }, '52,8 J', 'partial', say.wrongUnit],
  ['newton metre for a work', { answer: '52,8', unit: 'J' }, '52,8 Nm', 'correct', say.right],
  ['the prefix of another quantity', { answer: '5700', unit: 'N' }, '5,7 kPa', 'incorrect', say.otherQuantity],
  ['the prefix of the quantity itself', { answer: '5700', unit: 'N' }, '57 N', 'incorrect', say.zeros],
  ['a share where a percentage is asked', { answer: '65', unit: '%' }, '0,65', 'incorrect', say.shareMeant],
  ['the same as a fraction', { answer: '65', unit: '%' }, '13/20', 'incorrect', say.shareMeant],
  ['a tenth of the percentage', { answer: '65', unit: '%' }, '6,5', 'incorrect', say.decimalPoint],
  ['words for a whole number', { answer: '2', check: 'INT' }, 'kettő', 'correct', say.right],
  ['words for a number', { answer: '2', check: 'NUM' }, 'kettő', 'correct', say.right],
  ['nm beside a torque', { answer: '52,8', unit: 'N·m' }, '52,8 nm', 'correct', say.right],
  ['newton metre in words', { answer: '52,8', unit: 'N·m' }, '52,8 newtonméter', 'correct', say.right],
  [
    'a length for an area, with π',
    { answer: '320π', unit: 'cm²', task: 'A sugár 8 cm. Hány cm² a felszín?' },
    '320π cm',
    'partial',
    say.wrongUnit,
  ],
  [
    'hundreds in words',
    { answer: '8800', check: 'INT', task: 'Kerekítsd százasokra: 8 765!' },
    '88 százas',
    'unreadable',
    readerSay.onlyNumber,
  ],
  ['≈ where rounding is asked', { answer: '8800', check: 'INT', task: 'Kerekítsd százasokra: 8 765!' }, '≈8800', 'correct', say.right],
  ['an endless decimal to tenths', { answer: '-4/3', check: 'FRAC' }, '-1,3', 'partial', say.rounded],
  ['no rounding, above', { answer: '-4/3', check: 'FRAC' }, '-1,34', 'incorrect', say.notYetAlone],
  ['no rounding, below', { answer: '-4/3', check: 'FRAC' }, '-1,32', 'incorrect', say.notYetAlone],
  ['to hundredths, right', { answer: '5√3', task: HUNDREDTHS }, '8,66', 'correct', say.right],
  ['to hundredths, longer', { answer: '5√3', task: HUNDREDTHS }, '8,6603', 'correct', say.right],
  ['to hundredths, wrong', { answer: '5√3', task: HUNDREDTHS }, '8,62', 'incorrect', say.roundedTo('századra')],
  ['to hundredths, coarser', { answer: '2√3', task: HUNDREDTHS }, '3,5', 'partial', say.roundedTo('századra')],
  ['rounded in another unit', { answer: '60', unit: 'km/h' }, '16,67 m/s', 'partial', say.rounded],
  ['a long decimal to whole', { answer: '412,06' }, '412', 'partial', say.rounded],
  [
    'a datum of the figure is no rounding of a mistake',
    { answer: '51', shown: '45 cm', patterns: [{ value: '√2041', explanation: 'Nem AD.' }] },
    '45',
    'incorrect',
    say.notYetAlone,
  ],
  ['a short decimal to whole', { answer: '10,3' }, '10', 'incorrect', say.notYetAlone],
];

test.each(ROWS)('%s: %j <- %j is %s', (_, key, typed, status, message) => {
  expect(checkTyped(typed, spec(key))).toMatchObject({ status, message });
});

describe('digits in another base', () => {
  const key = spec({
    answer: '10011',
    check: 'TXT',
    task: 'Írd át kettes számrendszerbe a 19-et!',
    patterns: [{ value: '11001', explanation: 'Fordítva olvastad.' }],
    other: 'Oszd el 2-vel!',
  });

  it.each(['10011', '10 011', '10011_2', '10011₂', '010011', '19 = 10011', '(10011)2', '(10011)₂', '19₁₀=10011₂'])(
    'takes %s as it stands',
    typed => {
      expect(checkTyped(typed, key).status).toBe('correct');
    },
  );

  it('says the digits back without groups', () => {
    expect(checkTyped('10 011', key).understood).toBe('Ezt értem: 10011');
  });

  it.each([
    ['11001', 'Fordítva olvastad.'],
    ['1001', 'Oszd el 2-vel!'],
    ['19', 'Oszd el 2-vel!'],
  ])('explains %s', (typed, explanation) => {
    expect(checkTyped(typed, key)).toMatchObject({ status: 'incorrect', explanation });
  });

  it('asks for digits with an example of digits', () => {
    expect(checkTyped('tizenkilenc', key)).toMatchObject({ status: 'unreadable', message: say.baseDigits });
  });
});

describe('a set with an element written twice', () => {
  const key = spec({ answer: '{2; 3}', check: 'SET' });

  it.each(['{2; 2; 3}', '2; 3; 2', 'A = {3; 2; 6/2}'])('takes %s and says why once is enough', typed => {
    expect(checkTyped(typed, key)).toMatchObject({ status: 'correct', message: say.setRepeated });
  });

  it.each([
    ['{2; 3}', '{2; 3}'],
    ['x1 = 2; x2 = 2', '{2}'],
    ['±0', '{0}'],
  ])('says nothing of it to %s', (typed, answer) => {
    expect(checkTyped(typed, spec({ answer, check: 'SET' }))).toMatchObject({ status: 'correct', message: say.right });
  });

  it('says what is missing first', () => {
    expect(checkTyped('{2; 2}', key)).toMatchObject({ status: 'incorrect', message: say.setMissing });
  });
});
