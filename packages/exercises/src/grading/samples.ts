import { type Question, type QuestionInput, question } from '../questions/schema.ts';

/** One question of every kind, with its right answer in the author's order; used by the tests of grading and views. */
type Sample = { readonly question: Question; readonly right: unknown };

const sample = (input: QuestionInput, right: unknown): Sample => ({ question: question.parse(input), right });

export const SAMPLES: readonly Sample[] = [
  sample(
    {
      id: 'single',
      type: 'single',
      question: 'Mennyi 2 + 3?',
      options: [
        { text: '6', misconception: 'szoroz', explanation: 'Szoroztál.' },
        { text: '5', correct: true, explanation: 'Helyes!' },
        { text: '23', misconception: 'egymas-melle', explanation: 'Egymás mellé írtad.' },
      ],
      hints: ['Számolj!'],
    },
    '1',
  ),
  sample(
    {
      id: 'multi',
      type: 'multi',
      question: 'Melyik páros?',
      options: [
        { text: '2', correct: true, explanation: 'Páros.' },
        { text: '3', misconception: 'paratlan', explanation: 'Páratlan.' },
        { text: '4', correct: true, explanation: 'Páros.' },
        { text: '5', explanation: 'Páratlan.' },
      ],
    },
    ['0', '2'],
  ),
  sample({ id: 'numeric', type: 'numeric', question: 'Hány liter?', answer: '7/20', check: 'FRAC', unit: 'liter' }, '0,35 l'),
  sample({ id: 'short', type: 'shortText', question: 'Tömeg osztva térfogattal?', answer: 'sűrűség', accepted: ['a sűrűség'] }, 'Suruseg'),
  sample(
    { id: 'order', type: 'order', question: 'Rakd sorba!', items: ['egy', 'kettő', 'három', 'négy', 'öt'], explanation: 'Egyesével nő.' },
    ['0', '1', '2', '3', '4'],
  ),
  sample(
    {
      id: 'match',
      type: 'match',
      question: 'Párosíts!',
      pairs: [
        { left: 'erő', right: 'N' },
        { left: 'munka', right: 'J' },
        { left: 'energia', right: 'J' },
      ],
      extra: [{ right: 'W', misconception: 'teljesitmeny', explanation: 'A W a teljesítményé.' }],
      explanation: 'Erő: N, munka és energia: J.',
    },
    { '0': '0', '1': '1', '2': '2' },
  ),
  sample(
    {
      id: 'line',
      type: 'numberLine',
      question: 'Hol van?',
      line: { min: 0, max: 2, ticks: 16, labelsAt: ['0', '1', '2'] },
      answer: '9/8',
      tolerance: '1/32',
      feedback: { patterns: [{ value: '6/8', misconception: 'm', explanation: 'Nyolcadnak vetted.' }] },
    },
    '1.125',
  ),
  sample(
    {
      id: 'fill',
      type: 'fillSteps',
      question: 'Töltsd ki!',
      template: '$\\frac{[a]}{12}+\\frac{[b]}{12}=[c]$',
      blanks: [
        { id: 'a', answer: 9, wrong: [{ value: 3, misconception: 'm', explanation: 'Szorozd a számlálót is!' }] },
        { id: 'b', answer: 2 },
        { id: 'c', answer: '11/12' },
      ],
      explanation: '9 + 2 = 11.',
    },
    { a: '9', b: '2', c: '11/12' },
  ),
];

export const sampleOf = (type: Question['type']): Sample => {
  const found = SAMPLES.find(s => s.question.type === type);
  if (!found) throw new Error(`no sample of ${type}`);
  return found;
};
