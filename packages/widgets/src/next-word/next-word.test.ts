import { expect, it } from 'vitest';
import { type CountConfig, chances, choose, count, followers, type WriteConfig, write, writeNext } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };
const corpus = ['a macska alszik', 'a macska eszik', 'A macska alszik a széken.', 'a kutya alszik'];

it('counts what follows a word', () => {
  expect(followers(corpus, 'macska')).toEqual([
    { word: 'alszik', count: 2 },
    { word: 'eszik', count: 1 },
  ]);
  expect(followers(corpus, 'széken')).toEqual([]);
  const config: CountConfig = { mode: 'count', state: { corpus, after: 'macska' }, ...base };
  expect(count.evaluate(config, { likeliest: 'alszik' }, { pick: 'eszik' }).say).toContain('1 alkalommal');
});

it('sharpens or levels the chances', () => {
  const list = followers(corpus, 'macska');
  expect(chances(list, 0)[0]?.chance).toBe(1);
  expect(chances(list, 1)[0]?.chance).toBe(0.5);
  expect(chances(list, 0.5)[0]?.chance).toBeCloseTo(2 / 3);
  expect(choose(chances(list, 0), () => 0.99)).toBe('alszik');
});

it('writes a sentence word by word and ends where nothing follows', () => {
  const config: WriteConfig = { mode: 'write', state: { corpus: ['a kis róka fut'], start: 'a' }, ...base };
  let now = write.initial(config, 1);
  for (let i = 0; i < 4; i++) now = writeNext(config, now, 1);
  expect(now.done).toEqual(['a kis róka fut']);
  expect(write.evaluate(config, { words: 4, sentences: 1 }, now).solved).toBe(true);
});
