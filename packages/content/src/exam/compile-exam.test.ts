import { expect, it } from 'vitest';
import { compileExam } from './compile-exam.ts';

const TASK = `        task:
          type: numeric
          difficulty: 2
          question: 'Mennyi $12\\cdot3$?'
          answer: 36
          check: NUM
          solution: '$12\\cdot3=36$.'
          tags: [gen-order-ops]
`;
const exam = (more: { seed?: string; about?: string; task?: string }): string => `slug: vizsga-proba
title: Próbavizsga
description: Rövid próbavizsga a mérőeszközök kipróbálásához.
subject: matematika
grade: 8
grades: [8]
access: premium
minutes: 30
curricula: {ro: [8]}
${more.seed ?? ''}parts:
  - id: i
    title: I. rész
    points: 5
${more.about ?? ''}    slots:
      - id: i-1
        topic: Műveletek
        form: solve
        level: 2
        generators: [gen-order-ops]
${more.task ?? ''}`;

function compiled(source: string) {
  const faults: string[] = [];
  const draft = compileExam(source, (rule, _line, message) => faults.push(`${rule}: ${message}`), new Map());
  return { draft, faults };
}

it('keeps the task of a fixed paper among the questions, out of the page and without a record', () => {
  const { draft, faults } = compiled(exam({ seed: 'seed: proba-1\n', task: TASK }));
  expect(faults).toEqual([]);
  expect(draft?.questions).toMatchObject([{ id: 'i-1', answer: '36' }]);
  expect(draft?.items).toEqual([]);
  expect(draft?.parts[0]?.slots).toMatchObject([{ id: 'i-1', fixed: true }]);
  expect(JSON.stringify([draft?.front, draft?.parts])).not.toContain('36');
});

it('wants a task in every slot of a paper with a seed, and in no other', () => {
  expect(compiled(exam({ seed: 'seed: proba-1\n' })).faults).toEqual(['schema: the slot i-1 has no task: run draw-exam']);
  expect(compiled(exam({ task: TASK })).faults).toEqual(['schema: a task stands in a paper without a seed']);
});

it('checks a task as any question', () => {
  const wrong = TASK.replace('answer: 36', "answer: 'harminchat'");
  expect(compiled(exam({ seed: 'seed: proba-1\n', task: wrong })).faults.length).toBeGreaterThan(0);
});

it('wants one topic for each fixed question', () => {
  const about = '    about: [{topic: Műveletek, lessons: [matek-5-muveleti-sorrend]}]\n';
  expect(compiled(exam({ about })).faults).toEqual(['schema: 1 topics stand beside 0 questions']);
});
