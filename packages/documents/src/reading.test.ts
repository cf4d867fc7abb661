import { expect, test } from 'vitest';
import type { Section } from './block.ts';
import { readingMs, widgetsIn } from './reading.ts';

const section = (blocks: Section['blocks']): Section => ({ id: 'pelda', title: 'Példa', type: 'section', blocks });
const words = (count: number) => `<p>${Array.from({ length: count }, () => 'szó').join(' ')}</p>`;

test('the reading time follows the words a pupil sees', () => {
  expect(readingMs(section([{ type: 'html', html: words(200) }]))).toBe(60_000);
  expect(readingMs(section([{ type: 'example', blocks: [{ type: 'html', html: words(50) + words(50) }] }]))).toBe(30_000);
});

test('folded reasons, drawings and formula sources are not read', () => {
  const svg = '<svg><text>egy kettő három</text></svg><annotation encoding="x">a b c d</annotation>';
  expect(readingMs(section([{ type: 'html', html: words(10) + svg }]))).toBe(3000);
  expect(readingMs(section([{ type: 'why', blocks: [{ type: 'html', html: words(200) }] }]))).toBe(2000);
});

test('widgets inside boxes belong to the section', () => {
  const widget = { type: 'widget' as const, id: 'w2', kind: 'balance', config: {} };
  expect(
    widgetsIn(
      section([
        { ...widget, id: 'w1' },
        { type: 'tasks', blocks: [widget] },
      ]),
    ),
  ).toEqual(['w1', 'w2']);
});
