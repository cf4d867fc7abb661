import { expect, it } from 'vitest';
import { answer, type BuildConfig, build, fullTree, grow, leaves, prune, unasked, type WalkConfig, walk } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };
const state = {
  questions: ['szárny?', 'úszik?'],
  things: [
    { name: 'fecske', answers: 'yn' },
    { name: 'kacsa', answers: 'yy' },
    { name: 'ponty', answers: 'ny' },
    { name: 'macska', answers: 'nn' },
  ],
};
const config: BuildConfig = { mode: 'build', state, ...base };

it('separates things by questions', () => {
  expect(leaves(grow(state.things, { '': 0 })).map(leaf => leaf.things.length)).toEqual([2, 2]);
  expect(build.evaluate(config, { separated: true }, { asked: { '': 0 } }).say).toContain('fecske, kacsa');
  expect(build.evaluate(config, { separated: true }, { asked: fullTree(2) }).solved).toBe(true);
  expect(prune({ '': 0, y: 1, yn: 0, n: 1 }, 'y')).toEqual({ '': 0, n: 1 });
});

it('offers no question again under itself', () => {
  expect(unasked(state.questions, {}, '')).toEqual([0, 1]);
  expect(unasked(state.questions, { '': 0, n: 1 }, 'y')).toEqual([1]);
  expect(unasked(state.questions, { '': 0, n: 1 }, 'ny')).toEqual([]);
});

it('lets labelled things share a branch', () => {
  const labelled: BuildConfig = {
    ...config,
    state: { ...state, things: state.things.map(thing => ({ ...thing, label: thing.answers.startsWith('y') ? 'madár' : 'más' })) },
  };
  expect(build.evaluate(labelled, { separated: true }, { asked: { '': 0 } }).solved).toBe(true);
});

it('walks the tree', () => {
  const walking: WalkConfig = { mode: 'walk', state, ...base };
  const one = answer(walking, { thing: 0, answers: '', found: [] }, true);
  expect(answer(walking, one, false).found).toEqual(['fecske']);
  expect(walk.evaluate(walking, { found: 1 }, answer(walking, one, true)).say).toContain('2. kérdést');
});
