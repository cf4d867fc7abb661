import { expect, it } from 'vitest';
import { grade } from '../../../grading/grade.ts';
import { type Question, question as schema } from '../../../questions/schema.ts';
import { drawTask, LEVELS, type Level } from '../../engine.ts';
import { taskKey } from '../../same-task.ts';
import { moonPhase } from './moon-phase.ts';

const drawn = (level: Level): Question[] =>
  Array.from({ length: 400 }, (_, seed) => schema.parse(drawTask(moonPhase, seed, level).question));

it.each(LEVELS)('has more than forty tasks on level %d', level => {
  expect(new Set(drawn(level).map(taskKey)).size).toBeGreaterThan(40);
});

it('takes the days only rounded as it asks', () => {
  const days = [...drawn(2), ...drawn(3)].filter(question => question.type === 'numeric');
  expect(days.length).toBeGreaterThan(50);
  for (const question of days) {
    const exact = /=(\d+)\{,\}(\d+)\\approx/.exec(question.solution ?? '');
    expect(grade(question, `${exact?.[1]},${exact?.[2]}`)).toMatchObject({ status: 'incorrect', misconception: 'tizedre-nem-kerekit' });
    expect(grade(question, question.answer.replace('.', ','))).toMatchObject({ status: 'correct' });
  }
});

it('knows a row that goes backwards', () => {
  const rows = drawn(1).filter(question => question.type === 'order');
  for (const question of rows) expect(question.reversed?.misconception).toBe('holdfazisok-visszafele');
});

it('tells a count of quarters and a wrong rounding from each other', () => {
  const half = drawn(2).filter(question => question.type === 'numeric' && question.answer === '14,8');
  expect(half.length).toBeGreaterThan(10);
  for (const question of half) {
    expect(grade(question, '7,4').explanation).toContain('Ez egy negyed kör ideje.');
    expect(grade(question, '14,7')).toMatchObject({ status: 'incorrect', misconception: 'rossz-iranyu-kerekites' });
    expect(grade(question, '14')).toMatchObject({ status: 'incorrect', misconception: 'egeszre-kerekit' });
    for (const near of ['14,74', '14,76', '14,85', '14,86']) expect(grade(question, near).status).toBe('incorrect');
  }
});
