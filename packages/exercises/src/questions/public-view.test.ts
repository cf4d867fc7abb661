import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { grade } from '../grading/grade.ts';
import { solutionOf } from '../grading/solution.ts';
import { SAMPLES, sampleOf } from '../types/samples.ts';
import type { PublicItem, PublicQuestion } from './public-shape.ts';
import { publicView } from './public-view.ts';
import { teacherView } from './teacher-view.ts';

const ALLOWED = [
  'id',
  'type',
  'difficulty',
  'question',
  'answers',
  'unit',
  'line',
  'template',
  'blanks',
  'left',
  'right',
  'hintCount',
  'figure',
  'spots',
];
const ITEM = ['id', 'text'];

const answersOf = (view: PublicQuestion): PublicItem[] => ('answers' in view ? view.answers : []);
const sidesOf = (view: PublicQuestion): PublicItem[] => ('left' in view ? [...view.left, ...view.right] : []);

test.each(SAMPLES.map(s => [s.question.type, s.question] as const))('%s shows allowed fields only', (_, question) => {
  const { view } = publicView(question, 'seed');
  expect(Object.keys(view).filter(key => !ALLOWED.includes(key))).toEqual([]);
  for (const item of [...answersOf(view), ...sidesOf(view)]) expect(Object.keys(item).sort()).toEqual(ITEM);
  for (const blank of 'blanks' in view ? view.blanks : []) expect(Object.keys(blank)).toEqual(['id']);
});

describe('shuffling', () => {
  it('never shows an order task solved', () => {
    const { question } = sampleOf('order');
    fc.assert(
      fc.property(fc.string(), seed => {
        const { view } = publicView(question, seed);
        return (
          answersOf(view)
            .map(a => a.text)
            .join() !== 'egy,kettő,három,négy,öt'
        );
      }),
    );
  });

  it('puts the right option at every place', () => {
    const { question } = sampleOf('single');
    const places = new Set(
      Array.from({ length: 60 }, (_, i) => answersOf(publicView(question, `s${i}`).view).findIndex(a => a.text === '5')),
    );
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  it('gives the same view for the same seed and other ids for another', () => {
    const { question } = sampleOf('multi');
    expect(publicView(question, 'a')).toEqual(publicView(question, 'a'));
    const ids = (seed: string) => answersOf(publicView(question, seed).view).map(a => a.id);
    expect(ids('a').some(id => ids('b').includes(id))).toBe(false);
    expect(new Set(ids('a')).size).toBe(4);
  });

  it('ties ids to places, so the sorted ids of many views do not point at the key', () => {
    const { question } = sampleOf('single');
    const ranks = Array.from({ length: 300 }, (_, i) => {
      const answers = answersOf(publicView(question, `r${i}`).view);
      const sorted = answers.map(a => a.id).sort();
      return sorted.indexOf(answers.find(a => a.text === '5')?.id ?? '');
    });
    for (const rank of [0, 1, 2]) expect(ranks.filter(r => r === rank).length).toBeGreaterThan(60);
  });
});

describe('solutions speak in the ids that were shown', () => {
  test.each(SAMPLES.map(s => [s.question.type, s.question] as const))('%s', (_, question) => {
    const { shown } = publicView(question, 'seed');
    const { correct, pairs, blanks, answer } = solutionOf(question, shown);
    const given = question.type === 'single' || question.type === 'hotspot' ? correct?.[0] : (correct ?? pairs ?? blanks ?? answer);
    expect(grade(question, given, shown)).toMatchObject({ status: 'correct', points: 1 });
  });
});

describe('teacher view', () => {
  it('adds the key and the explanation to the same view', () => {
    const { question } = sampleOf('single');
    const { view } = publicView(question, 'seed');
    const teacher = teacherView(question, 'seed').view;
    expect(teacher).toMatchObject(view);
    expect(teacher.correct).toEqual(
      answersOf(view)
        .filter(a => a.text === '5')
        .map(a => a.id),
    );
    expect(teacher.explanation).toBe('Helyes!');
  });
  test.each(SAMPLES.map(s => [s.question.type, s.question] as const))('%s has ids, the answer in words and the reason', (_, question) => {
    const { correct, answer, explanation } = teacherView(question, 'seed').view;
    expect(correct).toBeInstanceOf(Array);
    expect(answer).toMatch(/./);
    expect(explanation).toBeTypeOf('string');
  });
  it('gives the reasons of all the right options', () => {
    const { question } = sampleOf('multi');
    const { options } = question.type === 'multi' ? question : { options: [] };
    const told = options.map((option, place) => ({ ...option, explanation: `Ok ${place}.` }));
    expect(teacherView({ ...question, options: told } as typeof question, 's').view.explanation).toBe('Ok 0. Ok 2.');
  });
  it('names the chosen texts as the answer', () => {
    expect(teacherView(sampleOf('single').question, 's').view.answer).toBe('5');
  });
  it('writes typed keys in Hungarian form', () => {
    expect(teacherView(sampleOf('numeric').question, 's').view.answer).toBe('7/20\u00A0liter');
    expect(teacherView(sampleOf('fillSteps').question, 's').view.answer).toBe('a = 9; b = 2; c = 11/12');
  });
});
