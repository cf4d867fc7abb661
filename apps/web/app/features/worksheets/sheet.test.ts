import { expect, it } from 'vitest';
import { composeSheet, dropTask, newSeed, raiseTask, swapTask } from './compose-sheet.ts';
import { readOptions, writeOptions } from './sheet-options.ts';

const spec = composeSheet({ seed: 'K7F4QX', lessons: ['tortek', 'szogek'], levels: [3, 1], count: 4, figures: 'any', region: 'ro' });

it('lessons take turns, easy tasks come first, the numbers of a lesson follow each other', () => {
  expect(spec.tasks).toEqual([
    { lesson: 'tortek', level: 1, salt: 0 },
    { lesson: 'szogek', level: 1, salt: 2 },
    { lesson: 'tortek', level: 3, salt: 1 },
    { lesson: 'szogek', level: 3, salt: 3 },
  ]);
});

it('swapping, dropping and moving a task leaves the others as they are', () => {
  expect(swapTask(spec, 2).tasks.map(({ salt }) => salt)).toEqual([0, 4, 1, 3]);
  expect(dropTask(spec, 2).tasks.map(({ salt }) => salt)).toEqual([0, 1, 3]);
  expect(raiseTask(spec, 1).tasks.map(({ salt }) => salt)).toEqual([0, 1, 2, 3]);
  expect(raiseTask(spec, 0)).toEqual(spec);
});

it('a seed has six characters that cannot be mistaken', () => {
  expect(newSeed()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});

it('the address keeps how it is printed, and only what is not usual', () => {
  const usual = readOptions(new URLSearchParams());
  expect(String(writeOptions('KOD', usual))).toBe('lap=KOD');
  const other = { title: 'Dolgozat', groups: 4, space: 'large', print: 'dyslexia', qr: false, key: 'none', points: false } as const;
  expect(readOptions(writeOptions('KOD', other))).toEqual(other);
  expect(readOptions(writeOptions('KOD', { ...other, key: 'table' })).key).toBe('table');
});
