import type { DocumentOf } from '@eszkerek/documents/document';
import { taskKey } from '@eszkerek/exercises/generators/same-task';
import { describe, expect, test } from 'vitest';
import { testLibrary } from '../../testing/library.ts';
import { chooseQuestions } from './choose-questions.ts';

const PAPERS = process.env.TEST_FULL ? 100 : 20;
const library = testLibrary();
const composed = [...library.documents].filter(
  (document): document is DocumentOf<'exam'> => document.kind === 'exam' && document.parts.some(({ slots }) => slots.length > 0),
);
const isFixed = ({ parts }: DocumentOf<'exam'>) => parts.every(({ slots }) => slots.every(slot => slot.fixed));
const endless = composed.filter(exam => !isFixed(exam));
const fixed = composed.filter(isFixed);

/** Section 8.1 of the curriculum map: what each position of a képességvizsga may ask. */
const BLUEPRINT: Readonly<Record<string, readonly string[]>> = {
  'i-1': ['gen-order-ops', 'gen-rational-ops'],
  'i-2': ['gen-proportion', 'gen-percent-basic'],
  'i-3': ['gen-integer-order', 'gen-probability-compound'],
  'i-4': ['gen-real-classify', 'gen-interval-ops'],
  'i-5': ['gen-radical-ops', 'gen-means'],
  'i-6': ['gen-percent-change', 'gen-pie-chart'],
  'ii-1': ['gen-segment-length'],
  'ii-2': ['gen-transversal-angles', 'gen-angle-pairs'],
  'ii-3': ['gen-triangle-lines', 'gen-similar-triangles'],
  'ii-4': ['gen-quad-area', 'gen-trapezoid'],
  'ii-5': ['gen-inscribed-angle', 'gen-circle-measure'],
  'ii-6': ['gen-space-angles', 'gen-solid-diagonals'],
  'iii-1': ['gen-exam-word-problem'],
  'iii-2': ['gen-poly-ops', 'gen-special-products'],
  'iii-3': ['gen-linear-function', 'gen-line-intersections'],
  'iii-4': ['gen-solve-right-triangle', 'gen-similar-triangles'],
  'iii-5': ['gen-parallelogram', 'gen-quad-area', 'gen-circle-measure'],
  'iii-6': ['gen-prism', 'gen-pyramid', 'gen-three-perpendiculars'],
};
const WHOLE = ['vegtelen', '1', '2', '3', '4', '5', '6'].map(name => `vizsga-8-kepesseg-${name}`);

/** The tasks of one paper with their questions. */
const paperOf = (exam: DocumentOf<'exam'>) => {
  const { items, questions } = chooseQuestions({ document: exam, questions: [] }, library, {});
  return items.map(item => ({ ...item, task: item.generated?.question ?? questions.find(({ id }) => id === item.id) }));
};
const keyOf = ({ task }: ReturnType<typeof paperOf>[number]) => (task ? taskKey(task) : '');

test('both exams have an endless paper and the fixed ones of the map', () => {
  expect(endless.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['vizsga-8-kepesseg-vegtelen', 'vizsga-8-kepesseg-felev', 'vizsga-8-felveteli-hu-vegtelen']),
  );
  expect(fixed.map(({ slug }) => slug).sort()).toEqual([
    'vizsga-8-felveteli-hu-2',
    'vizsga-8-felveteli-hu-3',
    ...WHOLE.filter(slug => /\d$/.test(slug)),
  ]);
});

test.each(WHOLE)('%s fills every position of the blueprint of the map', slug => {
  const exam = composed.find(one => one.slug === slug);
  if (!exam) throw new Error(`${slug} is missing`);
  for (let n = 0; n < (isFixed(exam) ? 1 : PAPERS); n++) {
    const paper = paperOf(exam);
    expect(paper.map(({ id }) => id)).toEqual(Object.keys(BLUEPRINT));
    for (const { id, task } of paper) expect(BLUEPRINT[id], id).toEqual(expect.arrayContaining(task?.tags ?? ['nothing']));
  }
});

test.each(fixed.map(exam => [exam.slug, exam] as const))('%s is the same for everybody', (_, exam) => {
  expect(paperOf(exam)).toEqual(paperOf(exam));
});

test('no task stands in two fixed papers', () => {
  const keys = fixed.flatMap(exam => paperOf(exam).map(keyOf));
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(composed.map(exam => [exam.slug, exam] as const))('%s', (_, exam) => {
  const papers = Array.from({ length: isFixed(exam) ? 1 : PAPERS }, () => paperOf(exam));
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
        const task = paper.find(({ id }) => id === slot.id)?.task;
        expect(slot.generators).toEqual(expect.arrayContaining(task?.tags ?? ['none']));
        expect([slot.level].flat()).toContain(task?.difficulty);
      }
      const keys = paper.map(keyOf);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('slots that want a figure have one', () => {
    const bare = papers.flatMap(paper =>
      slots
        .filter(({ figure }) => figure)
        .filter(({ id }) => !JSON.stringify(paper.find(item => item.id === id)?.task).includes('"figure":'))
        .map(({ id }) => id),
    );
    expect(bare).toEqual([]);
  });

  test('written tasks have a barem that is worth their points', () => {
    const written = papers.flatMap(paper =>
      paper.flatMap(({ id, points, part, task, generated }) => {
        const isWritten = slots.some(slot => slot.id === id && slot.form === 'problem') || exam.parts.some(p => p.id === part && p.written);
        // The one hand-written problem of the mini exam is marked by general criteria.
        return isWritten && task && (generated || isFixed(exam)) ? [{ points, question: task }] : [];
      }),
    );
    for (const { points, question } of written) {
      if (question.type !== 'fillSteps') throw new Error(`${question.type}: ${question.question}`);
      expect((question.barem?.length ?? 0) + question.blanks.length).toBe(points);
    }
  });

  test('papers differ', () => {
    expect(new Set(papers.map(paper => paper.map(keyOf).join())).size).toBe(papers.length);
  });
});

test('a whole paper is worth 90 points and 10 from office in Romania, 50 in Hungary', () => {
  const worth = (slug: string) => {
    const exam = composed.find(one => one.slug === slug);
    return exam && paperOf(exam).reduce((sum, { points = 0 }) => sum + points, exam.bonusPoints);
  };
  for (const slug of [...WHOLE, 'vizsga-8-kepesseg-felev']) expect(worth(slug), slug).toBe(100);
  for (const name of ['vegtelen', '2', '3']) expect(worth(`vizsga-8-felveteli-hu-${name}`), name).toBe(50);
});

describe.each(['vizsga-5', 'vizsga-6', 'vizsga-7', 'vizsga-fizika-6', 'vizsga-fizika-7', 'vizsga-fizika-8'])('%s-evvegi', name => {
  const exam = [...library.documents].find(
    (document): document is DocumentOf<'exam'> => document.kind === 'exam' && document.slug === `${name}-evvegi`,
  );
  if (!exam) throw new Error(`${name}-evvegi is missing`);

  test('asks twenty questions, each once, of every unit of its grade, and others the next time', () => {
    const units = exam.parts.flatMap(({ fromTests }) => fromTests?.slugs ?? []);
    const papers = Array.from({ length: 20 }, () => paperOf(exam));
    for (const paper of papers) {
      expect(new Set(paper.map(({ id }) => id)).size).toBe(20);
      expect(new Set(paper.map(({ topic }) => topic))).toEqual(new Set(units));
    }
    expect(new Set(papers.map(paper => paper.map(({ id }) => id).join())).size).toBeGreaterThan(10);
  });
});
