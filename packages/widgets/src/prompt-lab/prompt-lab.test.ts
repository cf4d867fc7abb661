import { expect, it } from 'vitest';
import { type BuildConfig, build, improve, promptOf } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };
const config: BuildConfig = {
  mode: 'build',
  state: {
    slots: [
      {
        id: 'szerep',
        label: 'szerep',
        options: [
          { text: 'Légy tanár!', good: true },
          { text: 'Légy okos!', why: 'általános' },
        ],
      },
      { id: 'cel', label: 'cél', options: [{ text: 'Magyarázz!', good: true }, { text: 'Írj!' }] },
    ],
  },
  ...base,
};

it('puts the pieces together and explains the weak one', () => {
  expect(promptOf(config, { szerep: 0, cel: 0 })).toBe('Légy tanár! Magyarázz!');
  expect(build.evaluate(config, { allGood: true }, { chosen: { szerep: 1, cel: 0 } }).say).toContain('általános');
  expect(build.evaluate(config, { allGood: true }, { chosen: { szerep: 0 } }).say).toContain('cél');
  expect(build.evaluate(config, { allGood: true }, { chosen: { szerep: 0, cel: 0 } }).solved).toBe(true);
});

it('wants all helpful changes and no other', () => {
  const c = {
    mode: 'improve' as const,
    state: {
      prompt: 'p',
      changes: [
        { text: 'a', good: true },
        { text: 'b', why: 'mert' },
      ],
    },
    ...base,
  };
  expect(improve.evaluate(c, { allGood: true }, { on: [0, 1] }).say).toBe('mert');
  expect(improve.evaluate(c, { allGood: true }, { on: [0] }).solved).toBe(true);
});
