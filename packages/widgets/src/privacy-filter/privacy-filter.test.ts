import { expect, it } from 'vitest';
import { decide, type HideConfig, hide, pieces } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };
const config: HideConfig = { mode: 'hide', state: { message: 'Szia! [[Kiss Anna|név]] vagyok, segíts!' }, ...base };

it('keeps personal data whole', () => {
  expect(pieces(config.state.message)).toEqual([
    { text: 'Szia!' },
    { text: 'Kiss Anna', kind: 'név' },
    { text: 'vagyok,' },
    { text: 'segíts!' },
  ]);
});

it('wants all data hidden and nothing else', () => {
  expect(hide.evaluate(config, { allHidden: true }, { hidden: [] }).say).toContain('név');
  expect(hide.evaluate(config, { allHidden: true }, { hidden: [1, 3] }).say).toContain('segíts!');
  expect(hide.evaluate(config, { allHidden: true }, { hidden: [1] }).solved).toBe(true);
});

it('explains a wrong decision', () => {
  const c = {
    mode: 'decide' as const,
    state: {
      cards: [
        { text: 'jelszó', share: false, why: 'Soha.' },
        { text: 'szín', share: true },
      ],
    },
    ...base,
  };
  expect(decide.evaluate(c, { allCorrect: true }, { share: { 0: true, 1: true } }).say).toContain('Soha.');
  expect(decide.evaluate(c, { allCorrect: true }, { share: { 0: false, 1: true } }).solved).toBe(true);
});
