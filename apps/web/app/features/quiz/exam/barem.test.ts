import { expect, it } from 'vitest';
import { type ReviewedQuestion, scoresBy } from '../result/summary.ts';
import { baremOf, isWritten, markedPoints, withMarks } from './barem.ts';
import { readLines } from './written-lines.ts';

const reviewed = (result: ReviewedQuestion['result'], solution: ReviewedQuestion['solution'] = {}): ReviewedQuestion => ({
  question: {
    id: 'iii-2',
    type: 'fillSteps',
    question: 'Oldd meg!',
    template: '[a] [b]',
    hintCount: 0,
    points: 5,
    blanks: [
      { id: 'a', weight: 2 },
      { id: 'b', weight: 3 },
    ],
  },
  place: 14,
  answers: [{ a: '2', b: '' }],
  result,
  points: 0.4,
  verdict: 'partial',
  topic: 'Algebrai kifejezések',
  lessons: [],
  solution,
});
const parts = [
  { id: 'a', status: 'correct' },
  { id: 'b', status: 'incorrect' },
];

it('gives each letter a point for its result, and the rest for what is written down', () => {
  const barem = baremOf(reviewed({ questionId: 'iii-2', status: 'partial', points: 0.4, message: '', canRetry: false, parts }));
  expect(barem.map(({ letter, points }) => [letter, points.length, points.at(-1)?.earned])).toEqual([
    ['a', 2, true],
    ['b', 3, false],
  ]);
  expect(markedPoints(barem, new Set(['iii-2.b.1']))).toEqual({ points: 2, total: 5 });
});

it('counts a written question by its marks, another one by its result', () => {
  const written = reviewed({ questionId: 'iii-2', status: 'partial', points: 0.4, message: '', canRetry: false, parts });
  const closed: ReviewedQuestion = { ...written, question: { ...written.question, id: 'i-1' }, points: 1 };
  const scores = (...ticked: string[]) => scoresBy(withMarks([closed, written], [written], new Set(ticked)), ({ topic }) => topic);
  expect(scores()).toEqual([{ topic: 'Algebrai kifejezések', points: 6, total: 10 }]);
  expect(scores('iii-2.a.1', 'iii-2.b.1')).toEqual([{ topic: 'Algebrai kifejezések', points: 8, total: 10 }]);
});

it('marks by the steps of the model solution where the task has them', () => {
  const barem = [
    { blank: 'a', text: 'Kifejtem.' },
    { blank: 'b', text: 'Rendezem.' },
    { blank: 'b', text: 'Osztok.' },
  ];
  const parts = baremOf(reviewed(null, { barem, blanks: { a: '6x + 34', b: '2' } }));
  expect(parts.map(({ points }) => points.map(({ html, text }) => html ?? text))).toEqual([
    ['Kifejtem.', 'Az eredmény nem jó, ez lett volna: 6x + 34'],
    ['Rendezem.', 'Osztok.', 'Az eredmény nem jó, ez lett volna: 2'],
  ]);
});

it('asks for a written solution where the task or its part does', () => {
  const { question } = reviewed(null);
  expect(isWritten(question, new Set())).toBe(false);
  expect(isWritten({ ...question, part: 'iii' }, new Set(['iii']))).toBe(true);
  expect(isWritten({ ...question, type: 'fillSteps', template: '', blanks: [], written: true }, new Set())).toBe(true);
});

it('a question that was left out has no point for its result', () => {
  expect(markedPoints(baremOf(reviewed(null)), new Set())).toEqual({ points: 0, total: 5 });
});

it('checks the lines of formulas and leaves prose to the reader', () => {
  expect(readLines('Rendezem az egyenletet:\n2x + 3 = 11\n2x = 8\nx = 5\n\nTehát a szám 5.')).toEqual([
    { text: 'Rendezem az egyenletet:', mark: null },
    { text: '2x + 3 = 11', mark: null },
    { text: '2x = 8', mark: 'right' },
    { text: 'x = 5', mark: 'wrong', message: expect.any(String) },
    { text: 'Tehát a szám 5.', mark: null },
  ]);
});

it('never calls a right geometric computation wrong', () => {
  const marks = (text: string) => readLines(text).map(({ mark }) => mark);
  expect(marks('BC^2 = 441 + 784 = 1225\nBC = 35 cm')).toEqual(['right', null]);
  expect(marks('T = 16√3\nV = T*m\nV = 16√3*6 = 96√3 cm³')).toEqual([null, null, 'right']);
  expect(marks('AD = 21*28/35 = 16,8 cm\nAD = 21*28/35 = 17 cm')).toEqual(['right', 'wrong']);
  expect(marks('E(x) = (x+7)^2 - (x-4)(x+4)\nE(x) = 14x + 65\nE(x) = 14x + 33')).toEqual([null, 'right', 'wrong']);
});

it('checks a new part of the solution for itself', () => {
  const marks = (text: string) => readLines(text).map(({ mark }) => mark);
  expect(marks('4x+9 = x+3\n3x = -6\nx = -2\n5x+10-3x+18 = 22\n2x+28 = 22\n2x = -6\nx = -4')).toEqual([
    null,
    'right',
    'right',
    null,
    'right',
    'right',
    'wrong',
  ]);
  expect(marks('19*10 = 190\n28x+10(19-x) = 406\n28x+190-10x = 406\n18x = 226')).toEqual(['right', null, 'right', 'wrong']);
  expect(marks('4*24*20/2 = 960\nd = 16*12/20 = 9,6')).toEqual(['right', 'right']);
  expect(marks('a) 2x = 8\nx = 4\nb) y + 1 = 3\ny = 2')).toEqual([null, 'right', null, 'right']);
});
