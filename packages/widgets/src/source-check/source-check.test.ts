import { expect, it } from 'vitest';
import { type ClaimsConfig, claims, sources } from './model.ts';

const text = { task: 'x', solved: 'y' };
const config: ClaimsConfig = {
  mode: 'mark-claims',
  state: {
    claims: [
      { id: 1, text: 'a', truth: 'true' },
      { id: 2, text: 'b', truth: 'invented', why: 'nincs ilyen könyv' },
    ],
    labels: ['igaz', 'részben', 'hamis', 'kitalált'],
  },
  text,
  alt: 'x',
};

it('is done when every claim has a label, or only the right ones if asked', () => {
  expect(claims.evaluate(config, { allLabelled: true }, { marks: { 1: 0 } }).solved).toBe(false);
  expect(claims.evaluate(config, { allLabelled: true }, { marks: { 1: 0, 2: 0 } }).solved).toBe(true);
  expect(claims.evaluate(config, { allCorrect: true }, { marks: { 1: 0, 2: 0 } }).say).toContain('nincs ilyen könyv');
  expect(claims.evaluate(config, { allCorrect: true }, { marks: { 1: 0, 2: 3 } }).solved).toBe(true);
});

it('compares the verdict on every source', () => {
  const match = {
    mode: 'match-sources' as const,
    state: {
      claim: 'x',
      sources: [
        { name: 'A', says: 'x', verdict: 'supports' as const },
        { name: 'B', says: 'x', verdict: 'copy' as const },
      ],
    },
    text,
    alt: 'x',
  };
  expect(sources.evaluate(match, { allCorrect: true }, { marks: { 0: 'supports', 1: 'supports' } }).say).toContain('B');
  expect(sources.evaluate(match, { allCorrect: true }, { marks: { 0: 'supports', 1: 'copy' } }).solved).toBe(true);
});
