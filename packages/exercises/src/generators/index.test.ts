import { expect, it } from 'vitest';
import { makeQuestion } from './engine.ts';
import { generatorOfLesson, generators } from './index.ts';

it('gives every lesson one generator and every generator a lesson', () => {
  for (const [lesson, id] of generatorOfLesson) {
    expect(lesson).toMatch(/^(matek-[5-8]|fizika-[6-8]|ai-56|ai-78)-[a-z0-9-]+$/);
    expect(generators.has(id)).toBe(true);
  }
  for (const generator of generators.values()) expect(generator.lessons.length).toBeGreaterThan(0);
});

it('holds what the exam blueprint and the map ask for first', () => {
  expect(generators.size).toBeGreaterThanOrEqual(90);
  for (const id of [
    'gen-order-ops',
    'gen-rational-ops',
    'gen-segment-length',
    'gen-exam-word-problem',
    'gen-proportion',
    'gen-percent-basic',
    'gen-transversal-angles',
    'gen-angle-pairs',
    'gen-poly-ops',
    'gen-special-products',
    'gen-integer-order',
    'gen-probability-compound',
    'gen-triangle-lines',
    'gen-similar-triangles',
    'gen-linear-function',
    'gen-line-intersections',
    'gen-real-classify',
    'gen-interval-ops',
    'gen-quad-area',
    'gen-trapezoid',
    'gen-solve-right-triangle',
    'gen-radical-ops',
    'gen-means',
    'gen-inscribed-angle',
    'gen-circle-measure',
    'gen-parallelogram',
    'gen-percent-change',
    'gen-pie-chart',
    'gen-space-angles',
    'gen-solid-diagonals',
    'gen-prism',
    'gen-pyramid',
    'gen-three-perpendiculars',
  ])
    expect(generators.has(id), id).toBe(true);
});

it('stamps the level and the generator on the question', () => {
  const generator = generators.get('gen-speed');
  if (!generator) throw new Error('gen-speed');
  expect(makeQuestion(generator, 'a', 2)).toMatchObject({ difficulty: 2, tags: ['gen-speed'] });
});
