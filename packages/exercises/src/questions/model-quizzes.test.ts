import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { grade } from '../grading/grade.ts';
import { solutionOf } from '../grading/solution.ts';
import { publicView } from './public-view.ts';
import { type Question, question } from './schema.ts';

const CONTENT = new URL('../../../../content/', import.meta.url);
const quiz = z.object({ questions: z.array(question) });
const load = (path: string): Question[] => quiz.parse(parse(readFileSync(new URL(path, CONTENT), 'utf8'))).questions;

const FRACTIONS = load('matematika/5/muveletek-tortekkel/kviz-matek-5-tortek-osszeadasa.yaml');
const DENSITY = load('fizika/6/tomeg-suruseg/kviz-fizika-6-suruseg.yaml');
const byId = (questions: Question[], id: string): Question => {
  const found = questions.find(q => q.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test.each([...FRACTIONS, ...DENSITY].map(q => [`${q.id} ${q.type}`, q] as const))('%s: its solution is right, its key hidden', (_, q) => {
  const { view, shown } = publicView(q, 'model');
  const { correct, pairs, blanks, answer } = solutionOf(q, shown);
  expect(
    grade(q, q.type === 'single' || q.type === 'hotspot' ? correct?.[0] : (correct ?? pairs ?? blanks ?? answer), shown),
  ).toMatchObject({ points: 1 });
  expect(JSON.stringify(view)).not.toMatch(/correct|explanation|misconception|tolerance|accepted/);
});

test.each([...FRACTIONS, ...DENSITY].flatMap(q => ('options' in q ? q.options.map((o, i) => [q, o, String(i)] as const) : [])))(
  'every wrong option says why',
  (q, option, id) => {
    if (q.type !== 'single') return;
    expect(grade(q, id)).toMatchObject({ points: option.correct ? 1 : 0, explanation: option.explanation });
  },
);

describe('fractions', () => {
  test.each([
    ['5/6', 'correct', undefined],
    ['10/12', 'correct', undefined],
    // „Tört alakban írd be!”: the right value as a decimal is asked back.
    ['0,8(3)', 'unreadable', undefined],
    ['2/5', 'incorrect', 'nevezot-is-osszeadja'],
    ['0,4', 'incorrect', 'nevezot-is-osszeadja'],
    ['1/3', 'incorrect', 'csak-nevezot-ir-at'],
    ['1/2+1/3', 'unreadable', undefined],
  ])('q3 <- %s', (typed, status, misconception) =>
    expect(grade(byId(FRACTIONS, 'q3'), typed, undefined, { practice: true })).toMatchObject({
      status,
      ...(misconception ? { misconception } : {}),
    }),
  );

  it('q3 notes that 10/12 can be simplified', () => {
    expect(grade(byId(FRACTIONS, 'q3'), '10/12').explanation).toContain('még egyszerűsíthető');
  });
  it('q5 explains the blank that kept its numerator', () => {
    expect(grade(byId(FRACTIONS, 'q5'), { a: '3', b: '2', c: '11' })).toMatchObject({
      status: 'partial',
      points: 2 / 3,
      explanation: expect.stringContaining('A számlálót is szorozd'),
    });
  });
  it('q6 takes the marker of the number line', () => {
    expect(grade(byId(FRACTIONS, 'q6'), '1.125').status).toBe('correct');
    expect(grade(byId(FRACTIONS, 'q6'), '0.75').explanation).toContain('A felet egy nyolcadnak vetted');
  });
});

describe('density', () => {
  test.each([
    ['2,7', 'correct'],
    ['2,7 g/cm3', 'correct'],
    ['2700 kg/m³', 'correct'],
    ['2,7 kg/m³', 'partial'],
    ['2430', 'incorrect'],
    ['0,37', 'incorrect'],
  ])('q3 <- %s is %s', (typed, status) => expect(grade(byId(DENSITY, 'q3'), typed).status).toBe(status));

  test.each([
    ['3', 'vizszint-mint-terfogat'],
    ['4,875', 'kezdo-vizszint'],
  ])('q7 <- %s is %s', (typed, misconception) => expect(grade(byId(DENSITY, 'q7'), typed).misconception).toBe(misconception));

  it('q7 asks what 4.875 means', () =>
    expect(grade(byId(DENSITY, 'q7'), '4.875')).toMatchObject({ status: 'unreadable', choices: ['4,875', '4875'] }));
});
