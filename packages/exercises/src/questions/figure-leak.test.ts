import { describe, expect, it } from 'vitest';
import { figureLeaks } from './figure-leak.ts';
import { type QuestionInput, question } from './schema.ts';

const drawn = (stated: string[], more: { labels?: string[]; description?: string } = {}) => ({
  stated,
  labels: [...stated, ...(more.labels ?? [])],
  description: more.description ?? 'Háromszög.',
});
const numeric = (answer: string, unit?: string, text = 'Mekkora a BC oldal?', more: Partial<QuestionInput> = {}) =>
  question.parse({ type: 'numeric', check: 'NUM', question: text, answer, unit, ...more });
const single = (right: string, ...wrong: string[]) =>
  question.parse({
    type: 'single',
    question: 'Melyik az?',
    options: [right, ...wrong].map((text, i) => ({ text, explanation: 'Mert.', ...(i === 0 ? { correct: true } : {}) })),
  });

describe('a label that is the answer', () => {
  it.each([
    ['with its unit', numeric('5', 'cm'), ['5 cm']],
    ['without the unit', numeric('5', 'cm'), ['5']],
    ['after a name', numeric('5', 'cm'), ['a = 5 cm']],
    ['in decimals', numeric('2,5', 'm'), ['2,5 m']],
    ['as a fraction', numeric('3/4'), ['3/4']],
    ['as an angle', numeric('60'), ['60°']],
    ['of four digits and more', numeric('12500', 'm'), ['12\u202f500 m']],
    ['as a word', single('magasság', 'szögfelező'), ['magasság']],
    ['in a formula of an option', single('$2{,}5$ cm', '$3$ cm'), ['2,5 cm']],
  ])('%s', (_, asked, labels) => {
    expect(figureLeaks(asked, drawn(['A', ...labels]))).toEqual([`the label „${labels[0]}” is the answer`]);
  });
});

describe('what is no leak', () => {
  it.each([
    ['another number', numeric('5', 'cm'), drawn(['15 cm', '5,5 cm', '50 cm'])],
    ['another unit', numeric('5', 'cm'), drawn(['5 m', '5°'])],
    ['a number of the scale', numeric('5'), drawn(['A'], { labels: ['0', '5', '10'], description: 'Az A pont az 5 beosztásánál.' })],
    ['what the question tells', numeric('5', 'cm', 'Az AB oldal 5 cm. Mekkora a BC?'), drawn(['5 cm'])],
    ['the name of a point', single('AB', 'BC'), drawn(['AB'])],
    ['choices that are all labels', single('körte', 'alma'), drawn(['alma', 'körte', 'szilva'])],
    ['with a reason', numeric('60', '°', 'Mekkora?', { keyInFigure: 'a szemközti szögek egyenlők' }), drawn(['60°'])],
  ])('%s', (_, asked, figure) => {
    expect(figureLeaks(asked, figure)).toEqual([]);
  });
});

it('finds a description that says what the drawing does not', () => {
  const figure = drawn(['alma'], { labels: ['0', '20', '40'], description: 'Az alma oszlopa 35.' });
  expect(figureLeaks(numeric('35'), figure)).toEqual(['the description says the answer „35”']);
  expect(figureLeaks(numeric('40'), figure)).toEqual([]);
});
