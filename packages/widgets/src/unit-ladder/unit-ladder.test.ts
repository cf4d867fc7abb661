import { expect, it } from 'vitest';
import { type AnswerConfig, answer, convert, ladders, sizeOf } from './model.ts';

it('converts on every ladder', () => {
  expect(convert('length', 2500, 'mm', 'm')).toBe(2.5);
  expect(convert('length', 1, 'km', 'm')).toBe(1000);
  expect(convert('mass', 3.2, 'kg', 'g')).toBe(3200);
  expect(convert('mass', 1, 't', 'kg')).toBe(1000);
  expect(convert('time', 1, 'nap', 's')).toBe(86_400);
  expect(convert('volume', 1, 'l', 'ml')).toBe(1000);
  expect(convert('volume', 1, 'hl', 'l')).toBe(100);
  expect(convert('area', 1, 'ha', 'm²')).toBe(10_000);
  expect(convert('area', 1, 'km²', 'ha')).toBe(100);
  expect(convert('cubic', 1, 'm³', 'dm³')).toBe(1000);
  for (const ladder of Object.keys(ladders)) expect(ladder in ladders).toBe(true);
  expect(sizeOf('length', 'inch')).toBeNaN();
});

it('recognises the inverse conversion', () => {
  const config: AnswerConfig = {
    mode: 'answer',
    state: { ladder: 'mass', value: 3.2, from: 'kg', to: 'g' },
    text: { task: 'x', solved: 'y' },
    alt: 'x',
  };
  expect(answer.evaluate(config, { value: 3200 }, { typed: '0,0032' }).say).toContain('Fordítva');
  expect(answer.evaluate(config, { value: 3200 }, { typed: '320' }).say).toContain('1000');
  expect(answer.evaluate(config, { value: 3200 }, { typed: '3200' }).solved).toBe(true);
});
