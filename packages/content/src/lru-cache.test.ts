import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';
import { renderFormula } from './markdown/formula.ts';

const cache = (maxSize: number) => new LruCache<string>(maxSize, text => text.length);

test('drops the least recently used entries over the limit', () => {
  const texts = cache(6);
  texts.set('a', 'xx');
  texts.set('b', 'xx');
  texts.set('c', 'xx');
  expect(texts.get('a')).toBe('xx');
  texts.set('d', 'xx');
  expect([texts.get('a'), texts.get('b'), texts.get('c'), texts.get('d')]).toEqual(['xx', undefined, 'xx', 'xx']);
  expect(texts.size).toBe(6);
});

test('an entry larger than the limit is not kept, a replaced one counts once', () => {
  const texts = cache(10);
  texts.set('a', 'x'.repeat(100));
  expect([texts.get('a'), texts.size]).toEqual([undefined, 0]);
  texts.set('a', 'xxx');
  texts.set('a', 'xxxx');
  expect([texts.get('a'), texts.size]).toEqual(['xxxx', 4]);
});

test('a formula is rendered once while it is in use', () => {
  expect(renderFormula('x^2', false)).toBe(renderFormula('x^2', false));
});

test('the formula cache stays within its limit over tasks that never repeat', () => {
  const before = renderFormula('y_0', false);
  for (let i = 1; i <= 2000; i++) renderFormula(`y_{${i}}`, false);
  expect(renderFormula('y_{2000}', false)).toBe(renderFormula('y_{2000}', false));
  expect(renderFormula('y_0', false)).not.toBe(before);
});
