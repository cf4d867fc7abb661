import { expect, it } from 'vitest';
import { drawTask, type Generator, LEVELS, type Task } from './engine.ts';
import { generators } from './index.ts';
import { generatedMisconceptions } from './misconceptions.ts';

const DRAWS = process.env.TEST_FULL ? 400 : 120;

/** Words that speak to the reader as the one who made the mistake: olvastad, számoltál, kihagytad, te; not „kötél”. */
const TO_THE_READER = /[^\saáeéiíoóöőuúüű](?:tál|tél|tad|ted)(?!\p{L})|(?<!\p{L})(?:te|neked|tied)(?!\p{L})/iu;

/** Everything a task says about another pupil's mistake. */
function saidOfOthers({ shape, question }: Task): string[] {
  if (question.type === 'match' && shape === 'match-errors')
    return [...question.pairs.map(pair => String(pair.right)), question.explanation ?? ''];
  if (question.type !== 'single' || !/szerint a válasz|Négy tanuló ezt kapta|válasza:/.test(question.question)) return [];
  return question.options
    .filter(({ text }) => text !== 'egyiküknek sem')
    .flatMap(({ text = '', correct, explanation }) => [text, ...(correct || shape === 'find-error' ? [] : [explanation])]);
}

const told = (generator: Generator): string[] =>
  LEVELS.flatMap(level => Array.from({ length: DRAWS }, (_, seed) => drawTask(generator, `other ${seed}`, level))).flatMap(saidOfOthers);

it.each([...generators.values()])('tells of another pupil in the third person: $id', generator => {
  expect([...new Set(told(generator))].filter(text => TO_THE_READER.test(text))).toEqual([]);
});

it('names every misconception in the third person', () => {
  expect([...generatedMisconceptions.values()].map(({ text }) => text).filter(text => TO_THE_READER.test(text))).toEqual([]);
});
