import type { DocumentOf } from '@eszkerek/documents/document';
import { taskKey } from '@eszkerek/exercises/generators/same-task';
import { describe, expect, test } from 'vitest';
import { testLibrary } from '../../testing/library.ts';
import { chooseQuestions } from './choose-questions.ts';

const PAPERS = 100;
const library = testLibrary();
const endless = [...library.documents].filter(
  (document): document is DocumentOf<'exam'> => document.kind === 'exam' && document.parts.some(({ slots }) => slots.length > 0),
);

const paperOf = (exam: DocumentOf<'exam'>) => chooseQuestions({ document: exam, questions: [] }, library, {}).items;

test('both exams have an endless paper', () => {
  expect(endless.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['vizsga-8-kepesseg-vegtelen', 'vizsga-8-felveteli-hu-vegtelen']));
});

describe.each(endless.map(exam => [exam.slug, exam] as const))('%s', (_, exam) => {
  const papers = Array.from({ length: PAPERS }, () => paperOf(exam));
  const slots = exam.parts.flatMap(part => part.slots);

  test('every paper has one task for each slot, in the order of the blueprint', () => {
    const wanted = exam.parts.flatMap(part => part.slots.map(({ id, topic }) => ({ id, topic, part: part.id, points: part.points })));
    for (const paper of papers)
      expect(
        paper.map(({ id, topic, part, points }) => ({ id, topic, part, points })).filter(({ id }) => wanted.some(w => w.id === id)),
      ).toEqual(wanted);
  });

  test('each task comes from the generators of its slot, at its level, and none stands twice in a paper', () => {
    for (const paper of papers) {
      for (const slot of slots) {
        const made = paper.find(({ id }) => id === slot.id)?.generated;
        expect(slot.generators).toEqual(expect.arrayContaining(made?.question.tags ?? ['none']));
        expect(made?.question.difficulty).toBe(slot.level);
      }
      const keys = paper.flatMap(({ generated }) => (generated ? [taskKey(generated.question)] : []));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('slots that want a figure have one', () => {
    const bare = papers.flatMap(paper =>
      slots
        .filter(({ figure }) => figure)
        .filter(({ id }) => !JSON.stringify(paper.find(item => item.id === id)?.generated?.question).includes('"figure":'))
        .map(({ id }) => id),
    );
    expect(bare).toEqual([]);
  });

  test('written tasks have a barem that is worth their points', () => {
    const written = papers.flatMap(paper =>
      paper.flatMap(({ id, points, part, generated }) => {
        const isWritten = slots.some(slot => slot.id === id && slot.form === 'problem') || exam.parts.some(p => p.id === part && p.written);
        return isWritten && generated ? [{ points, question: generated.question }] : [];
      }),
    );
    for (const { points, question } of written) {
      if (question.type !== 'fillSteps') throw new Error(`${question.type}: ${question.question}`);
      expect((question.barem?.length ?? 0) + question.blanks.length).toBe(points);
    }
  });

  test('papers differ', () => {
    expect(new Set(papers.map(paper => paper.map(({ generated }) => (generated ? taskKey(generated.question) : '')).join())).size).toBe(
      PAPERS,
    );
  });
});

test('a whole paper is worth 90 points and 10 from office in Romania, 50 in Hungary', () => {
  const worth = (slug: string) => {
    const exam = endless.find(one => one.slug === slug);
    return exam && paperOf(exam).reduce((sum, { points = 0 }) => sum + points, exam.bonusPoints);
  };
  expect(worth('vizsga-8-kepesseg-vegtelen')).toBe(100);
  expect(worth('vizsga-8-felveteli-hu-vegtelen')).toBe(50);
});
