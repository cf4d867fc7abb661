import { expect, it } from 'vitest';
import {
  type CountConfig,
  chances,
  choose,
  continuations,
  continueText,
  count,
  followers,
  type TrainConfig,
  tableOf,
  teach,
  train,
  type WriteConfig,
  write,
  writeNext,
} from './model.ts';

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

it('learns from the sentences of the pupil: counts by context, all of them to be seen', () => {
  const config: TrainConfig = { mode: 'train', state: { corpus: ['a kutya fut', 'a kutya alszik'], start: 'a', context: 1 }, ...base };
  const start = train.initial(config, 1);
  const taught = teach({ ...start, typing: 'A kutya fut, fut!' });
  expect(taught.own).toEqual(['a kutya fut fut']);
  expect(tableOf(config, taught)).toEqual([
    { before: 'a', after: [{ word: 'kutya', count: 3 }] },
    {
      before: 'fut',
      after: [{ word: 'fut', count: 1 }],
    },
    {
      before: 'kutya',
      after: [
        { word: 'fut', count: 2 },
        { word: 'alszik', count: 1 },
      ],
    },
  ]);
  expect(continuations(['a kis kutya', 'a nagy kutya'], ['a', 'nagy'])).toEqual([{ word: 'kutya', count: 1 }]);
  expect(teach({ ...start, typing: 'egy' }).own).toEqual([]);
});

it('writes on only where a sentence went on', () => {
  const config: TrainConfig = { mode: 'train', state: { corpus: ['a kutya fut'], start: 'a', context: 2, randomness: 0 }, ...base };
  let now = train.initial(config, 1);
  for (let i = 0; i < 5; i++) now = continueText(config, now);
  expect(now.text).toEqual(['a', 'kutya', 'fut']);
  expect(train.evaluate(config, { words: 4, own: 1 }, now).say).toContain('0 saját mondatot');
  expect(train.evaluate(config, { words: 3 }, now).solved).toBe(true);
});
