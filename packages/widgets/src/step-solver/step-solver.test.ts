import { expect, it } from 'vitest';
import { longDivision, period, writeDivision } from './division.ts';
import { apply, evaluate, refusal, tokenize } from './expression.ts';
import { type ChooseConfig, choose, type OrderConfig, operate, order, pick } from './model.ts';

const text = { task: 'x', solved: 'y' };

it('computes with brackets, powers and the order of operations', () => {
  expect(evaluate(tokenize('20 - 2 · (3 + 4)'))).toBe(6);
  expect(evaluate(tokenize('2 + 3 · 4'))).toBe(14);
  expect(evaluate(tokenize('2 · [3 + {10 - (4 + 1)} : 5]'))).toBe(8);
  expect(evaluate(tokenize('2^3 · 5 - 18 : 6'))).toBe(37);
  expect(evaluate(tokenize('-3 + 5 · (-2)'))).toBe(-13);
  expect(evaluate(tokenize('10 - 4 + 3'))).toBe(9);
});

it('says why an operation cannot come yet', () => {
  const tokens = tokenize('20 - 2 · (3 + 4)');
  expect(refusal(tokens, 1)).toBe('stronger');
  expect(refusal(tokens, 3)).toBe('bracket');
  expect(refusal(tokens, 6)).toBeNull();
  expect(refusal(tokenize('10 - 4 + 3'), 3)).toBe('left');
  expect(refusal(tokenize('2 · 3 + 4 · 5'), 5)).toBeNull();
  expect(apply(tokens, 6)).toHaveLength(5);
});

it('keeps the lines of the solution and refuses wrong clicks', () => {
  const config: OrderConfig = { mode: 'order', state: { expression: '2 + 3 · 4' }, text, alt: 'x' };
  const start = order.initial(config, 1);
  expect(operate(start, 1).refused).toBe('stronger');
  const end = operate(operate(start, 3), 1);
  expect(end.lines).toHaveLength(3);
  expect(order.evaluate(config, { value: 14 }, end).solved).toBe(true);
});

it('advances only on the right choice', () => {
  const config: ChooseConfig = {
    mode: 'choose',
    state: {
      start: 'a',
      steps: [
        {
          options: [
            { text: 'jó', correct: true },
            { text: 'rossz', why: 'mert' },
          ],
          result: 'b',
        },
      ],
    },
    text,
    alt: 'x',
  };
  const start = choose.initial(config, 1);
  expect(pick(config, start, 1).missed).toBe('mert');
  expect(choose.evaluate(config, { finished: true }, pick(config, start, 0)).solved).toBe(true);
});

it('divides until the remainder comes again', () => {
  expect(writeDivision(longDivision(5, 11))).toBe('0,(45)');
  expect(writeDivision(longDivision(1, 6))).toBe('0,1(6)');
  expect(writeDivision(longDivision(7, 8))).toBe('0,875');
  expect(writeDivision(longDivision(12, 4))).toBe('3');
  expect(period(longDivision(22, 7))).toBe('142857');
});
