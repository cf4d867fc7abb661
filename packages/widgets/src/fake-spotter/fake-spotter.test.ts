import { expect, it } from 'vitest';
import { examples } from './examples.ts';
import { post, toggled } from './model.ts';

const [example] = examples;
if (!example?.goal) throw new Error('no example');
const { goal } = example;

it('wants every sign and no harmless part, and says why a part is harmless', () => {
  const say = (...marked: number[]) => post.evaluate(example, goal, { marked }).say;
  expect(say()).toContain('Koppints');
  expect(say(1)).toContain('1 gyanújelet találtál');
  expect(say(1, 2, 3, 4)).toContain('A hossz egymagában nem gyanús.');
  expect(post.evaluate(example, goal, { marked: [1, 2, 4] }).solved).toBe(true);
});

it('lets a part be unmarked', () => {
  expect(toggled(toggled({ marked: [3] }, 1), 3)).toEqual({ marked: [1] });
});
