import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('each text is read once, even when it is nothing; among very many texts none is mixed up', () => {
  const asked: string[] = [];
  const read = remembered(text => {
    asked.push(text);
    return text === 'nothing' ? null : `${text}!`;
  });
  expect([read('a'), read('b'), read('nothing'), read('a'), read('nothing')]).toEqual(['a!', 'b!', null, 'a!', null]);
  expect(asked).toEqual(['a', 'b', 'nothing']);
  for (let i = 0; i < 12_000; i++) expect(read(`${i}`)).toBe(`${i}!`);
  expect(read('a')).toBe('a!');
});
